// The lines between the bar and the table: the connection, a frozen game, low time, a bot in one's place.
import type { JSX } from "preact";
import { api } from "../../net/api";
import { asMe } from "../../person/me";
import { line } from "../../table/connection";
import { LateNote, LowTime } from "../../table/life";
import { ConnectionStrip, Notice } from "../../table/strip";
import { t } from "../../ui/locales";
import type { PlayProps, Situation } from "./situation";

export interface NoticesProps extends PlayProps {
	now: Situation;
	/** Set while the reader looks back. */
	onNow: (() => void) | null;
}
export function Notices({ table, state, info, now, onNow }: NoticesProps): JSX.Element {
	const { keptByBot, over, playing } = now;
	const clocks = state.clocks && { info, people: now.scene.people, clocks: state.clocks };
	const show = () => {
		table.store.set({ missed: null });
		table.replay();
	};
	return (
		<>
			<ConnectionStrip link={state.link} missed={state.missed} onShow={show} onHurry={() => line.hurry()} />
			{info.frozen && (
				<div class="strip" role="status">
					{t("frozen")}
				</div>
			)}
			{clocks && playing && <LowTime {...clocks} />}
			{info.you === null && <LateNote info={info} />}
			{keptByBot && !over && !info.ended && (
				<Notice
					text={t("stand-in")}
					action={t("take-back")}
					onAct={() => void asMe(() => api.sit(info.id, keptByBot.seat))}
				/>
			)}
			{onNow && <Notice text={t("looking-back")} action={t("to-now")} onAct={onNow} />}
		</>
	);
}
