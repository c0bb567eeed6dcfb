// A table without interaction: the scene of an example, in which nothing is asked and nothing can be picked.
import type { Picking } from "../../board/picking";
import type { Person, Scene } from "../../board/scene";
import type { TableInfo, View } from "../../protocol";

export const NAMES = ["Ilse", "Odile", "Cinder", "Wren", "Bram"];
const FACES = ["bread", "crystal", "iron", "plant", "potion"];

export function stillScene<V extends View>(view: V): Scene<V> {
	const people = NAMES.map(
		(name, seat): Person => ({
			seat,
			name,
			face: FACES[seat] ?? "bread",
			kind: "person",
			level: undefined,
			here: true,
			you: false,
		}),
	);
	const nothing = () => {};
	const silent = () => new Promise<never>(nothing);
	return {
		view,
		info: { id: "", title: view.title } as TableInfo,
		people,
		decision: null,
		heard: [],
		seq: 0,
		waiting: [],
		locked: true,
		answered: false,
		answering: null,
		play: nothing,
		undo: 0,
		takeBack: nothing,
		why: silent,
		whyNot: silent,
		rules: () => null,
	};
}

const NONE = new Set<string>();
const nothing = () => {};
/** Nothing is lit, chosen or asked. */
export const STILL: Picking = {
	live: false,
	answers: [],
	about: "",
	refs: [],
	left: [],
	complete: [],
	plain: [],
	answer: null,
	shown: null,
	lit: NONE,
	touched: NONE,
	begins: NONE,
	chosen: NONE,
	point: () => false,
	pointAll: nothing,
	hold: nothing,
	toggle: nothing,
	choose: nothing,
	peek: nothing,
	play: nothing,
	onward: () => null,
	confirm: () => false,
	clear: nothing,
	click: nothing,
	ask: nothing,
	bubble: null,
	hide: nothing,
};
