// What the others did since this seat's last answer: one short line each, in turn order, above the question. The next
// press on the table removes it.
import "./since.css";
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { Face, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

/** Where or what, and what it brought: counts with their icons. */
export interface Did {
	who: number;
	what: string;
	brought?: [icon: string, count: number][];
}

const MOST = 5; // kinds of things shown for one turn

export function Since({ did, people }: { did: Did[]; people: Person[] }): JSX.Element | null {
	if (!did.length) return null;
	return (
		<div class="since" data-testid="recap">
			<b class="desk">{t("since-your-turn")}</b>
			{did.map(({ who, what, brought = [] }, k) => (
				<p key={k} data-who={who}>
					<Face seat={who} face={people[who]?.face ?? ""} width={24} />
					<span>
						<b>{people[who]?.name}</b> {what}
						{brought.length > 0 && what ? "," : ""}
					</span>
					{brought.slice(0, MOST).map(([icon, count]) => (
						<i key={icon}>
							{count < 0 ? `−${-count}` : `+${count}`} <Icon name={icon} size="s" />
						</i>
					))}
				</p>
			))}
		</div>
	);
}

/** Adds to the counts of what was brought. */
export function add(to: Map<string, number>, icon: string, count: number): void {
	to.set(icon, (to.get(icon) ?? 0) + count);
}
