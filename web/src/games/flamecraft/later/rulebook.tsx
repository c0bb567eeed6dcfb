// The rules of Flamecraft: shops and enchantments of a real game as on the table; and the text of every card.
import "../table/flamecraft.css";
import "./rulebook.css";
import "../../goods";
import type { JSX } from "preact";
import { STILL, stillScene } from "../../../table/still/still-scene";
import type { ExampleProps, RulesPart as Part } from "../../../table/title";
import { learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { allOf, type Card, nameOf, type View } from "../table/cards";
import { Spell } from "../table/pieces";
import { textOf } from "../table/say";
import { ShopFront } from "../table/town";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

function Example({ view, show }: ExampleProps<View>): JSX.Element {
	const scene = stillScene(view);
	return (
		<div class="fc fc-ex">
			{show.map((part) => {
				const [kind, id = ""] = part.split(":");
				if (kind === "spell") return <Spell key={part} id={id} picking={STILL} />;
				const shop = view.town.find((space) => space.shop?.id === id)?.shop;
				return shop && <ShopFront key={part} shop={shop} scene={scene} picking={STILL} />;
			})}
		</div>
	);
}

const FAMILIES: Card["family"][] = ["artisan", "shop", "enchantment", "fancy", "companion", "achievement"];

const glossary: NonNullable<Part["glossary"]> = () =>
	FAMILIES.map((family) => ({
		family,
		cards: allOf(family).map(({ id, coins }) => ({
			id,
			name: nameOf(id),
			lines: [textOf(id), coins === false ? t("flamecraft-no-coins") : ""].filter(Boolean),
		})),
	}));

export default { Example, glossary } satisfies Part<View>;
