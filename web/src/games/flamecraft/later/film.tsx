// The count: coins, then the moon dragons one by one, whoever is last first; every total is one that the rules told.
import "./film.css";
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Film, Finale, Frame } from "../../../table/finale/film";
import { type Counted, type Lane, laneName, leadText, Race } from "../../../table/finale/race";
import { isWalkover } from "../../../table/finale/rank";
import { Icon } from "../../../ui/icon";
import { signed, t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { nameOf, type View } from "../table/cards";
import { textOf } from "../table/say";
import type { Event } from "../table/story";

/** One thing that was counted: the coins of a seat, or one of its cards; `now` is what it has then. */
interface Count {
	seat: number;
	card: string | null;
	points: number;
	now: number;
}
const CALM = 700;
const COINS = 900;
const CARD = 1400;
const WON = 1500;

/** What was counted at the end, in the order in which it is shown. */
export function countsOf(heard: Event[]): { base: Map<number, number>; coins: Count[]; cards: Count[] } {
	const from = heard.findLastIndex(({ kind }) => kind === "scoring");
	const base = new Map<number, number>();
	const [coins, cards]: Count[][] = [[], []];
	for (const [at, event] of heard.entries()) {
		if (event.kind === "turned-in") coins?.push({ ...event, card: null, points: event.count });
		else if (event.kind === "moon") cards?.push({ ...event, points: event.count });
		else if (event.kind === "reputation" || event.kind === "lost-reputation") {
			if (at < from) base.set(event.seat, event.now);
			else if (event.cause) cards?.push({ ...event, card: event.cause, points: event.count });
		}
	}
	const before = (seat: number) => coins?.findLast((each) => each.seat === seat)?.now ?? base.get(seat) ?? 0;
	const ordered = [...(cards ?? [])].sort((a, b) => before(a.seat) - before(b.seat) || a.seat - b.seat);
	return { base, coins: coins ?? [], cards: ordered };
}

const CLEAR = 0.75;

export async function finale(scene: Scene<View, Event>): Promise<Finale> {
	await FancyPicture.load();
	return { film: framesOf(scene), walkover: isWalkover(scene.view, CLEAR) };
}

function framesOf({ view, people, heard }: Scene<View, Event>): Film {
	const { base, coins, cards } = countsOf(heard);
	const most = Math.max(1, ...view.players.map(({ reputation }) => reputation));
	const totals = new Map(view.players.map(({ seat }) => [seat, base.get(seat) ?? 0]));
	const shown: Count[] = [];
	const frame = (ms: number, small: string, news: Count[]): Frame => {
		for (const { seat, now } of news) totals.set(seat, now);
		shown.push(...news.filter(({ card }) => card));
		const lanes = lanesOf(view, totals, base, news, [...shown], cards);
		const [one] = news;
		const counted = one?.card ? countedOf(one, laneName(people[one.seat])) : null;
		const lead = leadText(lanes, people);
		return {
			ms,
			told: [...news.map((each) => toldOf(each, laneName(people[each.seat]))), `${lead}.`].join(" "),
			show: () => <Race people={people} lanes={lanes} most={most} unit="reputation" small={small} counted={counted} />,
		};
	};
	return [
		frame(CALM, t("finale-count"), []),
		...(coins.length ? [frame(COINS, t("finale-coins"), coins)] : []),
		...cards.map((each, k) => frame(CARD, t("finale-nth", { nth: k + 1, of: cards.length }), [each])),
		frame(WON, "", []),
	];
}

function toldOf({ card, points }: Count, name: string): string {
	return t("finale-told", { thing: card ? nameOf(card) : t("finale-coins"), name, points: signed(points) });
}

function countedOf({ card, points }: Count, name: string): Counted {
	const id = card ?? "";
	return {
		picture: <FancyPicture class="fc-counted" id={id} />,
		name: `${nameOf(id)} · ${name}`,
		text: textOf(id),
		gain: points,
		class: "fc-moon",
	};
}

function lanesOf(
	view: View,
	totals: Map<number, number>,
	base: Map<number, number>,
	news: Count[],
	shown: Count[],
	all: Count[],
): Lane[] {
	return view.players.map(({ seat }): Lane => {
		const own = news.filter((each) => each.seat === seat);
		return {
			seat,
			total: totals.get(seat) ?? 0,
			base: base.get(seat) ?? 0,
			gain: own[0]?.points ?? null,
			cards: all
				.filter((each) => each.seat === seat)
				.map((each) => <Small key={each.card} count={each} up={shown.includes(each)} now={own.includes(each)} />),
		};
	});
}

function Small({ count: { card, points }, up, now }: { count: Count; up: boolean; now: boolean }): JSX.Element {
	if (!up) return <span class="fc-mcard fc-mcard--down" data-down />;
	return (
		<span class={`fc-mcard ${now ? "fc-mcard--now" : ""}`} data-up={card}>
			<FancyPicture id={card ?? ""} />
			<em>
				{points}
				<Icon name="reputation" size="s" />
			</em>
		</span>
	);
}

/** The same as sentences, for those who read the table as text. */
export const countLines = ({ heard, people }: Scene<View, Event>): string[] => {
	const { coins, cards } = countsOf(heard);
	return [...coins, ...cards].map((each) => toldOf(each, laneName(people[each.seat])));
};
