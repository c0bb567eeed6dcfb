// The question: which card, then with or without a coin, and what that would lead to.
import type { JSX } from "preact";
import { type Answer, factsOf, type Picking } from "../../../board/picking";
import type { Person, Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { t } from "../../../ui/locales";
import { cardOf, other, playOf, type View } from "./cards";
import { Ends } from "./ends";

export function Question({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	const { view, decision, locked } = scene;
	if (!decision) return <Waiting scene={scene} />;
	if (!picking.answer || locked) {
		return (
			<Ask mine={!locked} small={turnLine(view)} question={t("dualis-which-card")} then={t("dualis-which-card-hint")} />
		);
	}
	return <Chosen scene={scene} picking={picking} code={playOf(picking.answer).code} />;
}

function Waiting({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const small = view.seat === null ? t("watching-as") : undefined;
	return <Ask small={small} question={waitingLine(view, people)} />;
}

export function waitingLine(view: View, people: Person[]): string {
	const person = view.to_play === null ? undefined : people[view.to_play];
	return person ? t("dualis-waiting", { name: person.name }) : t("dualis-trick-done");
}

/** "Your turn · follow Star · low wins" */
export function turnLine(view: View): string {
	const parts = [t("your-turn"), view.led ? t("dualis-follow", { suit: view.led }) : t("dualis-you-lead")];
	if (view.highlow && view.say_direction && view.led) parts.push(t(`dualis-${view.direction}-wins-small`));
	return parts.join(" · ");
}

function Chosen({ scene, picking, code }: { scene: Scene<View>; picking: Picking; code: string }): JSX.Element | null {
	const { suit, number, colour } = cardOf(code);
	const plain = picking.answers.find((answer) => playOf(answer).code === code && !playOf(answer).coin);
	if (!plain || !picking.shown) return null;
	const { coin } = playOf(picking.shown);
	const question = t(coin ? "dualis-ask-coin" : "dualis-ask-plain", {
		suit,
		number,
		colour: coin ? other(colour) : colour,
	});
	return (
		<Ask
			mine
			small={turnLine(scene.view)}
			question={question}
			then={<span class="desk">{taking(scene, picking.shown)}</span>}
			inside={<Ends scene={scene} picking={picking} plain={plain} />}
		/>
	);
}

/** "Centre becomes 4 : 4, no trump, and your 11 takes the trick." */
export function consequence(scene: Scene<View>, answer: Answer): string {
	const taker = takerArgs(scene, answer);
	return taker ? t("dualis-then", { ...centreArgs(answer), ...taker }) : t("dualis-then-centre", centreArgs(answer));
}

/** "Cinder’s 3 stays ahead." The two answers say the rest. */
function taking(scene: Scene<View>, answer: Answer): string {
	const taker = takerArgs(scene, answer);
	return taker ? t("dualis-then-taker", taker) : "";
}

function centreArgs(answer: Answer) {
	const { centre: [red = 0, blue = 0] = [], trump, final } = factsOf<"dualis">(answer);
	const coin = playOf(answer).coin ? "yes" : "no";
	return { coin, red, blue, trump: `${trump ?? "none"}-${final ? "final" : "so-far"}` };
}

/** Who would take the trick; null if the table does not show the trump. */
function takerArgs({ view, people }: Scene<View>, answer: Answer) {
	const { best, by, final } = factsOf<"dualis">(answer);
	if (best === undefined || by === undefined) return null;
	return {
		taker: `${best === view.seat ? "you" : "other"}-${final ? "final" : "so-far"}`,
		number: cardOf(by).number,
		name: people[best]?.name ?? "",
	};
}
