// The story of a duel in sentences, made from what this seat heard; the newest turn first.
import type { Heard } from "../../protocol";
import type { Line } from "..";
import { listed, nameOf, type View } from "./cards";

const text = (event: Heard, field: string): string => String(event[field] ?? "");
const list = (event: Heard, field: string): string[] => (event[field] as string[] | undefined) ?? [];

const ICONS: Record<string, string> = {
	attack: "attack",
	blocked: "block",
	unblocked: "attack",
	harmless: "attack",
	critical: "spark",
	barrier: "spark",
	revealed: "tower",
	rebuilt: "tower",
	unbuilt: "tower",
	towers: "tower",
	countered: "close",
	drew: "deck",
	dug: "deck",
	looks: "deck",
	defeated: "crown",
	over: "crown",
	"loop-stopped": "help",
};
/** Told by the board itself, or only of use to it. */
const SILENT = new Set([
	"passed",
	"drawn",
	"looked",
	"aimed",
	"resolved",
	"duel",
	"end",
	"lots",
	"emptied",
	"buried",
	"spark",
	"readied",
	"exhausted",
]);

/** Which card a number in play stood for: monsters are told of by number after they have gone. */
function namesIn(heard: Heard[], view: View): Map<string, string> {
	const names = new Map<string, string>();
	for (const event of heard) {
		if ((event.kind === "entered" || event.kind === "left") && event.card) {
			names.set(text(event, "monster"), nameOf(text(event, "card")));
		}
	}
	for (const { monsters } of view.players) {
		for (const { id, card } of monsters) names.set(id.slice(1), nameOf(card));
	}
	return names;
}

export function storyOf(heard: Heard[], view: View): Line[] {
	const names = namesIn(heard, view);
	const groups: Line[][] = [[{ key: "dragonduel-set-up", heading: true }]];
	for (const [at, event] of heard.entries()) {
		const line = lineOf(event, at, names);
		if (!line) continue;
		if (line.heading) groups.push([line]);
		else groups.at(-1)?.push(line);
	}
	const last = groups.at(-1)?.findLast((line) => !line.heading);
	if (last) last.last = true;
	return groups
		.filter((group) => group.length > 1)
		.reverse()
		.flat();
}

function lineOf(event: Heard, at: number, names: Map<string, string>): Line | null {
	const { kind } = event;
	if (SILENT.has(kind)) return null;
	const seat = kind === "attack" ? event.defender : kind === "over" ? list(event, "winners")[0] : event.seat;
	const icon = ICONS[kind];
	return {
		key: `dragonduel-tale-${kind}`,
		at,
		...(typeof seat === "number" ? { who: seat } : {}),
		...(icon ? { icon } : {}),
		...(kind === "turn" ? { heading: true } : {}),
		args: {
			turn: Number(event.turn ?? 0),
			n: ["hurt", "strength", "barrier", "warded"].includes(kind)
				? signed(kind, Number(event.n))
				: Number(event.n ?? 0),
			tower: Number(event.tower ?? 0),
			card: event.card ? nameOf(text(event, "card")) : "",
			cards: listed(list(event, "cards").map(nameOf)),
			monster: names.get(text(event, "monster")) ?? "?",
			attacker: names.get(text(event, "attacker")) ?? "?",
			strength: text(event, "strength"),
			how: text(event, "how"),
			why: text(event, "why"),
			from: text(event, "from"),
			until: text(event, "until"),
			flag: text(event, "flag"),
			holds: event.holds ? "yes" : "no",
			again: event.again ? "yes" : "no",
		},
	};
}

const signed = (kind: string, n: number): string => (kind !== "strength" ? String(n) : n >= 0 ? `+${n}` : `−${-n}`);

/** Tower cards after each turn, per seat: what the ending draws. */
export function coursesOf(heard: Heard[], seats: number): number[][] {
	const now = Array.from({ length: seats }, () => 5);
	const courses = now.map((n) => [n]);
	for (const event of heard) {
		if (typeof event.tower === "number" && typeof event.seat === "number") now[event.seat] = event.tower;
		if (event.kind === "defeated" && typeof event.seat === "number") now[event.seat] = -1;
		if (event.kind === "turn" || event.kind === "over")
			for (const [seat, course] of courses.entries()) course.push(now[seat] ?? 0);
	}
	return courses;
}
