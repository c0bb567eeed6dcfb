// What is asked in the question's place, the chosen answer with what would come of it, and its buttons.
import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { capital, cardOf, monsterAt, monsterName, nameOf, textOf, type View } from "./cards";
import { type Passing, passUntilMyTurn } from "./passing";
import { modeOf, numberOf, refsOf, verbOf, xOf } from "./words";

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

export const turnLine = ({ view, people, decision }: Scene<View>): string => {
	if (decision?.ask === "respond") return t("dragonduel-may-respond", { window: view.window?.kind ?? "card" });
	if (view.active === view.seat || view.phase === "setup") return t("your-turn");
	return t("dragonduel-turn-of", { name: people[view.active]?.name ?? "" });
};

/** The question itself, with the names it is about. */
export function askText(scene: Scene<View>): string {
	const { view, decision, people } = scene;
	const ask = decision?.ask ?? "";
	const top = view.chain.at(-1);
	const doing = view.resolving.at(-1) ?? top;
	return t("dragonduel-ask", {
		ask,
		window: top ? "item" : (view.window?.kind ?? "card"),
		card: top ? nameOf(top.card) : "",
		source: doing ? nameOf(doing.card) : "",
		attacker: view.battle ? monsterName(view, view.battle.attacker) : "",
		strength: String(view.battle?.strength ?? 0),
		turned: view.battle?.revealed ? nameOf(view.battle.revealed) : "",
		newcomer: view.newcomer ? nameOf(view.newcomer) : "",
		name: people[view.active]?.name ?? "",
	});
}

function hintText({ view, decision }: Scene<View>): string {
	const ask = decision?.ask ?? "";
	if (ask === "target" && view.aim) {
		return t("dragonduel-aim", { op: view.aim.op, n: signed(view.aim), until: view.aim.until, flag: view.aim.flag });
	}
	if (ask === "tower" && view.battle?.revealed) return textOf(view.battle.revealed).join(" ");
	return t("dragonduel-hint", { ask });
}

const signed = ({ op, n }: { op: string; n: number }): string =>
	op !== "str" ? String(n) : n >= 0 ? `+${n}` : `−${-n}`;

export function waitingLine({ view, people, waiting }: Scene<View>): string {
	const seat = waiting[0] ?? view.active;
	const name = people[seat]?.name ?? "";
	const kind = view.window ? "respond" : view.phase === "battle" && seat !== view.active ? "defend" : view.phase;
	return t("dragonduel-waiting", { kind, name });
}

/** A word as a sentence. */
export function wordText({ view, people, decision }: Scene<View>, word: string): string {
	const verb = verbOf(word);
	const one = word.split(" ")[1] ?? "";
	const named =
		one.startsWith("m") && verb !== "mulligan" ? monsterName(view, one) : /^[A-Z]{2}-/.test(one) ? nameOf(one) : "";
	const seat = /p(\d)$/.exec(word)?.[1];
	const item = /^c\d/.test(one) ? view.chain.find(({ id }) => id === one) : undefined;
	const trigger = verb === "trigger" ? view.waiting.find(({ n }) => n === Number(one)) : undefined;
	const mode = modeOf(word);
	return capital(
		t("dragonduel-word", {
			word: verbKey(word, decision?.ask ?? ""),
			thing: item ? nameOf(item.card) : trigger ? nameOf(trigger.card) : named,
			name: seat === undefined ? "" : (people[Number(seat)]?.name ?? ""),
			n: verb === "critical" || verb === "barrier" ? numberOf(word) : 0,
			x: / x\d/.test(word) ? ` (X = ${xOf(word)})` : "",
			mode: mode ? ` (${modeText(view, word, mode)})` : "",
		}),
	);
}

/** One verb may mean several things: what it means here. */
function verbKey(word: string, ask: string): string {
	const verb = verbOf(word);
	if (verb === "play" && ask === "tower") return "play-free";
	if (verb === "play" && word.endsWith("from discard")) return "play-undead";
	if (verb === "discard" && word === "discard") return "burn";
	if (word === "push new") return "push-new";
	if (word === "no block") return "no-block";
	return verb;
}

/** The text of a mode: cards that let choose have a line for each. */
export function modeText(view: View, word: string, mode: number): string {
	const one = word.split(" ")[1] ?? "";
	const code = /^[A-Z]{2}-/.test(one)
		? one
		: one.startsWith("m")
			? monsterAt(view, one)?.card
			: view.resolving.at(-1)?.card;
	if (!code) return String(mode);
	const lines = textOf(code);
	return lines[lines.length > 1 ? Math.min(mode, lines.length - 1) : 0] ?? String(mode);
}

/** At most one line: what comes of the chosen word. */
export function consequence(scene: Scene<View>, word: string): string {
	const { view } = scene;
	const verb = verbOf(word);
	const one = word.split(" ")[1] ?? "";
	if (verb === "play" && /^[A-Z]{2}-/.test(one)) {
		const card = cardOf(one);
		const cost = card.cost + card.cost_x * xOf(word);
		return t("dragonduel-then-pays", { cost, cards: Math.ceil(cost / 2), kind: card.kind });
	}
	const monster = monsterAt(view, one);
	if (verb === "target" && monster && view.aim && (view.aim.op === "str" || view.aim.op === "dmg")) {
		const after = monster.strength + (view.aim.op === "str" ? view.aim.n : -view.aim.n);
		return t("dragonduel-then-strength", {
			thing: nameOf(monster.card),
			before: String(monster.strength),
			after: String(after),
		});
	}
	if (verb === "attack" && monster) return t("dragonduel-then-attack", { strength: String(monster.strength) });
	if (verb === "block" && monster && view.battle) {
		return t("dragonduel-then-block", { own: String(monster.strength), theirs: String(view.battle.strength) });
	}
	if (verb === "use" && monster) return textOf(monster.card).at(-1) ?? "";
	return "";
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
			then={<span class="dd-hint">{hintText(scene)}</span>}
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
	const then =
		ask === "critical"
			? t("dragonduel-critical-then", { n, strength: String(strength + n * 1000) })
			: t("dragonduel-barrier-then", {
					barrier: String(n * 1000 + ward),
					strength: String(strength),
					holds: n * 1000 + ward >= strength ? "yes" : "no",
				});
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
