// The game of a chapter: fetched as far as the reader has come if what comes is hidden, else all of it.
import { studies } from "../../net/studies";
import type { ChapterGame, Heard, TableInfo, Update } from "../../protocol";
import type { Memory, Told } from "../review/past";
import { toldOf } from "../review/past";

/** Farther than any game goes. */
export const END = 999_999;
const SLICE = 32; // as the server cuts them

export class ChapterPast implements Memory {
	/** There are more moments than are known. */
	more = false;
	#table: TableInfo | null = null;
	#seat: number | null = null;
	#first = 0;
	#heard: Heard[][] = [];
	#movers: number[] = [];
	#updates = new Map<number, Update>();
	#opening: Promise<void> | null = null;

	constructor(
		readonly study: string,
		readonly chapter: number,
		readonly hide: boolean,
		/** The moment to begin at; the first without one. */
		private readonly from: number | null,
	) {}

	get table(): string {
		return this.#table?.id ?? "";
	}
	get seat(): number | null {
		return this.#seat;
	}
	/** The last moment that is known. */
	get last(): number {
		return this.#first + this.#heard.length - 1;
	}

	async story(): Promise<Told> {
		this.#opening ??= this.#ask(0, this.hide ? (this.from ?? 0) : END);
		await this.#opening;
		return this.#told();
	}

	async at(_: unknown, moment: number): Promise<Update> {
		if (!this.#updates.has(moment)) {
			const first = Math.max(this.#first, moment - (moment % SLICE));
			await this.#ask(first, Math.min(this.last, first + SLICE - 1));
		}
		const update = this.#updates.get(moment);
		if (!update) throw new Error(`There is no moment ${moment}.`);
		return update;
	}

	near(_: unknown, moment: number, last: number): void {
		const next = moment + SLICE / 4;
		if (next <= last && !this.#updates.has(next)) this.at(_, next).catch(() => undefined);
	}

	async reach(_: unknown, moment: number): Promise<Told> {
		if (this.more && moment > this.last) await this.#ask(this.last + 1, moment);
		return this.#told();
	}

	async #ask(since: number, upto: number): Promise<void> {
		const part = await studies.game(this.study, this.chapter, since, upto);
		if (!this.#heard.length) {
			this.#first = part.first;
			this.#seat = part.seat;
			this.#movers = Array.from({ length: Math.max(part.first - 1, 0) }, () => -1); // before the chapter
		}
		for (const update of part.updates) this.#updates.set(update.seq, update);
		this.#add(part);
	}

	/** Takes in moments that come after those known. */
	#add(part: ChapterGame): void {
		if (part.last <= this.last && this.#table) return;
		const known = this.last;
		this.#heard.push(...part.heard.slice(known + 1 - part.first));
		const offset = Math.max(part.first - 1, 0);
		part.movers.forEach((seat, i) => {
			this.#movers[offset + i] = seat;
		});
		this.#table = part.table;
		this.more = part.more;
	}

	#told(): Told {
		if (!this.#table) throw new Error("The chapter is not there yet.");
		return toldOf({
			table: this.#table,
			seat: this.#seat,
			moments: this.last + 1,
			first: this.#first,
			movers: this.#movers,
			heard: this.#heard,
		});
	}
}
