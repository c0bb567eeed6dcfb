// Three or four at a table: if there is no space for all fields, one opponent's is open, under tabs. A field that is
// aimed at, or that attacks, opens automatically.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { SeatClock } from "../../../table/beside";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { Picking } from "../cards/card";
import { foesOf, nearSeat, ownerOf, type Player, playerAt, type View } from "../cards/cards";
import { factsOf } from "../cards/telling";
import { playerRef } from "../cards/things";

/** The seat whose field matters now: aimed at, attacking, attacked, or whose turn it is. */
function aboutSeat({ view }: Scene<View>, shown: Answer | null): number {
	const { to, monster = "" } = factsOf(shown);
	const { battle } = view;
	const seats = [
		to ?? -1,
		ownerOf(view, monster),
		battle ? ownerOf(view, battle.attacker) : -1,
		battle?.defender ?? -1,
	];
	const near = nearSeat(view);
	return [...seats, view.active].find((seat) => seat >= 0 && seat !== near) ?? -1;
}

/** How many things in a field can be pointed at. */
const litIn = ({ live, lit }: Picking, { seat, monsters }: Player): number =>
	live ? [...monsters.map(({ id }) => id), playerRef(seat)].filter((ref) => lit.has(ref)).length : 0;

export function useOpenFoe(
	scene: Scene<View>,
	picking: Picking,
	shown: Answer | null,
): [open: number, setOpen: (seat: number) => void] {
	const foes = foesOf(scene.view);
	const [open, setOpen] = useState(foes[0]?.seat ?? 0);
	const about = aboutSeat(scene, shown);
	useEffect(() => {
		if (about >= 0) setOpen(about);
	}, [about, shown?.word]);
	// a question about monsters opens a field where one of them can be picked
	const asked = scene.decision?.ask ?? "";
	useEffect(() => {
		const aims = asked === "target" && !litIn(picking, playerAt(scene.view, open));
		const other = aims && foes.find((player) => litIn(picking, player) > 0);
		if (other) setOpen(other.seat);
	}, [asked, scene.seq]);
	return [open, setOpen];
}

export interface FoeTabsProps {
	scene: Scene<View>;
	picking: Picking;
	foes: Player[];
	open: number;
	onOpen(seat: number): void;
}
export function FoeTabs({ scene, picking, foes, open, onOpen }: FoeTabsProps): JSX.Element {
	const { people, waiting } = scene;
	return (
		<nav class="dd-tabs" aria-label={t("dragonduel-opponents")} style={`--n:${foes.length}`}>
			{foes.map((player) => {
				const { seat, tower, spark_ready: ready, alive } = player;
				const person = people[seat];
				const on = seat === open;
				const lit = litIn(picking, player) > 0;
				return (
					<button
						key={seat}
						type="button"
						class={`${on ? "on" : ""} ${lit ? "lit--soft" : ""} ${waiting.includes(seat) ? "turn" : ""} ${alive ? "" : "out"}`}
						data-testid={`foe-${seat}`}
						data-lands={playerRef(seat)}
						aria-pressed={on}
						onClick={() => onOpen(seat)}
					>
						<Face seat={seat} face={person?.face ?? ""} width={30} mood={person?.here === false ? "asleep" : "calm"} />
						<b>{person?.name}</b>
						<span class="l">
							<Icon name="tower" /> {tower}
							<Icon name="spark" /> {ready}
						</span>
						<SeatClock seat={seat} />
					</button>
				);
			})}
		</nav>
	);
}
