// Answers that the page gives by itself, for any view of a table: the title proposes them, and only the table sends.
// Among bots the answer goes at once; among people some wait first, for a time that reveals nothing.
import type { Heard, Question, TableInfo, Update, View } from "../../protocol";
import { settings } from "../../state/settings";
import type { Store } from "../../state/store";
import type { TableState } from "../table";

/** An answer that the title would give without asking the person. */
export interface Proposal {
	word: string;
	/** The person sees the question first, even among bots: it is their own setting that answers. */
	seen?: boolean;
	/** Among people it waits for a random time, since how fast an answer comes tells something. */
	waits?: boolean;
}
/** A question as it is on the screen, or about to be. */
export interface Open {
	seq: number;
	view: View;
	decision: Question;
	heard: Heard[];
}

const LEAST = 1500;
const MORE = 1500;
/** The wait reveals nothing: it has the same distribution whatever the cards are. */
export const wait = (): number => LEAST + Math.random() * MORE;

/** Rings once after some ms; returns a function that stops it. */
export type Alarm = (ms: number, ring: () => void) => () => void;
export const plainAlarm: Alarm = (ms, ring) => {
	const timer = setTimeout(ring, ms);
	return () => clearTimeout(timer);
};

export const amongBots = ({ chairs, you }: TableInfo): boolean =>
	(chairs ?? []).every(({ seat, kind }) => seat === you || kind === "bot");

/** What a title answers by itself. */
export interface Answers<V> {
	/** An answer that the page may give, as this person wants; null if the person is asked. */
	propose(question: Open & { view: V }): Proposal | null;
	/** What it depends on besides the question: it is considered again after every change. */
	wishes?: Pick<Store<object>, "subscribe">[];
	/** Rings on time even in the background. */
	alarm?: Alarm;
	/** Called when the table is left: what was wished for at it is not for another one. */
	close?(): void;
}
/** The table that sends them. */
export interface Sender {
	store: Store<TableState>;
	play(word: string): void;
	/** Answers a question before it is shown; returns whether it could be sent. */
	send(seq: number, word: string): boolean;
}

/** For a layout's `automatic`. */
export const automatic =
	<V>(answers: Answers<V>) =>
	(sender: Sender): Automatic =>
		new Automatic(answers as Answers<unknown>, sender);

export class Automatic {
	private ring: (() => void) | null = null;
	/** The question that was answered last, and the wait that was drawn for one. */
	private tried = -1;
	private drawn = { seq: -1, ms: 0 };
	private readonly stops: (() => void)[];

	constructor(
		private readonly answers: Answers<unknown>,
		private readonly sender: Sender,
	) {
		const wishes = [settings, ...(answers.wishes ?? [])];
		this.stops = wishes.map((wish) => wish.subscribe(() => this.consider()));
	}

	/** Looks whether the question on the screen is one that the page answers by itself. */
	consider(): void {
		const { shown, view, heard, info, link, sent } = this.sender.store.get();
		this.ring?.();
		this.ring = null;
		const asked = link.up && sent === null && info && !info.ended ? shown?.decision : null;
		const open = asked && shown && view ? { seq: shown.seq, view, decision: asked, heard } : null;
		const bots = info !== null && amongBots(info);
		this.sender.store.set({ answering: open && open.seq !== this.tried ? this.answer(open, bots) : null });
	}

	/** Answers at once where the page may: among bots, nobody can learn anything from how fast an answer comes. */
	early({ seq, view, decision }: Update, heard: Heard[]): boolean {
		const { info } = this.sender.store.get();
		if (!decision || !info || !amongBots(info)) return false;
		const proposal = this.proposed({ seq, view, decision, heard });
		return proposal !== null && !proposal.seen && this.sender.send(seq, proposal.word);
	}

	/** After a lost connection it may have to answer again. */
	forget(): void {
		this.tried = -1;
	}
	close(): void {
		this.ring?.();
		for (const stop of this.stops) stop();
		this.answers.close?.();
	}

	/** Sets the alarm; returns the ms until it rings, or null if the person is asked. */
	private answer(open: Open, bots: boolean): number | null {
		const proposal = this.proposed(open);
		if (!proposal) return null;
		if (this.drawn.seq !== open.seq) this.drawn = { seq: open.seq, ms: wait() };
		const ms = proposal.waits && !bots ? this.drawn.ms : 0;
		this.ring = (this.answers.alarm ?? plainAlarm)(ms, () => {
			this.ring = null;
			this.tried = open.seq; // once: an answer that was refused is not given again
			this.sender.play(proposal.word);
		});
		return ms;
	}

	/** What the title would answer without the person. */
	private proposed(open: Open): Proposal | null {
		try {
			return this.answers.propose(open);
		} catch (problem) {
			console.error(problem);
			return null;
		}
	}
}
