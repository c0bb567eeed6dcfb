// One way to pick, for every title. The server says what can be picked and what it would give; a click points at a
// thing, narrows the answers and chooses the one that is left, and a second click gives it. Keys and dragging do the
// same. A thing that cannot be picked says why, in the words of the server's rules.
import { useMemo } from "preact/hooks";
import type { Reason } from "../../protocol";
import { useStore } from "../../state/store";
import { knows, learnRest, t } from "../../ui/locales";
import type { Scene } from "../scene";
import { sound } from "../sound";
import { type Because, useWhy } from "../why";
import { type Manner, type Picker, pickerOf, picks } from "./picks";

export { type Answer, factsOf } from "./answers";
export { usePickingStage } from "./stage";

export interface Ways extends Manner {
	/**
	 * The text about a thing that cannot be picked. `reason` is null if nothing is asked, or nothing asks for such a
	 * thing. Without this function, the sentence of the rule is shown.
	 */
	because?(reason: Reason | null, ref: string): Because | null;
	/** What a click on such a thing does when there is nothing to explain. */
	otherwise?(ref: string, at: Element): void;
}
export interface Picking extends Picker {
	/** A click on a thing. */
	click(ref: string, at: Element): void;
	/** Shows why a thing cannot be picked, as long as the pointer or the focus is on it. */
	ask(ref: string, at: Element): void;
	bubble: ReturnType<typeof useWhy>["bubble"];
	hide(): void;
}

export function usePicking<V>(scene: Scene<V>, ways: Ways = {}): Picking {
	const state = useStore(picks);
	const { decision, locked, seq, info } = scene;
	const picker = useMemo(() => pickerOf(scene, ways), [decision, locked, info.id, state, ways.inOrder]);
	const why = useWhy((ref) => becauseOf(scene, ways, ref), seq);
	const refuse = async (ref: string, at: Element) => {
		const because = await why.ask(ref, at);
		if (because?.refused) sound("refused");
		else if (!because) ways.otherwise?.(ref, at);
	};
	return {
		...picker,
		click: (ref, at) => {
			if (picker.point(ref)) why.hide();
			else void refuse(ref, at);
		},
		ask: (ref, at) => {
			if (picker.live && !picker.touched.has(ref) && !picker.begins.has(ref)) void why.ask(ref, at);
		},
		bubble: why.bubble,
		hide: why.hide,
	};
}

async function becauseOf<V>(scene: Scene<V>, ways: Ways, ref: string): Promise<Because | null> {
	const live = scene.decision !== null && !scene.locked;
	const reason = live ? await scene.whyNot(ref) : null;
	if (
		!(await learnRest().then(
			() => true,
			() => false,
		))
	)
		return { text: t("load-failed"), section: "" };
	const heard = reason?.word && reason.rule ? reason : null; // without a word, nothing asks for it
	const because = ways.because ? ways.because(heard, ref) : heard && ruleOf(scene.info.title, heard);
	const rules = heard && scene.rules(`why-${heard.rule}`);
	return because && { ...because, refused: heard !== null, rules };
}

/** The sentence of the rule that forbids it, and its section in the rulebook. */
export function ruleOf(title: string, { rule, args }: Reason): Because {
	const key = knows(`${title}-refusal-${rule}`) ? `${title}-refusal-${rule}` : `refusal-${rule}`;
	const values = Object.fromEntries(
		Object.entries(args).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
	);
	return { text: t(key, values), section: t(`${key}.section`), cites: true };
}

/** How a thing looks: chosen, lit, or dim if there is a question that it cannot answer. */
export function lookOf(picking: Picker, ref: string): "chosen" | "lit" | "dim" | "" {
	if (!picking.live) return "";
	if (picking.chosen.has(ref)) return "chosen";
	return picking.lit.has(ref) ? "lit" : "dim";
}
