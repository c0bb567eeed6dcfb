// Time as the page shows it: the server's value, minus the time passed here since.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../ui/locales";

/** Milliseconds since this page was opened, updated every `every` ms while something runs. */
export function useNow(runs: boolean, every = 250): number {
	const [now, setNow] = useState(performance.now());
	useEffect(() => {
		if (!runs) return;
		setNow(performance.now());
		const tick = setInterval(() => setNow(performance.now()), every);
		return () => clearInterval(tick);
	}, [runs, every]);
	return now;
}

const two = (n: number): string => String(n).padStart(2, "0");
const DAY = 86_400;

/** `0:42`, `1:05:00`, or `2 d 4 h`. */
export function spell(ms: number): string {
	const seconds = Math.max(0, Math.ceil(ms / 1000));
	if (seconds >= DAY) {
		return t("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
	}
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const tail = two(seconds % 60);
	return hours ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The milliseconds of a full clock, by the table's term. */
export function wholeOf(term: string): number {
	const [kind, amount = "0"] = term.split(" ");
	return Number.parseInt(amount, 10) * (kind === "days" ? DAY : 1) * 1000;
}
