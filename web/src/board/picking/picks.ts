// The picks so far, and the question they are for. They belong to the question and not to the update: while several
// seats choose at once, the others' answers change the table but not the question here. A phone's pages share them with
// the stage, so they are stored outside of both.
import type { Question } from "../../protocol";
import { settings } from "../../state/settings";
import { makeStore } from "../../state/store";
import { type Answer, answersOf, completeWith, gesturesOf, litBy, meantBy, pointed, touching } from "./answers";

export interface Picks {
	/** The question these picks belong to. */
	asked: string;
	/** Things pointed at. */
	refs: string[];
	/** The word of an answer chosen by its button. */
	word: string | null;
	/** The word of an answer that is only previewed: a hovered button, a place that something is dragged over. */
	peek: string | null;
}
const NOTHING = { refs: [], word: null, peek: null };
export const picks = makeStore<Picks>({ asked: "", ...NOTHING });

/** How a title wants its questions to be answered. */
export interface Manner {
	/** Answers given as soon as they are meant: there is nothing to weigh up. */
	atOnce?(answer: Answer): boolean;
	/** Answers given once two things are pointed at, as if one were dragged onto the other. */
	joined?(answer: Answer): boolean;
	/** Answers to which the setting "at once" also applies; all by default. */
	quick?(answer: Answer): boolean;
	/** Answers that are one step of a longer move, and can be taken back: given at once, the first one also by a drag. */
	goesOn?(answer: Answer): boolean;
	/** Things are pointed at in the order of the refs: the second ones are lit once a first one is picked. */
	inOrder?: boolean;
}
/** The part of a table's scene that picking needs. */
export interface Asking {
	info: { id: string };
	decision: Question | null;
	locked: boolean;
	play(...words: string[]): void;
}

export interface Picker {
	/** Whether an answer can be given now. */
	live: boolean;
	/** Every answer to the question; none while it cannot be answered. */
	answers: Answer[];
	/** The thing that raised the question, such as a card in hand; empty if it is the turn itself. */
	about: string;
	/** Things pointed at so far. */
	refs: string[];
	/** The answers still possible with these; all of them before the first. */
	left: Answer[];
	/** Remaining answers that need no further thing, once something is pointed at. If there are several, show buttons. */
	complete: Answer[];
	/** Answers without any thing: always buttons. */
	plain: Answer[];
	/** The chosen answer. */
	answer: Answer | null;
	/** The answer whose outcome is shown: the previewed one, or the chosen one. */
	shown: Answer | null;
	/** Things that can be pointed at now. */
	lit: Set<string>;
	/** Things that any answer touches, whatever has been picked. */
	touched: Set<string>;
	/** Things a gesture may begin with, although no single answer touches them. */
	begins: Set<string>;
	/** Things pointed at, and those of the chosen answer. */
	chosen: Set<string>;
	/** Points at a thing, or gives the chosen answer if the thing is part of it. False if no answer touches it. */
	point(ref: string): boolean;
	/** Points at exactly these things, as if one after the other. */
	pointAll(refs: string[]): void;
	/** Like `pointAll`, but never gives an answer. */
	hold(refs: string[]): void;
	/** Points at a thing, or lets it go; never gives an answer. */
	toggle(ref: string): void;
	/** Chooses an answer by its button; gives it if it is already chosen. */
	choose(answer: Answer): void;
	/** Previews an answer without choosing it. */
	peek(answer: Answer | null): void;
	/** Gives an answer, and further words for the questions it leads to. */
	play(answer: Answer, ...more: string[]): void;
	/** The answer that picking up a thing means, if it is the first step of a move. */
	onward(ref: string): Answer | null;
	/** Gives the answer that is shown. */
	confirm(): boolean;
	/** Drops all picks. */
	clear(): void;
}

const keyOf = (table: string, question: Question | null): string =>
	question ? [table, question.seat, question.ask, question.about ?? "", ...question.words].join("\n") : "";

export function pickerOf(scene: Asking, manner: Manner = {}): Picker {
	const { decision, locked } = scene;
	const live = decision !== null && !locked;
	const answers = live ? [...answersOf(decision), ...gesturesOf(decision)] : [];
	const asked = keyOf(scene.info.id, decision);
	// read again for each action: a second click may come before the first one is rendered
	const now = (): Picks => {
		const held = picks.get();
		return live && held.asked === asked ? held : { asked, ...NOTHING };
	};
	const named = (word: string | null) => answers.find((answer) => answer.word === word) ?? null;
	const chosenNow = () => named(now().word) ?? meantBy(answers, now().refs);
	const shownNow = () => named(now().peek) ?? chosenNow();
	const set = (patch: Partial<Picks>) => picks.set({ asked, ...NOTHING, ...patch });
	const isQuick = (answer: Answer) =>
		manner.atOnce?.(answer) || manner.goesOn?.(answer) || (settings.get().atOnce && (manner.quick?.(answer) ?? true));

	const play = (answer: Answer, ...more: string[]) => {
		if (!live) return;
		set({});
		scene.play(...(answer.words ?? [answer.word]), ...more);
	};
	const pointAll = (refs: string[]) => {
		const meant = meantBy(answers, refs);
		if (meant && (isQuick(meant) || (refs.length > 1 && manner.joined?.(meant)))) play(meant);
		else if (touching(answers, refs).length) set({ refs });
	};
	const point = (ref: string): boolean => {
		if (!touching(answers, [ref]).length) return false;
		const chosen = chosenNow();
		const { refs } = now();
		if (chosen?.refs.includes(ref)) play(chosen);
		else if (refs.includes(ref)) set({ refs: pointed(answers, refs, ref) });
		else pointAll(pointed(answers, refs, ref));
		return true;
	};
	const onward = (ref: string): Answer | null => {
		const meant = meantBy(answers, [ref]);
		return meant && manner.goesOn?.(meant) ? meant : null;
	};
	const { refs } = now();
	const answer = chosenNow();
	return {
		live,
		answers,
		about: (live && decision.about) || "",
		refs,
		left: touching(answers, refs),
		complete: refs.length ? completeWith(answers, refs) : [],
		plain: answers.filter((each) => !each.refs.length),
		answer,
		shown: shownNow(),
		lit: litBy(answers, refs, answer, manner.inOrder ?? false),
		touched: new Set(answers.flatMap((each) => (each.words ? [] : each.refs))),
		begins: new Set(answers.flatMap((each) => (each.words ? each.refs.slice(0, 1) : []))),
		chosen: new Set([...refs, ...(answer?.refs ?? [])]),
		point,
		pointAll,
		hold: (held) => set({ refs: held }),
		toggle: (ref) => touching(answers, [ref]).length && set({ refs: pointed(answers, now().refs, ref) }),
		choose: (each) => (each.word === chosenNow()?.word || isQuick(each) ? play(each) : set({ word: each.word })),
		peek: (each) => live && picks.set({ ...now(), peek: each?.word ?? null }),
		play,
		onward,
		confirm: () => {
			const meant = shownNow();
			if (meant) play(meant);
			return meant !== null;
		},
		clear: () => set({}),
	};
}
