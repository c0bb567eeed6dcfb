// The reader's preferences, remembered by this browser. Written to the document as data attributes, which the CSS
// tokens read.
import { type Lang, spokenAs } from "./languages";
import "./storage";
import { makeStore } from "./store";

export interface Settings {
	lang: Lang;
	theme: "system" | "light" | "dark";
	motion: "slow" | "normal" | "fast" | "none";
	/** How long a bot's move stays before the next one. */
	pace: "slow" | "normal" | "fast" | "none";
	contrast: "normal" | "more";
	atOnce: boolean;
	/** Turns end by themselves, even while something could be taken back. */
	endTurns: boolean;
	/** Tables are shown as text. */
	text: boolean;
	sound: boolean;
	volume: number;
	notify: boolean;
}

const PLACE = "emberhall.settings";
const DEFAULTS = (): Settings => ({
	lang: spokenAs(navigator.language),
	theme: "system",
	motion: "normal",
	pace: "normal",
	contrast: matchMedia("(prefers-contrast: more)").matches ? "more" : "normal",
	atOnce: false,
	endTurns: false,
	text: false,
	sound: false,
	volume: 0.6,
	notify: false,
});

/** Reads a remembered value; broken or forbidden storage counts as empty. */
export function remembered<T>(place: string): T | null {
	try {
		return JSON.parse(localStorage.getItem(place) ?? "null") as T | null;
	} catch {
		return null;
	}
}

/** Writes a value to be remembered; null forgets it. */
export function remember(place: string, value: unknown): void {
	try {
		if (value === null) localStorage.removeItem(place);
		else localStorage.setItem(place, JSON.stringify(value));
	} catch {
		// private windows may forbid it; then nothing is remembered
	}
}

const MOST = 20;
/** A value remembered for one of many tables. */
export const rememberedFor = <T>(place: string, table: string): T | null =>
	remembered<Record<string, T>>(place)?.[table] ?? null;

/** Remembers a value for one of many tables; the oldest are forgotten, so that they do not pile up. */
export function rememberFor(place: string, table: string, value: unknown): void {
	const { [table]: _, ...others } = remembered<Record<string, unknown>>(place) ?? {};
	remember(place, { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [table]: value });
}

export const settings = makeStore<Settings>({ ...DEFAULTS(), ...remembered<Partial<Settings>>(PLACE) });

export const dark = (): boolean =>
	settings.get().theme === "dark" ||
	(settings.get().theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const still = (): boolean => settings.get().motion === "none" || calm.matches;

function write(): void {
	const { theme, motion, contrast, lang } = settings.get();
	const root = document.documentElement;
	root.lang = lang;
	mark(root, "theme", theme === "system" ? null : theme);
	mark(root, "motion", motion === "normal" ? null : motion);
	mark(root, "contrast", contrast === "normal" ? null : contrast);
}

function mark(root: HTMLElement, name: string, value: string | null): void {
	if (value === null) delete root.dataset[name];
	else root.dataset[name] = value;
}

export function startSettings(): void {
	write();
	let before = settings.get();
	settings.subscribe(() => {
		const now = settings.get();
		// only the values changed here: another tab may have written since, and a default is nobody's choice
		const changed = Object.entries(now).filter(([name, value]) => before[name as keyof Settings] !== value);
		remember(PLACE, { ...remembered<Settings>(PLACE), ...Object.fromEntries(changed) });
		before = now;
		write();
	});
}
