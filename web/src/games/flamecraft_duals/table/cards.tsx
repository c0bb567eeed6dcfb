// Pattern cards: name, reputation, the hexes with their icons, and how close the board is to them. Also Fancy cards.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { Drawing, Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { patternArt } from "./art";
import { isFountain, patternOf, worthOf } from "./book";
import type { Step } from "./outcome";
import { FountainPicture } from "./picture";
import { cardName, goodOf, type Pattern, patternWords } from "./pieces";

const Delta = part(() => import("../later/later"), "Delta");

export const rimOf = (icons: string): string => {
	const good = goodOf(icons[1] === icons[0] ? (icons[0] ?? "B") : twice(icons));
	return `--g:var(--good-${good});--gd:var(--good-${good}-deep)`;
};
const twice = (icons: string): string => [...icons].find((icon, i) => icons.indexOf(icon) !== i) ?? icons[0] ?? "B";

export interface Near {
	have: number;
	note: string;
}
/** How much of a pattern is on the board, in dots and a word. */
export function nearOf(pattern: Pattern, help: boolean, completing: string | null): Near | null {
	const of = pattern.icons.length;
	if (completing) return { have: of, note: t("flamecraft_duals-found-with", { hex: completing }) };
	if (!help) return null;
	if (pattern.matches.length) return { have: of, note: t("flamecraft_duals-found-all") };
	if (pattern.short.length) return { have: of - 1, note: t("flamecraft_duals-found-some", { have: of - 1, of }) };
	return { have: 0, note: t("flamecraft_duals-found-few") };
}

interface Pickable {
	picking: Picking;
}
export interface CardProps extends Pickable {
	pattern: Pattern;
	near: Near | null;
	testid: string;
	dim: boolean;
	small?: boolean;
	/** How the answer that is looked at changes it. */
	step?: Step | undefined;
	/** Its number among several chosen ones. */
	nth?: number | undefined;
	onLook(pattern: Pattern | null): void;
}
export function PatternCard(props: CardProps): JSX.Element {
	const { pattern, near, testid, picking, dim, small = false, step, nth, onLook } = props;
	const legal = picking.lit.has(pattern.card);
	const chosen = picking.chosen.has(pattern.card);
	const name = cardName(pattern.card);
	const places = near
		? t("flamecraft_duals-found-places", { matches: pattern.matches.length, short: pattern.short.length })
		: "";
	const label = [
		name,
		t("flamecraft_duals-reputation", { count: pattern.reputation }),
		patternWords(pattern),
		near?.note,
		places,
		pattern.provenance === "house" ? t("flamecraft_duals-house-card") : "",
	];
	return (
		<button
			type="button"
			class={`fd-pat ${small ? "fd-pat--small" : ""} ${chosen ? "chosen" : legal ? "lit" : dim ? "fd-dim" : ""}`}
			style={rimOf(pattern.icons)}
			data-testid={testid}
			data-ref={pattern.card}
			data-legal={legal}
			data-matches={pattern.matches.length}
			data-short={pattern.short.length}
			data-zoom={pattern.card}
			aria-disabled={!legal}
			aria-pressed={chosen}
			aria-label={label.filter(Boolean).join(". ")}
			data-nth={nth}
			title={small ? name : undefined}
			onClick={(event) => picking.click(pattern.card, event.currentTarget)}
			onPointerEnter={() => onLook(pattern)}
			onPointerLeave={() => onLook(null)}
			onFocus={() => onLook(pattern)}
			onBlur={() => onLook(null)}
		>
			<span class="fd-pat-name">{name}</span>
			<span class="fd-rep">
				{pattern.reputation}
				<Icon name="reputation" size="s" />
			</span>
			{isFountain(pattern.card) && <FountainPicture class="fd-rises" id={pattern.card} />}
			<Drawing class="fd-draw" svg={patternArt(pattern.cells, pattern.icons)} />
			<span class="fd-found">
				{near && <Dots of={pattern.icons.length} have={near.have} />}
				{!small && near?.note}
				{!small && pattern.provenance === "house" && <House />}
			</span>
			{step && <Delta {...step} />}
		</button>
	);
}

function Dots({ of, have }: { of: number; have: number }): JSX.Element {
	return (
		<span class="fd-dots">
			{Array.from({ length: of }, (_, i) => (
				<i key={i} class={i < have ? "y" : ""} />
			))}
		</span>
	);
}

export function House(): JSX.Element {
	return (
		<span class="fd-house" title={t("flamecraft_duals-house-card")}>
			{t("flamecraft_duals-house")}
		</span>
	);
}

/** A fountain card that has been won: it stays in its row. */
export function WonCard({ code }: { code: string }): JSX.Element {
	const { cells, icons } = patternOf(code);
	return (
		<span
			class="fd-pat fd-pat--small fd-wonspring"
			role="img"
			aria-label={t("flamecraft_duals-won-card", { card: cardName(code) })}
			style={rimOf(icons)}
			data-testid={`won-${code}`}
		>
			<span class="fd-pat-name">{cardName(code)}</span>
			<Drawing class="fd-draw" svg={patternArt(cells, icons)} />
			<span class="fd-rep">
				{worthOf(code)}
				<Icon name="reputation" size="s" />
			</span>
			<Icon name="check" size="s" />
		</span>
	);
}

/** A scored card, tiny: its pattern and its reputation; fountain cards have their own colour. */
export function Tile({ code }: { code: string }): JSX.Element {
	const { cells, icons } = patternOf(code);
	return (
		<span
			class={`fd-tile ${isFountain(code) ? "fd-tile--fountain" : ""}`}
			role="img"
			aria-label={cardName(code)}
			title={cardName(code)}
			style={rimOf(icons)}
			data-tile={code}
		>
			<Drawing svg={patternArt(cells, icons)} />
			<b>
				{worthOf(code)}
				<Icon name="reputation" size="s" />
			</b>
		</span>
	);
}
