// All fields with the chain between or next to them, and the arrows of attacks over them.
import type { JSX } from "preact";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import type { Picking } from "../cards/card";
import { foesOf, type Player, type View } from "../cards/cards";
import { Chain } from "../cards/chain";
import { MonsterRow, PlayerBar, Tower } from "../cards/field";
import { factsOf } from "../cards/telling";
import { playerRef } from "../cards/things";
import type { Shot } from "../limelight/curves";
import { FoeTabs, useOpenFoe } from "./foes";
import { LanePill } from "./lane";
import { Arrows } from "./later";

interface FieldsProps {
	scene: Scene<View>;
	picking: Picking;
	/** The answer that is previewed. */
	shown: Answer | null;
	/** Who sits at this side of the table. */
	near: Player;
}
export function Fields({ scene, picking, shown, near }: FieldsProps): JSX.Element {
	const { view, people } = scene;
	const aimed = shown?.verb === "attack" ? factsOf(shown).to : view.battle?.blocker ? undefined : view.battle?.defender;
	const foes = foesOf(view);
	const parts = { scene, picking };
	const [open, setOpen] = useOpenFoe(scene, picking, shown);
	return (
		<div class="dd-field">
			<div class="dd-sides" data-drop="play play-undead">
				{foes.length > 1 && <FoeTabs {...parts} foes={foes} open={open} onOpen={setOpen} />}
				<div class="dd-foes" data-drop="attack">
					{foes.map((player) => (
						<section
							key={player.seat}
							class={`dd-player ${player.alive ? "" : "out"} ${player.seat === open ? "show" : ""} ${player.seat === aimed ? "aim" : ""}`}
							data-seat={player.seat}
							data-lands={playerRef(player.seat)}
						>
							<PlayerBar {...parts} player={player} own={false} />
							<div class="dd-zone">
								<Tower view={view} player={player} name={people[player.seat]?.name ?? ""} />
								<MonsterRow {...parts} player={player} slots={view.seats === 2} />
							</div>
						</section>
					))}
				</div>
				<div class="dd-lane" data-testid="lane">
					<LanePill scene={scene} answer={shown} />
					{foes.length > 1 && <Chain {...parts} />}
				</div>
				<section class="dd-player dd-player--own" data-seat={near.seat}>
					<div class="dd-zone">
						<Tower view={view} player={near} name={view.seat === null ? (people[near.seat]?.name ?? "") : t("you")} />
						<MonsterRow {...parts} player={near} slots />
					</div>
					<PlayerBar {...parts} player={near} own={view.seat !== null} />
				</section>
			</div>
			{foes.length === 1 && <Chain {...parts} />}
			<Arrows seq={scene.seq} shots={[...shotsOf(view, shown), ...aimsOf(view)]} />
		</div>
	);
}

/** The arrows over the field for the battle and the picked answer. */
function shotsOf(view: View, answer: Answer | null): Shot[] {
	const { battle } = view;
	const { monster = "", to = 0 } = factsOf(answer);
	if (answer?.verb === "attack") return [{ from: monster, to, ghost: true }];
	if (!battle) return [];
	// a picked blocker redirects the attack
	if (answer?.verb === "block") return [{ from: battle.attacker, to: monster, ghost: true }];
	return [{ from: battle.attacker, to: battle.blocker ?? battle.defender, ghost: false }];
}

/** The arrows from what lies on the chain to the monsters, players and things of the chain that it is about. */
const aimsOf = (view: View): Shot[] =>
	view.chain
		.flatMap(({ id, seat, targets }) =>
			targets.map((ref) => ({ from: id, to: placed(view, ref), ghost: false, by: seat })),
		)
		.map((shot, nth) => ({ ...shot, nth }));

/** A player is aimed at by seat, where the Tower is. */
const placed = (view: View, ref: string): string | number =>
	view.players.find(({ seat }) => playerRef(seat) === ref)?.seat ?? ref;
