// A plan in words: what may happen as a line of the title's story, and answers as the title's text view names them.
import { answersOf } from "../../board/picking/answers";
import type { Scene } from "../../board/scene";
import type { Happening, Heard, PlanLine, PlannedWord, Question } from "../../protocol";
import type { Layout, Sayings } from "../../table/layout";
import { spoken } from "../../table/story/story";
import { stated } from "../../table/text/content";
import { t } from "../../ui/locales";

export interface Speaking {
	layout: Layout;
	scene: Scene;
	sayings: Sayings;
}

/** What happens, as the story would say it. */
export function happeningText({ layout, scene }: Speaking, { event }: Happening): string {
	const [line] = layout.story([event as unknown as Heard], scene.view, scene.people).filter(({ heading }) => !heading);
	return line ? spoken(line, scene.people).replace(/\.$/, "") : String(event.kind);
}

const asked = ({ scene }: Speaking, decision: Question): Scene => ({ ...scene, decision });

/** The answers to a question that one is not asked yet. */
export const choicesOf = (speaking: Speaking, question: Question): { word: string; text: string }[] =>
	answersOf(question).map((answer) => ({
		word: answer.word,
		text: stated(speaking.sayings.answer(asked(speaking, question), answer)),
	}));

export const questionText = (speaking: Speaking, question: Question): string =>
	stated(speaking.sayings.asked(asked(speaking, question)).heading);

/** A planned word, as the answer that it is. */
export function wordText(speaking: Speaking, { ask, word, choice }: PlannedWord): string {
	const question: Question = { seat: speaking.scene.info.you ?? 0, ask, words: [word], choices: [choice] };
	return choicesOf(speaking, question)[0]?.text ?? word;
}

/** When a line fits: "If Ash visits Draco Bell". */
export function whenText(speaking: Speaking, line: PlanLine, words: PlannedWord[]): string {
	if (line.event) return t("plan-if", { what: happeningText(speaking, line.event) });
	if (!line.asked) return t("plan-anyway");
	const [first] = words;
	const what = first ? wordText(speaking, first) : line.asked;
	return line.until ? t("plan-until", { what: happeningText(speaking, line.until) }) : t("plan-each", { what });
}

export function thenText(speaking: Speaking, line: PlanLine, words: PlannedWord[]): string {
	if (line.resign) return t("plan-resign");
	const said = words.length ? words.map((each) => wordText(speaking, each)) : (line.words ?? []);
	return t("plan-then", { what: said.join(", ") });
}
