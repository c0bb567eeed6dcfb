// Choosing on the table: things clicked so far, what they leave open, and the reasons for what cannot be. The phone's
// pages share it with the stage, so it lives outside of them.
import { useMemo } from "preact/hooks";
import { sound } from "../../board/sound";
import { useWhy } from "../../board/why";
import { knows, t } from "../../locales";
import { settings } from "../../settings";
import { makeStore, useStore } from "../../store";
import type { Scene } from "..";
import { nameOf, type View } from "./cards";
import { textOf } from "./say";
import { type Ref, refsOf, verbOf, withAll, wouldBe } from "./words";

/** What was clicked, and for which question. It is the question's and not the update's: while several seats choose at
 *  once, the others' answers change the table but not what is asked here. */
const store = makeStore<{ table: string; asked: string; refs: Ref[] }>({ table: "", asked: "", refs: [] });

/** Small steps of a payment or a gain: one click is enough, there is nothing to weigh. */
const AT_ONCE = ["good", "coin", "less"];

export interface Picking {
	live: boolean;
	/** Things clicked so far. */
	refs: Ref[];
	/** The words the clicks leave; all of them before the first click. */
	left: string[];
	/** The one word that is chosen. */
	word: string | null;
	/** Things that can be clicked now. */
	lit: Set<Ref>;
	/** Things the question is about, whatever has been clicked. */
	about: Set<Ref>;
	/** Things of the chosen word. */
	chosen: Set<Ref>;
	click(ref: Ref, at: Element): void;
	play(word: string): void;
	clear(): void;
	bubble: ReturnType<typeof useWhy>["bubble"];
	hide(): void;
}

export function usePicking(scene: Scene<View>): Picking {
	const { decision, locked, seq, info } = scene;
	const words = decision?.words ?? [];
	const state = useStore(store);
	const why = useWhy((ref) => reasonOf(scene, ref), seq);
	const live = decision !== null && !locked;
	const asked = decision ? [decision.ask, ...words].join("\n") : "";
	const mine = live && state.asked === asked && state.table === info.id;
	const set = (refs: Ref[]) => store.set({ table: info.id, asked, refs });
	return useMemo(() => {
		const refs = mine ? state.refs : [];
		const left = withAll(words, refs);
		const word = refs.length && left.length === 1 ? (left[0] ?? null) : null;
		const play = (said: string) => {
			if (!live) return;
			set([]);
			scene.play(said);
		};
		const click = (ref: Ref, at: Element) => {
			why.hide();
			const able = live ? words.filter((each) => refsOf(each).includes(ref)) : [];
			if (!able.length) {
				if (live && wouldBe(ref, decision?.ask ?? "")) sound("refused");
				void why.ask(ref, at);
				return;
			}
			if (word && refsOf(word).includes(ref)) return play(word);
			const next = refs.includes(ref) ? refs.filter((each) => each !== ref) : [...refs, ref];
			const kept = withAll(words, next).length ? next : [ref];
			const open = kept.length ? withAll(words, kept) : [];
			const only = open.length === 1 ? open[0] : undefined;
			if (only && (AT_ONCE.includes(verbOf(only)) || settings.get().atOnce)) play(only);
			else set(kept);
		};
		return {
			live,
			refs,
			left,
			word,
			// a chosen word can still be left for another
			lit: new Set(live ? (word ? words : left).flatMap(refsOf) : []),
			about: new Set(live ? words.flatMap(refsOf) : []),
			chosen: new Set(word ? refsOf(word) : refs),
			click,
			play,
			clear: () => set([]),
			bubble: why.bubble,
			hide: why.hide,
		};
	}, [decision, live, mine, state.refs, seq, why.bubble]);
}

/** Why a thing cannot be picked now; when nobody asks for it, what it does. */
async function reasonOf(scene: Scene<View>, ref: Ref) {
	const [kind, id = ""] = ref.split(":");
	const word = scene.decision && wouldBe(ref, scene.decision.ask);
	if (word) {
		const { rule, args } = await scene.why(word);
		if (rule && rule !== "not-now") {
			const key = knows(`flamecraft-refusal-${rule}`) ? `flamecraft-refusal-${rule}` : `refusal-${rule}`;
			return { text: `${t(key, args as Record<string, string | number>)} ${textOf(id)}`, section: nameOf(id) };
		}
	}
	if (!["shop", "artisan", "spell", "fancy", "companion"].includes(kind ?? "")) return null;
	return { text: textOf(id) || t("flamecraft-no-ability"), section: nameOf(id) };
}
