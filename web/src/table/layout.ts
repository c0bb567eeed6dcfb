// The interface between a title's layout and the table: how a title is drawn, moved and told.
import type { ComponentType } from "preact";
import type { Answer } from "../board/picking/answers";
import type { Person, Scene } from "../board/scene";
import type { Heard, Question, TableInfo, Update, View } from "../protocol";
import type { Automatic, Sender } from "./automatic/automatic";
import type { Finale } from "./finale/film";
import type { Asked, Section } from "./text/content";

/** One sentence of the story. `who` is the seat it is about, `to` whom it was done to; `args` fill the sentence. */
export interface Line {
	key: string;
	args?: Record<string, string | number>;
	who?: number;
	to?: number;
	/** The index of the event it tells: a click shows the table as it was then. */
	at?: number;
	icon?: string;
	heading?: boolean;
	last?: boolean;
}
export interface Side<V = View, E = Heard> {
	name: string;
	icon: string;
	/** The key of its name. */
	label: string;
	Page: ComponentType<{ scene: Scene<V, E> }>;
	/** How many things on it can be picked now. */
	lit?(decision: Question | null, view: V): number;
}
/** A title in words: names of answers, what they would lead to, and the text view of its table. */
export interface Sayings<V = View> {
	answer(scene: Scene<V>, answer: Answer): string;
	outcome(scene: Scene<V>, answer: Answer): string;
	/** The question or, if there is none, who is waited for. */
	asked(scene: Scene<V>): Asked;
	/** What is on the table, the reader's own things first. */
	sections(scene: Scene<V>): Section[];
	/** How a round or the game ended, and why. */
	summary?(scene: Scene<V>): Asked & { sections: Section[] };
	ending(scene: Scene<V>): Asked & { sections: Section[] };
	/** How the game ended, as a film before its result; an empty one if there is nothing to tell. */
	finale?(scene: Scene<V>): Promise<Finale>;
	/** Shown below the question, and can be pressed. */
	Note?: ComponentType<{ scene: Scene<V> }>;
}
export interface Layout<V = View, E = Heard> {
	Stage: ComponentType<{ scene: Scene<V, E> }>;
	Score: ComponentType<{ scene: Scene<V, E> }>;
	Summary: ComponentType<{ scene: Scene<V, E> }>;
	Ending: ComponentType<{ scene: Scene<V, E> }>;
	Rules: ComponentType<{ view: V }>;
	/** Parts of the table that do not fit next to it on a phone: pages of the dock. */
	pages?: Side<V, E>[];
	/** Switches its cards to those with the overlay of this mark; empty for its own. */
	overlay?(mark: string): Promise<void>;
	/** Adds the style sheets that only windows of some sizes need; resolves when those that fit are there. */
	dressed?(): Promise<unknown>;
	/** Keys of its own, each with the sentence that explains it. */
	keys: [key: string, what: string][];
	subtitle(view: V, people: Person[]): string;
	/** What happened, in its order. */
	story(heard: Heard[], view: V, people: Person[]): Line[];
	/** The events that may still be remembered once this view is reached. */
	keep(heard: E[], view: V): E[];
	/** A view to show first when an update changes too much at once; otherwise null. */
	between(before: V, update: Update): V | null;
	/** How long, in ms, this update should be seen before the next one. */
	hold(update: Update): number;
	/** The part of the pace to wait before another seat's move; `same` if it also made the last one. Default: all. */
	beat?(update: Update, same: boolean): number;
	/** Motion before and after a view is replaced; resolves when the next update may be shown. */
	leave(before: V, next: V): Promise<void>;
	arrive(events: E[], view: V): Promise<void>;
	/** Made from the view alone: nothing of the title's own folder is drawn. */
	plain?: boolean;
	over(view: V, info: TableInfo | null): boolean;
	/** Whether this seat may resign now, in a title that allows it. */
	resigns?(view: V): boolean;
	/** Answers that the page gives by itself, as this person wants. */
	automatic?(sender: Sender): Automatic;
	/** The window in which others may respond now, by public information; `grave` if they may lose by it. */
	window?(view: V): { kind: string; grave: boolean } | null;
	/** The table in words: for the text view, and for naming answers elsewhere. */
	sayings(): Promise<Sayings<V>>;
	/** Whether only fixed greetings may be said now. */
	quiet(view: V): boolean;
}
