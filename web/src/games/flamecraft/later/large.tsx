// A card at reading size: its full text, and for a shop its current contents.
import type { JSX } from "preact";
import { Zoom } from "../../../board/later/large";
import type { Looked } from "../../../board/later/zooming";
import { dragon } from "../../../ui/dragon";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { rulesAt } from "../../rules-address";
import { cardOf, goodName, listed, nameOf, type Shop, tint, tradeOf, type View } from "../table/cards";
import { Good, Marks } from "../table/pieces";
import { goalOf, marksOf, sayAll, textOf } from "../table/say";
import { givesText } from "../table/telling";
import { ShopPicture } from "./picture";

export function LargeCard({ looked, view, onClose }: { looked: Looked; view: View; onClose(): void }): JSX.Element {
	return (
		<Zoom looked={looked} rules={rulesAt("flamecraft", `card-${looked.id}`)} onClose={onClose}>
			<Large id={looked.id} view={view} />
		</Zoom>
	);
}

export function Large({ id, view }: { id: string; view: View }): JSX.Element {
	const card = cardOf(id);
	const shop = view.town.find((space) => space.shop?.id === id)?.shop;
	const trade = tradeOf(card.icon);
	return (
		<div
			class={`fc-large fc-large--${card.timing === "moon" ? "moon" : card.family}`}
			style={card.icon ? tint(card.icon) : undefined}
		>
			<h3>
				{card.icon && <Good icon={card.icon} size={30} />}
				{card.family === "fancy" && <Icon name={card.timing === "moon" ? "fancy-moon" : "fancy-sun"} />}
				{card.family === "companion" && <Icon name="star" />} {nameOf(id)}
			</h3>
			{card.family === "artisan" && trade && (
				<Drawing class="fc-largebust" svg={dragon({ type: trade, pose: "bust" })} />
			)}
			{card.family === "shop" && <ShopPicture class="fc-largeshop" id={id} icon={card.icon ?? ""} />}
			{(card.family === "fancy" || card.family === "companion") && <FancyPicture class="fc-largebust" id={id} />}
			{card.family === "enchantment" && (
				<p class="fc-largecost">
					{Object.entries(card.cost ?? {}).map(([kind, count]) => (
						<Good key={kind} icon={kind} note={count} size={34} />
					))}
					<span>
						{(card.tiers ?? []).map((row, k) => (
							<b key={k}>
								<Marks marks={marksOf(row)} />
							</b>
						))}
					</span>
				</p>
			)}
			{shop ? <ShopLines shop={shop} /> : <p>{textOf(id) || t("flamecraft-no-ability")}</p>}
			{card.family === "enchantment" && <p>{where(id, view)}</p>}
			{card.coins === false && <p>{t("flamecraft-no-coins")}</p>}
			<small>{kindLine(id, view)}</small>
			{card.ours && <small class="fc-ours">{t("flamecraft-house", { part: card.ours })}</small>}
		</div>
	);
}

/** The shops where the reader could cast it now. */
function where(id: string, view: View): string {
	const shops = view.town.flatMap(({ shop }) => (shop?.casts.includes(id) ? [nameOf(shop.id)] : []));
	return t("flamecraft-castable", { count: shops.length, shops: listed(shops) });
}

function kindLine(id: string, view: View): string {
	const { family, icon = "" } = cardOf(id);
	const { worth = 0, progress = [] } = view.me?.fancies.find((fancy) => fancy.id === id) ?? {};
	const [now = 0, least] = progress;
	return listed([
		t("flamecraft-kind", { family, good: goodName(icon) }),
		worth ? t("flamecraft-worth-now", { count: worth }) : "",
		least === undefined ? "" : t("flamecraft-progress", { now, least, match: cardOf(id).match ? "yes" : "no" }),
	]);
}

function ShopLines({ shop }: { shop: Shop }): JSX.Element {
	const slots = cardOf(shop.id).slots ?? [];
	const text = textOf(shop.id);
	return (
		<>
			{text && <p>{text}</p>}
			<p>{t("flamecraft-then-gather", { goods: givesText(shop.gives) })}</p>
			<ul>
				{shop.slots.map((id, k) => (
					<li key={k}>
						{(id ? [cardOf(id).icon ?? ""] : (slots[k]?.takes ?? [])).map((icon) => (
							<Good key={icon} icon={icon} size={22} />
						))}
						<span>
							{id ? (
								<>
									<b>{nameOf(id)}</b> {goalOf(id)}
								</>
							) : (
								t("flamecraft-window-reward", { reward: sayAll(slots[k]?.reward) || t("flamecraft-then-nothing") })
							)}
						</span>
					</li>
				))}
				{shop.enchantments.map((id) => (
					<li key={id}>
						<Icon name="enchantment" />
						<span>{t("flamecraft-spell-behind", { name: nameOf(id), good: goodName(cardOf(id).icon ?? "") })}</span>
					</li>
				))}
			</ul>
			{shop.fee > 0 && <p>{t("flamecraft-then-fee", { count: shop.fee })}</p>}
		</>
	);
}
