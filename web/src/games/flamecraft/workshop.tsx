// The shop deck of one's own: every shop that is not in Town from the start, to be taken in or left out.
import "./flamecraft.css";
import "./workshop.css";
import "../../goods";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../locales";
import { Icon, learnIcons } from "../../look/icon";
import { remember, remembered } from "../../settings";
import type { WorkshopProps } from "../workshops";
import { allOf, type Card, goodName, letterOf, listed, nameOf, tint } from "./cards";
import { Good, Marks } from "./pieces";
import { marksOf, textOf } from "./say";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { overlay } from "./cards";

const shopsThere = (): Card[] => allOf("shop").filter(({ id }) => !id.startsWith("ST-"));
const PLACE = "emberhall.flamecraft.shops";
/** With fewer than two there is nothing to draw from. */
const LEAST = 2;

export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const shops = shopsThere();
	const every = shops.map(({ id }) => id);
	// what was chosen once may be of another house
	const [taken, setTaken] = useState<string[]>(
		() => remembered<string[]>(PLACE)?.filter((id) => every.includes(id)) ?? every,
	);
	const few = taken.length < LEAST;
	const use = () => {
		remember(PLACE, taken);
		// in the order of the cards, so that the same choice is always the same deck
		onUse(every.filter((id) => taken.includes(id)).join(","));
	};
	return (
		<div class="fc-works" data-title="flamecraft" data-testid="workshop-page">
			<header>
				<h2 class="display">{t("flamecraft-workshop")}</h2>
				<span role="status" data-testid="shops-taken">
					{t(few ? "flamecraft-shops-few" : "flamecraft-shops-taken", { count: taken.length })}
				</span>
				<button type="button" class="btn btn--quiet" onClick={() => setTaken(every)}>
					{t("flamecraft-shops-all")}
				</button>
				<button type="button" class="btn btn--quiet" data-testid="shops-none" onClick={() => setTaken([])}>
					{t("flamecraft-shops-none")}
				</button>
				<button type="button" class="btn btn--go" data-testid="shops-use" disabled={few} onClick={use}>
					{t("flamecraft-shops-use")} <Icon name="check" />
				</button>
				<button type="button" class="tool" aria-label={t("close")} data-testid="workshop-close" onClick={onClose}>
					<Icon name="close" />
				</button>
			</header>
			<ul class="fc-workshops">
				{shops.map((shop) => (
					<li key={shop.id}>
						<Front
							shop={shop}
							taken={taken.includes(shop.id)}
							onToggle={() =>
								setTaken(taken.includes(shop.id) ? taken.filter((each) => each !== shop.id) : [...taken, shop.id])
							}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}

function Front({ shop, taken, onToggle }: { shop: Card; taken: boolean; onToggle(): void }): JSX.Element {
	const text = textOf(shop.id);
	const label = listed([nameOf(shop.id), goodName(shop.icon ?? "wild"), text]);
	return (
		<button
			type="button"
			class="fc-shop fc-workshop"
			style={tint(shop.icon)}
			data-testid={`pool-${shop.id}`}
			aria-pressed={taken}
			aria-label={label}
			onClick={onToggle}
		>
			<span class="fc-awn">
				<Good icon={shop.icon ?? "wild"} note={letterOf(shop.icon ?? "wild")} size={32} />
			</span>
			<b class="fc-workname">{nameOf(shop.id)}</b>
			<span class="fc-wins">
				{(shop.slots ?? []).map(({ takes, reward }, k) => (
					<span key={k} class="fc-win">
						<span class="fc-want">
							{(takes.length === 6 ? ["wild"] : takes).map((icon) => (
								<Good key={icon} icon={icon} size={20} />
							))}
						</span>
						<em>
							<Marks marks={marksOf(reward)} />
						</em>
					</span>
				))}
			</span>
			<span class="fc-worktext">{text}</span>
			{taken && (
				<span class="fc-workin">
					<Icon name="check" size="s" />
				</span>
			)}
		</button>
	);
}
