// Keeps a move and lines of talk until the server has confirmed them. They wait for the connection and survive closing
// the page. A move goes out once: the server knows it by the update it answers and by its words.
import type { Link } from "../../net/socket";
import type { Question, Refused, Said, Update } from "../../protocol";
import { rememberedFor, rememberFor } from "../../state/settings";
import type { Store } from "../../state/store";
import type { Kept, KeptMove, Saying } from "../kept";
import type { Table, TableState } from "../table";

const PLACE = "emberhall.kept";
/** Lines of talk that may wait; the server takes as many at once. */
const MOST_LINES = 8;

const questionOf = (question: Question | null): string => question?.words.join("\n") ?? "";

/** Begins to keep what is said at a table, before the connection can break. */
export function keepFor(table: Table): void {
	table.outbox ??= new Outbox(table.id, table.store, (message) => table.link.send(message));
}

export class Outbox {
	/** The connection is back, and the table has not been told since. */
	private returned = false;
	private lostAt: number | null = null;

	constructor(
		private readonly id: string,
		private readonly store: Store<TableState>,
		private readonly send: Link["send"],
	) {
		store.set(rememberedFor<Pick<Kept, "kept" | "lines">>(PLACE, id) ?? {});
		if (store.get().shown) this.sendKept();
		else this.returned = true;
	}

	/** Changes what waits; the browser remembers it, as long as the server cannot be reached. */
	private keep(patch: Partial<Kept>): void {
		this.store.set(patch);
		const { link, kept, lines } = this.store.get();
		if (!kept && !lines.length) rememberedFor(PLACE, this.id) && rememberFor(PLACE, this.id, null);
		else if (!link.up) rememberFor(PLACE, this.id, { kept, lines });
	}

	/** The connection is gone. */
	down(): void {
		this.returned = true;
		this.lostAt ??= Date.now();
		this.keep({});
	}

	/** A move was made; `gone` if it could be sent. */
	played(words: string[], gone: boolean): void {
		const { shown, info } = this.store.get();
		if (!shown?.decision) return;
		const { seq, decision } = shown;
		this.keep({ kept: { seq, words, seat: info?.you ?? null, question: questionOf(decision), gone }, fate: null });
	}

	/** Takes back a move that still waits for the connection. */
	takeBack(): void {
		if (!this.store.get().kept?.gone) this.keep({ kept: null });
	}

	/** Returns whether it is said, or waits for the connection. */
	say(words: Saying): boolean {
		const { lines, said } = this.store.get();
		if (lines.length >= MOST_LINES) return false;
		const gone = this.send({ t: "say", table: this.id, ...words });
		this.keep({ lines: [...lines, { words, after: said.at(-1)?.n ?? -1, gone }] });
		return true;
	}

	/** After an update: a sent move whose question has gone, or changed, has arrived. After a break, the answer tells. */
	told({ seq, decision }: Update): void {
		if (this.returned) {
			this.returned = false;
			if (this.lostAt !== null) this.store.set({ away: Date.now() - this.lostAt });
			this.lostAt = null;
			this.sendKept();
			return;
		}
		const { kept, fate } = this.store.get();
		if (!kept?.gone || seq <= kept.seq || (decision && questionOf(decision) === kept.question)) return;
		this.keep({ kept: null, fate: kept.again ? "out" : fate });
	}

	/** After a refusal: a move that the server already has went out. True if nobody has to read the refusal. */
	refused({ error }: Refused): boolean {
		const { kept, lines, fate, missed } = this.store.get();
		const known = error === "already";
		this.keep({
			kept: kept?.gone ? null : kept,
			lines: known || error === "stale" ? lines : lines.filter(({ gone }) => !gone),
			fate: kept?.again ? (known ? "out" : "late") : fate,
		});
		// our own words were not missed
		if (known && kept && missed) this.store.set({ missed: missed - kept.words.length });
		return known || Boolean(kept?.again);
	}

	/** After a line of talk: one of ours may have arrived. */
	heard(line: Said): void {
		const { lines, info } = this.store.get();
		if (!lines.length || line.seat !== (info?.you ?? null)) return;
		const at = lines.findIndex(
			({ words, after }) =>
				line.n > after && ("text" in words ? words.text === line.text : words.greeting === line.greeting),
		);
		if (at >= 0) this.keep({ lines: lines.filter((_, i) => i !== at) });
	}

	/** What waited goes out. */
	private sendKept(): void {
		const { kept, lines, info } = this.store.get();
		if (kept && info?.you === null) this.keep({ kept: null, fate: "late" });
		else if (kept && kept.seat === info?.you) this.sendAgain(kept);
		for (const { words } of lines) this.send({ t: "say", table: this.id, ...words });
		if (lines.length) this.keep({ lines: lines.map((line) => ({ ...line, gone: true })) });
	}

	private sendAgain(kept: KeptMove): void {
		const { seq, words } = kept;
		if (!this.send({ t: "play", table: this.id, seq, words })) return;
		this.keep({ kept: { ...kept, gone: true, again: true } });
		this.store.set({ sent: seq });
	}
}
