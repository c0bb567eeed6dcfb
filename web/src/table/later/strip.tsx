// The line under the bar while nothing gets through, and when it does again.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../ui/locales";
import { waits } from "../kept";
import type { Table, TableState } from "../table";

export interface StripProps {
	table: Table;
	state: Pick<TableState, "link" | "missed" | "kept" | "fate" | "away">;
	/** Set if the reader plays: a move of theirs would wait. */
	playing?: boolean;
	onShow(): void;
	onHurry(): void;
}

export function ConnectionStrip({ table, state, playing = false, onShow, onHurry }: StripProps): JSX.Element | null {
	const { link, missed, kept, fate } = state;
	const off = link.everUp && ((!link.up && link.retryAt !== null) || link.silent);
	const waiting = waits(state, link.up, link.silent);
	if (off) {
		const move = waiting ? "move" : playing ? "none" : "watching";
		return (
			<div class="strip" role="alert" data-testid="connection-strip">
				<i />
				<span>
					<b>{t("line-off")}</b> {t("line-waits", { move })} {!link.up && <Again at={link.retryAt} />}
				</span>
				{waiting && !kept?.gone && (
					<button type="button" class="btn btn--s" data-testid="keep-back" onClick={() => table.outbox?.takeBack()}>
						{t("line-keep-back")}
					</button>
				)}
				{!link.up && (
					<button type="button" class="btn btn--s" onClick={onHurry}>
						{t("line-try")}
					</button>
				)}
			</div>
		);
	}
	if (!missed && !fate) return null;
	const seconds = Math.round((state.away ?? 0) / 1000);
	return (
		<div class="strip" role="status" data-testid="connection-strip" data-fate={fate}>
			{t("line-back", { seconds, fate: fate ?? "none", moves: missed ?? 0 })}
			<button type="button" class="btn btn--s" onClick={onShow}>
				{t("show")}
			</button>
		</div>
	);
}

/** When the next attempt is made. */
function Again({ at }: { at: number | null }): JSX.Element {
	const [now, setNow] = useState(Date.now());
	useEffect(() => {
		const tick = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(tick);
	}, []);
	return <span>{t("line-again", { seconds: Math.max(0, Math.ceil(((at ?? now) - now) / 1000)) })}</span>;
}
