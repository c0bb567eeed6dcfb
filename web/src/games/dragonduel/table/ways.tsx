// The possible uses of one thing, and choices inside a question: buttons that show their result.
import type { JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import { Ask } from "../../../table/ask";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { nameOf } from "../cards/cards";
import { blockLine, consequence, factsOf, wayText } from "../cards/telling";
import { askText, hintText, turnLine } from "./asking";
import { march, othersIn } from "./marching";
import { Cards, People } from "./people";
import type { QuestionProps } from "./question";

export const Unpick = ({ picking, says = "dragonduel-back" }: { picking: Picking; says?: string }): JSX.Element => (
	<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
		{t(says)}
	</button>
);
export const Confirm = ({ picking, answer }: { picking: Picking; answer: Answer | null }): JSX.Element => (
	<button
		type="button"
		class="btn btn--go"
		data-testid="confirm"
		disabled={!answer}
		onClick={() => answer && picking.play(answer)}
	>
		{t("dragonduel-do", { word: answer?.verb ?? "other" })}{" "}
		<Icon name={answer?.verb === "attack" ? "attack" : "check"} />
	</button>
);

/** People or cards to choose from are shown inside the question; anything else the picked thing can do is a button. */
export function Choices(props: QuestionProps & { answers: Answer[] }): JSX.Element {
	const { scene, picking, answers } = props;
	const { shown, left, refs } = picking;
	const [first] = answers;
	const attack = first?.verb === "attack";
	const one = shown && answers.some(({ word }) => word === shown.word) ? shown : null;
	const others = refs.length ? left.filter((each) => !answers.includes(each) && each.verb === "use") : [];
	const small = attack ? `${turnLine(scene)} · ${attackerLine(first)}` : turnLine(scene);
	const plain = refs.length ? [] : picking.plain;
	const Inside = scene.decision?.ask === "order" ? Cards : People;
	return (
		<Ask
			mine={!scene.locked}
			small={small}
			question={attack ? t("dragonduel-attack-whom") : askText(scene)}
			then={one ? attack ? blockLine(one) : consequence(scene, one) : <span class="dd-hint">{hintText(scene)}</span>}
			inside={<Inside {...props} />}
		>
			{attack && <Unpick picking={picking} says="dragonduel-another" />}
			{[...plain, ...others].map((each) => (
				<AnswerButton key={each.word} {...props} answer={each} which quiet />
			))}
			{one && <AttackAll {...props} answer={one} />}
			<Confirm picking={picking} answer={one} />
		</Ask>
	);
}

/** The same attack by all monsters that can, one after the other. */
export function AttackAll({ scene, picking, answer }: QuestionProps & { answer: Answer }): JSX.Element | null {
	const others = othersIn(scene.decision, answer);
	if (!others.length) return null;
	const attack = () => {
		march.set({ turn: scene.view.turn, words: others.map(({ word }) => word) });
		picking.play(answer);
	};
	return (
		<button type="button" class="btn btn--quiet" data-testid="attack-all" onClick={attack}>
			{t("dragonduel-attack-all", { n: others.length + 1 })}
		</button>
	);
}

const attackerLine = (answer: Answer): string => {
	const { card = "", strength = 0 } = factsOf(answer);
	return `${nameOf(card)}, ${strength}`;
};

/** One thing, several uses: the thing is named in the small line, the uses are buttons that show their result. */
export function Which(props: QuestionProps): JSX.Element {
	const { scene, picking } = props;
	const { left, shown } = picking;
	const uses = left.filter(({ verb }) => verb === "use").length;
	const attack = left.find(({ verb }) => verb === "attack");
	return (
		<Ask
			mine={!scene.locked}
			small={`${turnLine(scene)} · ${nameOf(factsOf(left[0]).card ?? "")}`}
			question={t("dragonduel-which")}
			then={<span class="dd-peek">{shown && consequence(scene, shown)}</span>}
		>
			<Unpick picking={picking} />
			{left.map((each) => (
				<AnswerButton key={each.word} {...props} answer={each} which={uses > 1} short={left.length > 3} />
			))}
			{attack && <AttackAll {...props} answer={attack} />}
		</Ask>
	);
}

/** Asks once to confirm the end of a turn in which monsters could still attack. */
export function EndTurn({ scene, picking, answer }: QuestionProps & { answer: Answer }): JSX.Element {
	const { attackers = 0 } = factsOf(answer);
	return (
		<Ask
			mine
			small={turnLine(scene)}
			question={t("dragonduel-end-really")}
			then={t("dragonduel-end-attackers", { n: attackers })}
		>
			<button type="button" class="btn btn--quiet" data-testid="confirm" onClick={() => picking.play(answer)}>
				{t("dragonduel-do", { word: "end" })}
			</button>
			<button type="button" class="btn btn--go" data-testid="unpick" onClick={picking.clear}>
				{t("dragonduel-end-not")}
			</button>
		</Ask>
	);
}
/** Whether an answer needs confirmation: the end of a turn in which several monsters could still attack. */
export const asksOnce = (answer: Answer): boolean => (factsOf(answer).attackers ?? 0) > 1;

/** Answers that decline something. */
const DECLINES = ["no-block", "refuse", "burn", "mulligan", "done"];

interface ButtonProps extends QuestionProps {
	answer: Answer;
	which?: boolean;
	short?: boolean;
	quiet?: boolean;
}
export function AnswerButton({ scene, picking, answer, which, short, quiet }: ButtonProps): JSX.Element {
	const { x } = factsOf(answer);
	const peeks = answer.refs.length > 0; // the result of using a thing is previewed first
	return (
		<button
			type="button"
			class={`btn ${quiet || DECLINES.includes(answer.verb) ? "btn--quiet" : "btn--go"}`}
			data-testid={`do-${answer.word.replaceAll(" ", "-")}`}
			data-word={answer.word}
			disabled={scene.locked}
			onPointerEnter={(event) => event.pointerType === "mouse" && peeks && picking.peek(answer)}
			onPointerLeave={() => peeks && picking.peek(null)}
			onFocus={() => peeks && picking.peek(answer)}
			onBlur={() => peeks && picking.peek(null)}
			onClick={() => {
				if (asksOnce(answer)) return picking.choose(answer);
				picking.clear();
				scene.play(answer.word);
			}}
		>
			{short && x !== undefined ? `X = ${x}` : wayText(scene, answer, which ?? false)}
		</button>
	);
}
