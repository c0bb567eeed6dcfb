// The question, the chosen answer with what it would lead to, and buttons for words without a thing.
import type { JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import { useSeen } from "../../../board/picking/later/under";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { askedAs, asker, askText, smallLine } from "./asking";
import { cardOf, goodName, listed, nameOf, type Shop, type View } from "./cards";
import { Marks } from "./pieces";
import { receivers } from "./receivers";
import { marksOf, textOf } from "./say";
import { buttonText, factsOf, feeTo, givesText, priceText, STOPS } from "./telling";
import { hereOf } from "./things";

// what comes after a click is there before most people have read the question
const ways = () => import("../later/ways");
const Chosen = part(ways, "Chosen");
const HowMany = part(ways, "HowMany");
const More = part(ways, "More");
const Seen = part(ways, "Seen");
const ForWhom = part(ways, "ForWhom");
const Free = part(ways, "Free");
soon(Chosen, HowMany, More, Seen, ForWhom, Free);

export interface Props {
	scene: Scene<View>;
	picking: Picking;
}

/** What one waits for, at a table where nothing is asked. */
function Waiting({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view } = scene;
	const watching = view.seat === null ? t("watching-as") : "";
	const small = [watching, view.finals === null ? "" : t("flamecraft-last-turns")].filter(Boolean).join(" · ");
	return <Ask small={small} question={waitingLine(scene)} />;
}

/** `unpick` drops goods that are picked but not played yet. */
export function Question({ scene, picking, unpick }: Props & { unpick?: (() => void) | undefined }): JSX.Element {
	const { view, decision, locked } = scene;
	const seen = useSeen(picking, (answer) => answer);
	if (!decision) return <Waiting scene={scene} />;
	const { shown, left, refs, complete } = picking;
	const small = smallLine(view);
	const people = receivers(left);
	if (people) return <ForWhom scene={scene} picking={picking} gifts={people} />;
	if (shown) return <Chosen scene={scene} picking={picking} shown={shown} />;
	if (complete.length) return <HowMany scene={scene} picking={picking} />;
	if (refs.length) return <More scene={scene} picking={picking} />;
	const all = answersOf(decision);
	const plain = buttonsOf(picking.plain);
	const free = all.filter((each) => FREE.includes(each.verb) && each.refs.length);
	const things = all.filter((each) => each.refs.length && !free.includes(each)).length;
	if (free.length && plain.length === 1 && !things)
		return <Free scene={scene} picking={picking} free={free} plain={plain[0]} />;
	return (
		<Ask
			mine={!locked}
			small={small}
			question={askText(scene)}
			then={seen ? <Seen scene={scene} answer={seen} /> : <Hint scene={scene} all={all} free={free.length} />}
		>
			{unpick && (
				<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={unpick}>
					{t("flamecraft-elsewhere")}
				</button>
			)}
			{plain.length > 0 &&
				plain.map((each, k) => (
					<AnswerButton
						key={each.word}
						answer={each}
						scene={scene}
						picking={picking}
						go={
							!STOPS.includes(each.verb) &&
							(each.verb === "pay" || (things === 0 && (k === 0 || each.verb === "choose")))
						}
					/>
				))}
		</Ask>
	);
}
/** If one button declines and ends the turn, and another declines and goes on, hides the one that only declines. */
function buttonsOf(plain: Answer[]): Answer[] {
	return plain.some(({ words }) => words) ? plain.filter(({ verb, words }) => words || !STOPS.includes(verb)) : plain;
}
/** What may be done in addition to answering. */
const FREE = ["reveal", "companion"];

export function Unpick({ picking }: { picking: Picking }): JSX.Element {
	return (
		<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
			{t("flamecraft-elsewhere")}
		</button>
	);
}

export function AnswerButton({ answer, scene, picking, go }: Props & { answer: Answer; go: boolean }): JSX.Element {
	return (
		<button
			type="button"
			class={`btn ${go && !factsOf(answer).nothing ? "btn--go" : "btn--quiet"}`}
			data-testid={`do-${(answer.words?.at(-1) ?? answer.word).replaceAll(" ", "-")}`}
			disabled={scene.locked}
			aria-label={buttonText(scene, answer)}
			onClick={() =>
				answer.then && STOPS.includes(answer.verb) ? scene.play(answer.word, ...answer.then) : picking.play(answer)
			}
		>
			{factsOf(answer).sets ? <Sets answer={answer} /> : buttonText(scene, answer)}
		</button>
	);
}

/** A number of sets, and what they give. */
function Sets({ answer }: { answer: Answer }): JSX.Element {
	const { card = "", sets = 1, helper } = factsOf(answer);
	const reward = marksOf(cardOf(card).tiers?.[sets - 1]);
	return (
		<>
			{listed([t("flamecraft-sets", { count: sets }), helper ? t("flamecraft-with", { name: nameOf(helper) }) : ""])}{" "}
			<Marks marks={reward.length ? reward : [["reputation", 0]]} />
		</>
	);
}

export function running(scene: Scene<View>): string | null {
	const card = asker(scene);
	return card ? t("flamecraft-running", { name: nameOf(card), text: textOf(card) }) : null;
}

export function waitingLine({ view, people }: Scene<View>): string {
	const names = view.turn.asks.filter((seat) => seat !== view.seat).map((seat) => people[seat]?.name ?? "");
	const name = listed(names) || (people[view.turn.seat]?.name ?? "");
	return t("flamecraft-waiting", { name, ask: names.length > 1 ? "several" : (view.turn.asked ?? "") });
}

/** Why it is asked, and what the answers mean; on a phone the hand and the spells are not next to the shops. */
function Hint({ scene, all, free }: { scene: Scene<View>; all: Answer[]; free: number }): JSX.Element {
	const hint = hintOf(scene, all, free);
	if (scene.decision?.ask !== "visit" || !scene.decision.combined || scene.view.finals !== null) return <>{hint}</>;
	return (
		<>
			<span class="phone">{hint}</span>
			<span class="desk">{t("flamecraft-hint-together")}</span>
		</>
	);
}

/** What to know before answering: why it is asked, and what the answers mean. */
function hintOf(scene: Scene<View>, left: Answer[], free: number): string | undefined {
	const { view, decision } = scene;
	const ask = decision?.ask ?? "";
	const here = hereOf(view);
	const parts = [
		running(scene) ??
			t("flamecraft-hint", {
				ask: ask === "visit" && view.finals !== null ? "last-visit" : decision ? askedAs(decision) : ask,
				goods: hinted(scene, left),
				name: ask === "fee" ? feeTo(scene, left[0]) : "",
				spells: listed((hereShop(view)?.casts ?? []).map(nameOf)),
			}),
	];
	if (here && (ask === "ability" || decision?.combined?.some(({ choice }) => choice.verb === "use")))
		parts.push(t("flamecraft-running", { name: nameOf(here), text: textOf(here) }));
	const mine = view.seat === null ? null : view.players[view.seat]?.companion;
	if (ask === "companion" && mine) parts.push(t("flamecraft-running", { name: nameOf(mine), text: textOf(mine) }));
	if (ask === "end" && left.length === 1) parts.push(t("flamecraft-hint-end"));
	if (free && ask !== "companion") parts.push(t("flamecraft-hint-free"));
	return parts.filter(Boolean).join(" ") || undefined;
}
/** The text of the card that asks, or whose effect is offered: in the text view, where to click is of no use. */
export function aboutText(scene: Scene<View>): string {
	const { view, decision } = scene;
	const mine = view.seat === null ? null : view.players[view.seat]?.companion;
	const card = decision?.ask === "ability" ? hereOf(view) : decision?.ask === "companion" ? mine : null;
	return running(scene) ?? (card ? t("flamecraft-running", { name: nameOf(card), text: textOf(card) }) : "");
}

const hereShop = (view: View): Shop | null | undefined =>
	view.town.find(({ shop }) => shop && shop.id === hereOf(view))?.shop;

function hinted({ view }: Scene<View>, left: Answer[]): string {
	const shop = hereShop(view);
	const price = priceText(view.turn.price ?? []);
	if (price) return price;
	const lit = left.filter(({ verb }) => verb === "fire").map((each) => cardOf(factsOf(each).card ?? "").icon ?? "");
	if (!lit.length) return shop ? givesText(shop.gives) : "";
	return [...new Set(lit)].map((good) => `${goodName(good)} – ${t("flamecraft-short", { good })}`).join(" · ");
}
