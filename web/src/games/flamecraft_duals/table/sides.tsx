// The parts around the board: the people with their piles and coins, the contents of the bag, the fire-up chart.
import type { JSX } from "preact";
import { Count } from "../../../board/cards/count";
import type { Person, Scene } from "../../../board/scene";
import { SeatClock } from "../../../table/beside";
import { nearOf } from "../../../table/followed-seat";
import { Face, useDragons } from "../../../ui/dragons";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { tokenArt } from "./art";
import { Back } from "./back";
import { Tile } from "./cards";
import { cardName, goodOf, listed, type Player, TYPES, tokenName, typeName, type View } from "./pieces";
import { Looking } from "./zoom";

/** The reader's own seat first. */
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

function moodOf(view: View, person: Person | undefined) {
	if (person && !person.here && person.kind === "person") return "asleep";
	return person && view.winners?.includes(person.seat) ? "happy" : "calm";
}

/** A good on its disc, with its letter. */
export function GoodMark({ type }: { type: string }): JSX.Element {
	const good = goodOf(type);
	return (
		<span
			class="fd-good"
			style={`--g:var(--good-${good});--gd:var(--good-${good}-deep)`}
			role="img"
			aria-label={typeName(type)}
		>
			<Icon name={good} />
			<b aria-hidden="true">{t("flamecraft_duals-letter", { type })}</b>
		</span>
	);
}

export function TokenFace({ face, lifts = false }: { face: string; lifts?: boolean }): JSX.Element {
	useDragons();
	const token = <Drawing class="fd-token" svg={tokenArt(face)} />;
	return lifts ? <span data-lifts>{token}</span> : token;
}

interface SeatProps {
	scene: Scene<View>;
	player: Player;
	pile: boolean;
}
function SeatBox({ scene: { view, people }, player, pile }: SeatProps): JSX.Element {
	const person = people[player.seat];
	const turn = view.to_play === player.seat;
	const won = t("flamecraft_duals-won", { count: player.pile.length });
	const coins = t("flamecraft_duals-coins", { count: player.coins });
	return (
		<section
			class={`fd-seat ${turn ? "turn" : ""}`}
			data-testid={`seat-${player.seat}`}
			data-seat={player.seat}
			data-drop={player.seat === view.seat ? "score claim" : undefined}
			aria-current={turn}
		>
			<div class="seat">
				<Face seat={player.seat} face={person?.face ?? ""} mood={moodOf(view, person)} />
				<div class="n">
					<b>{person?.name}</b>
					<span>{noteOf(person)}</span>
				</div>
				<SeatClock seat={player.seat} tight={!pile} />
				<Count
					class="fd-big"
					icon="reputation"
					large
					says={t("flamecraft_duals-reputation", { count: player.reputation })}
				>
					{player.reputation}
				</Count>
			</div>
			<div class="fd-stats">
				<Count icon="hand" says={t("flamecraft_duals-in-hand", { count: player.cards })}>
					{player.cards}
				</Count>
				<Count icon="deck" says={won}>
					{pile ? won : player.pile.length}
				</Count>
				<Count icon="coin" says={coins}>
					{pile ? coins : player.coins}
				</Count>
			</div>
			{pile && player.pile.length > 0 && <Pile player={player} name={person?.name ?? ""} />}
			{player.kept && <p class="fd-kept">{t("flamecraft_duals-kept", { token: tokenName(player.kept) })}</p>}
		</section>
	);
}

function Pile({ player, name }: { player: Player; name: string }): JSX.Element {
	return (
		<div class="fd-pile" role="group" aria-label={t("flamecraft_duals-pile-of", { name })}>
			{player.pile.map((code) => (
				<button key={code} type="button" data-zoom={code} data-press aria-label={cardName(code)}>
					<Tile code={code} />
				</button>
			))}
		</div>
	);
}

/** The rail's score: everybody, with what they scored. */
export function Score({ scene }: { scene: Scene<View> }): JSX.Element {
	return (
		<Looking scene={scene} class="fd-seats">
			{inOrder(scene.view).map((player) => (
				<SeatBox key={player.seat} scene={scene} player={player} pile />
			))}
		</Looking>
	);
}

/** The seats on one line, where there is no rail. */
export function Strip({ scene }: { scene: Scene<View> }): JSX.Element {
	return (
		<div class="fd-strip">
			{inOrder(scene.view).map((player) => (
				<SeatBox key={player.seat} scene={scene} player={player} pile={false} />
			))}
		</div>
	);
}

/** The hidden hands: backs, and the cards that everybody saw go into them. A spectator sees no hand. */
export function Others({ scene }: { scene: Scene<View> }): JSX.Element {
	const others = inOrder(scene.view).filter((player) => player.seat !== scene.view.seat);
	return (
		<>
			{others.map((other) => (
				<Other key={other.seat} scene={scene} other={other} />
			))}
		</>
	);
}
function Other({ scene: { view, people }, other }: { scene: Scene<View>; other: Player }): JSX.Element {
	const person = people[other.seat];
	return (
		<section class="fd-box fd-other" data-testid={`other-${other.seat}`} data-place={`other-${other.seat}`}>
			<div class="seat">
				<Face seat={other.seat} face={person?.face ?? ""} mood={moodOf(view, person)} />
				<div class="n">
					<b>{person?.name}</b>
					<span>{t("flamecraft_duals-in-hand", { count: other.cards })}</span>
				</div>
			</div>
			<div class="fd-backs">
				{Array.from({ length: other.cards }, (_, i) => (
					<Back key={i} class="fd-back" />
				))}
				<span class="fd-pilec">
					<b>{other.pile.length}</b> {t("flamecraft_duals-won", { count: "" })}
					<br />
					{t("flamecraft_duals-coins", { count: other.coins })}
				</span>
			</div>
			{other.known.length > 0 && (
				<p class="fd-note">
					{t("flamecraft_duals-known", { cards: "" })}
					{other.known.map((code) => (
						<button key={code} type="button" class="fd-name" data-zoom={code} data-press>
							{cardName(code)}
						</button>
					))}
				</p>
			)}
			{other.kept && (
				<p class="fd-note fd-keeps">
					<TokenFace face={other.kept} /> {t("flamecraft_duals-kept", { token: tokenName(other.kept) })}
				</p>
			)}
		</section>
	);
}

export function Bag({ view }: { view: View }): JSX.Element {
	const count = (face: string) => view.bag.find(({ token }) => token === face)?.count ?? 0;
	const pairs = view.bag.filter(({ token }) => token.length > 1);
	return (
		<section class="fd-box fd-bag" data-testid="bag" data-size={view.bag_size} data-drop="return">
			<div class="fd-bagrow">
				<span class="fd-pouch">
					<Icon name="bag" />
				</span>
				<div>
					<b>{view.bag_size}</b>
					<span>
						{t("flamecraft_duals-in-bag", { count: view.bag_size })}
						<br />
						{t("flamecraft_duals-extras", { count: view.extras.length })}
					</span>
				</div>
			</div>
			<ul class="fd-left6">
				{TYPES.map((type) => (
					<li key={type} data-token={type} class={count(type) ? "" : "gone"}>
						<GoodMark type={type} /> {count(type)}
					</li>
				))}
			</ul>
			<p class="fd-note">
				{t("flamecraft_duals-pairs-left", {
					count: pairs.length,
					list: listed(pairs.map(({ token }) => shortDual(token))),
				})}
				{count("W") > 0 && ` · ${tokenName("W")}`}
			</p>
			<p class="fd-note fd-deckline">
				<Icon name="deck" size="s" /> {t("flamecraft_duals-deck", { count: view.deck })}
			</p>
		</section>
	);
}
const shortDual = ([a = "", b = ""]: string): string =>
	t("flamecraft_duals-short-dual", { a: typeName(a), b: typeName(b) });

export function Chart({ view }: { view: View }): JSX.Element {
	const now = view.held?.rainbow ? "BCMIOP" : (view.held?.token ?? "");
	const fired = view.ask?.startsWith("fire")
		? (view.board.find(({ hex }) => hex === view.source)?.tokens.at(-1) ?? "")
		: "";
	return (
		<section class="fd-box fd-chart">
			<h3 class="display">
				{t("flamecraft_duals-fire-up")} <small>{t("flamecraft_duals-high-low")}</small>
			</h3>
			<ul>
				{TYPES.map((type) => (
					<li key={type} class={(now + fired).includes(type) ? "on" : ""}>
						<GoodMark type={type} />
						<span>{t(`flamecraft_duals-power-${type}`)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
