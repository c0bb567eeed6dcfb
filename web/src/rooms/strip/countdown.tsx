// The time until something begins, by the server's clock, as a number and a ring.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../ui/locales";

const SECOND = 1000;
const MINUTE = 60;
const TURN = 2 * Math.PI * 31;
/** A ring is full at so many seconds and more. */
const FULL = 5 * MINUTE;

/** Whole seconds left; `now` is the server's time when it said so. */
export function useLeft(at: string | null, now: string): number | null {
	const skew = useMemo(() => Date.parse(now) - Date.now(), [now]);
	const [, tick] = useState(0);
	useEffect(() => {
		if (at === null) return;
		const timer = setInterval(() => tick((n) => n + 1), SECOND);
		return () => clearInterval(timer);
	}, [at]);
	return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - Date.now() - skew) / SECOND));
}

export function clockText(seconds: number): string {
	const [hours, minutes] = [Math.floor(seconds / MINUTE / MINUTE), Math.floor(seconds / MINUTE) % MINUTE];
	const two = (n: number) => String(n).padStart(2, "0");
	return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

/** The ring, and beneath it what happens at zero. */
export function Ring({ left, sentence }: { left: number; sentence: string }): JSX.Element {
	const share = Math.min(1, left / FULL);
	return (
		<span class="ev-ring" role="timer" aria-label={`${t(sentence)} ${clockText(left)}`}>
			<span>
				<svg viewBox="0 0 74 74" aria-hidden="true">
					<circle cx="37" cy="37" r="31" />
					<circle class="ev-ring-left" cx="37" cy="37" r="31" stroke-dasharray={`${share * TURN} ${TURN}`} />
				</svg>
				<b>{clockText(left)}</b>
			</span>
			<small>{t(sentence)}</small>
		</span>
	);
}

/** The time left in a line of text. */
export function Left({ at, now, sentence }: { at: string | null; now: string; sentence: string }): JSX.Element | null {
	const left = useLeft(at, now);
	return left === null ? null : (
		<span class="ev-left" role="timer">
			{t(sentence)} {clockText(left)}
		</span>
	);
}
