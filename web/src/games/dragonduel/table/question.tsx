// The question, the chosen answer with what it would lead to, and its buttons.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { useStore } from "../../../state/store";
import { Ask } from "../../../table/ask";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { View } from "../cards/cards";
import { answerText, consequence, factsOf } from "../cards/telling";
import { askText, hintText, turnLine, waitingLine } from "./asking";
import { halt, leftOf, march } from "./marching";
import { Passes } from "./passes";
import { now, type Passing } from "./passing";
import { choicesIn } from "./people";
import { AnswerButton, AttackAll, Choices, Confirm, EndTurn, Unpick, Which } from "./ways";
import { askMore } from "./wishes";

export interface QuestionProps {
	scene: Scene<View>;
	picking: Picking;
	passing: Passing;
}

export function Question(props: QuestionProps): JSX.Element {
	const { scene, picking, passing } = props;
	const { shown, refs, left } = picking;
	const { view, decision, locked } = scene;
	const coming = leftOf(view, useStore(march));
	if (!decision && scene.answered) return <PassedForYou scene={scene} onAsk={askMore} />;
	if (!decision) {
		return (
			<Ask small={view.seat === null ? t("watching-as") : undefined} question={waitingLine(scene)}>
				{coming > 0 && (
					<button type="button" class="btn btn--quiet" data-testid="halt" onClick={halt}>
						{t("dragonduel-halt", { n: coming })}
					</button>
				)}
			</Ask>
		);
	}
	const { ask } = decision;
	if (ask === "critical" || ask === "barrier") return <Numbers {...props} />;
	const choices = choicesIn(ask, picking);
	if (choices.length) return <Choices {...props} answers={choices} />;
	if (shown?.verb === "end") return <EndTurn {...props} answer={shown} />;
	if (refs.length && left.length > 1) return <Which {...props} />;
	if (shown) {
		return (
			<Ask mine small={turnLine(scene)} question={answerText(scene, shown)} then={consequence(scene, shown)}>
				<Unpick picking={picking} />
				<AttackAll {...props} answer={shown} />
				<Confirm picking={picking} answer={shown} />
			</Ask>
		);
	}
	const plain = answersOf(decision).filter((each) => !each.refs.length);
	if (passing.ms !== null) return <PassedForYou scene={scene} onAsk={passing.stay} />;
	return (
		<Ask
			mine={!locked}
			small={turnLine(scene)}
			question={askText(scene)}
			then={
				<span class={`dd-hint ${view.aim || view.battle?.revealed ? "dd-hint--keep" : ""}`}>{hintText(scene)}</span>
			}
		>
			{ask === "respond" && <Passes {...props} />}
			{plain
				.filter(({ verb }) => verb !== "pass")
				.map((each) => (
					<AnswerButton
						key={each.word}
						{...props}
						answer={each}
						quiet={each.verb === "end" && decision.words.length > 1}
					/>
				))}
		</Ask>
	);
}

/** A pass that nobody had to choose, as one quiet line. */
function PassedForYou({ scene, onAsk }: { scene: Scene<View>; onAsk(): void }): JSX.Element {
	const { skipping } = useStore(now);
	return (
		<Ask
			small={
				<span data-testid="passed">
					<Icon name="check" size="s" /> {t("dragonduel-passed", { why: skipping === null ? "nothing" : "wished" })}
				</span>
			}
			question={scene.decision ? t("dragonduel-passing") : waitingLine(scene)}
		>
			<button type="button" class="btn btn--quiet" data-testid="stay" onClick={onAsk}>
				{t("dragonduel-stay")}
			</button>
		</Ask>
	);
}

/** How many Spark cards: a row of numbers, each with its result; the useful one is preselected. */
function Numbers({ scene, picking }: QuestionProps): JSX.Element {
	const { decision, locked } = scene;
	const ask = decision?.ask ?? "critical";
	const answers = answersOf(decision);
	const at = picking.answer ?? answers.find((each) => factsOf(each).holds === "yes") ?? answers[0];
	const n = factsOf(at).n ?? 0;
	return (
		<Ask mine={!locked} small={turnLine(scene)} question={askText(scene)} then={at && consequence(scene, at)}>
			<div class="dd-numbers" role="radiogroup" aria-label={t(`dragonduel-numbers-${ask}`)}>
				{answers.map((each) => (
					<button
						key={each.word}
						type="button"
						role="radio"
						aria-checked={each.word === at?.word}
						tabIndex={each.word === at?.word ? 0 : -1}
						class={`dd-number ${each.word === at?.word ? "on" : ""}`}
						data-testid={`number-${factsOf(each).n}`}
						data-word={each.word}
						disabled={locked}
						onClick={() => each.word !== picking.answer?.word && picking.choose(each)}
					>
						{factsOf(each).n}
					</button>
				))}
			</div>
			<button
				type="button"
				class="btn btn--go"
				data-testid="confirm"
				disabled={locked}
				onClick={() => at && picking.play(at)}
			>
				{t("dragonduel-do", { word: n ? ask : `no-${ask}` })} <Icon name="check" />
			</button>
		</Ask>
	);
}
