// From the rules in short, beside the table, to the whole of them; in another tab, so that the game stays where it is.
import "./links.css";
import type { JSX } from "preact";
import { t } from "../locales";
import { Icon, learnIcons } from "../look/icon";

learnIcons(import.meta.glob<string>("./icons/book.svg", { eager: true, query: "?raw", import: "default" }));

export interface RuleLinksProps {
	title: string;
	/** Where the rules tell about what is asked. */
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
