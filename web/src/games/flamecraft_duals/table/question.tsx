// The question and its buttons. What it becomes after a click is loaded right after the table.

import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { Icon } from "../../../ui/icon";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { factsOf } from "./outcome";
import { tokenName, type View } from "./pieces";
import type { Returns } from "./returns";
import { TokenFace } from "./sides";

// scored at the end of a turn: the first one is far off
const Scoring = part(() => import("../later/scoring"), "Scoring");
const ways = () => import("../later/ways");
const Chosen = part(ways, "Chosen");
const FireChoices = part(ways, "FireChoices");
const Returning = part(ways, "Returning");
const TypeButton = part(ways, "TypeButton");
soon(Scoring, Chosen, FireChoices, Returning, TypeButton);

export interface ChosenProps {
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

export const askKey = (ask: string): string => `flamecraft_duals-ask-${ask.replace(".", "-")}`;

export function turnLine(view: View, ask: string): string {
	const parts = [t("your-turn"), view.phase === "special" ? t("flamecraft_duals-special") : t(`${askKey(ask)}.small`)];
	if (view.nearing) parts.push(t("flamecraft_duals-end-left", { ...view.nearing }));
	return parts.join(" · ");
}

/** The held token comes before the words: on a phone it is shown nowhere else. */
export function Led({ view, text }: { view: View; text: string }): JSX.Element {
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
