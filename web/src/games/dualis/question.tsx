// What is asked in the question's place: which card, then with or without a coin, and what would come of it.
import type { JSX } from "preact";
import { Ask } from "../../board/ask";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { coinIcon } from "./card";
import { cardOf, other, type View } from "./cards";
import { outcomeOf } from "./tricks";

export interface Picking {
	code: string | null;
	/** Whether the preview, Enter and the second click mean "with a coin". */
	coin: boolean;
	coinAllowed: boolean;
	arm(coin: boolean): void;
	play(coin: boolean): void;
	whyNoCoin(at: Element): void;
	hush(): void;
}

export function Question({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	const { view, decision, locked } = scene;
	if (!decision) return <Waiting scene={scene} />;
	if (!picking.code || locked) {
		return (
			<Ask mine={!locked} small={turnLine(view)} question={t("dualis-which-card")} then={t("dualis-which-card-hint")} />
		);
	}
	return <Chosen scene={scene} picking={picking} code={picking.code} />;
}

function Waiting({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const person = view.to_play === null ? undefined : people[view.to_play];
	const small = view.seat === null ? t("watching-as") : undefined;
	return <Ask small={small} question={person ? t("dualis-waiting", { name: person.name }) : t("dualis-trick-done")} />;
}

/** "Your turn · follow Star · low wins" */
export function turnLine(view: View): string {
	const parts = [t("your-turn"), view.led ? t("dualis-follow", { suit: view.led }) : t("dualis-you-lead")];
	if (view.highlow && view.say_direction && view.led) parts.push(t(`dualis-${view.direction}-wins-small`));
	return parts.join(" · ");
}

function Chosen({ scene, picking, code }: { scene: Scene<View>; picking: Picking; code: string }): JSX.Element {
	const { suit, number, colour } = cardOf(code);
	const coin = picking.coin && picking.coinAllowed;
	const question = t(coin ? "dualis-ask-coin" : "dualis-ask-plain", {
		suit,
		number,
		colour: coin ? other(colour) : colour,
	});
	return (
		<Ask mine small={turnLine(scene.view)} question={question} then={<Then scene={scene} code={code} coin={coin} />}>
			<button
				type="button"
				class={`btn ${coin ? "btn--quiet" : "btn--go"}`}
				data-testid="play-plain"
				onClick={() => picking.play(false)}
			>
				<Icon name={suit === "S" ? "star" : "moon"} />
				<Label text={t("dualis-play-plain", { colour })} then={brief(scene, code, false)} />
			</button>
			<button
				type="button"
				class={`btn ${coin ? "btn--go" : "btn--quiet"}`}
				data-testid="play-coin"
				aria-disabled={!picking.coinAllowed}
				onPointerEnter={(event) => (picking.coinAllowed ? picking.arm(true) : picking.whyNoCoin(event.currentTarget))}
				onPointerLeave={() => (picking.coinAllowed ? picking.arm(false) : picking.hush())}
				onFocus={() => picking.arm(true)}
				onBlur={() => picking.arm(false)}
				onClick={(event) => (picking.coinAllowed ? picking.play(true) : picking.whyNoCoin(event.currentTarget))}
			>
				<Icon name={coinIcon(other(colour))} />
				<Label
					text={t("dualis-play-coin", { colour: other(colour) })}
					then={picking.coinAllowed ? brief(scene, code, true) : ""}
				/>
			</button>
		</Ask>
	);
}

/** On a phone both buttons tell their outcome, since there is nothing to hover with. */
function Label({ text, then }: { text: string; then: string }): JSX.Element {
	return (
		<span class="label">
			{text}
			{then && <small class="phone">{then}</small>}
		</span>
	);
}

/** The whole sentence; on a phone the buttons already tell who would take the trick. */
function Then({ scene, code, coin }: { scene: Scene<View>; code: string; coin: boolean }): JSX.Element {
	const { view } = scene;
	const { centre, trump } = outcomeOf(view, view.seat ?? 0, code, coin);
	const args = { coin: coin ? "yes" : "no", red: centre[0], blue: centre[1], trump: trump ?? "none" };
	return (
		<>
			<span class="desk">{consequence(scene, code, coin)}</span>
			<span class="phone">{t(view.show_trump_now ? "dualis-then-short" : "dualis-then-centre", args)}</span>
		</>
	);
}

/** "Centre becomes 4 : 4, no trump, and your 11 takes the trick." */
export function consequence({ view, people }: Scene<View>, code: string, coin: boolean): string {
	const seat = view.seat ?? 0;
	const { centre, trump, best, final } = outcomeOf(view, seat, code, coin);
	const [red, blue] = centre;
	const args = { coin: coin ? "yes" : "no", red, blue };
	if (!view.show_trump_now) return t("dualis-then-centre", args);
	return t("dualis-then", { ...args, trump: trump ?? "none", ...takerArgs(view, people, seat, code, best, final) });
}

function brief({ view, people }: Scene<View>, code: string, coin: boolean): string {
	if (!view.show_trump_now) return "";
	const seat = view.seat ?? 0;
	const { best, final } = outcomeOf(view, seat, code, coin);
	return t("dualis-then-brief", takerArgs(view, people, seat, code, best, final));
}

function takerArgs(view: View, people: Scene["people"], seat: number, code: string, best: number, final: boolean) {
	const mine = best === seat;
	const card = mine ? code : (view.table.find((laid) => laid.seat === best)?.card ?? code);
	return {
		taker: `${mine ? "you" : "other"}-${final ? "final" : "so-far"}`,
		number: cardOf(card).number,
		name: people[best]?.name ?? "",
	};
}
