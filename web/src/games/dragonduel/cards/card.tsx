// A card of DragonDuel on the table: cost, element, picture, name, rule, and current Strength.
import { Fragment, type JSX } from "preact";
import { settings } from "../../../state/settings";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import {
	briefIn,
	briefOf,
	type Card,
	cardOf,
	costOf,
	flagName,
	isToken,
	listed,
	type Monster,
	nameOf,
	shade,
	traitName,
} from "./cards";
import { Picture } from "./picture";
import { useReading } from "./reading";
import { parts } from "./syllables";

/** The stage's interaction with the things on it. */
export interface Picking {
	live: boolean;
	/** Things that can be pointed at now. */
	lit: Set<string>;
	/** Things that any answer touches, whatever has been picked. */
	touched: Set<string>;
	chosen: Set<string>;
	/** Things the chosen answer is about: an arrow would point there. */
	aimed: string[];
	many: boolean;
	/** The Strength a monster would have if it blocked, where it differs from its current one. */
	raised: Map<string, number>;
	click(ref: string, at: Element): void;
	look(code: string, thing: string | undefined, at: Element, stay: boolean): void;
	unlook(): void;
}

export const stateOf = (picking: Picking, thing: string): "chosen" | "lit" | "lit--soft" | "" => {
	if (!picking.live) return "";
	if (picking.chosen.has(thing)) return "chosen";
	if (!picking.lit.has(thing)) return "";
	return picking.many ? "lit--soft" : "lit";
};

/** 3000 with small zeros; Strength comes in thousands. */
export function Strength({ value }: { value: number }): JSX.Element {
	const whole = Math.trunc(Math.abs(value) / 1000);
	if (!whole) return <>0</>;
	return (
		<>
			{value < 0 && "−"}
			{whole}
			<small>000</small>
		</>
	);
}

export const KEYWORDS = ["flight", "haste", "undead", "reach", "siege", "rooted", "reckless"];
const SAME: Record<string, string> = { noattack: "rooted", noblock: "reckless" };
/** A monster's current keywords, or those printed on a card. */
export function wordsOn(card: Card, monster: Monster | null): string[] {
	const now = monster ? monster.flags.map((flag) => SAME[flag] ?? flag) : card.keywords;
	return [...new Set([...now, ...(monster ? [] : card.keywords)])];
}

export interface CardProps {
	code: string;
	thing?: string | undefined;
	monster?: Monster | undefined;
	picking: Picking;
	class?: string;
	note?: string | undefined;
	testid?: string | undefined;
	/** Dimmed if there is a question that this cannot answer. */
	dims?: boolean;
	/** What a click does, if not to pick it. */
	does?: string;
	/** Whose card or ability on the chain is about it. */
	about?: number | undefined;
}
/** A name whose long words stay whole where they fit, and are hyphenated by syllables where they do not. */
export function Name({ of }: { of: string }): JSX.Element {
	const { lang } = settings.get();
	const parted = (word: string) => parts(word, lang).join("\u00AD");
	const words = of.split(" ").map((word) => word.split("-").map(parted).join("-"));
	return (
		<span class="name">
			{words.map((word, i) => (
				<Fragment key={i}>
					{i > 0 && " "}
					{word.includes("\u00AD") ? <i>{word}</i> : word}
				</Fragment>
			))}
		</span>
	);
}

/**
 * How many letters of its rule fit on a card in play, the more of them there are the fewer; a name of three lines takes
 * some of them. `rows.css` shows the one that fits. Elsewhere a card is as large as its rule needs.
 */
const ROOM = [72, 50, 34, 22];
const LONG = { name: 19, takes: 12 };
/** A letter of a name is wider than one of a rule. */
const BROAD = 1.25;

/** The letters that a card has to show. */
const lettersOf = (code: string, inPlay: boolean): number =>
	Math.round((inPlay ? briefIn(code, ROOM[0] ?? 0) : briefOf(code)).length + BROAD * nameOf(code).length);

/** Its effect, in play as far as it still matters; for a card without one, its kind. */
function Rule({ code, inPlay }: { code: string; inPlay: boolean }): JSX.Element {
	const whole = briefOf(code);
	const less = nameOf(code).length > LONG.name ? LONG.takes : 0;
	const told = inPlay ? ROOM.map((most) => briefIn(code, Math.max(18, most - less))) : [whole];
	const same = told.every((text) => text === told[0]);
	return (
		<span class="tr">{!whole ? listed(cardOf(code).traits.map(traitName)) : same ? told[0] : told.map(levelled)}</span>
	);
}
const levelled = (text: string, level: number): JSX.Element => (
	<span key={level} class={`tr-${level}`}>
		{text}
	</span>
);

export function CardFace({ code, monster }: { code: string; monster?: Monster | undefined }): JSX.Element {
	const card = cardOf(code);
	const words = wordsOn(card, monster ?? null);
	const value = monster ? monster.strength : card.strength;
	const change = monster ? monster.strength - monster.printed : 0;
	return (
		<>
			<span class="cost">{costOf(card)}</span>
			<span class="el">
				<Icon name={`el-${shade(card.element)}`} />
			</span>
			<Picture card={card} />
			<Name of={nameOf(code)} />
			<Rule code={code} inPlay={monster !== undefined} />
			<span class="ft">
				<span class="kw">
					{words
						.filter((word) => KEYWORDS.includes(word))
						.map((word) => (
							<Icon key={word} name={word} />
						))}
					{card.kind === "magic" && <small>{t("dragonduel-magic")}</small>}
					{isToken(card) && <small>{t("dragonduel-token")}</small>}
				</span>
				{value !== null && (
					<span class={`str ${change > 0 ? "up" : change < 0 ? "down" : ""}`}>
						{change !== 0 && <i aria-hidden="true">{change > 0 ? "▲" : "▼"}</i>}
						<Strength value={value} />
					</span>
				)}
			</span>
		</>
	);
}

/** Strength under a condition, as a strip on the picture: its value if this monster blocked. */
function Raised({ by, to }: { by: number; to: number }): JSX.Element {
	return (
		<span class="st" title={t("dragonduel-if-it-blocks", { n: String(to) })}>
			<Icon name="block" size="s" /> <b>{`${by > 0 ? "▲" : "▼"}${to}`}</b>
		</span>
	);
}

/** A card in one sentence, for screen readers. */
export function cardLabel(code: string, monster?: Monster): string {
	const card = cardOf(code);
	const parts = [nameOf(code), t("dragonduel-cost", { n: costOf(card) })];
	if (card.kind === "magic") parts.push(t("dragonduel-magic"));
	else parts.push(t("dragonduel-strength", { n: String(monster ? monster.strength : (card.strength ?? 0)) }));
	parts.push(...wordsOn(card, monster ?? null).map(flagName));
	if (monster) parts.push(t(monster.ready ? "dragonduel-is-ready" : "dragonduel-is-exhausted"));
	return listed(parts);
}

export function CardButton(props: CardProps): JSX.Element {
	const { code, thing, monster, picking, class: cls = "", note, testid, dims = false, does, about } = props;
	const card = cardOf(code);
	const state = thing ? stateOf(picking, thing) : "";
	const legal = picking.live && thing !== undefined && picking.lit.has(thing);
	const dim = dims && picking.live && !state;
	const raised = thing === undefined ? undefined : picking.raised.get(thing);
	const more = raised === undefined ? "" : t("dragonduel-if-it-blocks", { n: String(raised) });
	const label = [does ?? cardLabel(code, monster), note, more].filter(Boolean).join(". ");
	const { ends, handlers } = useReading(picking, code, thing);
	return (
		<span class="dd-place" style={`--letters:${lettersOf(code, monster !== undefined)}`}>
			<button
				type="button"
				class={`dd-card dd-card--${card.kind} ${monster && !monster.ready ? "ex" : ""} ${state} ${dim ? "dd-dim" : ""} ${cls}`}
				style={`--c:var(--el-${shade(card.element)});${about === undefined ? "" : `--who:var(--seat-${about})`}`}
				data-about={about}
				data-testid={testid}
				data-ref={thing}
				data-code={code}
				data-legal={legal}
				aria-pressed={does ? undefined : state === "chosen"}
				aria-label={label}
				{...handlers}
				onClick={({ currentTarget: at }) => {
					if (ends()) return;
					if (thing) picking.click(thing, at);
					else picking.look(code, thing, at, true);
				}}
			>
				<CardFace code={code} monster={monster} />
				{raised !== undefined && <Raised by={raised - (monster?.strength ?? 0)} to={raised} />}
				{note && <span class="tag note">{note}</span>}
			</button>
		</span>
	);
}
