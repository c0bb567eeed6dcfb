// Which lines are shown at the seats: those that have come since the page looked, one a seat, for a while.
import { useEffect, useRef, useState } from "preact/hooks";

export interface Said {
	n: number;
	seat: number;
	text: string;
}

/** Milliseconds, and those for a line of more words than FEW. */
const SHORT = 4000;
const LONG = 8000;
const FEW = 6;

export const holdOf = ({ text }: Said): number => (text.split(/\s+/).length > FEW ? LONG : SHORT);

/** The newest line of each seat among those that are new; of what was said before the page came, nothing. */
export function freshOf(lines: Said[], since: number): Map<number, Said> {
	const fresh = new Map<number, Said>();
	for (const line of lines) if (line.n > since) fresh.set(line.seat, line);
	return fresh;
}

/** The lines that are shown now. What comes in the first milliseconds (`grace`) was said before. */
export function useFresh(lines: Said[], grace: number): Said[] {
	const [shown, setShown] = useState<Said[]>([]);
	const heard = useRef(lines.at(-1)?.n ?? 0);
	const from = useRef(Date.now() + grace);
	const timers = useRef(new Set<number>());
	const newest = lines.at(-1)?.n ?? 0;
	useEffect(() => {
		const fresh = freshOf(lines, Date.now() < from.current ? newest : heard.current);
		heard.current = Math.max(heard.current, newest);
		if (!fresh.size) return;
		setShown((before) => [...before.filter(({ seat }) => !fresh.has(seat)), ...fresh.values()]);
		for (const line of fresh.values()) {
			const timer = window.setTimeout(() => {
				timers.current.delete(timer);
				setShown((before) => before.filter(({ n }) => n !== line.n));
			}, holdOf(line));
			timers.current.add(timer);
		}
	}, [newest]);
	useEffect(() => () => timers.current.forEach(clearTimeout), []);
	return shown;
}
