// What is asked or waited for before the start.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { tables } from "../../net/tables";
import { me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { go } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Ask } from "../../table/ask";
import { personOf } from "../../table/people";
import type { Asked } from "../../table/text/content";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

/** Bots take the free seats after a while: when, and how to stop that. */
function Filling({ info, host, free, act }: Omit<StartProps, "wrong" | "onName">): JSX.Element {
	const [left, setLeft] = useState(info.fill ?? 0);
	useEffect(() => {
		const until = Date.now() + (info.fill ?? 0) * 1000;
		const count = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000)));
		count();
		const timer = setInterval(count, 500);
		return () => clearInterval(timer);
	}, [info]);
	return (
		<Ask
			question={info.chairs.some(isMissing) ? missingText(info) : t("waiting-for", { count: free })}
			then={t(info.chairs.some(isMissing) ? "rematch-bots" : "fill-in", { seconds: left })}
		>
			{host && (
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="fill-never"
					onClick={() => act(() => tables.changeTable(info.id, { fill: 0 }))}
				>
					{t("fill-never")}
				</button>
			)}
		</Ask>
	);
}

interface StartProps {
	info: TableInfo;
	host: boolean;
	free: number;
	wrong: string;
	act(request: () => Promise<unknown>): void;
	onName(): void;
}
/** Somebody who has not said yes to this rematch. */
const isMissing = ({ kind, yes }: TableInfo["chairs"][number]): boolean => kind === "person" && yes === false;

const listed = (info: TableInfo, chairs: TableInfo["chairs"]): string =>
	new Intl.ListFormat(settings.get().lang).format(chairs.map((chair) => personOf(info, chair).name));

function missingText(info: TableInfo): string {
	const missing = info.chairs.filter(isMissing);
	return t("rematch-missing", { names: listed(info, missing), count: missing.length });
}

/** Who has a chair and is not at the table: nobody says that everyone is here meanwhile. */
function awayIn(info: TableInfo, host: boolean): Asked | null {
	const people = info.chairs.filter(({ kind }) => kind === "person");
	const away = people.filter(({ here, seat }) => !here && seat !== info.you);
	if (!away.length) return null;
	const small = t("really-here", { here: people.length - away.length, all: people.length });
	return { small, heading: t(host ? "wait-for" : "waits-for-away", { names: listed(info, away) }) };
}

/** What is asked or waited for before the start. */
export function askedIn(info: TableInfo, host: boolean, wrong: string, name: string): Asked {
	const free = info.chairs.filter(({ kind }) => kind === "free").length;
	if (wrong) return { small: t("not-done"), heading: wrong };
	if (info.you === null && free) return { small: t("come-in"), heading: t("sit-as", { name }) };
	if (info.you === null) return { heading: t("table-full"), notes: [t("table-full-then")] };
	if (info.chairs.some(isMissing)) return { heading: missingText(info) };
	if (free) return { heading: t("waiting-for", { count: free }), notes: [t("waiting-hint")] };
	const away = awayIn(info, host);
	if (away) return away;
	return host ? { small: t("all-here"), heading: t("start-question") } : { heading: t("waiting-host") };
}

export function Start({ info, host, free, wrong, act, onName }: StartProps): JSX.Element {
	const { name } = useStore(me);
	const chair = info.chairs.find((one) => one.kind === "free");
	const { small, heading, notes } = askedIn(info, host, wrong, name);
	if (wrong) return <Ask small={small} question={heading} />;
	if (info.you === null && chair) {
		return (
			<Ask mine small={small} question={heading}>
				<button type="button" class="btn btn--quiet" data-testid="rename" onClick={onName}>
					{t("change-name")}
				</button>
				<button
					type="button"
					class="btn btn--go"
					data-testid="sit-down"
					onClick={() => act(() => api.sit(info.id, chair.seat))}
				>
					{t("sit-down")}
				</button>
			</Ask>
		);
	}
	const waits = free > 0 || info.chairs.some(isMissing);
	if (waits && info.fill !== undefined && info.you !== null)
		return <Filling info={info} host={host} free={free} act={act} />;
	if (waits || !host) return <Ask question={heading} then={notes?.[0]} />;
	return (
		<Ask mine small={small} question={heading}>
			<button type="button" class="btn btn--quiet" onClick={() => go(null)}>
				{t("later")}
			</button>
			<button type="button" class="btn btn--go" data-testid="start" onClick={() => act(() => tables.start(info.id))}>
				<Icon name="flame" /> {t("start")}
			</button>
		</Ask>
	);
}
