// The story of a table in sentences, made from what this seat heard; the newest turn first, and within it the newest
// event first.

import type { Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import { newestFirst } from "../../../table/story/order";
import { cardName, fancyName, listed, tokenName, typeName, type View } from "./pieces";

const text = (event: Heard, field: string): string => String(event[field] ?? "");
const count = (event: Heard, field: string): number => Number(event[field] ?? 0);
const list = (event: Heard, field: string): string[] => (event[field] as string[] | undefined) ?? [];

/** The hexes of the last event on the board. */
export function lastHexes(heard: Heard[]): string[] {
	const event = heard.findLast(({ kind }) => ["placed", "moved", "swapped", "scored", "claimed"].includes(kind));
	if (!event) return [];
	if (event.kind === "placed") return [text(event, "hex")];
	if (event.kind === "moved") return [text(event, "to")];
	if (event.kind === "swapped") return [text(event, "a"), text(event, "b")];
	return list(event, "hexes");
}

export function storyOf(heard: Heard[], view: View): Line[] {
	const groups: Line[][] = [[{ key: "flamecraft_duals-set-up", heading: true }]];
	for (const [at, event] of heard.entries()) {
		const [line] = linesOf(event, view);
		if (!line) continue;
		if (line.heading) groups.push([line]);
		else groups.at(-1)?.push({ ...line, at });
	}
	return newestFirst(groups.filter((group) => group.length > 1));
}

const ICONS: Record<string, string> = {
	fancy: "fancy",
	drawn: "bag",
	pulled: "bag",
	bagged: "bag",
	extras: "bag",
	fired: "flame",
	end: "flame",
	scored: "reputation",
	special: "reputation",
	claimed: "fountain",
	fountain: "fountain",
	revealed: "fountain",
	coin: "coin",
	shown: "deck",
	drew: "deck",
	returned: "deck",
	turned: "deck",
	dealt: "deck",
	laid: "hand",
	half: "crown",
	over: "crown",
};

/** Most events have a sentence for their kind; some say more to the seats that may know more. */
function variantOf(event: Heard): string {
	const { kind } = event;
	if (kind === "fancy" && event.seat === null) return "fancy-lot";
	if (kind === "drawn" && event.first === null) return "drawn-again";
	if (kind === "drew" && event.from === "open") return "drew-open";
	if ((kind === "drew" || kind === "returned") && event.card) return `${kind}-card`;
	if (kind === "end") return `end-${text(event, "cause")}`;
	return kind;
}

function linesOf(event: Heard, view: View): Line[] {
	const { kind } = event;
	if (kind === "begun" && view.seats === 1) return [];
	const seat = kind === "begun" ? event.first : event.seat;
	const [a = "", b = ""] = list(event, "tokens");
	const token = event.token ? tokenName(text(event, "token")) : "";
	const icon = ICONS[kind];
	return [
		{
			key: `flamecraft_duals-story-${variantOf(event)}`,
			...(typeof seat === "number" ? { who: seat } : {}),
			...(icon ? { icon } : {}),
			...(kind === "turn" ? { heading: true } : {}),
			args: {
				turn: count(event, "turn"),
				count: count(event, "count"),
				reputation: count(event, "reputation"),
				token,
				dual: text(event, "token").length > 1 ? "yes" : "no",
				a: tokenName(a || "W"),
				b: tokenName(b || "W"),
				tokens: listed(list(event, "tokens").map(tokenName)),
				card: kind === "fancy" ? fancyName(text(event, "card")) : event.card ? cardName(text(event, "card")) : "",
				type: event.type ? typeName(text(event, "type")) : "",
				hex: text(event, "hex"),
				from: text(event, kind === "swapped" ? "a" : "from"),
				to: text(event, kind === "swapped" ? "b" : "to"),
				use: text(event, "use"),
				scores: list(event, "scores").join(" : "),
			},
		},
	];
}
