// Notices that few tables show: a frozen game, a bot in one's place, the way back from the past.
import type { JSX } from "preact";
import { api } from "../../../net/api";
import { asMe } from "../../../person/me";
import { Notice } from "../../../table/strip";
import { t } from "../../../ui/locales";
import type { NoticesProps } from "./notices";

export type SeldomProps = Pick<NoticesProps, "info" | "now" | "onNow">;

export function Seldom({ info, now: { keptByBot, over }, onNow }: SeldomProps): JSX.Element {
	return (
		<>
			{info.frozen && (
				<div class="strip" role="status">
					{t("frozen")}
				</div>
			)}
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
