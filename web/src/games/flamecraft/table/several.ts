// Several goods of one's choice: the rules take them one after the other in the order of the ring; here they are picked
// in any order and played together. Until the last one nothing is played, so they can be dropped.
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { makeStore, useStore } from "../../../state/store";
import type { View } from "./cards";
import { factsOf } from "./telling";
import { goodRef } from "./things";

const held = makeStore<{ asked: string; words: string[] }>({ asked: "", words: [] });

export interface Several {
	scene: Scene<View>;
	/** How many of each kind are picked so far. */
	picked: Map<string, number>;
	clear(): void;
}

/** The words for the picked goods, in playing order, up to the one that settles the rest. */
export function inOrder(words: string[], settles: number[], picked: string[]): string[] {
	const sorted = words.flatMap((each) => picked.filter((one) => one === each));
	const last = sorted.findIndex((word, k) => {
		const from = settles[words.indexOf(word)] ?? -1;
		return from >= 0 && from < sorted.length - k;
	});
	return last < 0 ? sorted : sorted.slice(0, last + 1);
}

/** The scene with every good that can still be picked, whatever the order. */
export function useSeveral(scene: Scene<View>): Several {
	const { asked, words: kept } = useStore(held);
	const { decision, view } = scene;
	const { count = 0, apart, kinds = [], words = [], settles = [] } = factsOf(answersOf(decision)[0]);
	const here = `${scene.info.id} ${scene.seq}`;
	const picked = asked === here ? kept : [];
	const set = (next: string[]) => held.set({ asked: here, words: next });
	if (!decision || count < 2) return { scene, picked: new Map(), clear: () => {} };
	const open = kinds.flatMap((good, k) => {
		const word = words[k] ?? "";
		return apart && picked.includes(word)
			? []
			: [{ word, choice: { verb: "good", refs: [goodRef(good)], facts: { good } } }];
	});
	const play = (word: string) => {
		const next = [...picked, word];
		if (next.length < count) return set(next);
		const [first = word, ...then] = inOrder(words, settles, next);
		set([]);
		scene.play(first, ...then);
	};
	return {
		scene: {
			...scene,
			view: { ...view, turn: { ...view.turn, left: count - picked.length } },
			decision: { ...decision, words: open.map(({ word }) => word), choices: open.map(({ choice }) => choice) },
			play,
		},
		picked: new Map(kinds.map((good, k) => [good, picked.filter((word) => word === words[k]).length])),
		clear: () => set([]),
	};
}
