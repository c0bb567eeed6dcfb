// The tables of the hall as the server lists them, polled while a component watches. When the server does not answer,
// the last list stays, with its time.
import { useEffect } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { api } from "../../net/api";
import type { TableInfo, Tables } from "../../protocol";
import { makeStore, useStore } from "../../state/store";

export interface Hall {
	tables: Tables | null;
	/** When the list arrived, in ms; null before the first. */
	from: number | null;
	/** When a server that did not answer is asked again; null while it answers. */
	retryAt: number | null;
}
const EVERY = 8000;
const RETRY = 5000;

export const hall = makeStore<Hall>({ tables: null, from: null, retryAt: null });
let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

export async function askHall(): Promise<void> {
	clearTimeout(timer);
	if (!document.hidden) {
		try {
			const [tables] = await Promise.all([api.tables(), titles.get().all ? null : learnTitles()]);
			hall.set({ tables, from: Date.now(), retryAt: null });
		} catch {
			hall.set({ retryAt: Date.now() + RETRY });
		}
	}
	clearTimeout(timer); // another call may have set it in the meantime
	if (watchers) timer = setTimeout(() => void askHall(), hall.get().retryAt ? RETRY : EVERY);
}

/** The list, kept fresh while a component that uses it is mounted. */
export function useHall(): Hall {
	useEffect(() => {
		if (watchers++ === 0) {
			void askHall();
			document.addEventListener("visibilitychange", askHall);
		}
		return () => {
			if (--watchers) return;
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", askHall);
		};
	}, []);
	return useStore(hall);
}

export const waits = (info: TableInfo): boolean =>
	info.status === "running" && info.you !== null && info.waiting.includes(info.you);
export const waitingFor = (tables: Tables | null): number => tables?.mine.filter(waits).length ?? 0;

/** Other people's tables: first those to join, then those to watch. The user's own are already listed above them. */
export function othersOf({ open, live, mine }: Tables): { info: TableInfo; how: "join" | "watch" }[] {
	const own = new Set(mine.map(({ id }) => id));
	const list = [
		...open.map((info) => ({ info, how: "join" as const })),
		...live.map((info) => ({ info, how: "watch" as const })),
	];
	return list.filter(({ info }) => info.you === null && !own.has(info.id));
}
