// What is asked in the question's place, the chosen answer with what would come of it, and its buttons.

import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { capital } from "../../capital";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { cardName, fancyName, fancyText, listed, stackAt, tokenName, topOf, typeName, type View } from "./pieces";
import { fills, type Preview } from "./preview";
import type { Picking } from "./row";
import { GoodMark, TokenFace } from "./sides";
import { refOf, verbOf } from "./words";

export interface QuestionProps {
	scene: Scene<View>;
	picking: Picking;
	preview: Preview;
	confirm(): void;
	unpick(): void;
}

export function Question(props: QuestionProps): JSX.Element {
	const { scene, picking } = props;
	const { view, decision, locked } = scene;
	if (!decision) return <Waiting scene={scene} />;
	if (picking.picked && !locked) return <Chosen {...props} word={picking.picked} />;
	const key = askKey(decision.ask);
	const none = decision.ask === "score" && !decision.words.some((word) => /^(score|claim)/.test(word));
	return (
		<Ask
			mine={!locked}
			small={turnLine(view, decision.ask)}
			question={<Led view={view} text={t(none ? "flamecraft_duals-ask-score-none" : key)} />}
			then={none ? undefined : t(`${key}.then`)}
		>
			<Buttons scene={scene} picking={picking} />
		</Ask>
	);
}

export const askKey = (ask: string): string => `flamecraft_duals-ask-${ask.replace(".", "-")}`;

export function turnLine(view: View, ask: string): string {
	const parts = [t("your-turn"), view.phase === "special" ? t("flamecraft_duals-special") : t(`${askKey(ask)}.small`)];
	return parts.join(" · ");
}

/** The held token goes before the words: on a phone it lies nowhere else. */
function Led({ view, text }: { view: View; text: string }): JSX.Element {
	return (
		<span class="fd-led">
			{view.held && <TokenFace face={view.held.token} />}
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

/** Words without a thing to click: types to fire, and the plain verbs. */
function Buttons({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element | null {
	const { type, plain, hex, token, card, fountain } = picking.choices;
	if (!type.size && !plain.size) return null;
	const many = type.size > 2;
	const quiet = type.size + hex.size + token.size + card.size * (plain.has("done") ? 1 : 0) + fountain.size > 0;
	const scorable = [...card.values()].some((word) => verbOf(word) === "score");
	return (
		<>
			{[...plain.values()].map((word) => (
				<button
					key={word}
					type="button"
					class={`btn ${quiet || scorable ? "btn--quiet" : "btn--go"}`}
					data-testid={`do-${word}`}
					disabled={scene.locked}
					onClick={() => scene.play(word)}
				>
					{t(`flamecraft_duals-word-${word}`)} {word === "pull" && <Icon name="bag" />}
				</button>
			))}
			{[...type].map(([letter, word]) => (
				<button
					key={word}
					type="button"
					class={`btn ${many ? "btn--quiet fd-type" : "btn--go"}`}
					data-testid={`do-${verbOf(word)}-${letter}`}
					disabled={scene.locked}
					title={t(`flamecraft_duals-power-${letter}`)}
					aria-label={t(`flamecraft_duals-do-${verbOf(word)}`, { type: typeName(letter) })}
					onClick={() => scene.play(word)}
				>
					<GoodMark type={letter} />
					{!many && capital(t(`flamecraft_duals-do-${verbOf(word)}`, { type: typeName(letter) }))}
				</button>
			))}
		</>
	);
}

function Chosen({ scene, preview, confirm, unpick, word }: QuestionProps & { word: string }): JSX.Element {
	const { view, decision } = scene;
	return (
		<Ask
			mine
			small={turnLine(view, decision?.ask ?? "")}
			question={<Led view={view} text={chosenText(view, word)} />}
			then={consequence(view, word, preview)}
		>
			<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={unpick}>
				{t("flamecraft_duals-elsewhere")}
			</button>
			<button type="button" class="btn btn--go" data-testid="confirm" onClick={confirm}>
				{t(`flamecraft_duals-do-${verbOf(word)}`)} <Icon name="check" />
			</button>
		</Ask>
	);
}

export function chosenText(view: View, word: string): string {
	const ref = refOf(word);
	const from = view.source ?? "";
	switch (verbOf(word)) {
		case "place":
			return capital(t("flamecraft_duals-put-place", { token: tokenName(view.held?.token ?? ""), hex: ref }));
		case "to":
			return capital(t("flamecraft_duals-put-to", { token: tokenName(topOf(view, from)), from, hex: ref }));
		case "with":
			return t("flamecraft_duals-put-with", {
				other: tokenName(topOf(view, from)),
				from,
				token: tokenName(topOf(view, ref)),
				hex: ref,
			});
		case "from":
		case "swap":
		case "ignite":
			return t(`flamecraft_duals-put-${verbOf(word)}`, { token: tokenName(topOf(view, ref)), hex: ref });
		case "fountain":
			return t("flamecraft_duals-put-fountain", { hex: ref });
		case "pick":
		case "keep":
			return t(`flamecraft_duals-put-${verbOf(word)}`, { token: tokenName(ref) });
		case "choose":
			return t("flamecraft_duals-put-choose", { fancy: fancyName(ref) });
		case "coin":
			return t("flamecraft_duals-put-coin", { use: ref || "draw" });
		case "draw": {
			const code = view.open_cards[Number(ref)];
			return t("flamecraft_duals-put-draw", { card: ref === "deck" || !code ? "deck" : cardName(code) });
		}
		case "score":
		case "claim":
		case "return":
			return capital(t(`flamecraft_duals-put-${verbOf(word)}`, { card: cardName(ref) }));
		case "fire":
		case "as":
		case "name":
			return t(`flamecraft_duals-do-${verbOf(word)}`, { type: typeName(ref) });
		default:
			return t(`flamecraft_duals-word-${word}`);
	}
}

/** At most one line: what it completes, covers, earns or costs. */
export function consequence(view: View, word: string, preview: Preview): string {
	const ref = refOf(word);
	const verb = verbOf(word);
	if (preview.completes.length) {
		return t("flamecraft_duals-then-completes", { cards: listed(preview.completes.map(({ card }) => cardName(card))) });
	}
	if (fills(view, word)) return t("flamecraft_duals-then-full");
	if ((verb === "place" || verb === "to") && topOf(view, ref)) {
		return t("flamecraft_duals-then-covers", { token: tokenName(topOf(view, ref)) });
	}
	if (verb === "score" || verb === "claim") {
		const card = [...(view.hand ?? []), ...view.fountain].find((each) => each.card === ref);
		return t("flamecraft_duals-then-worth", { count: card?.reputation ?? 0 });
	}
	if (verb === "coin") return ref ? fancyText(ref) : t("flamecraft_duals-then-coin");
	if (verb === "choose") return fancyText(ref);
	if (verb === "fountain") {
		const tokens = stackAt(view, ref).map(tokenName);
		return t("flamecraft_duals-then-lifts", { tokens: tokens.length ? listed(tokens) : "none" });
	}
	return "";
}
