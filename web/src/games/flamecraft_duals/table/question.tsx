// The question, the chosen answer with what it would lead to, and its buttons.

import type { JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { capital } from "../../../ui/capital";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FireChoices } from "./fire";
import { factsOf } from "./outcome";
import { cardName, fancyName, fancyText, listed, tokenName, typeName, type View } from "./pieces";
import type { Returns } from "./returns";
import { Scoring } from "./scoring";
import { GoodMark, TokenFace } from "./sides";

interface ChosenProps {
	scene: Scene<View>;
	picking: Picking;
}
export interface QuestionProps extends ChosenProps {
	returns: Returns;
}

export function Question({ scene, picking, returns }: QuestionProps): JSX.Element {
	const { view, decision, locked } = scene;
	if (!decision) return <Waiting scene={scene} />;
	if (answersOf(decision).some((answer) => factsOf(answer).automatic)) return <Pulling />;
	if (picking.shown) return <Chosen scene={scene} picking={picking} answer={picking.shown} />;
	if (decision.ask === "score") return <Scoring scene={scene} small={turnLine(view, "score")} />;
	if (returns.count) return <Returning scene={scene} returns={returns} />;
	const key = askKey(decision.ask);
	return (
		<Ask
			mine={!locked}
			small={turnLine(view, decision.ask)}
			question={<Led view={view} text={t(key)} />}
			then={t(`${key}.then`)}
		>
			<Buttons scene={scene} />
		</Ask>
	);
}

/** Nothing to answer: the token comes automatically. */
const Pulling = (): JSX.Element => <Ask small={t("your-turn")} question={t("flamecraft_duals-pulling")} />;

function Returning({ scene, returns: { count, chosen, confirm } }: Omit<QuestionProps, "picking">): JSX.Element {
	const all = chosen.length === count;
	return (
		<Ask
			mine={!scene.locked}
			small={t("flamecraft_duals-return-small", { chosen: chosen.length, count })}
			question={t(all ? "flamecraft_duals-return-all" : "flamecraft_duals-return-ask", { count })}
			then={chosen.length ? listed(chosen.map(cardName)) : t("flamecraft_duals-ask-coin-return.then")}
		>
			<button type="button" class="btn btn--go" data-testid="confirm" disabled={scene.locked || !all} onClick={confirm}>
				{t("flamecraft_duals-return-do", { count })} <Icon name="check" />
			</button>
		</Ask>
	);
}

export const askKey = (ask: string): string => `flamecraft_duals-ask-${ask.replace(".", "-")}`;

export function turnLine(view: View, ask: string): string {
	const parts = [t("your-turn"), view.phase === "special" ? t("flamecraft_duals-special") : t(`${askKey(ask)}.small`)];
	return parts.join(" · ");
}

/** The held token comes before the words: on a phone it is shown nowhere else. */
function Led({ view, text }: { view: View; text: string }): JSX.Element {
	return (
		<span class="fd-led">
			{view.held && (
				<span data-ref="held">
					<TokenFace face={view.held.token} />
				</span>
			)}
			<span>{text}</span>
		</span>
	);
}

const WAITS: Record<string, string> = { pull: "pull", place: "place", score: "score", "fancy.pick": "fancy" };
export function waitingLine({ view, people }: Scene<View>): string {
	const ask = view.phase === "score" || view.phase === "special" ? "score" : (WAITS[view.ask ?? ""] ?? "other");
	return t("flamecraft_duals-waiting", { ask, name: people[view.to_play ?? 0]?.name ?? "" });
}

function Waiting({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people } = scene;
	const small = view.seat === null ? t("watching-as") : undefined;
	const then =
		view.held &&
		t("flamecraft_duals-held-by", { name: people[view.to_play ?? 0]?.name ?? "", token: tokenName(view.held.token) });
	return <Ask small={small} question={<Led view={view} text={waitingLine(scene)} />} then={then} />;
}

/** Second parts of a move: the first can be taken back. */
const SECOND = ["meat.to", "iron.to", "star.to", "potion.b"];

/** Answers without a thing to click: types to fire, and plain verbs. */
function Buttons({ scene }: { scene: Scene<View> }): JSX.Element | null {
	const answers = answersOf(scene.decision);
	const types = answers.filter(({ gives, refs }) => gives === "type" && !refs.length);
	const plain = answers.filter(({ gives, refs }) => gives !== "type" && !refs.length);
	const back = SECOND.includes(scene.decision?.ask ?? "") && scene.undo > 0;
	if (!types.length && !plain.length && !back) return null;
	const [fire] = types;
	if (fire && fire.verb !== "name") {
		const rest = plain.find(({ verb }) => verb === "no");
		const word = (type: string) => types.find((answer) => factsOf(answer).type === type)?.word ?? "";
		return (
			<FireChoices
				table={scene.info.id}
				types={types.map((answer) => factsOf(answer).type ?? "")}
				verb={fire.verb}
				locked={scene.locked}
				ends={rest && factsOf(rest).ends}
				onFire={(type) => scene.play(word(type))}
				onRest={rest && (() => scene.play(rest.word))}
			/>
		);
	}
	const many = types.length > 2;
	const quiet = answers.some((answer) => answer.verb !== "coin" && !plain.includes(answer));
	return (
		<>
			{back && (
				<button type="button" class="btn btn--quiet" data-testid="put-back" onClick={scene.takeBack}>
					{t("flamecraft_duals-elsewhere")}
				</button>
			)}
			{plain.map(({ word, verb }) => (
				<button
					key={word}
					type="button"
					class={`btn ${quiet ? "btn--quiet" : "btn--go"}`}
					data-testid={`do-${verb}`}
					disabled={scene.locked}
					onClick={() => scene.play(word)}
				>
					{t(`flamecraft_duals-word-${verb}`)} {verb === "pull" && <Icon name="bag" />}
				</button>
			))}
			{types.map((answer) => (
				<TypeButton key={answer.word} scene={scene} answer={answer} many={many} />
			))}
		</>
	);
}

function TypeButton({ scene, answer, many }: { scene: Scene<View>; answer: Answer; many: boolean }): JSX.Element {
	const { type = "" } = factsOf(answer);
	const label = chosenText(answer);
	return (
		<button
			type="button"
			class={`btn ${many ? "btn--quiet fd-type" : "btn--go"}`}
			data-testid={`do-${answer.verb}-${type}`}
			disabled={scene.locked}
			title={t(`flamecraft_duals-power-${type}`)}
			aria-label={label}
			onClick={() => scene.play(answer.word)}
		>
			<GoodMark type={type} />
			{!many && capital(label)}
		</button>
	);
}

function Chosen({ scene, picking, answer }: ChosenProps & { answer: Answer }): JSX.Element {
	const { view, decision } = scene;
	return (
		<Ask
			mine
			small={turnLine(view, decision?.ask ?? "")}
			question={<Led view={view} text={chosenText(answer)} />}
			then={consequence(answer)}
		>
			<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
				{t("flamecraft_duals-elsewhere")}
			</button>
			<Confirm scene={scene} picking={picking} answer={answer} />
		</Ask>
	);
}

/** The button that confirms. If a token may fire up next, the type is chosen with the same click. */
function Confirm({ scene, picking, answer }: ChosenProps & { answer: Answer }): JSX.Element {
	const { fires = [], then = [], rest, rest_ends } = factsOf(answer);
	if (then.length) {
		return (
			<FireChoices
				key={answer.word}
				table={scene.info.id}
				types={fires}
				verb={rest ? "fire" : "as"}
				locked={scene.locked}
				ends={rest_ends}
				onFire={(type) => picking.play(answer, then[fires.indexOf(type)] ?? "")}
				onRest={rest ? () => picking.play(answer, rest) : undefined}
			/>
		);
	}
	return (
		<button type="button" class="btn btn--go" data-testid="confirm" onClick={picking.confirm}>
			{t(`flamecraft_duals-do-${answer.verb}`)} <Icon name="check" />
		</button>
	);
}

export function chosenText(answer: Answer): string {
	const { verb, refs } = answer;
	const [ref = ""] = refs;
	const { tokens = [], hexes = [], gone, token = "", type = "" } = factsOf(answer);
	const [first = "", second = ""] = tokens.map(tokenName);
	switch (verb) {
		case "place":
			return capital(t("flamecraft_duals-put-place", { token: first, hex: ref }));
		case "to":
			return capital(t("flamecraft_duals-put-to", { token: first, from: gone ?? "", hex: ref }));
		case "with":
			return t("flamecraft_duals-put-with", { other: first, from: hexes[1] ?? "", token: second, hex: ref });
		case "from":
		case "swap":
		case "ignite":
			return t(`flamecraft_duals-put-${verb}`, { token: tokenName(token), hex: ref });
		case "fountain":
			return t("flamecraft_duals-put-fountain", { hex: ref });
		case "pick":
		case "keep":
			return t(`flamecraft_duals-put-${verb}`, { token: tokenName(token) });
		case "choose":
			return t("flamecraft_duals-put-choose", { fancy: fancyName(ref) });
		case "coin":
			return t("flamecraft_duals-put-coin", { use: ref === "coin" ? "draw" : ref });
		case "draw":
			return t("flamecraft_duals-put-draw", { card: ref === "deck" ? "deck" : cardName(ref) });
		case "score":
		case "claim":
		case "return":
			return capital(t(`flamecraft_duals-put-${verb}`, { card: cardName(ref) }));
		case "fire":
		case "as":
		case "name":
			return t(`flamecraft_duals-do-${verb}`, { type: typeName(type) });
		default:
			return t(`flamecraft_duals-word-${verb}`);
	}
}

/** What it completes, covers, earns or costs, at most one line. */
export function consequence(answer: Answer): string {
	const { verb, gives, refs } = answer;
	const [ref = ""] = refs;
	const { completes = [], fills, covers, reputation, lifted = [], ends, fires = [] } = factsOf(answer);
	if (ends) return t("flamecraft_duals-then-ends", { how: ends });
	if (completes.length) return t("flamecraft_duals-then-completes", { cards: listed(completes.map(cardName)) });
	if (fills) return t("flamecraft_duals-then-full");
	if (covers) return t("flamecraft_duals-then-covers", { token: tokenName(covers) });
	if (verb === "ignite" && fires.length === 1) {
		return capital(
			t("flamecraft_duals-as-does", { type: typeName(fires[0] ?? ""), does: t(`flamecraft_duals-does-${fires[0]}`) }),
		);
	}
	if (gives === "reputation") return t("flamecraft_duals-then-worth", { count: reputation ?? 0 });
	if (gives === "fountain") {
		return t("flamecraft_duals-then-lifts", { tokens: lifted.length ? listed(lifted.map(tokenName)) : "none" });
	}
	if (verb === "coin" && ref === "coin") return t("flamecraft_duals-then-coin");
	return verb === "coin" || verb === "choose" ? fancyText(ref) : "";
}
