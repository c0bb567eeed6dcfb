// The text of a note: plain words, with links to moments, to things on the board, and moves that are shown on it.

export type Ink = "ink" | "good" | "bad";
export type Piece =
	| { kind: "text"; text: string }
	| { kind: "moment"; text: string; at: number }
	| { kind: "thing"; text: string; ref: string }
	| { kind: "move"; text: string; start: string; target: string; ink: Ink };

const LINK = /\[([^[\]\n]{1,80})\]\((at|card|move):([^()\s]{1,80})\)/g;

/** The paragraphs of a note, in pieces. */
export function paragraphsOf(text: string): Piece[][] {
	return text
		.split("\n")
		.filter((line) => line.trim())
		.map(piecesOf);
}

function piecesOf(line: string): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const link of line.matchAll(LINK)) {
		if (link.index > from) pieces.push({ kind: "text", text: line.slice(from, link.index) });
		pieces.push(linkOf(link[1] ?? "", link[2] ?? "", link[3] ?? ""));
		from = link.index + link[0].length;
	}
	if (from < line.length) pieces.push({ kind: "text", text: line.slice(from) });
	return pieces;
}

function linkOf(text: string, kind: string, what: string): Piece {
	if (kind === "at")
		return /^\d{1,6}$/.test(what) ? { kind: "moment", text, at: Number(what) } : { kind: "text", text };
	if (kind === "card") return { kind: "thing", text, ref: what };
	const [path = "", ink = ""] = what.split("!");
	const [start = "", target = ""] = path.split(">");
	return { kind: "move", text, start, target, ink: ink === "good" || ink === "bad" ? ink : "ink" };
}

/** Words that may stand between the brackets of a link. */
const label = (text: string): string =>
	text
		.replace(/[[\]\n]/g, " ")
		.trim()
		.slice(0, 80) || "…";
/** What may stand between its parentheses: no blank, and no parenthesis. */
const safe = (ref: string): boolean => /^[^()\s>!]{1,38}$/.test(ref);

export const momentLink = (text: string, at: number): string => `[${label(text)}](at:${at})`;
export const thingLink = (text: string, ref: string): string => (safe(ref) ? `[${label(text)}](card:${ref})` : text);
export function moveLink(text: string, start: string, target: string, ink: Ink): string {
	return safe(start) && safe(target) ? `[${label(text)}](move:${start}>${target}!${ink})` : text;
}

/** The plain words of a note. */
export const plainOf = (text: string): string =>
	paragraphsOf(text)
		.map((pieces) => pieces.map((piece) => piece.text).join(""))
		.join(" ");
