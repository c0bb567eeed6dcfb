// The content of the text view, for any page: one question, what can be done about it, and headed lists.
import type { ComponentChildren } from "preact";

export interface Choice {
	/** Identifies it among the others. */
	id: string;
	text: string;
	/** What it would lead to. */
	brings?: string | undefined;
	/** The tutor points at it. */
	marked?: boolean;
	act(): void;
}
/** A line about a thing on the table; one may ask why it cannot be chosen. */
export interface Entry {
	text: string;
	ref: string;
	/** Its name, if the line says more. */
	name?: string;
}
/** Why things cannot be chosen, and where the rules say so. */
export interface Because {
	text: string;
	rules: string | null;
}
/** What a command reads; "" is only read by moving to it. */
export type Part = "hand" | "board" | "score" | "story" | "";

export interface Section {
	part: Part;
	title: string;
	lines?: (string | Entry)[];
	/** Short lines, such as cards in hand: shown side by side. */
	short?: boolean;
	/** Shown if there are no lines. */
	none?: string;
	body?: ComponentChildren;
}
/** The question or, if there is none, what is going on. */
export interface Asked {
	small?: string | undefined;
	heading: string;
	notes?: (string | null | undefined)[];
}
export interface Told extends Asked {
	/** Changes with every question, even if it reads the same. */
	id: string;
	choices: Choice[];
	sections: Section[];
}

export const entryOf = (line: string | Entry): Entry => (typeof line === "string" ? { text: line, ref: "" } : line);

/** A sentence: text without punctuation at its end gets a full stop, so that a voice pauses. */
export const ended = (text: string): string => (!text || /[.!?:…»”)]$/.test(text.trim()) ? text : `${text}.`);

/** Drops the question mark: in a list of choices nothing is asked any more. */
export const stated = (text: string): string => text.replace(/\s*\?$/, "");

/** Small line and question in one: "Your turn: which card do you play?" */
export const headingText = ({ small, heading }: Asked): string => (small ? `${small}: ${heading}` : heading);

/** Choices that would read alike are told apart by the things they touch. */
export function apart<T extends { text: string; brings?: string | undefined }>(
	choices: T[],
	which: (choice: T) => string,
): T[] {
	const often = new Map<string, number>();
	const read = ({ text, brings }: T) => `${text}\n${brings ?? ""}`;
	for (const choice of choices) often.set(read(choice), (often.get(read(choice)) ?? 0) + 1);
	return choices.map((choice) =>
		(often.get(read(choice)) ?? 0) > 1 && which(choice)
			? { ...choice, text: `${choice.text} (${which(choice)})` }
			: choice,
	);
}

/** The new lines of a list, in order; a line that occurs twice counts twice. */
export function fresh(before: string[], now: string[]): string[] {
	const known = new Map<string, number>();
	for (const line of before) known.set(line, (known.get(line) ?? 0) + 1);
	return now.filter((line) => {
		const left = known.get(line) ?? 0;
		if (left) known.set(line, left - 1);
		return !left;
	});
}
