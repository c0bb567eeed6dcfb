// The end of a match as a film: the rounds before, the last trick card by card, and what its round was worth.
import type { Scene } from "../../../board/scene";
import type { Finale, Frame } from "../../../table/finale/film";
import { isWalkover } from "../../../table/finale/rank";
import { t } from "../../../ui/locales";
import { nameOf, type View } from "../table/cards";
import { Contracts, LastTrick, tookText } from "./contracts";
import { endLine, roundLine } from "./recap";

const ROUND = 1500;
const CARD = 750;
const TOOK = 1500;
const CLEAR = 0.4;

export async function finale(scene: Scene<View>): Promise<Finale> {
	return { film: framesOf(scene), walkover: isWalkover(scene.view, CLEAR) };
}

function framesOf(scene: Scene<View>): Frame[] {
	const { view, people } = scene;
	const before = view.rounds.length - 1;
	const laid = view.last?.table ?? [];
	const stage = (rounds: number, upto: number) => (
		<div class="dl-film">
			<h2 class="display">{rounds > before ? endLine(scene) : t("dualis-last-trick")}</h2>
			<LastTrick scene={scene} upto={upto} />
			<Contracts scene={scene} rounds={rounds} />
		</div>
	);
	const card = (k: number): Frame => {
		const { seat, card: code, coin } = laid[k] ?? { seat: 0, card: "", coin: false };
		return {
			ms: CARD,
			told: t("dualis-laid", { name: people[seat]?.name ?? "", card: nameOf(code, coin) }),
			show: () => stage(before, k + 1 < laid.length ? k + 1 : k + 0.5),
		};
	};
	return [
		...(before ? [{ ms: ROUND, told: roundsSaid(scene, before), show: () => stage(before, 0) }] : []),
		...laid.map((_, k) => card(k)),
		{ ms: TOOK, told: tookText(view, people), show: () => stage(before, view.seats) },
		{ ms: ROUND + TOOK, told: endLine(scene), show: () => stage(before + 1, view.seats) },
	];
}

const roundsSaid = (scene: Scene<View>, upto: number): string =>
	scene.view.rounds
		.slice(0, upto)
		.map((round) => `${roundLine(scene, round)}.`)
		.join(" ");
