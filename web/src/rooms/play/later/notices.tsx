// The lines between the bar and the table: the connection, low time, and what few tables show.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useStore } from "../../../state/store";
import { line } from "../../../table/connection";
import { keepSteady } from "../../../table/later/steady";
import { LateNote, LowTime, Resting } from "../../../table/life";
import { Notice } from "../../../table/strip";
import { part, whenIdle } from "../../../ui/lazy";
import { learnRest, t, vocabulary } from "../../../ui/locales";
import type { PlayProps, Situation } from "../situation";

const outbox = () => import("../../../table/later/outbox");
const ConnectionStrip = part(() => import("../../../table/later/strip"), "ConnectionStrip");
const Bubbles = part(() => import("../../talk/bubbles"), "Bubbles", "life");
const Seldom = part(() => import("./seldom"), "Seldom", "table");

export interface NoticesProps extends PlayProps {
	now: Situation;
	/** Set while the reader looks back. */
	onNow: (() => void) | null;
}
export function Notices({ table, state, info, now, onNow }: NoticesProps): JSX.Element {
	const { playing } = now;
	const { failed } = useStore(vocabulary);
	const clocks = state.clocks && { info, people: now.scene.people, clocks: state.clocks };
	useEffect(keepSteady, [table]);
	useEffect(() => whenIdle(() => void outbox().then(({ keepFor }) => keepFor(table))), [table]);
	const show = () => {
		table.store.set({ missed: null, fate: null });
		table.replay();
	};
	return (
		<>
			{(state.link.everUp || state.missed || state.fate) && (
				<ConnectionStrip table={table} state={state} playing={playing} onShow={show} onHurry={() => line.hurry()} />
			)}
			{failed && (
				<Notice
					text={t("load-failed")}
					action={t("load-again")}
					onAct={() => void learnRest().catch(() => location.reload())}
				/>
			)}
			{info.resting && info.status === "running" && <Resting info={info} />}
			{clocks && playing && <LowTime {...clocks} />}
			{info.you === null && <LateNote info={info} />}
			{info.chairs.filter(({ kind }) => kind === "person").length > 1 && <Bubbles info={info} said={state.said} />}
			{(info.frozen || now.keptByBot || onNow) && <Seldom info={info} now={now} onNow={onNow} />}
		</>
	);
}
