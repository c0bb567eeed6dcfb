// The town: two streets of shops, each with its icon, its windows with dragons or what they wait for, its enchantments,
// its visitors, and what gathering there would give.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { useRead, useSeen } from "../../../board/picking/later/under";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { Back } from "./back";
import { pointed } from "./band";
import { Brief, briefOf } from "./brief";
import { cardOf, goodName, letterOf, listed, nameOf, type Shop, type Space, tint, tradeOf, type View } from "./cards";
import { Good, Head, Marks, Thing } from "./pieces";
import { marksOf, onButton, sayAll, spacesOf, textOf } from "./say";
import { givesOf, givesText } from "./telling";
import { artisanRef, shopRef, slotRef } from "./things";

/** Only a game alone tells where the next dragons go. */
const Coming = part(() => import("../later/coming"), "Coming");

interface Parts {
	scene: Scene<View>;
	picking: Picking;
}

export function Street({ scene, picking, half }: Parts & { half: 0 | 1 }): JSX.Element {
	const { town } = scene.view;
	const wide = Math.ceil(town.length / 2);
	const spaces = half === 0 ? town.slice(0, wide) : town.slice(wide);
	return (
		<section
			class={`fc-town ${scene.view.solo && half ? "fc-town--back" : ""}`}
			style={`--n:${wide}`}
			aria-label={t("flamecraft-street", { half })}
		>
			{spaces.map((space) => (
				<Lot key={space.space} space={space} scene={scene} picking={picking} />
			))}
		</section>
	);
}

function Lot({ space, scene, picking }: Parts & { space: Space }): JSX.Element {
	if (space.shop) return <ShopFront shop={space.shop} scene={scene} picking={picking} />;
	const label = t(space.hidden ? "flamecraft-hidden" : "flamecraft-lot");
	return (
		<Thing
			picking={picking}
			of={`space:${space.space}`}
			class={space.hidden ? "fc-lot fc-lot--hidden" : "fc-lot"}
			label={`${label} (${space.space})`}
		>
			{space.hidden ? <Back class="fc-lotback" /> : <Icon name="shop" />}
			<span class={space.hidden ? "tag" : ""}>{label}</span>
		</Thing>
	);
}

export const shopLabel = (scene: Scene<View>, shop: Shop): string => listed(shopParts(scene, shop));

/** A shop in words, thing by thing. */
export function shopParts({ people }: Scene<View>, shop: Shop): string[] {
	const slots = cardOf(shop.id).slots ?? [];
	const windows = shop.slots.map((id, k) =>
		id
			? `${nameOf(id)} (${goodName(cardOf(id).icon ?? "")})`
			: t("flamecraft-window-free", {
					goods: listed((slots[k]?.takes ?? []).map(goodName)),
					reward: onButton(slots[k]?.reward) || "–",
				}),
	);
	return [
		nameOf(shop.id),
		t("flamecraft-label-gives", { goods: givesText(shop.gives) }),
		...windows,
		shop.enchantments.length ? t("flamecraft-label-spells", { count: shop.enchantments.length }) : "",
		...shop.pawns.map((pawn) =>
			t("flamecraft-label-pawn", { name: people[pawn]?.name ?? t("flamecraft-pawn-neutral") }),
		),
		shop.fee ? t("flamecraft-fee", { count: shop.fee }) : "",
		shop.casts.length ? t("flamecraft-then-could", { spells: listed(shop.casts.map(nameOf)) }) : "",
		textOf(shop.id),
	].filter(Boolean);
}

/** The good of the shop, and its enchantments; a plus if one could be cast there. */
function Awning({ shop, lit }: { shop: Shop; lit: boolean }): JSX.Element {
	const { icon = "wild" } = cardOf(shop.id);
	return (
		<div class="fc-awn">
			<Good icon={icon} note={letterOf(icon)} size={32} />
			<span class="fc-tucked">
				{lit && shop.casts.length > 0 && (
					<i class="fc-able" title={t("flamecraft-then-could", { spells: listed(shop.casts.map(nameOf)) })}>
						+
					</i>
				)}
				{shop.enchantments.map((id) => (
					<i key={id} style={tint(cardOf(id).icon)}>
						<Icon name={markOf(cardOf(id).icon)} />
					</i>
				))}
			</span>
		</div>
	);
}

/** Coins that lie there, dragons, and windows that wait for one. */
function Windows({ shop, scene, picking }: Parts & { shop: Shop }): JSX.Element {
	const spaces = spacesOf(cardOf(shop.id).text);
	return (
		<div class="fc-wins">
			{shop.coins.map((taken, k) => (
				<Thing
					key={k}
					picking={picking}
					of={`deposit:${k + 1}`}
					class="fc-win"
					label={t("flamecraft-coin-space", {
						number: k + 1,
						reward: sayAll(spaces[k]),
						taken: taken ? "yes" : "no",
					})}
				>
					{taken ? (
						<Good icon="coin" size={24} />
					) : (
						<span class="fc-bring">
							<Marks marks={marksOf(spaces[k])} />
						</span>
					)}
				</Thing>
			))}
			{shop.slots.map((id, k) =>
				id ? (
					<Dragon key={id} id={id} picking={picking} asleep={shop.asleep} fired={scene.view.turn.fired.includes(id)} />
				) : (
					<Window key={k} shop={shop.id} k={k} picking={picking} solo={scene.view.solo} />
				),
			)}
		</div>
	);
}

/** What gathering there gives now, and what the shop can do. */
function Yield({ shop, total }: { shop: Shop; total: number }): JSX.Element {
	const text = briefOf(shop.id);
	return (
		<div class="fc-say">
			<span class="fc-gives" aria-hidden="true">
				{total > 5
					? givesOf(shop.gives).map(([icon, count]) => <Good key={icon} icon={icon} note={count} size={19} />)
					: givesOf(shop.gives).flatMap(([icon, count]) =>
							Array.from({ length: count }, (_, k) => <Good key={`${icon}${k}`} icon={icon} size={19} />),
						)}
			</span>
			{text && (
				<p>
					<Brief text={text} />
				</p>
			)}
		</div>
	);
}

function Pawns({ shop, scene }: { shop: Shop; scene: Scene<View> }): JSX.Element {
	return (
		<div class="fc-pawns">
			{shop.pawns.map((pawn) => (
				<span
					key={pawn}
					data-pawn={pawn}
					style={`--pawn:${pawnColour(scene.view, pawn)}`}
					title={scene.people[pawn]?.name}
				>
					<Icon name="pawn" />
				</span>
			))}
		</div>
	);
}

export function ShopFront({ shop, scene, picking }: Parts & { shop: Shop }): JSX.Element {
	const card = cardOf(shop.id);
	const ref = shopRef(shop.id);
	const lit = picking.lit.has(ref);
	const chosen = picking.chosen.has(ref);
	const soft = picking.lit.size > 5;
	const name = nameOf(shop.id);
	const here = scene.view.seat !== null && shop.pawns.includes(scene.view.seat);
	const total = shop.gives.reduce((sum, count) => sum + count, 0);
	const inside = [...shop.slots.map((id, k) => (id ? artisanRef(id) : slotRef(shop.id, k)))].some(
		(each) => picking.touched.has(each) || picking.lit.has(each),
	);
	const light = chosen ? "chosen" : lit ? (soft ? "lit--soft" : "lit") : inside ? "fc-shop--part" : "";
	const last = lastShop(scene) === shop.id ? "fc-last" : "";
	const seen = useSeen(picking, (answer) => answer?.verb === "visit" && answer.refs[0] === ref);
	const wanted = useRead(pointed, ({ spell }) => shop.casts.includes(spell)) ? "fc-could" : "";
	return (
		<article
			class={`fc-shop ${light} ${last} ${wanted} ${here ? "fc-shop--here" : ""}`}
			style={tint(card.icon)}
			data-shop={shop.id}
			data-lands={ref}
			data-zoom={shop.id}
		>
			<button
				type="button"
				class="fc-cover"
				data-ref={ref}
				data-testid={`shop-${shop.id}`}
				data-legal={lit}
				aria-pressed={chosen}
				aria-label={shopLabel(scene, shop)}
				onClick={(event) => picking.click(ref, event.currentTarget)}
				onBlur={picking.hide}
			/>
			<Awning shop={shop} lit={lit} />
			<h3 class={name.length > 15 ? "fc-long" : ""}>{name}</h3>
			<Windows shop={shop} scene={scene} picking={picking} />
			<Yield shop={shop} total={total} />
			{shop.pawns.length > 0 && <Pawns shop={shop} scene={scene} />}
			{shop.fee > 0 && !here && (
				<span class="fc-fee">
					{t("flamecraft-fee", { count: shop.fee })} <Icon name="wild" />
				</span>
			)}
			{(seen || (chosen && picking.shown?.verb === "visit")) && (
				<span class="fc-float">{t("flamecraft-float", { count: total })}</span>
			)}
		</article>
	);
}
const AT_SHOPS = ["visited", "gathered", "placed", "cast", "used", "moved-in", "called", "tucked", "opened"];
/** The shop where somebody else last did something. */
function lastShop({ heard, view }: Scene<View>): string | null {
	const event = heard.findLast(({ kind }) => AT_SHOPS.includes(kind));
	if (!event || event.seat === view.seat) return null;
	return typeof event.shop === "string" ? event.shop : null;
}
const markOf = (icon: string | undefined): string =>
	({ br: "bread", me: "meat", ir: "iron", po: "potion", cr: "crystal", pl: "plant" })[icon ?? ""] ?? "enchantment";

/** Tokens have the colour that their player has picked. In solo, the colours of the others say who calls them. */
function pawnColour(view: View, pawn: number): string {
	return `var(--good-${tradeOf(view.solo?.colours[pawn] ?? view.players[pawn]?.colour)})`;
}

function Dragon({
	id,
	picking,
	asleep,
	fired,
}: {
	id: string;
	picking: Picking;
	asleep: boolean;
	fired: boolean;
}): JSX.Element {
	const icon = cardOf(id).icon ?? "br";
	return (
		<Thing
			picking={picking}
			of={artisanRef(id)}
			card={id}
			class={`fc-win fc-win--in ${fired ? "fc-win--fired" : ""}`}
			style={tint(icon)}
			label={t("flamecraft-artisan-label", { name: nameOf(id), good: goodName(icon), text: textOf(id) })}
		>
			<Head icon={icon} mood={asleep ? "asleep" : fired ? "fired" : "calm"} />
			<i>{letterOf(icon)}</i>
		</Thing>
	);
}

interface Empty {
	shop: string;
	k: number;
	picking: Picking;
	solo: View["solo"];
}
function Window({ shop, k, picking, solo }: Empty): JSX.Element {
	const slot = cardOf(shop).slots?.[k];
	const takes = slot?.takes ?? [];
	const icons = takes.length === 6 ? ["wild"] : takes;
	return (
		<Thing
			picking={picking}
			of={slotRef(shop, k)}
			class="fc-win"
			label={t("flamecraft-window-free", { goods: listed(takes.map(goodName)), reward: sayAll(slot?.reward) || "–" })}
		>
			{solo && <Coming next={solo.next} slot={`${shop}.${k + 1}`} />}
			<span class="fc-want">
				{icons.map((icon) => (
					<Good key={icon} icon={icon} size={20} />
				))}
			</span>
			<em>
				<Marks marks={marksOf(slot?.reward)} />
			</em>
		</Thing>
	);
}
