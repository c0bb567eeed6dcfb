// The people around the table with their public things, the reputation track, and the phone's pages.
import type { JSX } from "preact";
import { Count } from "../../../board/cards/count";
import type { Picking } from "../../../board/picking";
import type { Person, Scene } from "../../../board/scene";
import { SeatClock } from "../../../table/beside";
import { nearOf } from "../../../table/followed-seat";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { KINDS, listed, type Player, some, tradeOf, type View } from "./cards";
import { Good } from "./pieces";
import { seatRef, usePicking } from "./things";
import { Looking } from "./zoom";

/** Only a game alone has goals. */
const Goals = part(() => import("../later/goals"), "Goals");
const Named = part(() => import("../later/named"), "Named");

function inOrder(view: View): Player[] {
	const mine = nearOf(view) ?? 0;
	return [...view.players.slice(mine), ...view.players.slice(0, mine)];
}

function noteOf(person: Person | undefined): string {
	if (!person) return "";
	const parts: string[] = [];
	if (person.you) parts.push(t("you"));
	else if (person.kind === "bot") parts.push(t(`bot-${person.level ?? "random"}`));
	if (!person.here && person.kind === "person") parts.push(t("away"));
	return parts.join(" · ");
}

interface SeatProps {
	scene: Scene<View>;
	player: Player;
	picking: Picking;
	full: boolean;
}
/** What everybody has, in figures. */
function Stats({ player }: { player: Player }): JSX.Element {
	const goods = player.goods.reduce((sum, count) => sum + count, 0);
	const list = listed(player.goods.map((count, k) => (count ? some(KINDS[k] ?? "br", count) : "")));
	return (
		<div class="fc-stats">
			<Count icon="hand" says={t("flamecraft-in-hand", { count: player.hand })}>
				{player.hand}
			</Count>
			<Count icon="fancy" says={t("flamecraft-unscored", { count: player.fancies })}>
				{player.fancies}
			</Count>
			<Count icon="wild" says={t("flamecraft-text-goods", { count: goods, list })}>
				{goods}
			</Count>
			<Count icon="coin" says={some("coin", player.coins)}>
				{player.coins}
			</Count>
		</div>
	);
}

function SeatBox({ scene: { view, people }, player, picking, full }: SeatProps): JSX.Element {
	const person = people[player.seat];
	const turn = view.turn.asks.includes(player.seat);
	const ref = seatRef(player.seat);
	const lit = picking.lit.has(ref);
	const goods = player.goods.reduce((sum, count) => sum + count, 0);
	const mood =
		person && !person.here && person.kind === "person"
			? "asleep"
			: view.winners?.includes(player.seat)
				? "happy"
				: "calm";
	const inside = (
		<>
			<div class="seat">
				<Face seat={player.seat} face={person?.face ?? ""} mood={mood} width={full ? 40 : 30} />
				<div class="n">
					<b>
						<i class="fc-token" style={`--pawn:var(--good-${tradeOf(player.colour)})`}>
							<Icon name="pawn" />
						</i>
						{person?.name}
					</b>
					{full ? (
						<span>{noteOf(person)}</span>
					) : (
						<Count icon="reputation" says={t("flamecraft-reputation", { count: player.reputation })}>
							{player.reputation}
						</Count>
					)}
				</div>
				<SeatClock seat={player.seat} tight={!full} />
				{full && (
					<Count class="fc-big" icon="reputation" large says={t("flamecraft-reputation", { count: player.reputation })}>
						{player.reputation}
					</Count>
				)}
			</div>
			{full && <Stats player={player} />}
			{full && !person?.you && goods > 0 && (
				<div class="fc-theirs">
					{player.goods.map(
						(count, k) => count > 0 && <Good key={KINDS[k]} icon={KINDS[k] ?? "br"} note={count} size={22} />,
					)}
				</div>
			)}
			{full && <Named player={player} inside={lit} />}
		</>
	);
	const cls = `fc-seat ${turn ? "turn" : ""} ${picking.chosen.has(ref) ? "chosen" : lit ? "lit" : ""}`;
	if (!lit)
		return (
			<section class={cls} data-testid={`seat-${player.seat}`} data-seat={player.seat} aria-current={turn}>
				{inside}
			</section>
		);
	return (
		<button
			type="button"
			class={cls}
			data-testid={`seat-${player.seat}`}
			data-ref={ref}
			data-legal="true"
			onClick={(event) => picking.click(ref, event.currentTarget)}
		>
			{inside}
		</button>
	);
}

export function Score({ scene }: { scene: Scene<View> }): JSX.Element {
	const picking = usePicking(scene);
	return (
		<Looking scene={scene} class="fc-seats" label={t("flamecraft-players")}>
			{inOrder(scene.view).map((player) => (
				<SeatBox key={player.seat} scene={scene} player={player} picking={picking} full />
			))}
			<Track scene={scene} />
			{scene.view.solo && !scene.view.winners && <Goals view={scene.view} />}
		</Looking>
	);
}

export function Strip({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	return (
		<div class="fc-strip">
			{inOrder(scene.view).map((player) => (
				<SeatBox key={player.seat} scene={scene} player={player} picking={picking} full={false} />
			))}
		</div>
	);
}

/** Everybody's reputation; in solo, with the marks of the awards. */
export function Track({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const most = Math.max(
		50,
		...view.players.map(({ reputation }) => Math.ceil((reputation + 1) / 25) * 25),
		view.solo ? 100 : 0,
	);
	const steps = Array.from({ length: most / 25 + 1 }, (_, k) => k * 25);
	const label = view.players.map(({ seat, reputation }) => `${people[seat]?.name} ${reputation}`);
	const at = (value: number) => `left:${(Math.max(0, value) / most) * 100}%`;
	return (
		<div class="fc-track" role="img" aria-label={t("flamecraft-track", { list: listed(label) })}>
			<div>
				{steps.map((step) => (
					<small key={step} style={at(step)}>
						{step}
					</small>
				))}
				{view.solo?.awards.map((mark) => (
					<u key={mark} style={at(mark)} />
				))}
				{view.players.map(({ seat, reputation }) => (
					<i key={seat} style={`${at(reputation)};--who:var(--seat-${seat});--k:${seat}`} />
				))}
			</div>
		</div>
	);
}
