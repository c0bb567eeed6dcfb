// The strip itself, once there is an evening to show: how far it is, and the way to one's table.
import "./strip.css";
import type { JSX } from "preact";
import type { OwnEvent } from "../../protocol";
import { follow, pathOf } from "../../state/route";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";

const Left = part(() => import("./countdown"), "Left");

export function Line({ mine, clear }: { mine: OwnEvent; clear: boolean }): JSX.Element {
	const { id, table, next, ends, now, status } = mine;
	return (
		<aside
			class={`ev-strip ${clear ? "ev-strip--clear" : ""}`}
			aria-label={t("event-yours")}
			data-testid="evening-strip"
		>
			<div class="wrap">
				<a href={`/events/${id}`} onClick={follow}>
					<Icon name="flame" />
					<b>{nameText(mine)}</b>
				</a>
				<span>{stateText(mine)}</span>
				{(next ?? ends) && status !== "over" && (
					<Left at={next ?? ends} now={now} sentence={next ? "event-begins-in" : "event-ends-in"} />
				)}
				{table ? (
					<a class="btn btn--go btn--s" href={pathOf(table)} data-testid="strip-table" onClick={follow}>
						{t("event-to-table")}
					</a>
				) : (
					<a class="btn btn--quiet btn--s" href={`/events/${id}`} data-testid="strip-evening" onClick={follow}>
						{t("event-to-evening")}
					</a>
				)}
			</div>
		</aside>
	);
}

function nameText({ name, status, people, round, rounds, system }: OwnEvent): string {
	if (status === "open") return t("event-strip-open", { name, people });
	return t(system === "arena" ? "event-strip-arena" : "event-strip-round", { name, round, rounds });
}

function stateText({ opponent, waiting, status, settled, you, system }: OwnEvent): string {
	if (opponent !== null) return t("event-strip-playing", { opponent });
	if (waiting) return t("event-strip-waiting");
	return status === "running" && you && !settled && system !== "arena" ? t("event-strip-between") : "";
}
