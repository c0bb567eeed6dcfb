// What has been picked so far, and for which question. It belongs to the question and not to the update: while several
// seats choose at once, the others' answers change the table but not what is asked here. A phone's pages share it with
// the stage, so it lives outside of them.
import type { Question } from "../../protocol";
import { settings } from "../../settings";
import { makeStore } from "../../store";
import { type Answer, answersOf, completeWith, gesturesOf, litBy, meantBy, pointed, touching } from "./answers";

export interface Picks {
	/** The question these belong to. */
	asked: string;
	/** Things pointed at. */
	refs: string[];
	/** The word of an answer chosen by its button. */
	word: string | null;
	/** The word of an answer that is only looked at: a hovered button, a place that something is dragged over. */
	peek: string | null;
}
const NOTHING = { refs: [], word: null, peek: null };
export const picks = makeStore<Picks>({ asked: "", ...NOTHING });

/** How a title likes its questions to be answered. */
export interface Manner {
	/** Answers given as soon as they are meant: there is nothing to weigh. */
	atOnce?(answer: Answer): boolean;
	/** Answers given once two things are pointed at, as if the one were dragged onto the other. */
	joined?(answer: Answer): boolean;
	/** Where the setting "at once" holds too; everywhere unless said. */
	quick?(answer: Answer): boolean;
	/** Answers that are part of a move of several, and can be taken back: given at once, the first by a drag too. */
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
	/** Every answer of the question; none while nothing can be answered. */
	answers: Answer[];
	/** The thing that made the question arise, as a card in hand; empty when it is the turn itself. */
	about: string;
	/** Things pointed at so far. */
	refs: string[];
	/** The answers these leave; all of them before the first. */
	left: Answer[];
	/** Answers left that need no further thing, once something is pointed at. Where there are several, show buttons. */
	complete: Answer[];
	/** Answers without any thing: buttons, always. */
	plain: Answer[];
	/** The answer that is chosen. */
	answer: Answer | null;
	/** The answer whose outcome is shown: the one looked at, or the chosen one. */
	shown: Answer | null;
	/** Things that can be pointed at now. */
	lit: Set<string>;
	/** Things that some answer touches, whatever has been picked. */
	touched: Set<string>;
	/** Things that a gesture may begin with, although no answer alone touches them. */
	begins: Set<string>;
	/** Things pointed at, and those of the chosen answer. */
	chosen: Set<string>;
	/** Points at a thing, or gives the chosen answer where the thing is part of it. False where no answer touches it. */
	point(ref: string): boolean;
	/** Points at exactly these things, as if one after the other. */
	pointAll(refs: string[]): void;
	/** The same, but never gives an answer. */
	hold(refs: string[]): void;
	/** Points at a thing, or lets it go; never gives an answer. */
	toggle(ref: string): void;
	/** Chooses an answer by its button; the chosen one is given. */
	choose(answer: Answer): void;
	/** Looks at an answer without choosing it. */
	peek(answer: Answer | null): void;
	/** Gives an answer, and further words that answer what it leads to. */
	play(answer: Answer, ...more: string[]): void;
	/** The answer that taking up a thing means, where it is the first part of a move. */
	onward(ref: string): Answer | null;
	/** Gives the answer that is shown. */
	confirm(): boolean;
	/** Lets everything go. */
	clear(): void;
}

const keyOf = (table: string, question: Question | null): string =>
	question ? [table, question.seat, question.ask, question.about ?? "", ...question.words].join("\n") : "";

export function pickerOf(scene: Asking, manner: Manner = {}): Picker {
	const { decision, locked } = scene;
	const live = decision !== null && !locked;
	const answers = live ? [...answersOf(decision), ...gesturesOf(decision)] : [];
	const asked = keyOf(scene.info.id, decision);
	// read anew for each deed: a second click may come before the first one is drawn
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
