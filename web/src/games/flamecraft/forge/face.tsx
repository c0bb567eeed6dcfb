// A card under design: a shop of the street, an enchantment, or a dragon. What is not right yet stays as it was, with a
// note in place of its text.
import "../table/flamecraft.css";
import "../../goods";
import "./face.css";
import type { ComponentChildren, JSX } from "preact";
import { settings } from "../../../state/settings";
import { Drawing, Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { ForgedCard } from "../../forges";
import { fancyArt } from "../../goods/fancies";
import { shopArt } from "../art/shops";
import { type Card, letterOf, nameOf, tint } from "../table/cards";
import { Good, Marks } from "../table/pieces";
import { saysOf } from "../table/say";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { Kit } from "./kit";
export { nameOf };

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (value ?? {}) as Fields;
const rows = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const SHORT: Record<string, string> = { c: "coin", w: "wild", F: "fancy", A: "artisan", rep: "reputation" };

/** What a window or an enchantment gives, as icons with numbers: `2 rep + F`. */
const given = (text: string): [string, number][] =>
	text
		.split("+")
		.map((part) => part.trim().match(/^(\d*) ?(\w+)$/))
		.flatMap((part) => (part ? [[SHORT[part[2] ?? ""] ?? "wild", Number(part[1] || 1)] as [string, number]] : []));

export function ForgedFace(props: ForgedCard): JSX.Element {
	const { draft, small = false } = props;
	const names = fields(draft.name);
	const name = String(names[settings.get().lang] || Object.values(names).find(Boolean) || "");
	const kind = String(draft.kind ?? "shop");
	const icon = String(draft.icon ?? "");
	const inner = { ...props, name };
	return (
		<div
			class={`fcf fcf--${kind} ${small ? "fcf--s" : ""}`}
			style={icon ? tint(icon) : ""}
			role="img"
			aria-label={name || "…"}
		>
			{kind === "shop" ? <ShopFace {...inner} /> : icon ? <SpellFace {...inner} /> : <DragonFace {...inner} />}
			<p class="fcf-ft">
				<span>{String(draft.id ?? "")}</span>
				<span>{t("forge-house-card")}</span>
			</p>
		</div>
	);
}

type Inner = ForgedCard & { name: string };
const Name = ({ name, blank }: Inner): JSX.Element => (
	<h3>{name || (blank ? <span class="place">{t("forge-no-name")}</span> : "…")}</h3>
);
/** What it says, without what its icons show. */
function Text({ entry, blank, children }: ForgedCard & { children?: ComponentChildren }): JSX.Element {
	return (
		<div class="fcf-tx">
			{children}
			{entry && <p>{saysOf(entry as unknown as Card)}</p>}
			{!entry && (blank ? <p class="place" aria-hidden="true" /> : <p class="gone">{t("forge-unprintable")}</p>)}
		</div>
	);
}

function ShopFace(props: Inner): JSX.Element {
	const { draft } = props;
	const icon = String(draft.icon);
	const { window: shown = "", awning = "" } = fields(draft.drawing) as Record<string, string>;
	return (
		<>
			<div class="fcf-awn" style={tint(awning || icon)} aria-hidden="true" />
			<span class="fcf-sign">
				<Good icon={icon} note={letterOf(icon)} size={44} />
			</span>
			<Drawing class="fcf-street" svg={shopArt(shown, awning || icon)} />
			<Name {...props} />
			<div class="fcf-wins">
				{["left", "middle", "right"].map((place) => {
					const { takes = "", gives = "" } = fields(draft[place]);
					return (
						<span key={place}>
							<span class="fcf-takes">
								{String(takes)
									.split("/")
									.map((each) => (
										<Good key={each} icon={each === "any" ? "wild" : each} size={26} />
									))}
							</span>
							<span class="fcf-gives">
								<Marks marks={given(String(gives))} />
							</span>
						</span>
					);
				})}
			</div>
			<Text {...props} />
		</>
	);
}

/** An enchantment: its price, and what it gives. */
function SpellFace(props: Inner): JSX.Element {
	const { draft } = props;
	const sets = draft.kind === "sets";
	const price = sets
		? words(draft.set).map((kind) => ({ kind, n: "×" }))
		: rows(draft.cost).map(({ good, n }) => ({ kind: String(good), n: Number(n) }));
	const tiers = ["once", "twice", "thrice", "four"].map((name) => Number(draft[name] ?? 0));
	return (
		<>
			<span class="fcf-sign">
				<Good icon={String(draft.icon)} note={letterOf(String(draft.icon))} size={44} />
			</span>
			<Icon name="enchantment" />
			<Name {...props} />
			<p class="fcf-cost">
				{price.map(({ kind, n }, i) => (
					<Good key={i} icon={kind} note={n} size={36} />
				))}
			</p>
			<p class="fcf-gets">
				{sets ? (
					<>
						{tiers.join(" · ")} <Icon name="reputation" />
					</>
				) : (
					<Marks marks={rows(draft.gives).flatMap(({ n, what }) => given(`${n} ${what}`))} />
				)}
			</p>
			<Text {...props}>{draft.no_coins === true && <p>{t("flamecraft-no-coins")}</p>}</Text>
		</>
	);
}

function DragonFace(props: Inner): JSX.Element {
	const { draft } = props;
	const { dragon = "" } = fields(draft.drawing) as Record<string, string>;
	return (
		<>
			<Icon name={draft.kind === "moon" ? "fancy-moon" : "fancy-sun"} />
			<Drawing class="fcf-dragon" svg={fancyArt(dragon || String(draft.id ?? ""))} />
			<Name {...props} />
			<Text {...props} />
		</>
	);
}
