// The ending as a film: frames that a title makes of what the rules told, in the order in which they told it. Nothing is
// counted here: totals are those that were sent.
import type { JSX } from "preact";

export interface Frame {
	/** How long it is seen, if there is time for all. */
	ms: number;
	/** The same as a sentence. */
	told: string;
	show(): JSX.Element;
}
export type Film = Frame[];
export interface Finale {
	film: Film;
	/** The reader has won so clearly that a stronger bot would be more fun. */
	walkover: boolean;
}

const AT_MOST = 10_000;

/** How long each frame is seen, so that all of them take ten seconds at most. */
export function paced(film: Film): number[] {
	const whole = film.reduce((sum, { ms }) => sum + ms, 0);
	return film.map(({ ms }) => ms * Math.min(1, AT_MOST / whole));
}
