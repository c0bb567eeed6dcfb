// The count: the cards of both, then their coins, then the first game of a pair. All sums are those of the rules.
import type { Scene } from "../../../board/scene";
import type { Film, Finale, Frame } from "../../../table/finale/film";
import { type Lane, laneName, leadText, Race } from "../../../table/finale/race";
import { isWalkover } from "../../../table/finale/rank";
import { Icon } from "../../../ui/icon";
import { signed, t } from "../../../ui/locales";
import { Tile } from "../table/cards";
import type { Player, View } from "../table/pieces";
import type { Event } from "../table/story";

const CALM = 700;
const STEP = 1600;
const WON = 1600;
const CLEAR = 0.65;

export async function finale(scene: Scene<View, Event>): Promise<Finale> {
	const solo = scene.view.seats === 1;
	return { film: solo ? [] : framesOf(scene), walkover: !solo && isWalkover(scene.view, CLEAR) };
}

/** A step of the count: what each gets, and what each has then. */
interface Step {
	name: string;
	gain(player: Player): number;
	total(player: Player): number;
}
function stepsOf(view: View): Step[] {
	const score = (player: Player) => view.scores?.[player.seat] ?? player.reputation;
	return [
		{ name: t("flamecraft_duals-from-cards"), gain: (each) => each.from_cards, total: (each) => each.from_cards },
		{ name: t("flamecraft_duals-from-coins"), gain: (each) => each.from_coins, total: (each) => each.reputation },
		...(view.pair
			? [{ name: t("flamecraft_duals-from-first"), gain: (each: Player) => each.before, total: score }]
			: []),
	];
}

function framesOf({ view, people }: Scene<View, Event>): Film {
	const most = Math.max(1, ...(view.scores ?? []));
	const totals = view.players.map(() => 0);
	const frame = (ms: number, small: string, step: Step | null, only: Player | null): Frame => {
		for (const player of view.players) if (step && (!only || only === player)) totals[player.seat] = step.total(player);
		const now = [...totals];
		const lanes = view.players.map((player): Lane => {
			const news = step && (!only || only === player) ? step.gain(player) : null;
			return {
				seat: player.seat,
				total: now[player.seat] ?? 0,
				base: player.from_cards,
				gain: news,
				cards: pile(player),
			};
		});
		const lead = leadText(lanes, people);
		const gains = lanes.filter(({ gain }) => gain !== null);
		const said = gains.map(({ seat, gain }) =>
			t("finale-told", { thing: step?.name ?? "", name: laneName(people[seat]), points: signed(gain ?? 0) }),
		);
		const counted =
			only && step
				? {
						picture: <Icon name="coin" size="xl" />,
						name: `${step.name} · ${laneName(people[only.seat])}`,
						text: "",
						gain: step.gain(only),
					}
				: null;
		return {
			ms,
			told: [...said, `${lead}.`].join(" "),
			show: () => <Race people={people} lanes={lanes} most={most} unit="reputation" small={small} counted={counted} />,
		};
	};
	const [cards, ...others] = stepsOf(view);
	const behind = [...view.players].sort((a, b) => a.from_cards - b.from_cards);
	return [
		frame(CALM, t("finale-count"), null, null),
		frame(STEP, cards?.name ?? "", cards ?? null, null),
		...others.flatMap((step) => behind.map((player) => frame(STEP, step.name, step, player))),
		frame(WON, "", null, null),
	];
}

const pile = (player: Player) => player.pile.map((code) => <Tile key={code} code={code} />);
