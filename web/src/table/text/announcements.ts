// Announcements: lines added one by one to a log, so that a screen reader reads each once and none is lost when several
// come at the same time.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import type { Heard } from "../../protocol";
import type { Layout } from "../layout";
import { spoken } from "../story/story";
import { ended } from "./content";

export interface Said {
	n: number;
	text: string;
}
const KEPT = 30; // lines that are kept, for reading the log again

export function useSaid(): [said: Said[], say: (...texts: string[]) => void] {
	const [said, setSaid] = useState<Said[]>([]);
	const count = useRef(0);
	const say = useCallback((...texts: string[]) => {
		const lines = texts.filter(Boolean).map((text) => ({ n: ++count.current, text: ended(text) }));
		if (lines.length) setSaid((before) => [...before, ...lines].slice(-KEPT));
	}, []);
	return [said, say];
}

/** Indices of events not told yet. If all are new, as after a lost connection, none of them counts as news. */
export function newOnes(told: WeakSet<Heard>, heard: Heard[]): Set<number> {
	const places = heard.flatMap((event, at) => (told.has(event) ? [] : [at]));
	const anew = heard.length > 0 && places.length === heard.length;
	for (const event of heard) told.add(event);
	return new Set(anew ? [] : places);
}

/** Announces what happened at a table since the last render, in the words of its story and in order. */
export function useNews(layout: Layout, scene: Scene, say: (...texts: string[]) => void): void {
	const told = useRef<WeakSet<Heard> | null>(null);
	const { heard, view, people } = scene;
	useEffect(() => {
		const first = told.current === null;
		told.current ??= new WeakSet();
		const places = newOnes(told.current, heard);
		if (first || !places.size) return;
		const lines = layout.story(heard, view, people).filter((line) => line.at !== undefined && places.has(line.at));
		const news = lines.filter(({ heading }) => !heading).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
		say(...news.map((line) => spoken(line, people)));
	}, [heard]);
}
