// What a title brings to the ribbon: how its lines are drawn small, and which of its things they are about.
import type { ComponentType } from "preact";
import type { Person } from "../../board/scene";
import type { Heard, View } from "../../protocol";
import type { EventLine } from "../story/lines";
import type { Speaker } from "../story/speaker";
import type { Looks } from "./turns";

export interface SmallProps<V = View> {
	line: EventLine;
	view: V;
	people: Person[];
	/** A detail inside the picture of another line. */
	inside: boolean;
}
/** Of a title, in `later/pictures.tsx`. */
export interface Pictures<V = View> {
	speaker: Pick<Speaker, "groups" | "line">;
	/** What may still be told of what was heard. */
	told?(heard: Heard[], view: V): Heard[];
	/** A line as a small picture; nothing if what it brought says all. */
	Small: ComponentType<SmallProps<V>>;
	/** The units that are counted, in their order, and how each is drawn; those of `summed` also at the end of a line. */
	units: [unit: string, icon: string][];
	summed: string[];
	/** Where a name of the story is on the table, if that is not its ref, its place or its seat. */
	at?(name: string): string | null;
	/** How a line is drawn, apart from its kind; neighbours that look the same are one picture. */
	looks?: Looks;
	/** The card that a line is about, by its name in the title's catalogue, and that card at reading size. */
	cardOf?(line: EventLine): string | null;
	Card?: ComponentType<{ id: string; view: V }>;
	/** What the reader's turn consists of, in order. */
	steps?: Step[];
}
/** A step of a turn; its name is the title's message `<title>-turn-step`. */
export interface Step {
	name: string;
	icon: string;
	/** The questions that are asked in it, and the kinds of events that tell of it. */
	asks: string[];
	told: string[];
}
