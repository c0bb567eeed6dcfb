// All fields: each player's bar with Spark and phases, the Tower, the monsters in their row, and the piles.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import { SeatClock } from "../../../table/beside";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Back } from "./back";
import { CardButton, type Picking, stateOf } from "./card";
import type { Player, View } from "./cards";
import { NEWCOMER, playerRef } from "./things";

const PHASES = ["ready", "spark", "draw", "main", "battle", "end"];
const SLOTS = 6;

export function Sparks({ player }: { player: Player }): JSX.Element {
	const { spark_ready: ready, spark_exhausted: spent } = player;
	const label = t("dragonduel-sparks", { ready, spent });
	return (
		<span class="dd-sparks" role="img" aria-label={label} title={label}>
			{ready + spent === 0 && (
				<span class="x">
					<Icon name="spark" />
				</span>
			)}
			{Array.from({ length: ready }, (_, i) => (
				<Icon key={i} name="spark" />
			))}
			{Array.from({ length: spent }, (_, i) => (
				<span key={i} class="x">
					<Icon name="spark" />
				</span>
			))}
		</span>
	);
}

export function noteOf(person: Person | undefined): string {
	if (!person) return "";
	const parts: string[] = [];
	if (person.you) parts.push(t("you"));
	else if (person.kind === "bot") parts.push(t(`bot-${person.level ?? "random"}`));
	if (!person.here && person.kind === "person") parts.push(t("away"));
	return parts.join(" · ");
}

const Phases = ({ phase: now }: { phase: string }): JSX.Element => (
	<span class="dd-phase" role="img" aria-label={t("dragonduel-phase", { phase: now })}>
		{PHASES.map((phase) => (
			<span key={phase} class={now === phase ? "on" : ""}>
				{t("dragonduel-phase-short", { phase })}
			</span>
		))}
	</span>
);

/** Spark, and what it buys now. */
const Spend = ({ player, own }: { player: Player; own: boolean }): JSX.Element => (
	<span class="dd-spend">
		<Sparks player={player} />
		<b>
			{player.spark_ready}{" "}
			<small>
				{own
					? t("dragonduel-spend", {
							n: player.spark_ready,
							barrier: String(player.spark_ready * 1000 + player.ward),
						})
					: t("dragonduel-spark-word", { n: player.spark_ready })}
			</small>
		</b>
	</span>
);

interface PartProps {
	scene: Scene<View>;
	player: Player;
	picking: Picking;
}
export function PlayerBar({ scene, player, picking, own }: PartProps & { own: boolean }): JSX.Element {
	const { view, people, waiting } = scene;
	const { seat } = player;
	const person = people[seat];
	const asked = waiting.includes(seat);
	const struck = view.battle?.defender === seat && !view.battle.blocker;
	const sparks = player.spark_ready + player.spark_exhausted;
	// classes for the style sheet: with `:has()` the whole table would be restyled whenever the match may have changed
	const full = [
		player.ward || player.discount ? "dd-bar--tag" : "",
		sparks > 4 ? "dd-bar--5" : "",
		sparks > 6 ? "dd-bar--7" : "",
	];
	const thing = playerRef(seat);
	const state = stateOf(picking, thing);
	const inside = (
		<>
			<Face seat={seat} face={person?.face ?? ""} width={44} mood={person?.here === false ? "asleep" : "calm"} />
			<span class="n">
				<b>{person?.name}</b>
				<span>
					{player.alive
						? [noteOf(person), t("dragonduel-in-hand", { n: player.hand })].filter(Boolean).join(" · ")
						: t("dragonduel-out")}
				</span>
			</span>
			<SeatClock seat={seat} />
		</>
	);
	return (
		<div
			class={`dd-bar ${asked ? "turn" : ""} ${struck ? "hit" : ""} ${player.alive ? "" : "out"} ${full.join(" ")}`}
			data-seat={seat}
			data-testid={`bar-${seat}`}
		>
			{state ? (
				<button
					type="button"
					class={`seat dd-who ${state}`}
					data-testid={`player-${seat}`}
					data-ref={thing}
					data-legal={picking.live && picking.lit.has(thing)}
					aria-pressed={state === "chosen"}
					onClick={(event) => picking.click(thing, event.currentTarget)}
				>
					{inside}
				</button>
			) : (
				<span class="seat dd-who">{inside}</span>
			)}
			<span class="dd-tw" title={t("dragonduel-tower-left", { n: player.tower })}>
				<Icon name="tower" /> <Stones view={view} tower={player.tower} /> {player.tower}
				<span class="sr">{t("dragonduel-tower-left", { n: player.tower })}</span>
			</span>
			<Spend player={player} own={own} />
			{player.ward > 0 && <span class="tag">{t("dragonduel-ward", { n: String(player.ward) })}</span>}
			{player.discount > 0 && <span class="tag">{t("dragonduel-discount", { n: player.discount })}</span>}
			{view.active === seat && view.phase !== "setup" && <Phases phase={view.phase} />}
			{!own && (
				<span class="dd-backs" aria-hidden="true">
					{Array.from({ length: Math.min(player.hand, 7) }, (_, i) => (
						<Back key={i} class="dd-back" />
					))}
				</span>
			)}
		</div>
	);
}

/** A Tower's cards as stones, those that have fallen as gaps. */
const Stones = ({ view: { tower_size: most }, tower }: { view: View; tower: number }): JSX.Element => (
	<span class="stones" aria-hidden="true">
		{Array.from({ length: most }, (_, i) => (
			<i key={i} class={i < most - tower ? "gone" : i === most - tower ? "crest" : ""} />
		))}
	</span>
);

export function Tower({ view, player, name }: { view: View; player: Player; name: string }): JSX.Element {
	const { battle } = view;
	const struck = battle?.defender === player.seat && !battle.blocker;
	return (
		<div
			class={`dd-tower ${struck ? "hit" : ""} ${!player.tower && player.alive && view.phase !== "setup" ? "fallen" : ""}`}
			data-tower={player.seat}
			data-testid={`tower-${player.seat}`}
		>
			<svg class="cren" viewBox="0 0 92 14" aria-hidden="true">
				<path d="M0 14V0h14v6h11V0h14v6h14V0h14v6h11V0h14v14Z" fill="currentColor" />
			</svg>
			<Stones view={view} tower={player.tower} />
			{t(view.phase === "setup" ? "dragonduel-tower-unbuilt" : "dragonduel-tower-of", { name, n: player.tower })}
		</div>
	);
}

export function MonsterRow({ scene, player, picking, slots }: PartProps & { slots: boolean }): JSX.Element {
	const { view, people, decision, waiting } = scene;
	const { battle } = view;
	const name = people[player.seat]?.name ?? "";
	const asked = decision?.seat ?? waiting[0];
	return (
		<div class="dd-row" role="group" aria-label={t("dragonduel-zone", { name })} data-testid={`row-${player.seat}`}>
			{player.monsters.map((monster) => (
				<CardButton
					key={monster.id}
					code={monster.card}
					monster={monster}
					thing={monster.id}
					picking={picking}
					testid={`monster-${monster.id}`}
					about={view.chain.find(({ targets }) => targets.includes(monster.id))?.seat}
					class={`${battle?.attacker === monster.id ? "atk" : ""} ${battle?.blocker === monster.id ? "blk" : ""} ${picking.aimed.includes(monster.id) ? "aimed" : ""}`}
					note={
						battle?.attacker === monster.id
							? t("dragonduel-attacks")
							: battle?.blocker === monster.id
								? t("dragonduel-blocks")
								: monster.flags.includes("stun")
									? t("dragonduel-stunned")
									: undefined
					}
				/>
			))}
			{/* the seventh is asked about in its owner's field */}
			{view.newcomer && player.seat === asked && (
				<CardButton
					code={view.newcomer}
					thing={NEWCOMER}
					picking={picking}
					testid="newcomer"
					class="dd-new"
					note={t("dragonduel-newcomer")}
				/>
			)}
			{slots &&
				Array.from({ length: Math.max(0, SLOTS - player.monsters.length) }, (_, i) => (
					<span key={i} class="dd-slot" aria-hidden="true" />
				))}
		</div>
	);
}

/** Deck and discard pile; the discard pile can be opened. */
export function Piles({ player, onOpen }: { player: Player; onOpen(): void }): JSX.Element {
	return (
		<div class="dd-piles">
			<span class="dd-pile" title={t("dragonduel-deck-left", { n: player.deck })}>
				<Back />
				<em>{player.deck}</em>
				<span class="sr">{t("dragonduel-deck-left", { n: player.deck })}</span>
			</span>
			<button
				type="button"
				class="dd-pile dd-pile--discard"
				data-testid="open-discard"
				aria-label={t("dragonduel-discard-of", { n: player.discard.length })}
				title={t("dragonduel-discard-of", { n: player.discard.length })}
				onClick={onOpen}
			>
				<Back />
				<em>
					<Icon name="discard" size="s" /> {player.discard.length}
				</em>
			</button>
		</div>
	);
}
