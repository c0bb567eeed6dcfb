// The line under the bar while the connection is down, and when it is back.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LinkState } from "../net/socket";
import { t } from "../ui/locales";

export interface StripProps {
	link: LinkState;
	missed: number | null;
	onShow(): void;
	onHurry(): void;
}

export function ConnectionStrip({ link, missed, onShow, onHurry }: StripProps): JSX.Element | null {
	const [now, setNow] = useState(Date.now());
	const down = !link.up && link.everUp && link.retryAt !== null;
	useEffect(() => {
		if (!down) return;
		const tick = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(tick);
	}, [down]);
	if (down) {
		const seconds = Math.max(0, Math.ceil(((link.retryAt ?? now) - now) / 1000));
		return (
			<div class="strip" role="alert" data-testid="connection-strip">
				<i />
				{t("line-lost", { seconds })}
				<button type="button" class="btn btn--s" onClick={onHurry}>
					{t("line-try")}
				</button>
			</div>
		);
	}
	if (!missed) return null;
	return (
		<div class="strip" role="status" data-testid="connection-strip">
			{t("line-back", { moves: missed })}
			<button type="button" class="btn btn--s" onClick={onShow}>
				{t("show")}
			</button>
		</div>
	);
}

/** In the same place, one sentence and one thing to do about it. */
export function Notice({ text, action, onAct }: { text: string; action: string; onAct(): void }): JSX.Element {
	return (
		<div class="strip" role="status">
			{text}
			<button type="button" class="btn btn--s" onClick={onAct}>
				{action}
			</button>
		</div>
	);
}
