// What this seat has said and the server has not confirmed, as everybody at the page may look at it.
import type { Said } from "../protocol";

export type Saying = { text: string } | { greeting: NonNullable<Said["greeting"]> };
export interface KeptMove {
	seq: number;
	words: string[];
	seat: number | null;
	/** The question it answers, as one text. */
	question: string;
	/** Sent, at least once, so that it cannot be taken back; and sent again after a break. */
	gone: boolean;
	again?: boolean;
}
export interface KeptLine {
	words: Saying;
	/** The last line that was heard before it. */
	after: number;
	gone: boolean;
}
/** `fate` is what became of a move that had to wait. */
export interface Kept {
	kept: KeptMove | null;
	lines: KeptLine[];
	fate: "out" | "late" | null;
	/** For how many ms nothing got through, the last time. */
	away?: number;
}

/** True while a move has not reached the server, as far as this page knows. */
export const waits = ({ kept }: Pick<Kept, "kept">, up: boolean, silent = false): boolean =>
	kept !== null && (!up || !kept.gone || silent);
