// Replays a game: the current moment, through whose eyes, and the motion of each step as it was at the table.
import { finishMotion, hurry, rest, slowness } from "../../board/animate";
import { wholeLayoutOf } from "../../games";
import type { Eyes } from "../../net/reviews";
import type { TableInfo, Update, View } from "../../protocol";
import { makeStore } from "../../state/store";
import type { Layout } from "../../table/layout";
import { type Memory, type Told, turnFrom } from "./past";

export interface RewindState {
	told: Told | null;
	layout: Layout | null;
	eyes: Eyes;
	/** Every hand is shown, not only that of these eyes. */
	all: boolean;
	at: number;
	/** What is on screen; between two rounds it is not yet the view of the moment. */
	view: View | null;
	shown: Update | null;
	/** What the other seats held at this moment, if everything is shown. */
	others: View[];
	playing: boolean;
	speed: number;
	problem: unknown;
}
export const SPEEDS = [0.5, 1, 2, 4];
const GAP = 700; // ms between two steps in playback
const SHORT = 0.35; // the part of it between steps of the same turn

export class Rewind {
	readonly store = makeStore<RewindState>({
		told: null,
		layout: null,
		eyes: "watch",
		all: false,
		at: -1,
		view: null,
		shown: null,
		others: [],
		playing: false,
		speed: 1,
		problem: null,
	});
	/** The moment we are going to; the newest request counts. */
	private target = 0;
	private wish = 0;

	constructor(
		readonly past: Memory,
		private readonly load: (title: string, cards?: string) => Promise<Layout> = wholeLayoutOf,
	) {}

	get info(): TableInfo | null {
		return this.store.get().told?.review.table ?? null;
	}
	get first(): number {
		return this.store.get().told?.review.first ?? 0;
	}
	get last(): number {
		return (this.store.get().told?.review.moments ?? 1) - 1;
	}

	/** Opens the game at a moment; without one, at its end. */
	async open(eyes: Eyes, at: number | null): Promise<void> {
		try {
			const told = await this.past.story(eyes);
			const { title, cards } = told.review.table;
			const layout = await this.load(title, cards);
			this.store.set({ told, layout, eyes, problem: null });
			await this.go(at ?? this.last);
		} catch (problem) {
			this.store.set({ problem });
		}
	}

	/** Looks through other eyes, at the same moment. */
	async see(eyes: Eyes, all = false): Promise<void> {
		try {
			const told = await this.past.story(eyes);
			this.store.set({ told, eyes, all, others: all ? this.store.get().others : [] });
			await this.go(this.target);
		} catch (problem) {
			this.store.set({ problem });
		}
	}

	step(by: 1 | -1): Promise<void> {
		return this.go(this.target + by, by === 1);
	}

	turn(by: 1 | -1): Promise<void> {
		const { told } = this.store.get();
		return told ? this.go(turnFrom(told, this.target, by)) : Promise.resolve();
	}

	/** Goes to a moment. With `moving`, the one after the current one is played with its motion. */
	async go(to: number, moving = false): Promise<void> {
		const mine = ++this.wish;
		const stale = () => mine !== this.wish;
		const { eyes } = this.store.get();
		this.target = Math.round(to);
		finishMotion();
		try {
			if (this.target > this.last) {
				const told = await this.past.reach(eyes, this.target);
				if (stale()) return;
				this.store.set({ told });
			}
			this.target = Math.min(this.last, Math.max(this.first, this.target));
			const [update, others] = await Promise.all([this.past.at(eyes, this.target), this.othersAt(this.target)]);
			if (stale()) return;
			this.past.near(eyes, this.target, this.last);
			if (moving && update.seq === this.store.get().at + 1) await this.move(update, others, stale);
			else this.put(update, others);
		} catch (problem) {
			if (!stale()) this.store.set({ problem, playing: false });
		}
	}

	async play(): Promise<void> {
		if (this.store.get().playing) return;
		this.store.set({ playing: true });
		if (this.target >= this.last) await this.go(this.first);
		while (this.store.get().playing && this.target < this.last) {
			await this.step(1);
			await rest(this.gap() / this.store.get().speed);
		}
		this.store.set({ playing: false });
	}

	pause(): void {
		this.store.set({ playing: false });
	}

	setSpeed(speed: number): void {
		this.store.set({ speed });
	}

	private gap(): number {
		const { told } = this.store.get();
		const movers = told?.review.movers ?? [];
		return GAP * slowness() * (movers[this.target] === movers[this.target - 1] ? SHORT : 1);
	}

	private async othersAt(at: number): Promise<View[]> {
		const { all, eyes, told } = this.store.get();
		if (!all || !told) return [];
		const seats = told.review.table.chairs.map(({ seat }) => seat).filter((seat) => seat !== eyes);
		return Promise.all(seats.map(async (seat) => (await this.past.at(seat, at)).view));
	}

	private async move(update: Update, others: View[], stale: () => boolean): Promise<void> {
		const { layout, view, speed } = this.store.get();
		if (!layout || !view) return this.put(update, others);
		hurry(1 / speed);
		await layout.leave(view, update.view);
		if (stale()) return;
		const between = layout.between(view, update);
		if (between) {
			this.store.set({ view: between, shown: { ...update, decision: null }, others });
			await layout.arrive(update.events, between);
			await rest((layout.hold(update) * slowness()) / speed);
			if (stale()) return;
		}
		this.put(update, others);
		if (between) return;
		await layout.arrive(update.events, update.view);
		if (!stale()) await rest((layout.hold(update) * slowness()) / speed);
	}

	private put(update: Update, others: View[]): void {
		this.store.set({ at: update.seq, view: update.view, shown: update, others });
	}
}
