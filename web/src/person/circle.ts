// A circle as this page knows it: kept fresh while anybody looks at it, by requests that wait for news.
import { useEffect, useMemo } from "preact/hooks";
import { Failure } from "../net/api";
import { circles, goAway } from "../net/circles";
import type { CircleInfo } from "../protocol";
import { makeStore, type Store, useStore } from "../state/store";
import { arrive, asMe, me } from "./me";

/** Milliseconds before another try when the server does not answer. */
const PAUSE = 3000;
/** Milliseconds for which a circle stays open when one page of it gives way to another. */
const LINGER = 1500;

export interface CircleState {
	info: CircleInfo | null;
	/** Why there is nothing to show, or why the last request failed. */
	failure: unknown;
	/** What could not be done. */
	wrong: unknown;
}

const device = (): "desk" | "phone" =>
	matchMedia("(pointer: coarse)").matches && matchMedia("(width <= 760px)").matches ? "phone" : "desk";

export class Circle {
	readonly store: Store<CircleState> = makeStore<CircleState>({ info: null, failure: null, wrong: null });
	#users = 0;
	#running = false;
	#known = -1;

	constructor(readonly id: string) {}

	open(): () => void {
		this.#users += 1;
		void this.#run();
		const leave = () => this.#isIn && goAway(this.id);
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			setTimeout(() => {
				this.#users -= 1;
				if (!this.#users) leave();
			}, LINGER);
		};
	}

	/** Does something here, as somebody whom the server knows. */
	async act(request: () => Promise<CircleInfo>): Promise<boolean> {
		this.store.set({ wrong: null });
		try {
			this.#take(await asMe(request));
			void this.#run();
			return true;
		} catch (failure) {
			this.store.set({ wrong: failure });
			return false;
		}
	}

	get #isIn(): boolean {
		return this.store.get().info?.you ?? false;
	}

	#take(info: CircleInfo): void {
		if (info.revision < this.#known && info.you) return; // an older answer that came late
		this.#known = info.revision;
		this.store.set({ info, failure: null });
	}

	async #run(): Promise<void> {
		if (this.#running) return;
		this.#running = true;
		while (this.#users && (await this.#ask()));
		this.#running = false;
	}

	/** One request; whether another is to follow. */
	async #ask(): Promise<boolean> {
		try {
			if (this.#isIn) {
				const since = this.#known < 0 ? {} : { since: this.#known };
				this.#take(await circles.here(this.id, { device: device(), ...since }));
			} else this.#take(await circles.look(this.id));
			return this.#isIn;
		} catch (failure) {
			const gone = failure instanceof Failure && [401, 403, 404].includes(failure.status);
			if (gone) this.store.set({ info: null, failure });
			else {
				this.store.set({ failure });
				await new Promise((done) => setTimeout(done, PAUSE));
			}
			return !gone;
		}
	}
}

const known = new Map<string, Circle>();
const circleOf = (id: string): Circle => {
	const circle = known.get(id) ?? new Circle(id);
	known.set(id, circle);
	return circle;
};

/** A circle, kept fresh as long as this component is there. */
export function useCircle(id: string): [Circle, CircleState] {
	const circle = useMemo(() => circleOf(id), [id]);
	const { token } = useStore(me);
	useEffect(() => circle.open(), [circle, token]);
	return [circle, useStore(circle.store)];
}

/** Joins, as a guest if need be. */
export const joinCircle = async (circle: Circle): Promise<boolean> => {
	await arrive();
	return circle.act(() => circles.join(circle.id));
};
