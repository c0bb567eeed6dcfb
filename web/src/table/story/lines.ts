// What happened, as lines: the same interpreter of a title's declarations as `kernel/story.py`, which a test compares
// with this one. A line follows from its event alone; the order of events never decides what one means.
import type { Heard } from "../../protocol";

export type Weight = "headline" | "detail" | "silent";
/** How the values of a fact are named: by a message, or in one of the ways that all titles share. */
export interface Noun {
	way: string;
	message?: string;
	argument?: string;
}
interface Move {
	thing?: string;
	from?: string;
	to?: string;
	count?: string;
}
interface Gain {
	unit: string;
	count: string;
	seat: string;
	sign: number;
}
/** How one kind of event is told; `{fact}` in a text stands for the event's fact. */
export interface Telling {
	facts: string[];
	weight: string;
	who?: string;
	to?: string;
	id?: string;
	parent?: string;
	moves?: Move[];
	gains?: Gain[];
	icon?: string;
	opens?: boolean;
	/** What it opens is nobody's turn: everybody acts in it. */
	shared?: boolean;
	/** A detail with a picture of its own. */
	apart?: boolean;
	silent_if?: Record<string, unknown[]>;
	nouns?: Record<string, Noun>;
}
/** The title's `story.json`, generated from its Python declarations. */
export interface Declared {
	nouns: Record<string, Noun>;
	tellings: Record<string, Telling>;
	/** What a finished game is divided into: the events that begin a chapter, by the key of its name. */
	chapters?: Record<string, Beginning>;
}
interface Beginning {
	kind: string;
	each?: boolean;
	where?: Record<string, unknown>;
}

/** A thing (empty: unseen) that went from one place to another. */
export interface Moved {
	thing: string;
	from: string;
	to: string;
	count: number;
}
export type Gained = [seat: number, unit: string, count: number];
/** What one event says: `at` is its index in what was heard, `parent` that of the line it belongs to, or -1. */
export interface EventLine {
	key: string;
	telling: Telling;
	event: Heard;
	at: number;
	parent: number;
	weight: string;
	who: number | null;
	to: number | null;
	moves: Moved[];
	gains: Gained[];
	icon: string;
}
/** The lines of one turn under its heading, and what each seat gained in it. */
export interface Group {
	heading: EventLine | null;
	lines: EventLine[];
	/** By seat and unit, as `0 coins`. */
	sums: Map<string, number>;
}

const HOLE = /\{([a-z_]+)\}/g;
const holesIn = (template: string): string[] => [...template.matchAll(HOLE)].map(([, name = ""]) => name);

/** A template with the event's facts in it; null if one of them is not there. */
function filled(template: string | undefined, event: Heard): string | null {
	if (!template) return null;
	const holes = holesIn(template);
	if (holes.some((name) => (event[name] ?? null) === null)) return null;
	return template.replace(HOLE, (_, name: string) => String(event[name]));
}

function seatIn(event: Heard, fact: string | undefined): number | null {
	const seat = fact ? event[fact] : null;
	return typeof seat === "number" ? seat : null;
}

/** A fact that is a number, or the length of a list; or the number itself. */
function numberIn(event: Heard, count: string): number | null {
	if (/^-?\d+$/.test(count)) return Number(count);
	const value = event[count];
	if (Array.isArray(value)) return value.length;
	return typeof value === "number" || typeof value === "boolean" ? Number(value) : null;
}

function movesOf(move: Move, event: Heard): Moved[] {
	const [from, to] = [filled(move.from, event), filled(move.to, event)];
	if (from === null || to === null) return [];
	const things = listIn(move.thing ?? "", event);
	if (things) return things.map((thing) => ({ thing, from, to, count: 1 }));
	const count = move.count ? numberIn(event, move.count) : 1;
	return count ? [{ thing: filled(move.thing, event) ?? "", from, to, count }] : [];
}

/** The template once for each thing of the list that is its fact; null if it is about no list. */
function listIn(template: string, event: Heard): string[] | null {
	const [hole] = holesIn(template);
	const things = hole === undefined ? null : event[hole];
	return Array.isArray(things) ? things.map((thing) => template.replace(`{${hole}}`, String(thing))) : null;
}

function gainsOf({ unit, count, seat, sign }: Gain, event: Heard): Gained[] {
	const who = seatIn(event, seat);
	if (who === null) return [];
	const units = listIn(unit, event);
	if (units) return [...countsOf(units)].map(([each, many]) => [who, each, many * sign]);
	const [what, number] = [filled(unit, event), numberIn(event, count)];
	return what === null || !number ? [] : [[who, what, number * sign]];
}

/** How often each value is in a list, in the order in which they first appear. */
export function countsOf<T>(values: T[]): Map<T, number> {
	const counts = new Map<T, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

const isTold = ({ weight, silent_if = {} }: Telling, event: Heard): boolean =>
	weight !== "silent" && !Object.entries(silent_if).some(([fact, values]) => values.includes(event[fact] ?? null));

function lineOf(title: string, telling: Telling, event: Heard, at: number, parent: number): EventLine {
	return {
		key: `${title}-story-${event.kind}`,
		telling,
		event,
		at,
		parent,
		weight: telling.weight,
		who: seatIn(event, telling.who),
		to: seatIn(event, telling.to),
		moves: (telling.moves ?? []).flatMap((move) => movesOf(move, event)),
		gains: (telling.gains ?? []).flatMap((gain) => gainsOf(gain, event)),
		icon: filled(telling.icon, event) ?? "",
	};
}

/** What a seat heard, turn by turn; the first group is what came before the first turn. */
export function groupsOf(title: string, { tellings }: Declared, heard: Heard[]): Group[] {
	let group: Group = { heading: null, lines: [], sums: new Map() };
	const groups = [group];
	const ids = new Map<string, number>();
	for (const [at, event] of heard.entries()) {
		const telling = tellings[event.kind];
		if (!telling || !isTold(telling, event)) continue;
		const line = lineOf(title, telling, event, at, ids.get(filled(telling.parent, event) ?? "") ?? -1);
		if (telling.opens) {
			group = { heading: line, lines: [], sums: new Map() };
			groups.push(group);
			ids.clear();
		} else add(group, line);
		const id = filled(telling.id, event);
		if (id) ids.set(id, at);
	}
	return groups;
}

function add({ lines, sums }: Group, line: EventLine): void {
	lines.push(line);
	for (const [seat, unit, count] of line.gains) {
		const key = `${seat} ${unit}`;
		sums.set(key, (sums.get(key) ?? 0) + count);
	}
}
