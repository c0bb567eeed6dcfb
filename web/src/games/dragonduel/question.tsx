// What is asked in the question's place, the chosen answer with what would come of it, and its buttons.
import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import {
	askText,
	barrierText,
	consequence,
	criticalText,
	hintText,
	turnLine,
	verbKey,
	waitingLine,
	wordText,
} from "./asking";
import { monsterName, nameOf, type View } from "./cards";
import { type Passing, passUntilMyTurn } from "./passing";
import { numberOf, refsOf, xOf } from "./words";

export interface QuestionProps {
	scene: Scene<View>;
	/** Things picked so far, and the words that are still possible with them. */
	picked: string[];
	left: string[];
	word: string | null;
	passing: Passing;
	choose(word: string): void;
	confirm(): void;
	unpick(): void;
}

export function Question(props: QuestionProps): JSX.Element {
	const { scene, word, picked, left, passing } = props;
	const { view, decision, locked } = scene;
	if (!decision) {
		return <Ask small={view.seat === null ? t("watching-as") : undefined} question={waitingLine(scene)} />;
	}
	const { ask } = decision;
	if (ask === "critical" || ask === "barrier") return <Numbers {...props} />;
	if (word && !locked) {
		return (
			<Ask mine small={turnLine(scene)} question={wordText(scene, word)} then={consequence(scene, word)}>
				<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={props.unpick}>
					{t("dragonduel-back")}
				</button>
				<button type="button" class="btn btn--go" data-testid="confirm" onClick={props.confirm}>
					{t("dragonduel-do", { word: verbKey(word, ask) })} <Icon name="check" />
				</button>
			</Ask>
		);
	}
	if (picked.length && left.length > 1) {
		return (
			<Ask
				mine={!locked}
				small={turnLine(scene)}
				question={t("dragonduel-which", { thing: thingName(view, picked[0] ?? "") })}
			>
				<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={props.unpick}>
					{t("dragonduel-back")}
				</button>
				{left.map((each) => (
					<WordButton key={each} {...props} word={each} short={left.length > 3} />
				))}
			</Ask>
		);
	}
	const plain = decision.words.filter((each) => !refsOf(each, ask).length);
	if (passing.ms !== null) {
		return (
			<Ask
				small={turnLine(scene)}
				question={t("dragonduel-passing")}
				then={<span class="dd-hint">{t("dragonduel-passing-why")}</span>}
			>
				<i class="dd-wait" style={`--ms:${passing.ms}ms`} />
				<button type="button" class="btn btn--quiet" data-testid="stay" onClick={passing.stay}>
					{t("dragonduel-stay")}
				</button>
				<WordButton {...props} word="pass" />
			</Ask>
		);
	}
	return (
		<Ask
			mine={!locked}
			small={turnLine(scene)}
			question={askText(scene)}
			then={
				<span class={`dd-hint ${view.aim || view.battle?.revealed ? "dd-hint--keep" : ""}`}>{hintText(scene)}</span>
			}
		>
			{ask === "respond" && (
				<>
					<button
						type="button"
						class="btn btn--quiet dd-desk"
						data-testid="pass-window"
						disabled={locked}
						onClick={passing.thisWindow}
					>
						{t("dragonduel-pass-window")}
					</button>
					{view.active !== view.seat && (
						<button
							type="button"
							class="btn btn--quiet dd-desk"
							data-testid="pass-until"
							disabled={locked}
							onClick={passUntilMyTurn}
						>
							{t("dragonduel-pass-until")}
						</button>
					)}
				</>
			)}
			{plain.map((each) => (
				<WordButton key={each} {...props} word={each} quiet={each === "end" && decision.words.length > 1} />
			))}
		</Ask>
	);
}

function WordButton(props: QuestionProps & { word: string; short?: boolean; quiet?: boolean }): JSX.Element {
	const { scene, word, short, quiet } = props;
	const declines = ["no block", "refuse", "discard", "mulligan", "done"].includes(word);
	const label = short && / x\d/.test(word) ? `X = ${xOf(word)}` : wordText(scene, word);
	return (
		<button
			type="button"
			class={`btn ${quiet || declines ? "btn--quiet" : "btn--go"}`}
			data-testid={`do-${word.replaceAll(" ", "-")}`}
			data-word={word}
			disabled={scene.locked}
			onClick={() => scene.play(word)}
		>
			{label}
		</button>
	);
}

const thingName = (view: View, ref: string): string => {
	const [, code] = ref.split(":");
	return code ? nameOf(code) : monsterName(view, ref);
};

/** How many Spark cards: a row of numbers, each with what it would come to; the useful one is set. */
function Numbers({ scene, word, choose, confirm }: QuestionProps): JSX.Element {
	const { view, decision, locked } = scene;
	const ask = decision?.ask ?? "critical";
	const words = decision?.words ?? [];
	const strength = view.battle?.strength ?? 0;
	const ward = ask === "barrier" && view.seat !== null ? (view.players[view.seat]?.ward ?? 0) : 0;
	const needed = words.find((each) => numberOf(each) * 1000 + ward >= strength);
	const at =
		word ?? (ask === "barrier" ? (needed ?? words[0]) : words.find((each) => numberOf(each) === 0)) ?? words[0] ?? "";
	const n = numberOf(at);
	const then = ask === "critical" ? criticalText(view, n) : barrierText(view, n * 1000 + ward);
	return (
		<Ask mine={!locked} small={turnLine(scene)} question={askText(scene)} then={then}>
			<div class="dd-numbers" role="radiogroup" aria-label={t(`dragonduel-numbers-${ask}`)}>
				{words.map((each) => (
					<button
						key={each}
						type="button"
						role="radio"
						aria-checked={each === at}
						class={`dd-number ${each === at ? "on" : ""}`}
						data-testid={`number-${numberOf(each)}`}
						disabled={locked}
						onClick={() => choose(each)}
					>
						{numberOf(each)}
					</button>
				))}
			</div>
			<button
				type="button"
				class="btn btn--go"
				data-testid="confirm"
				disabled={locked}
				onClick={word ? confirm : () => scene.play(at)}
			>
				{t("dragonduel-do", { word: n ? ask : `no-${ask}` })} <Icon name="check" />
			</button>
		</Ask>
	);
}
