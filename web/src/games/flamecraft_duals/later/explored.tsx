// What the explorer shows of the cards of Flamecraft Duals: their names and what they are worth.
import type { ExplorerPart } from "../../../table/title";
import { t } from "../../../ui/locales";
import { cardName, worthOf } from "../table/book";

export default {
	nameOf: cardName,
	about: (item) => (worthOf(item) ? t("explorer-flamecraft_duals-about", { worth: worthOf(item) }) : ""),
} satisfies ExplorerPart;
