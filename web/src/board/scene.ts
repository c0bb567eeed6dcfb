// What the table passes to the parts of a title: the view, the question, the people, and ways to answer.
import type { Heard, Question, Reason, TableInfo, View } from "../protocol";

export interface Person {
	seat: number;
	name: string;
	face: string;
	kind: "person" | "bot" | "free";
	level: string | undefined;
	here: boolean;
	you: boolean;
}
/** What the table passes to a title's parts. */
export interface Scene<V = View, E = Heard> {
	view: V;
	info: TableInfo;
	people: Person[];
	decision: Question | null;
	/** The events this seat has heard so far, as far as they may be remembered. */
	heard: E[];
	seq: number;
	/** The seats the table waits for. */
	waiting: number[];
	/** A word has been sent, or the connection is down: nothing can be picked. */
	locked: boolean;
	/** The page itself answered this seat's last question. */
	answered: boolean;
	/** In how many ms the page answers this question by itself; null if it does not. */
	answering: number | null;
	/** Answers; further words answer the questions that follow, all or none. */
	play(...words: string[]): void;
	/** How many of the reader's last words can be taken back, and the function that takes back the last. */
	undo: number;
	takeBack(): void;
	why(word: string): Promise<Reason>;
	/** Why a thing cannot be picked now; its word is empty if no question asks for such a thing. */
	whyNot(ref: string): Promise<Reason>;
	/** The address of a place in the title's rules; null if it has none. */
	rules(place: string): string | null;
}
