// What happened as a ribbon: the turns since the reader's last one, and the pictures of each. A picture is a line of the
// story with the details that belong to it; what it brought is added up.
import type { EventLine, Gained, Group } from "../story/lines";

export interface Picture {
	/** The first is what it is about. */
	lines: EventLine[];
	gains: Gained[];
	/** 3 is always shown, 1 is folded first. */
	weight: 1 | 2 | 3;
	/** The reader gained or lost by it, or is named in it. */
	you: boolean;
	/** How many in a row looked the same: they are one picture, and the first of them is drawn. */
	times: number;
}
export interface Turn {
	heading: EventLine;
	/** Whose turn it is; null if everybody acts in it. */
	who: number | null;
	pictures: Picture[];
	/** What it brought to whose turn it is. */
	sum: [unit: string, count: number][];
}

const MOST = 6; // turns that are shown at once
const AT_ONCE = 2; // of those in which everybody acts

/** Seats other than the first line's that a line is about. */
const touches = (line: EventLine, who: number | null): boolean =>
	(line.to !== null && line.to !== who) ||
	(line.who !== null && line.who !== who) ||
	line.gains.some(([seat]) => seat !== who);

/** Whether it is about the reader, in what somebody else does. */
function concerns({ to, who, gains }: EventLine, own: number | null, owner: number | null): boolean {
	if (own === null || own === owner) return false;
	return to === own || who === own || gains.some(([seat]) => seat === own);
}

/** What each seat has more or less of, in the order in which it was told; what comes to nothing is left out. */
export function added(gains: Gained[]): Gained[] {
	const sums = new Map<string, Gained>();
	for (const [seat, unit, count] of gains) {
		const key = `${seat} ${unit}`;
		sums.set(key, [seat, unit, count + (sums.get(key)?.[2] ?? 0)]);
	}
	return [...sums.values()].filter(([, , count]) => count !== 0);
}

/** The pictures of one turn, in the order in which it happened. */
export function picturesOf({ lines }: Pick<Group, "lines">, owner: number | null, own: number | null): Picture[] {
	const pictures: EventLine[][] = [];
	const byLine = new Map<number, EventLine[]>();
	for (const line of lines) {
		const over = byLine.get(line.parent);
		const { weight, telling, at } = line;
		const joins = over && weight !== "headline" && !telling.apart && !touches(line, over[0]?.who ?? null);
		const picture = joins ? over : [];
		if (!joins) pictures.push(picture);
		picture.push(line);
		byLine.set(at, picture);
	}
	return pictures.map((of) => pictureOf(of, owner, own));
}

function pictureOf(lines: EventLine[], owner: number | null, own: number | null): Picture {
	const you = lines.some((line) => concerns(line, own, owner));
	const [first] = lines;
	const grave = first?.weight === "headline" || you;
	const counts = first?.telling.apart || first?.telling.id;
	return {
		lines,
		gains: added(lines.flatMap(({ gains }) => gains)),
		weight: grave ? 3 : counts ? 2 : 1,
		you,
		times: 1,
	};
}

/** How a line is drawn, apart from its kind. */
export type Looks = (line: EventLine) => string;

/** Neighbours that look the same as one picture, which brought what all of them did. */
export function merged(pictures: Picture[], looks: Looks): Picture[] {
	const drawing = ({ lines, weight, you, times }: Picture) =>
		lines
			.slice(0, lines.length / times)
			.map((line) => [line.event.kind, line.who, line.to, looks(line), weight, you].join(" "))
			.join();
	const results: Picture[] = [];
	for (const picture of pictures) {
		const last = results.at(-1);
		if (!last || drawing(last) !== drawing(picture)) results.push(picture);
		else {
			const [lines, gains] = [[...last.lines, ...picture.lines], added([...last.gains, ...picture.gains])];
			results[results.length - 1] = { ...last, lines, gains, times: last.times + 1 };
		}
	}
	return results;
}

function turnOf(group: Group, own: number | null): Turn[] {
	const { heading } = group;
	if (!heading) return [];
	const who = heading.telling.shared ? null : heading.who;
	const sum = added(group.lines.flatMap(({ gains }) => gains))
		.filter(([seat]) => seat === who)
		.map(([, unit, count]): [string, number] => [unit, count]);
	return [{ heading, who, pictures: picturesOf(group, who, own), sum }];
}

/** Of a story without headings: what one seat did until another one did something is a turn. */
function runsIn({ lines }: Group, own: number | null): Turn[] {
	const runs: EventLine[][] = [];
	for (const line of lines) {
		const last = runs.at(-1);
		if (last && (line.who ?? last[0]?.who) === last[0]?.who) last.push(line);
		else if (line.who !== null) runs.push([line]);
	}
	return runs.flatMap((run) => {
		const [heading] = run;
		if (!heading) return [];
		return [{ heading, who: heading.who, pictures: picturesOf({ lines: run }, heading.who, own), sum: [] }];
	});
}

/** The turns to show: each stays until the reader's next one has ended. Spectators see the last round. */
export function turnsOf(groups: Group[], own: number | null, seats: number, looks?: Looks): Turn[] {
	const all = groups.some(({ heading }) => heading)
		? groups.flatMap((group) => turnOf(group, own))
		: groups.flatMap((group) => runsIn(group, own));
	// a turn that has only begun says who is on; what everybody shares has nothing to say yet
	const told = all.filter(({ who, pictures }) => who !== null || pictures.length > 0);
	const owners = told.map(({ who }) => who);
	const shown = told.slice(firstOf(owners, own, seats)).slice(-MOST);
	const drawn = shown.filter(({ pictures }) => pictures.length > 0);
	return looks ? drawn.map((turn) => ({ ...turn, pictures: merged(turn.pictures, looks) })) : drawn;
}

function firstOf(owners: (number | null)[], own: number | null, seats: number): number {
	const last = owners.length - 1;
	if (owners.every((who) => who === null)) return Math.max(0, owners.length - AT_ONCE);
	const mine = own === null ? -1 : owners.lastIndexOf(own);
	if (mine < 0) return Math.max(0, owners.length - seats);
	if (mine < last) return mine + 1;
	const before = owners.slice(0, mine).lastIndexOf(own);
	return Math.min(before + 1, Math.max(0, last - 1));
}
