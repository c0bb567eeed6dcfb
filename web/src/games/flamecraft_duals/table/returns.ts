// The cards that go back under the deck after a coin: chosen in any order, and returned together.
import { useEffect, useState } from "preact/hooks";
import type { Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { factsOf } from "./outcome";
import type { View } from "./pieces";

export interface Returns {
	/** How many go back; 0 if that is not the question, or only one card does. */
	count: number;
	chosen: string[];
	toggle(card: string): void;
	confirm(): void;
}

export function useReturns(scene: Scene<View>, picking: Picking): Returns {
	const [chosen, setChosen] = useState<string[]>([]);
	const { decision } = scene;
	const backs = picking.answers.filter(({ verb }) => verb === "return");
	const wanted = backs[0] ? (factsOf(backs[0]).count ?? 1) : 0;
	const count = wanted > 1 ? wanted : 0;
	useEffect(() => setChosen([]), [decision?.ask, decision?.words.join()]);
	return {
		count,
		chosen,
		toggle: (card) =>
			setChosen((now) => (now.includes(card) ? now.filter((each) => each !== card) : [...now.slice(1 - count), card])),
		confirm: () => {
			const words = chosen.map((card) => backs.find(({ refs }) => refs[0] === card)?.word ?? "");
			if (words.length === count) scene.play(...words);
		},
	};
}

/** The given picking, but with cards marked as going back. */
export function withReturns(picking: Picking, returns: Returns): Picking {
	if (!returns.count) return picking;
	return {
		...picking,
		refs: returns.chosen,
		chosen: new Set(returns.chosen),
		answer: null,
		shown: null,
		click: (ref, at) => (picking.touched.has(ref) ? returns.toggle(ref) : picking.click(ref, at)),
		confirm: () => {
			returns.confirm();
			return returns.chosen.length === returns.count;
		},
		clear: () => {
			for (const card of returns.chosen) returns.toggle(card);
		},
	};
}
