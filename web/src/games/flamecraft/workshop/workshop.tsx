// A custom shop deck: every shop that is not in Town from the start can be included or left out.
import "../table/flamecraft.css";
import "./workshop.css";
import "../../goods";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { remember, remembered, settings } from "../../../state/settings";
import { useStore } from "../../../state/store";
import { PicksText } from "../../../table/text/picks";
import { capital } from "../../../ui/capital";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Workbench } from "../../workshops/workbench";
import type { WorkshopProps } from "../../workshops/workshops";
import { allOf, type Card, goodName, letterOf, listed, nameOf, tint } from "../table/cards";
import { Good, Marks } from "../table/pieces";
import { marksOf, textOf } from "../table/say";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { overlay } from "../table/cards";

const shopsThere = (): Card[] => allOf("shop").filter(({ id }) => !id.startsWith("ST-"));
const PLACE = "emberhall.flamecraft.shops";
/** With fewer than two there is nothing to draw from. */
const LEAST = 2;

export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const shops = shopsThere();
	const every = shops.map(({ id }) => id);
	// an earlier choice may be from another server's house cards
	const [taken, setTaken] = useState<string[]>(
		() => remembered<string[]>(PLACE)?.filter((id) => every.includes(id)) ?? every,
	);
	const { text } = useStore(settings);
	const few = taken.length < LEAST;
	const use = () => {
		remember(PLACE, taken);
		// in the order of the cards, so that the same choice always gives the same deck
		onUse(every.filter((id) => taken.includes(id)).join(","));
	};
	const toggle = (id: string) => setTaken(taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id]);
	const state = t(few ? "flamecraft-shops-few" : "flamecraft-shops-taken", { count: taken.length });
	const tools = (
		<>
			<span role="status" data-testid="shops-taken">
				{state}
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
		</>
	);
	const name = t("flamecraft-workshop");
	if (text) {
		const things = shops.map(({ id, icon }) => ({
			id,
			name: nameOf(id),
			about: `${capital(goodName(icon ?? "wild"))}. ${textOf(id)}`,
		}));
		const ways = [
			{ id: "use", text: t("flamecraft-shops-use"), act: () => few || use() },
			{ id: "all", text: t("flamecraft-shops-all"), act: () => setTaken(every) },
			{ id: "none", text: t("flamecraft-shops-none"), act: () => setTaken([]) },
			{ id: "close", text: t("close"), act: onClose },
		];
		return (
			<Workbench class="fc-works" title="flamecraft" name={name} tools={tools} onClose={onClose}>
				<PicksText {...{ name, things, state, ways }} chosen={taken} onToggle={toggle} />
			</Workbench>
		);
	}
	return (
		<Workbench class="fc-works" title="flamecraft" name={name} tools={tools} onClose={onClose}>
			<ul class="fc-workshops">
				{shops.map((shop) => (
					<li key={shop.id}>
						<Front shop={shop} taken={taken.includes(shop.id)} onToggle={() => toggle(shop.id)} />
					</li>
				))}
			</ul>
		</Workbench>
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
