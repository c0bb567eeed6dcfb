// When the next update may be shown: a while after the last one was seen, however early it arrived.
import { rest, slowness } from "../board/animate";
import type { TableInfo } from "../protocol";
import { settings } from "../state/settings";

const USUAL = 0.9;
const PACES = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/** Milliseconds between two moves of others, as the server and the reader want it. */
export const paceOf = (info: TableInfo | null): number =>
	(info?.pace ?? USUAL) * 1000 * (PACES[settings.get().pace] ?? 1);

export class Pace {
	private seen = Number.NEGATIVE_INFINITY;
	private held = 0;

	/** Resolves `gap` ms after the last update was shown, and not before a hold is over. */
	next(gap: number): Promise<void> {
		return rest(Math.max(this.seen + gap, this.held) - performance.now());
	}
	shown(): void {
		this.seen = performance.now();
	}
	hold(ms: number): void {
		this.held = performance.now() + ms * slowness();
	}
}
