// Before a solo game: the unlocked achievements and what they change, and those still to be won.
import "../table/flamecraft.css";
import "../workshop/workshop.css";
import "../../goods";
import type { JSX } from "preact";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { ProfileProps } from "../../workshops/workshops";
import { allOf, nameOf } from "../table/cards";
import { textOf } from "../table/say";
import { bringsOf } from "./goals";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export default function Profile({ unlocked }: ProfileProps): JSX.Element {
	const all = allOf("achievement");
	const won = all.filter(({ id }) => unlocked.includes(id));
	const open = all.filter(({ id }) => !unlocked.includes(id));
	return (
		// on a phone it is a line that opens, so that the way to the table stays short
		<details class="fc-goals fc-profile" data-title="flamecraft" data-testid="profile" open={innerWidth > 760}>
			<summary class="fc-lab">{t("flamecraft-profile", { count: won.length, all: all.length })}</summary>
			<p>{t("flamecraft-goals-hint", { allowed: 0 })}</p>
			<ul>
				{won.map(({ id }) => (
					<li key={id} class="fc-goalrow fc-goalrow--unlocked" data-state="unlocked">
						<Icon name="check" size="s" />
						<span>
							<b>{nameOf(id)}</b> <small>{bringsOf(id)}</small>
						</span>
						<i>{t("flamecraft-goal-state", { state: "unlocked", now: 0, least: 0 })}</i>
					</li>
				))}
				{open.map(({ id }) => (
					<li key={id} class="fc-goalrow" data-state="open">
						<Icon name="star" size="s" />
						<span>
							<b>{nameOf(id)}</b> <small>{textOf(id)}</small>
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}
