// One table as this browser follows it: joins, keeps what was heard and said, and shows updates one after another, so
// that a finished trick is seen before the next card covers it.
import { finishMotion, hurry, rest, slowness } from "../board/animate";
import type { Link, LinkState } from "../net/socket";
import type {
	AskUndo,
	Clocks,
	Heard,
	Kick,
	Reason,
	Refused,
	Said,
	ServerMessage,
	TableInfo,
	Update,
	View,
	Vote,
} from "../protocol";
import { remember, remembered, settings } from "../state/settings";
import { makeStore } from "../state/store";
import type { Automatic, Sender } from "./automatic/automatic";
import type { Kept, Saying } from "./kept";
import type { Outbox } from "./later/outbox";
import type { Layout } from "./layout";
import { Pace, paceOf } from "./pace";
import { Reasons } from "./reasons";

export interface TableState extends Kept {
	info: TableInfo | null;
	layout: Layout | null;
	/** What is on screen; may lag behind what has been received. */
	view: View | null;
	shown: Update | null;
	heard: Heard[];
	said: Said[];
	/** The seq of the update our last word answered, until the server replies. */
	sent: number | null;
	refused: Refused | null;
	/** A round was scored: its summary stays until somebody continues. */
	summary: boolean;
	/** The page itself answered this seat's last question, so it was not shown. */
	answered: boolean;
	/** In how many ms, counted from when it was shown, the page answers the question by itself; null if it does not. */
	answering: number | null;
	link: LinkState;
	/** The time left on each seat's clock at `at`, a moment of this page's own time, and which clocks run. */
	clocks: (Clocks & { at: number }) | null;
	/** When the chairs were last sent, in the same time. */
	met: number;
	/** Moves made while the connection was down; null when there is nothing to report. */
	missed: number | null;
	problem: string | null;
}

const HURRY = 24; // with this many updates waiting, motion and holds get shorter
const SKIP = 80; // and with this many, motion is skipped
const HURRIED = 0.45;
const SUMMARY_FOR_WATCHERS = 6000;

/** A motion that takes longer than this has lost its way: the table goes on without it. */
const MOTION_AT_MOST = 12_000;

/** Clocks with the moment they arrived. */
const stamped = (clocks: Clocks | undefined): Partial<TableState> =>
	clocks ? { clocks: { ...clocks, at: performance.now() } } : {};

type Agreeing = Omit<AskUndo, "table"> | Omit<Kick, "table"> | Omit<Vote, "table">;

export class Table {
	readonly store = makeStore<TableState>({
		info: null,
		layout: null,
		view: null,
		shown: null,
		heard: [],
		said: [],
		sent: null,
		refused: null,
		summary: false,
		answered: false,
		answering: null,
		link: { up: false, everUp: false, retryAt: null },
		clocks: null,
		met: 0,
		missed: null,
		problem: null,
		kept: null,
		lines: [],
		fate: null,
	});
	/** Keeps what is said while nothing gets through; it comes once the table stands. */
	outbox: Outbox | null = null;
	private readonly queue: Update[] = [];
	private running = false;
	private readonly pace = new Pace();
	/** The seat that made the last move shown. */
	private mover = -1;
	private skipping = false;
	/** The seqs of questions that were answered without being shown. */
	private readonly alone = new Set<number>();
	private closed = false;
	/** The key under which the browser remembers that a recap is still open. */
	private readonly unread: string;
	private goOn: (() => void) | null = null;
	private readonly reasons: Reasons;
	private automatic: Automatic | undefined;
	private readonly stops: (() => void)[] = [];

	constructor(
		readonly id: string,
		/** The socket, or its replacement in a lesson. */
		readonly link: Pick<Link, "hear" | "watch" | "join" | "leave" | "send">,
		private readonly load: (title: string, cards?: string) => Promise<Layout>,
	) {
		this.unread = `emberhall.recap.${id}`;
		this.reasons = new Reasons(id, (of) => link.send({ t: "why", table: id, ...of }));
	}

	open(): void {
		this.stops.push(this.link.hear((message) => this.receive(message)));
		this.stops.push(this.link.watch((state) => this.connected(state)));
		this.link.join(this.id);
	}

	close(): void {
		this.closed = true;
		for (const stop of this.stops) stop();
		this.link.leave(this.id);
		this.queue.length = 0;
		this.automatic?.close();
		this.reasons.drop();
		this.goOn?.();
	}

	private connected(link: LinkState): void {
		this.store.set({ link, ...(link.up ? {} : { sent: null }) });
		if (!link.up) {
			this.reasons.drop();
			this.automatic?.forget();
			this.outbox?.down();
		}
		this.automatic?.consider();
	}

	/** Answers the question, and the ones that follow from it if several words are given: all or none. */
	play(...words: string[]): void {
		const { shown, sent, kept } = this.store.get();
		if (!shown?.decision || sent !== null || kept?.gone === false) return;
		finishMotion();
		const gone = this.link.send({ t: "play", table: this.id, seq: shown.seq, words });
		if (!gone && !this.outbox) return;
		this.outbox?.played(words, gone);
		this.store.set({ sent: gone ? shown.seq : null, refused: null, missed: null });
	}

	/** Shows everything until this seat's next question without motion. */
	skip(): void {
		this.skipping = true;
		finishMotion();
	}

	/** Takes back this seat's last word, if the last update allows it. */
	undo(): void {
		const { shown, sent } = this.store.get();
		if (!shown?.undo || sent !== null) return;
		finishMotion();
		if (this.link.send({ t: "undo", table: this.id, seq: shown.seq })) {
			this.store.set({ sent: shown.seq, refused: null, missed: null });
		}
	}

	resign(): void {
		this.link.send({ t: "resign", table: this.id });
	}

	why(word: string): Promise<Reason> {
		return this.reasons.ask({ word });
	}

	/** Asks why a thing cannot be picked now. */
	whyNot(ref: string): Promise<Reason> {
		return this.reasons.ask({ ref });
	}

	/** Sends a motion to the others, or a vote on one. */
	tell(what: Agreeing): void {
		this.link.send({ table: this.id, ...what });
	}

	/** Returns whether it is said, or waits for the connection. */
	say(words: Saying): boolean {
		return this.outbox?.say(words) ?? this.link.send({ t: "say", table: this.id, ...words });
	}

	/** Leaves the round's summary and shows the next deal. */
	next(): void {
		this.goOn?.();
	}

	/** Plays the motion of the last update once more. */
	replay(): void {
		const { layout, shown, view } = this.store.get();
		if (layout && shown && view && !this.running) void this.motion(() => layout.arrive(shown.events, view));
	}

	private receive(message: ServerMessage): void {
		if (message.t === "error") {
			if (!this.store.get().info && (message.error === "unknown-table" || message.error === "sealed"))
				this.store.set({ problem: message.error });
			return;
		}
		if (message.t === "lobby") {
			if (message.table.id === this.id) this.meet(message.table);
			return;
		}
		if (!("table" in message) || message.table !== this.id) return;
		if (message.t === "update") this.take(message);
		else if (message.t === "refused") this.refuse(message);
		else if (message.t === "why") this.reasons.answer(message);
		else if (message.t === "said") this.listen(message);
	}

	private meet(info: TableInfo): void {
		const known = this.store.get().info;
		this.store.set({ info, met: performance.now(), problem: null, ...stamped(info.clocks) });
		if (known) return;
		this.load(info.title, info.cards).then(
			(layout) => {
				this.store.set({ layout });
				this.automatic = this.closed ? undefined : layout.automatic?.(this.sender());
				void this.run();
			},
			() => this.store.set({ problem: "load-failed" }),
		);
	}

	private refuse(refused: Refused): void {
		const known = this.outbox?.refused(refused);
		if (this.store.get().info) this.store.set({ refused: known ? null : refused, sent: null });
		else this.store.set({ problem: refused.error });
	}

	private listen(line: Said): void {
		this.outbox?.heard(line);
		const { said } = this.store.get();
		if (!said.some((known) => known.n === line.n)) this.store.set({ said: [...said, line].slice(-200) });
	}

	private take(update: Update): void {
		if (update.log) {
			const before = this.queue.at(-1)?.seq ?? this.store.get().shown?.seq;
			this.queue.length = 0;
			// an undo sends the whole log again, but no moves were missed
			if (before !== undefined && update.seq > before && update.undone === undefined)
				this.store.set({ missed: update.seq - before });
		}
		this.outbox?.told(update);
		this.queue.push(this.answeredAlone(update));
		this.store.set(stamped(update.clocks));
		// the update still shown is out of date: nothing in it can be taken back any more
		const { shown } = this.store.get();
		if (shown?.undo) this.store.set({ shown: { ...shown, undo: 0 } });
		void this.run();
	}

	/** An update without its question, if the page has answered that already. */
	private answeredAlone(update: Update): Update {
		const { seq, events, log } = update;
		const heard = () => log ?? [...this.store.get().heard, ...this.queue.flatMap((each) => each.events), ...events];
		if (!update.decision || !this.automatic?.early(update, heard())) return update;
		this.alone.add(seq);
		return { ...update, decision: null };
	}

	private sender(): Sender {
		return {
			store: this.store,
			play: (word) => this.store.get().link.up && this.play(word),
			send: (seq, word) => this.link.send({ t: "play", table: this.id, seq, words: [word] }),
		};
	}

	private async run(): Promise<void> {
		const { layout } = this.store.get();
		if (this.running || !layout) return;
		this.running = true;
		try {
			for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.showSafely(next, layout);
		} finally {
			this.running = false;
		}
	}

	/** Shows an update, if need be without what is only there to make it pleasant. */
	private async showSafely(update: Update, layout: Layout): Promise<void> {
		try {
			await this.show(update, layout);
		} catch (problem) {
			console.error(problem);
			if (this.store.get().shown?.seq !== update.seq)
				this.put(update, { keep: (heard) => heard }, this.store.get().heard);
		}
	}

	/** Motion is a luxury: one that fails, or never ends, does not hold up the table. */
	private async motion(moves: () => Promise<void>): Promise<void> {
		let late: ReturnType<typeof setTimeout> | undefined;
		const enough = new Promise<void>((resolve) => {
			late = setTimeout(resolve, MOTION_AT_MOST);
		});
		try {
			await Promise.race([moves(), enough]);
		} catch (problem) {
			console.error(problem);
		} finally {
			clearTimeout(late);
		}
	}

	private async show(update: Update, layout: Layout): Promise<void> {
		const { view: before, shown, heard, info } = this.store.get();
		if (update.log || !before) {
			this.put(update, layout, heard);
			// a page that was reloaded while a recap was open
			const anew = !before && !layout.over(update.view, this.store.get().info);
			if (anew && remembered(this.unread)) await this.dwell();
			return;
		}
		const behind = this.queue.length;
		const mover = shown?.waiting[0] ?? -1;
		const beat = shown?.decision || mover === info?.you ? 0 : (layout.beat?.(update, mover === this.mover) ?? 1);
		this.mover = mover;
		const unseen = document.hidden || this.skipping || behind >= SKIP || settings.get().text; // nobody looks, or we are late: no motion
		const within = beat > 0 && beat < 0.5; // a turn of many words is seen as one thing: its motions overlap
		const late = behind >= HURRY;
		hurry(late || within ? HURRIED : 1);
		if (!unseen) {
			await this.pace.next(beat * paceOf(info));
			await this.motion(() => layout.leave(before, update.view));
		}
		const between = layout.between(before, update);
		if (between) await this.pause(update, between, layout);
		this.put(update, layout, heard);
		if (update.decision) this.skipping = false;
		if (unseen || between || this.skipping) return;
		const arrived = this.motion(() => layout.arrive(update.events, update.view));
		if (!within || update.decision) await arrived;
		this.pace.hold(layout.hold(update) * (late ? HURRIED : 1));
	}

	/** The end of a round: shows the last trick, then the summary, and only then the next deal. */
	private async pause(update: Update, between: View, layout: Layout): Promise<void> {
		const heard = layout.keep([...this.store.get().heard, ...update.events], between);
		this.skipping = false;
		this.store.set({ view: between, shown: { ...update, decision: null }, heard, sent: null });
		await this.motion(() => layout.arrive(update.events, between));
		if (!settings.get().text) await rest(layout.hold(update) * slowness());
		if (layout.over(update.view, this.store.get().info)) return; // the ending shows it
		await this.dwell();
	}

	/** Shows the recap until somebody continues; the browser remembers that it is open. */
	private async dwell(): Promise<void> {
		remember(this.unread, true);
		this.store.set({ summary: true });
		const watching = this.store.get().info?.you === null;
		await new Promise<void>((resolve) => {
			this.goOn = resolve;
			if (watching) setTimeout(resolve, SUMMARY_FOR_WATCHERS);
		});
		this.goOn = null;
		if (!this.closed) remember(this.unread, null);
		this.store.set({ summary: false });
	}

	private put(update: Update, layout: Pick<Layout, "keep">, before: Heard[]): void {
		const heard = layout.keep(update.log ?? [...before, ...update.events], update.view);
		this.store.set({
			view: update.view,
			shown: update,
			heard,
			// sent once more after a break: the table has not answered yet
			sent: this.store.get().kept?.again && this.store.get().sent === update.seq ? update.seq : null,
			refused: null,
			answered: this.alone.has(update.seq) || (this.store.get().answered && !update.decision),
		});
		this.pace.shown();
		this.automatic?.consider();
	}
}
