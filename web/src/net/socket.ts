// The socket to the server: says hello, joins the requested tables, and reconnects when the connection breaks, waiting
// a little longer each time. Whoever is at the page learns within a second that nothing gets through. It does not know
// what messages mean.
import type { ClientMessage, ServerMessage } from "../protocol";

export interface Wire {
	send(text: string): void;
	close(): void;
	onopen: (() => void) | null;
	onmessage: ((event: { data: unknown }) => void) | null;
	onclose: (() => void) | null;
}
export interface LinkState {
	up: boolean;
	everUp: boolean;
	retryAt: number | null;
	/** Something was sent, and no answer has come in time: it may be on its way, or the network is gone. */
	silent?: boolean;
}
type Hear = (message: ServerMessage) => void;

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];
const BEAT = 1000;
const SLOW_BEAT = 20_000; // while nobody is at the page
const LATE = 800; // ms after which a missing answer is told
const SOON = 300; // and when the browser itself says that it is offline
const SILENCE = 8000; // after which the connection is given up
const ANSWERED = /^(play|undo|why|say)$/;

export class Link {
	state: LinkState = { up: false, everUp: false, retryAt: null };
	private wire: Wire | null = null;
	private tries = 0;
	private heardAt = 0;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private beat: ReturnType<typeof setInterval> | undefined;
	/** Since when an answer is expected, and what tells that it is late. */
	private asked: number | null = null;
	private late: ReturnType<typeof setTimeout> | undefined;
	private readonly tables = new Set<string>();
	private readonly hearers = new Set<Hear>();
	private readonly watchers = new Set<(state: LinkState) => void>();

	constructor(
		private readonly dial: (table?: string) => Wire,
		private readonly token: () => string | undefined,
		private readonly now: () => number = Date.now,
		private readonly jitter: () => number = Math.random,
		/** Whether somebody is at the page, who wants to know at once. */
		private readonly attended: () => boolean = () => false,
	) {}

	hear(hearer: Hear): () => void {
		this.hearers.add(hearer);
		return () => this.hearers.delete(hearer);
	}

	watch(watcher: (state: LinkState) => void): () => void {
		this.watchers.add(watcher);
		watcher(this.state);
		return () => this.watchers.delete(watcher);
	}

	join(table: string): void {
		this.tables.add(table);
		if (this.state.up) this.post({ t: "join", table });
		else this.open();
	}

	leave(table: string): void {
		if (this.tables.delete(table) && this.state.up) this.post({ t: "leave", table });
	}

	/** Sends now, or not at all: what waits for the connection is the table's business. */
	send(message: ClientMessage): boolean {
		if (!this.state.up) return false;
		this.post(message);
		if (ANSWERED.test(message.t)) this.expect(LATE);
		return true;
	}

	/** The browser says that it is offline; a server on the same machine may still be there. */
	doubt(): void {
		if (!this.state.up) return;
		this.post({ t: "ping" });
		this.expect(SOON);
	}

	/** After a new name or a first token: says hello again, on a new connection. */
	renew(): void {
		if (!this.wire) return;
		this.drop();
		this.change({ up: false, retryAt: null });
		this.open();
	}

	/** Resolves when the connection is up. */
	ready(): Promise<void> {
		return new Promise((resolve) => {
			const stop = this.watch(({ up }) => {
				if (!up) return;
				resolve();
				queueMicrotask(() => stop());
			});
		});
	}

	/** Tries at once, for instance when the browser is online again. */
	hurry(): void {
		if (!this.wire && this.tables.size) this.open();
	}

	close(): void {
		this.tables.clear();
		this.drop();
		this.change({ up: false, retryAt: null });
	}

	private open(): void {
		if (this.wire) return;
		clearTimeout(this.retry);
		const wire = this.dial(...this.tables);
		this.wire = wire;
		wire.onopen = () => this.greet();
		wire.onmessage = (event) => this.receive(String(event.data));
		wire.onclose = () => this.wire === wire && this.lost();
	}

	private greet(): void {
		const token = this.token();
		this.post(token ? { t: "hello", token } : { t: "hello" });
		for (const table of this.tables) this.post({ t: "join", table });
		this.heardAt = this.now();
		this.beat = setInterval(() => this.ping(), BEAT);
		this.change({ up: true, everUp: true, retryAt: null, silent: false });
	}

	private receive(text: string): void {
		this.heardAt = this.now();
		this.answered();
		const message = JSON.parse(text) as ServerMessage;
		if (message.t === "welcome") this.tries = 0; // only a server that answers counts as connected
		for (const hearer of [...this.hearers]) hearer(message);
	}

	private ping(): void {
		const now = this.now();
		if (this.asked !== null) {
			if (now - this.asked > SILENCE) this.lost();
		} else if (now - this.heardAt >= (this.attended() ? BEAT : SLOW_BEAT)) {
			this.post({ t: "ping" });
			this.expect(LATE);
		}
	}

	/** From now on, an answer is late after some ms. */
	private expect(ms: number): void {
		this.asked ??= this.now();
		clearTimeout(this.late);
		this.late = setTimeout(() => this.change({ silent: true }), ms);
	}

	private answered(): void {
		this.asked = null;
		clearTimeout(this.late);
		if (this.state.silent) this.change({ silent: false });
	}

	private lost(): void {
		this.drop();
		if (!this.tables.size) {
			this.change({ up: false, retryAt: null });
			return;
		}
		const wait = (WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0) * (0.8 + 0.4 * this.jitter());
		this.retry = setTimeout(() => this.open(), wait);
		this.change({ up: false, retryAt: this.now() + wait, silent: false });
	}

	private drop(): void {
		clearInterval(this.beat);
		clearTimeout(this.retry);
		clearTimeout(this.late);
		this.asked = null;
		const wire = this.wire;
		this.wire = null;
		if (!wire) return;
		wire.onopen = wire.onmessage = wire.onclose = null;
		wire.close();
	}

	private post(message: ClientMessage): void {
		this.wire?.send(JSON.stringify(message));
	}

	private change(patch: Partial<LinkState>): void {
		this.state = { ...this.state, ...patch };
		for (const watcher of [...this.watchers]) watcher(this.state);
	}
}
