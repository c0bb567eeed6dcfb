// The rules of DragonDuel: a player's field or the chain of a real duel; and the text of every card.
import "../cards/dragonduel.css";
import "../cards/chain.css";
import "../cards/rows.css";
import "./rulebook.css";
import type { JSX } from "preact";
import { STILL, stillScene } from "../../../table/still/still-scene";
import type { ExampleProps, RulesPart as Part } from "../../../table/title";
import { learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { Picking } from "../cards/card";
import { allCards, type Card, costOf, flagName, isToken, nameOf, textOf, traitName, type View } from "../cards/cards";
import { Chain } from "../cards/chain";
import { MonsterRow, PlayerBar, Tower } from "../cards/field";

learnIcons(import.meta.glob<string>("../cards/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const nothing = () => {};
const picking: Picking = { ...STILL, aimed: [], many: false, raised: new Map(), look: nothing, unlook: nothing };

function Example({ view, show }: ExampleProps<View>): JSX.Element {
	const scene = stillScene(view);
	return (
		<div class="dd-ex">
			{show.map((part) => {
				const [kind, seat] = part.split(":");
				if (kind === "chain") return <Chain key={part} scene={scene} picking={picking} />;
				const player = view.players[Number(seat)];
				if (!player) return null;
				const name = scene.people[player.seat]?.name ?? "";
				return (
					<section key={part} class="dd-explayer">
						<PlayerBar scene={scene} player={player} picking={picking} own={false} />
						<div class="dd-exzone">
							<Tower view={view} player={player} name={name} />
							<MonsterRow scene={scene} player={player} picking={picking} slots />
						</div>
					</section>
				);
			})}
		</div>
	);
}

/** Cost, traits and Strength in one line. */
function kindOf(card: Card): string {
	const { kind, traits, element, strength, keywords } = card;
	return [
		kind === "token" ? "" : t("dragonduel-cost", { n: costOf(card) }),
		t(`dragonduel-element-${element}`),
		...traits.map(traitName),
		kind === "magic" ? "" : t("dragonduel-strength", { n: String(strength ?? 0) }),
		...keywords.map(flagName),
	]
		.filter(Boolean)
		.join(" · ");
}

const glossary: NonNullable<Part["glossary"]> = () => {
	const familyOf = (card: Card) => (isToken(card) ? "token" : card.kind);
	return ["monster", "magic", "token"].map((family) => ({
		family,
		cards: allCards()
			.filter((card) => familyOf(card) === family)
			.map((card) => ({ id: card.card, name: nameOf(card.card), lines: [kindOf(card), ...textOf(card.card)] })),
	}));
};

export default { Example, glossary } satisfies Part<View>;
