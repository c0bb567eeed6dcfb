// The rules of DragonDuel: a player's field or the chain of a real duel; and the text of every card.
import "./dragonduel.css";
import "./chain.css";
import "./rows.css";
import "./rulebook.css";
import type { JSX } from "preact";
import { t } from "../../locales";
import { learnIcons } from "../../look/icon";
import type { ExampleProps, Part } from "../../rules/part";
import { STILL, stillScene } from "../../rules/still";
import type { Picking } from "./card";
import { allCards, type Card, flagName, isToken, nameOf, textOf, traitName, type View } from "./cards";
import { Chain } from "./chain";
import { MonsterRow, PlayerBar, Tower } from "./field";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

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
function kindOf({ cost, cost_x, kind, traits, element, strength, keywords }: Card): string {
	return [
		kind === "token" ? "" : t("dragonduel-cost", { n: cost }) + (cost_x ? " + X" : ""),
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
