// What a choice would do, told from what the view already says: places that lack one token, and what lies where.
import { countsAs, type Pattern, stackAt, topOf, type View } from "./pieces";
import { refOf, verbOf } from "./words";

/** Tokens as they would come to lie: `hex` gets `face` on top; `from` loses its own. */
export interface Ghost {
	hex: string;
	face: string;
	/** The token under it goes away: a swap, or the fountain. */
	instead?: boolean;
}
export interface Preview {
	ghosts: Ghost[];
	/** A hex whose top is on its way. */
	gone: string | null;
	mini: string | null;
	/** Cards that would be complete. */
	completes: Pattern[];
}
export const NOTHING: Preview = { ghosts: [], gone: null, mini: null, completes: [] };

export function previewOf(view: View, word: string | null): Preview {
	if (!word) return NOTHING;
	const hex = refOf(word);
	const from = view.source ?? "";
	switch (verbOf(word)) {
		case "place":
			return put(view, view.held?.token ?? "", hex, null);
		case "to":
			return put(view, topOf(view, from), hex, from);
		case "with":
			return {
				...NOTHING,
				ghosts: [
					{ hex, face: topOf(view, from), instead: true },
					{ hex: from, face: topOf(view, hex), instead: true },
				],
			};
		case "from":
			return { ...NOTHING, gone: hex };
		case "fountain":
			return { ...NOTHING, mini: hex };
		default:
			return NOTHING;
	}
}

function put(view: View, face: string, hex: string, from: string | null): Preview {
	const completes = cardsOf(view).filter(({ short }) =>
		short.some(
			({ hexes, missing, wants }) =>
				missing === hex && countsAs(face, wants) && (from === null || from === hex || !hexes.includes(from)),
		),
	);
	return { ghosts: [{ hex, face }], gone: from, mini: null, completes };
}

/** The cards this seat could score: its hand, and the open fountain cards. */
const cardsOf = (view: View): Pattern[] => [...(view.hand ?? []), ...view.fountain];

export const fills = (view: View, word: string): boolean =>
	["place", "to"].includes(verbOf(word)) && stackAt(view, refOf(word)).length === 2;
