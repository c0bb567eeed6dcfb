// What the explorer shows of DragonDuel's cards: their pictures, costs and texts.
import type { ExplorerPart } from "../../../table/title";
import { t } from "../../../ui/locales";
import { cardOf, nameOf, textOf } from "../cards/cards";
import { Picture } from "../cards/picture";

export default {
	nameOf,
	about: (item) => {
		const { cost, strength } = cardOf(item);
		return t("explorer-dragonduel-about", { cost, strength: strength ?? 0 });
	},
	Thumb: ({ item }) => <Picture card={cardOf(item)} />,
	textOf,
} satisfies ExplorerPart;
