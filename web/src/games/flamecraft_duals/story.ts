// The story of a table in sentences, made from what this seat heard; the newest turn first.
import type { Heard } from "../../protocol";
import type { Line } from "..";
import { capital, cardName, fancyName, listed, tokenName, typeName, type View } from "./pieces";

const text = (event: Heard, field: string): string => String(event[field] ?? "");
const count = (event: Heard, field: string): number => Number(event[field] ?? 0);
const list = (event: Heard, field: string): string[] => (event[field] as string[] | undefined) ?? [];

/** The hexes of the last thing that happened on the board. */
export function lastHexes(heard: Heard[]): string[] {
	const event = heard.findLast(({ kind }) => ["placed", "moved", "swapped", "scored", "claimed"].includes(kind));
	if (!event) return [];
	if (event.kind === "placed") return [text(event, "hex")];
	if (event.kind === "moved") return [text(event, "to")];
	if (event.kind === "swapped") return [text(event, "a"), text(event, "b")];
	return list(event, "hexes");
}

export function storyOf(heard: Heard[], view: View): Line[] {
	const groups: Line[][] = [[{ key: "duals-set-up", heading: true }]];
	for (const event of heard) {
		if (event.kind === "turn")
			groups.push([{ key: "duals-turn", args: { turn: count(event, "turn") }, heading: true }]);
		else if (event.kind === "half") groups.push([{ key: "duals-story-half", icon: "crown", args: halfArgs(event) }]);
		else groups.at(-1)?.push(...linesOf(event, view));
	}
	const last = groups.at(-1)?.findLast((line) => !line.heading);
	if (last) last.last = true;
	return groups
		.filter((group) => group.length > 1 || !group[0]?.heading)
		.reverse()
		.flat();
}
const halfArgs = (event: Heard) => ({ scores: list(event, "scores").join(" : ") });

function linesOf(event: Heard, view: View): Line[] {
	const who = typeof event.seat === "number" ? { who: event.seat } : {};
	const token = event.token ? tokenName(text(event, "token")) : "";
	const card = event.card ? cardName(text(event, "card")) : "none";
	const hex = text(event, "hex");
	switch (event.kind) {
		case "fancy":
			return [
				{
					key: event.seat === null ? "duals-story-fancy" : "duals-story-fancy-by",
					...who,
					icon: "fancy-sun",
					args: { card: fancyName(text(event, "card")) },
				},
			];
		case "drawn": {
			const [a = "", b = ""] = list(event, "tokens");
			return [{ key: "duals-story-drawn", icon: "bag", args: { a: tokenName(a), b: tokenName(b) } }];
		}
		case "begun":
			return view.seats === 1
				? [{ key: "duals-story-begun-solo", icon: "flame" }]
				: [{ key: "duals-story-begun", who: count(event, "first") }];
		case "pulled":
			return [{ key: "duals-story-pulled", ...who, icon: "bag", args: { token } }];
		case "took":
			return [{ key: "duals-story-took", ...who, args: { token } }];
		case "placed":
			return [{ key: "duals-story-placed", ...who, args: { token, hex } }];
		case "fired":
			return [{ key: "duals-story-fired", ...who, icon: "flame", args: { type: typeName(text(event, "type")), hex } }];
		case "moved":
			return [
				{
					key: "duals-story-moved",
					...who,
					args: { token: capital(token), from: text(event, "from"), to: text(event, "to") },
				},
			];
		case "swapped": {
			const [a = "", b = ""] = list(event, "tokens");
			return [
				{
					key: "duals-story-swapped",
					...who,
					args: { a: capital(tokenName(a)), b: tokenName(b), from: text(event, "a"), to: text(event, "b") },
				},
			];
		}
		case "picked":
			return [{ key: "duals-story-picked", ...who, args: { token } }];
		case "bagged":
			return [
				{ key: "duals-story-bagged", icon: "bag", args: { tokens: listed(list(event, "tokens").map(tokenName)) } },
			];
		case "scored":
			return [
				{ key: "duals-story-scored", ...who, icon: "reputation", args: { card, count: count(event, "reputation") } },
			];
		case "claimed":
			return [
				{ key: "duals-story-claimed", ...who, icon: "fountain", args: { card, count: count(event, "reputation") } },
			];
		case "fountain":
			return [{ key: "duals-story-fountain", ...who, icon: "fountain", args: { hex } }];
		case "kept":
			return [{ key: "duals-story-kept", ...who, args: { token } }];
		case "revealed":
			return [{ key: "duals-story-revealed", icon: "fountain", args: { card } }];
		case "coin":
			return [{ key: "duals-story-coin", ...who, icon: "coin", args: { use: text(event, "use") } }];
		case "named":
			return [{ key: "duals-story-named", ...who, args: { type: typeName(text(event, "type")) } }];
		case "shown":
			return [{ key: "duals-story-shown", ...who, icon: "deck", args: { card } }];
		case "drew":
			return [{ key: "duals-story-drew", ...who, icon: "deck", args: { card } }];
		case "returned":
			return [{ key: "duals-story-returned", ...who, icon: "deck", args: { card } }];
		case "turned":
			return [{ key: "duals-story-turned", icon: "deck", args: { card } }];
		case "extras":
			return [{ key: "duals-story-extras", icon: "bag" }];
		case "end":
			return [{ key: "duals-story-end", icon: "flame", args: { cause: text(event, "cause") } }];
		case "special":
			return [{ key: "duals-story-special", ...who, icon: "reputation" }];
		default:
			return [];
	}
}
