// Goods, dragons and cards on the table. Everything that can be clicked is a button with its ref.
import type { ComponentChildren, JSX } from "preact";
import type { Picking } from "../../../board/picking";
import type { Mood } from "../../../ui/dragon";
import { Dragon } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { spoken, t } from "../../../ui/locales";
import { memo } from "../../../ui/memo";
import { FancyPicture } from "../../goods/picture";
import { Brief, briefOf, goalIn } from "./brief";
import { cardOf, goodName, KINDS, listed, nameOf, tint, tradeOf } from "./cards";
import { marksOf, sayAll, textOf } from "./say";
import { artisanRef, companionRef, fancyRef, spellRef } from "./things";

/** A good, a coin, or the wild icon on its disc; `note` is the small number or letter at its edge. */
export const Good = memo(({ icon, note, size = 26 }: { icon: string; note?: string | number; size?: number }) => {
	const name = tradeOf(icon) ?? (icon === "coin" ? "coin" : icon === "dragon" ? "artisan" : "wild");
	return (
		<span
			class={`fc-good ${icon === "coin" ? "fc-good--coin" : ""}`}
			style={`${tint(icon)};--good:${size}px`}
			title={goodName(icon)}
		>
			<Icon name={name} />
			{note !== undefined && note !== "" && <i>{note}</i>}
		</span>
	);
}, spoken);

export function Marks({ marks }: { marks: [string, number][] }): JSX.Element {
	return (
		<>
			{marks.map(([icon, count], i) => (
				<span key={i} class="fc-mark">
					{(count > 1 || icon === "reputation") && count}
					<Icon name={icon} />
				</span>
			))}
		</>
	);
}

export interface ThingProps {
	picking: Picking;
	/** Its ref. */
	of: string;
	/** Its card, which can be zoomed. */
	card?: string;
	class?: string;
	style?: string;
	label: string;
	children: ComponentChildren;
	/** Many of its kind are possible: a softer light. */
	soft?: boolean;
}
/** Something on the table: lit if a word is about it, ringed if it is chosen; otherwise a click explains it. */
export function Thing(props: ThingProps): JSX.Element {
	const { picking, of, card, class: cls = "", style, label, children, soft } = props;
	const lit = picking.lit.has(of);
	const may = picking.begins.has(of) ? "fc-may" : "";
	const light = picking.chosen.has(of) ? "chosen" : lit ? (soft ? "lit--soft" : "lit") : may;
	return (
		<button
			type="button"
			class={`fc-thing ${cls} ${picking.touched.has(of) ? "fc-asked" : ""} ${light}`}
			style={style}
			data-ref={of}
			data-testid={of.replace(":", "-")}
			data-legal={lit}
			tabIndex={lit || may || !cls.startsWith("fc-win") ? 0 : -1} // the shop itself says what is in its windows
			aria-pressed={picking.chosen.has(of)}
			aria-label={label}
			title={card ? undefined : label}
			data-zoom={card}
			onClick={(event) => picking.click(of, event.currentTarget)}
			onBlur={picking.hide}
		>
			{children}
		</button>
	);
}

export function Artisan({
	id,
	picking,
	rule,
	laid,
}: {
	id: string;
	picking: Picking;
	rule?: boolean;
	laid?: number[];
}): JSX.Element {
	const { icon = "br", text } = cardOf(id);
	const name = nameOf(id);
	const laying = (laid ?? []).some(Boolean);
	return (
		<Thing
			picking={picking}
			of={artisanRef(id)}
			card={id}
			class="fc-artisan"
			style={tint(icon)}
			label={t("flamecraft-artisan-label", { name, good: goodName(icon), text: sayAll(text) })}
		>
			<Good icon={icon} size={22} />
			<Dragon class="fc-bust" type={tradeOf(icon) ?? "bread"} pose="bust" />
			<b class={name.length > 9 ? "fc-long" : ""}>{name}</b>
			{rule && <small>{t("flamecraft-short", { good: icon })}</small>}
			{laying && (
				<span class="fc-laid">
					{(laid ?? []).map((count, k) => count > 0 && <Good key={k} icon={KINDS[k] ?? "coin"} size={18} />)}
				</span>
			)}
		</Thing>
	);
}

export function Head({ icon, mood = "calm" }: { icon: string; mood?: Mood }): JSX.Element {
	return <Dragon class="fc-head" type={tradeOf(icon) ?? "bread"} mood={mood} />;
}

/** The longest part of a name that cannot be broken. */
const longest = (name: string): number => Math.max(...name.split(" ").map((part) => part.length));

/** An enchantment: its icon, its price and what it gives. */
export function Spell({ id, picking, note }: { id: string; picking: Picking; note?: string }): JSX.Element {
	const card = cardOf(id);
	const sets = (card.tiers?.length ?? 1) > 1;
	return (
		<Thing
			picking={picking}
			of={spellRef(id)}
			card={id}
			class={`fc-spell fc-spell--${card.deck ?? "purple"}`}
			label={t("flamecraft-spell-label", { name: nameOf(id), good: goodName(card.icon ?? ""), text: textOf(id) })}
		>
			<Good icon={card.icon ?? "br"} size={22} />
			<b class={longest(nameOf(id)) > 9 ? "fc-long" : ""}>{nameOf(id)}</b>
			{card.coins === false && (
				<span class="fc-nocoin" title={t("flamecraft-no-coins")}>
					<Icon name="coin" />
				</span>
			)}
			<span class="fc-cost">
				{Object.entries(card.cost ?? {}).map(([kind, count]) => (
					<Good key={kind} icon={kind} note={sets ? `×${count > 1 ? count : ""}` : count} size={25} />
				))}
			</span>
			<span class="fc-rew">
				{sets ? (
					<>
						{(card.tiers ?? []).map((row) => marksOf(row)[0]?.[1] ?? 0).join("·")}{" "}
						<Icon name={marksOf(card.tiers?.at(-1))[0]?.[0] ?? "reputation"} />
					</>
				) : (
					<Marks marks={marksOf(card.tiers?.[0])} />
				)}
			</span>
			{note && <em>{note}</em>}
		</Thing>
	);
}
interface FancyProps {
	id: string;
	picking: Picking;
	worth?: number;
	progress?: number[];
	scored?: boolean;
}
/** A dragon's picture with the icon of its kind; where space is short, only the icon. */
function DragonFace({ id, icon }: { id: string; icon: string }): JSX.Element {
	return (
		<span class="fc-face">
			<FancyPicture id={id} />
			<Icon name={icon} />
		</span>
	);
}
/** The width class of a card, by the length of its text. */
const widthOf = (text: string): string => (text.replaceAll(/:\w+:/g, "w").length > 44 ? "fc-fancy--wide" : "");

export function Fancy({ id, picking, worth, progress = [], scored }: FancyProps): JSX.Element {
	const { timing, match } = cardOf(id);
	const moon = timing === "moon";
	const [now, least] = progress;
	const { goal, reward } = goalIn(id);
	const far =
		least === undefined ? "" : t("flamecraft-progress", { now: now ?? 0, least, match: match ? "yes" : "no" });
	return (
		<Thing
			picking={picking}
			of={fancyRef(id)}
			card={id}
			class={`fc-fancy fc-fancy--${moon ? "moon" : "sun"} ${widthOf(goal)}`}
			label={listed([t("flamecraft-fancy-label", { name: nameOf(id), text: textOf(id) }), far])}
		>
			<b class={nameOf(id).length > 10 ? "fc-long" : ""}>
				<DragonFace id={id} icon={moon ? "fancy-moon" : "fancy-sun"} /> {nameOf(id)}
			</b>
			<span class="fc-goal">
				<Brief text={goal} />
			</span>
			<span class="fc-pay">
				{moon && worth !== undefined && (
					<>
						≈{worth} <Icon name="reputation" size="s" />
					</>
				)}
				<Marks marks={reward} />
				{far && !scored && (
					<span class="fc-far" style={`--part:${match ? Number(now === least) : (now ?? 0) / (least ?? 1)}`}>
						{far}
					</span>
				)}
				{(!far || scored) && <i>{t("flamecraft-fancy-when", { timing: scored ? "scored" : (timing ?? "moon") })}</i>}
			</span>
		</Thing>
	);
}

export function Companion({ id, used, picking }: { id: string; used: boolean; picking: Picking }): JSX.Element {
	return (
		<Thing
			picking={picking}
			of={companionRef(id)}
			card={id}
			class={`fc-fancy fc-companion ${widthOf(briefOf(id))}`}
			label={t("flamecraft-companion-label", { name: nameOf(id), text: textOf(id) })}
		>
			<b class={nameOf(id).length > 10 ? "fc-long" : ""}>
				<DragonFace id={id} icon="star" /> {nameOf(id)}
			</b>
			<span class="fc-goal">
				<Brief text={briefOf(id)} />
			</span>
			<span class="fc-pay">
				<i>{t("flamecraft-companion-state", { used: used ? "yes" : "no" })}</i>
			</span>
		</Thing>
	);
}
