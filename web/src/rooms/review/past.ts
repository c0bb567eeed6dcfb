// The past of one game, fetched as needed: for each pair of eyes its story once, and its moments slice by slice.

import type { Eyes } from "../../net/reviews";
import type { Heard, Moments, Review, Update } from "../../protocol";

const SLICE = 32; // as the server cuts them
const AHEAD = 8; // this many moments before the end of a slice, the next one is fetched

export interface Source {
	story(table: string, eyes: Eyes): Promise<Review>;
	moments(table: string, eyes: Eyes, at: number): Promise<Moments>;
}

/** The story for one pair of eyes, with how many events were heard by each moment. */
export interface Told {
	review: Review;
	heard: Heard[];
	/** `counts[k]` events had been heard after moment `first + k`. */
	counts: number[];
}

/** What a replay needs to know of a game; it may grow as it is asked for more. */
export interface Memory {
	readonly table: string;
	story(eyes: Eyes): Promise<Told>;
	/** What these eyes saw at a moment. */
	at(eyes: Eyes, moment: number): Promise<Update>;
	/** Prefetches what comes after a moment. */
	near(eyes: Eyes, moment: number, last: number): void;
	/** Learns of the game up to a moment, if it goes that far. */
	reach(eyes: Eyes, moment: number): Promise<Told>;
}

export class Past implements Memory {
	private readonly told = new Map<Eyes, Promise<Told>>();
	private readonly slices = new Map<string, Promise<Map<number, Update>>>();

	constructor(
		readonly table: string,
		private readonly source: Source,
	) {}

	story(eyes: Eyes): Promise<Told> {
		return this.once(this.told, eyes, async () => toldOf(await this.source.story(this.table, eyes)));
	}

	/** All of it is known from the start. */
	reach(eyes: Eyes): Promise<Told> {
		return this.story(eyes);
	}

	async at(eyes: Eyes, moment: number): Promise<Update> {
		const update = (await this.slice(eyes, moment)).get(moment);
		if (!update) throw new Error(`There is no moment ${moment}.`);
		return update;
	}

	near(eyes: Eyes, moment: number, last: number): void {
		const next = moment - (moment % SLICE) + SLICE;
		if (next <= last && next - moment <= AHEAD) this.slice(eyes, next).catch(() => undefined);
	}

	private slice(eyes: Eyes, moment: number): Promise<Map<number, Update>> {
		const first = moment - (moment % SLICE);
		return this.once(this.slices, `${eyes} ${first}`, async () => {
			const { updates } = await this.source.moments(this.table, eyes, first);
			return new Map(updates.map((update) => [update.seq, update]));
		});
	}

	/** One request for all callers; after a failure, the next caller tries again. */
	private once<K, T>(known: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
		const coming = known.get(key) ?? ask();
		known.set(key, coming);
		coming.catch(() => known.delete(key));
		return coming;
	}
}

export function toldOf(review: Review): Told {
	let sum = 0;
	const counts = review.heard.map((events) => {
		sum += events.length;
		return sum;
	});
	return { review, heard: review.heard.flat(), counts };
}

/** How many events had been heard by a moment. */
export const heardBy = ({ review, counts }: Told, moment: number): number => counts[moment - review.first] ?? 0;

/** The moment at which an event was heard. */
export const momentOf = ({ review, counts }: Told, event: number): number =>
	review.first +
	Math.max(
		0,
		counts.findIndex((count) => count > event),
	);

/** The next or previous moment at which another seat is to move. */
export function turnFrom({ review: { movers, moments, first } }: Told, at: number, by: 1 | -1): number {
	const last = moments - 1;
	let to = at;
	if (by < 0) to -= 1;
	while (by > 0 ? to < last && movers[to] === movers[at] : to > first && movers[to - 1] === movers[to]) to += by;
	return Math.min(last, Math.max(first, to));
}
