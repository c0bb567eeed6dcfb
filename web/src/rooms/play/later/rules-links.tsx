// Links from the short rules next to the table to the full ones; in another tab, so that the game stays where it is.
import "./rules-links.css";
import type { JSX } from "preact";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";

learnIcons(import.meta.glob<string>("../../rules/icons/book.svg", { eager: true, query: "?raw", import: "default" }));

export interface RuleLinksProps {
	title: string;
	/** The section of the rules about the question. */
	rules: string;
	asked: boolean;
}
export function RuleLinks({ title, rules, asked }: RuleLinksProps): JSX.Element {
	return (
		<p class="ru-links">
			<a href={`/rules/${title}`} target="_blank" rel="noopener" data-testid="all-rules">
				<Icon name="book" size="s" /> {t("rules-all")}
			</a>
			{asked && (
				<a href={rules} target="_blank" rel="noopener" data-testid="rules-of-question">
					<Icon name="help" size="s" /> {t("rules-asked")}
				</a>
			)}
		</p>
	);
}
