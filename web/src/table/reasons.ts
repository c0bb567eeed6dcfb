// Questions to the server why something cannot be done now. Each is settled: by the answer, after a while, or when the
// connection breaks; whoever asked then hears that there is no reason to tell.
import type { Reason } from "../protocol";

const PATIENCE = 8000; // ms

export type Asked = { word: string } | { ref: string };
const keyOf = (of: Asked): string => ("ref" in of ? `ref ${of.ref}` : `word ${of.word}`);

export class Reasons {
	private readonly open = new Map<string, ((reason: Reason) => void)[]>();

	constructor(
		private readonly table: string,
		/** Returns whether it could be sent. */
		private readonly send: (of: Asked) => boolean,
	) {}

	ask(of: Asked): Promise<Reason> {
		const key = keyOf(of);
		return new Promise((resolve) => {
			const late = setTimeout(() => this.settle(key, this.none(of)), PATIENCE);
			const done = (reason: Reason) => {
				clearTimeout(late);
				resolve(reason);
			};
			this.open.set(key, [...(this.open.get(key) ?? []), done]);
			if (!this.send(of)) this.settle(key, this.none(of));
		});
	}

	answer(reason: Reason): void {
		this.settle(keyOf(reason.ref === undefined ? { word: reason.word } : { ref: reason.ref }), reason);
	}

	/** The connection is down, or the table is left: no answer will come. */
	drop(): void {
		for (const key of [...this.open.keys()]) this.settle(key, this.none({ word: "" }));
	}

	private settle(key: string, reason: Reason): void {
		const waiting = this.open.get(key) ?? [];
		this.open.delete(key);
		for (const done of waiting) done(reason);
	}

	/** No word and no rule: nothing is explained. */
	private none(of: Asked): Reason {
		return { t: "why", table: this.table, word: "", rule: null, args: {}, ...("ref" in of ? of : {}) };
	}
}
