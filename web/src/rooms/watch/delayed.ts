// A table as it was some minutes ago, for a second screen or a stream. It stands between the table and its socket: whoever
// comes is told where the game stood then, and everything after it when it is due. Talk is not passed on.
import type { Eyes } from "../../net/reviews";
import type { Link } from "../../net/socket";
import type { Moments, Review, ServerMessage, Update } from "../../protocol";
import { heardBy, Past, type Told } from "../review/past";

type Wire = Pick<Link, "hear" | "watch" | "join" | "leave">;
type Hear = (message: ServerMessage) => void;
export interface Source {
	story(table: string, eyes: Eyes): Promise<Review>;
	moments(table: string, eyes: Eyes, at: number): Promise<Moments>;
}

export class Delayed {
	private readonly held: { due: number; message: ServerMessage }[] = [];
	private hearer: Hear = () => undefined;
	private begun = false;
	private met = false;
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly wire: Wire,
		private readonly table: string,
		/** How many ms ago. */
		private readonly behind: number,
		private readonly source: Source,
		private readonly now: () => number = Date.now,
	) {}

	hear(hearer: Hear): () => void {
		this.hearer = hearer;
		const stop = this.wire.hear((message) => this.receive(message));
		return () => {
			stop();
			clearTimeout(this.timer);
			this.hearer = () => undefined;
		};
	}
	watch: Link["watch"] = (watcher) => this.wire.watch(watcher);
	join: Link["join"] = (table) => this.wire.join(table);
	leave: Link["leave"] = (table) => this.wire.leave(table);
	/** Nobody plays from here. */
	send(): boolean {
		return false;
	}

	private receive(message: ServerMessage): void {
		if (message.t === "error") this.hearer(message);
		else if (message.t === "lobby" && message.table.id === this.table) {
			// the first one says what is played; what changes later is told when it is due
			if (this.met) this.hold(message, this.behind);
			else this.hearer(message);
			this.met = true;
		} else if (message.t === "update" && message.table === this.table) {
			if (this.begun) this.hold(message, this.behind);
			else {
				this.begun = true;
				this.begin(message).catch(() => this.hold(message, this.behind));
			}
		}
	}

	/** Shows the table as it was, and holds what has happened since. */
	private async begin(present: Update): Promise<void> {
		const came = this.now();
		const past = new Past(this.table, this.source);
		const told = await past.story("watch");
		const { ages, first, moments } = told.review;
		if (!ages) return this.hearer(present); // the game is over
		const passed = this.now() - came; // what was said since then comes by the socket
		const age = (moment: number) => ages[moment - 1] ?? Number.POSITIVE_INFINITY;
		let last = moments - 1;
		while (last > first && age(last) < passed) last -= 1;
		let from = last;
		while (from > first && age(from) < this.behind) from -= 1;
		const shown = await past.at("watch", from);
		this.hearer({ ...shown, t: "update", events: [], log: told.heard.slice(0, heardBy(told, from)) });
		for (let moment = from + 1; moment <= last; moment += 1) {
			const update = await past.at("watch", moment);
			this.hold({ ...update, t: "update", events: eventsOf(told, moment) }, this.behind - age(moment));
		}
	}

	private hold(message: ServerMessage, wait: number): void {
		this.held.push({ due: this.now() + wait, message });
		this.held.sort((one, other) => one.due - other.due);
		this.expect();
	}

	private expect(): void {
		clearTimeout(this.timer);
		const next = this.held[0];
		if (next) this.timer = setTimeout(() => this.tell(), Math.max(0, next.due - this.now()));
	}

	private tell(): void {
		while (this.held[0] && this.held[0].due <= this.now()) {
			const { message } = this.held.shift() as { message: ServerMessage };
			this.hearer(message);
		}
		this.expect();
	}
}

const eventsOf = (told: Told, moment: number) => told.heard.slice(heardBy(told, moment - 1), heardBy(told, moment));
