// What a title's layout gives to the table, and where layouts are found: one folder per title, one chunk each,
// loaded when a table of that title is opened.
import type { ComponentType } from "preact";
import type { Answer } from "../board/picking/answers";
import { learn } from "../locales";
import type { Heard, Question, Reason, TableInfo, Update, View } from "../protocol";
import type { Asked, Section } from "../text/told";

export interface Person {
	seat: number;
	name: string;
	face: string;
	kind: "person" | "bot" | "free";
	level: string | undefined;
	here: boolean;
	you: boolean;
}
/** One sentence of the story. `who` is the seat it is about, `to` whom it was done to; `args` fill the sentence. */
export interface Line {
	key: string;
	args?: Record<string, string | number>;
	who?: number;
	to?: number;
	/** Which of the events heard it tells: a click shows the table as it then was. */
	at?: number;
	icon?: string;
	heading?: boolean;
	last?: boolean;
}
/** What the table hands to a title's parts. */
export interface Scene<V = View> {
	view: V;
	info: TableInfo;
	people: Person[];
	decision: Question | null;
	/** What this seat heard so far, as much of it as may be remembered. */
	heard: Heard[];
	seq: number;
	/** The seats the table waits for. */
	waiting: number[];
	/** A word is on its way, or the line is down: nothing can be picked. */
	locked: boolean;
	/** The last question of this seat was answered by the page itself. */
	answered: boolean;
	/** Answers; further words answer the questions that follow, all or none. */
	play(...words: string[]): void;
	/** How many of the reader's last words can be taken back, and the way to take back the last. */
	undo: number;
	takeBack(): void;
	why(word: string): Promise<Reason>;
	/** Why a thing cannot be picked now; its word is empty when nothing asks for such a thing. */
	whyNot(ref: string): Promise<Reason>;
}
export interface Side<V = View> {
	name: string;
	icon: string;
	/** The key of its name. */
	label: string;
	Page: ComponentType<{ scene: Scene<V> }>;
	/** How many things on it can be picked now. */
	lit?(decision: Question | null, view: V): number;
}
/** A title in words: what it calls an answer and what would come of it, and all that the text view tells of its table. */
export interface Sayings<V = View> {
	answer(scene: Scene<V>, answer: Answer): string;
	outcome(scene: Scene<V>, answer: Answer): string;
	/** What is asked now or, where nothing is, who is waited for. */
	asked(scene: Scene<V>): Asked;
	/** What lies on the table, the reader's own things first. */
	sections(scene: Scene<V>): Section[];
	/** How a round or the game ended, and why. */
	summary?(scene: Scene<V>): Asked & { sections: Section[] };
	ending(scene: Scene<V>): Asked & { sections: Section[] };
	/** What stands below the question and can be pressed. */
	Note?: ComponentType<{ scene: Scene<V> }>;
}
export interface Layout<V = View> {
	Stage: ComponentType<{ scene: Scene<V> }>;
	Score: ComponentType<{ scene: Scene<V> }>;
	Summary: ComponentType<{ scene: Scene<V> }>;
	Ending: ComponentType<{ scene: Scene<V> }>;
	Rules: ComponentType<{ view: V }>;
	/** Parts of the table that have no room beside it on a phone: pages of the dock. */
	pages?: Side<V>[];
	/** From now on its cards are those with the overlay of this mark; its own when it is empty. */
	overlay?(mark: string): Promise<void>;
	/** Keys of its own, each with the sentence that explains it. */
	keys: [key: string, what: string][];
	subtitle(view: V, people: Person[]): string;
	story(heard: Heard[], view: V, people: Person[]): Line[];
	/** What may be remembered of the events once this view is reached. */
	keep(heard: Heard[], view: V): Heard[];
	/** A view to show first when an update changes too much at once; null when it does not. */
	between(before: V, update: Update): V | null;
	/** How long, in ms, this update wants to be seen before the next one. */
	hold(update: Update): number;
	/** How much of the pace goes before a move of somebody else, who may have made the last one too; all of it by default. */
	beat?(update: Update, same: boolean): number;
	/** Motion before and after a view is replaced; resolved when the next thing may happen. */
	leave(before: V, next: V): Promise<void>;
	arrive(events: Heard[], view: V): Promise<void>;
	/** What the others did since this seat's last answer, in one line each. */
	Recap?: ComponentType<{ scene: Scene<V>; heard: Heard[] }>;
	over(view: V, info: TableInfo | null): boolean;
	/** Whether this seat may give up now, in a title that knows it. */
	resigns?(view: V): boolean;
	/** The word that the page says by itself, as this person wishes; null where the person is asked. */
	answer?(view: V, decision: Question, heard: Heard[]): string | null;
	/** Whether others are asked for a response just now, from what everybody sees; `grave` where they may lose by it. */
	window?(view: V): { kind: string; grave: boolean } | null;
	/** The table in words: for the text view, and for whoever names answers elsewhere. */
	sayings(): Promise<Sayings<V>>;
	/** Whether only fixed greetings may be said now. */
	quiet(view: V): boolean;
}

const LAYOUTS = import.meta.glob<{ default: Layout }>("./*/index.tsx");

export const hasLayout = (title: string): boolean => `./${title}/index.tsx` in LAYOUTS;

/** The layout that shows every title: for those without one of their own, and for whoever asks with `?layout=plain`. */
async function fallback(title: string): Promise<{ default: Layout }> {
	const [page] = await Promise.all([import("../board/fallback"), learn("plain")]);
	return { default: page.layoutFor(title) };
}

export async function layoutOf(title: string, cards = ""): Promise<Layout> {
	const plain = new URLSearchParams(location.search).get("layout") === "plain";
	const load: (title: string) => Promise<{ default: Layout }> = (!plain && LAYOUTS[`./${title}/index.tsx`]) || fallback;
	const [{ default: layout }] = await Promise.all([load(title), learn(title)]);
	await layout.overlay?.(cards);
	return layout;
}

/** The cloth a title is played on; tokens.css has one for each. */
export const clothOf = (title: string): string => (title === "flamecraft_duals" ? "duals" : title);
