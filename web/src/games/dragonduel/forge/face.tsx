// A card under design, as at the table or at reading size. What is not right yet stays as it was, with a note.
import "./face.css";
import type { JSX } from "preact";
import { settings } from "../../../state/settings";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { type Phrase, sentence } from "../../cards/phrases";
import type { ForgedCard } from "../../forges";
import { Strength } from "../cards/card";
import { type Card, costOf, flagName, nameOf, shade, traitName } from "../cards/cards";
import { Picture } from "../cards/picture";

learnIcons(import.meta.glob<string>("../cards/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { Kit } from "./kit";
export { nameOf };

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const wholeOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What a draft shows, whether or not it is right. */
function shownOf({ entry, draft }: ForgedCard): Card {
	const magic = draft.type === "magic";
	return {
		card: String(draft.set ?? ""),
		kind: magic ? "magic" : "monster",
		cost: wholeOf(draft.cost),
		cost_x: wholeOf(draft.cost_x),
		element: String(draft.element ?? "light"),
		traits: listOf(draft.traits),
		strength: magic ? null : wholeOf(draft.strength),
		keywords: listOf(draft.keywords),
		abilities: 0,
		text: (entry?.text ?? []) as Phrase[],
		ops: listOf(entry?.ops),
		provenance: "house",
		drawing: (draft.drawing ?? {}) as Record<string, string>,
	};
}

export function ForgedFace(props: ForgedCard): JSX.Element {
	const { draft, entry, blank = false, small = false } = props;
	const card = shownOf(props);
	const names = (draft.name ?? {}) as Record<string, string>;
	const name = names[settings.get().lang] || Object.values(names).find(Boolean) || "…";
	return (
		<div
			class={`ddf ${small ? "ddf--s" : ""} ${card.kind === "magic" ? "ddf--magic" : ""}`}
			role="img"
			aria-label={name}
			style={`--c:var(--el-${shade(card.element)})`}
		>
			<span class="cost">{costOf(card)}</span>
			<span class="el">
				<Icon name={`el-${shade(card.element)}`} />
			</span>
			<Picture card={card} />
			<h3>{name === "…" && blank ? <span class="place">{t("forge-no-name")}</span> : name}</h3>
			<p class="kin">
				{card.kind === "magic" && <span>{t("dragonduel-magic")}</span>}
				{card.traits.map((trait) => (
					<span key={trait}>{traitName(trait)}</span>
				))}
				{card.keywords.map((word) => (
					<span key={word}>
						<Icon name={word} size="s" /> {flagName(word)}
					</span>
				))}
			</p>
			<div class="tx">
				{card.text.map((line, i) => (
					<p key={i}>{sentence(line)}</p>
				))}
				{!entry && (blank ? <p class="place" aria-hidden="true" /> : <p class="gone">{t("forge-unprintable")}</p>)}
			</div>
			<p class="ft">
				<span>
					{card.card}
					<br />
					{t("forge-house-card")}
				</span>
				{card.strength !== null && (
					<b>
						<Strength value={card.strength} />
					</b>
				)}
			</p>
		</div>
	);
}
