// The rules of Flamecraft Duals: the board of a real game, with a card and its places if one is shown; and all cards.
import "../table/duals.css";
import "./rulebook.css";
import "../../goods";
import type { JSX } from "preact";
import type { ExampleProps, RulesPart as Part } from "../../../table/title";
import { Drawing } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { patternArt } from "../table/art";
import { Board } from "../table/board";
import { cardsOf, patternOf, worthOf } from "../table/book";
import { rimOf } from "../table/cards";
import { previewOf } from "../table/outcome";
import { cardName, fancyText, type Pattern, patternWords, type View } from "../table/pieces";

const NONE = new Set<string>();
const nothing = () => {};

function Example({ view, show }: ExampleProps<View>): JSX.Element {
	const wanted = show.find((part) => part.startsWith("card:"))?.slice(5);
	const look = view.hand?.find(({ card }) => card === wanted) ?? null;
	return (
		<div class="fd-ex">
			{look && <Card pattern={look} />}
			<div class="fd-exboard">
				<Board
					view={view}
					legal={NONE}
					live={false}
					chosen={null}
					preview={previewOf(null)}
					look={look}
					last={[]}
					onPick={nothing}
					onAsk={nothing}
					onLeave={nothing}
					onInto={nothing}
					onUnder={nothing}
				/>
			</div>
		</div>
	);
}

function Card({ pattern: { card } }: { pattern: Pattern }): JSX.Element {
	const { cells, icons } = patternOf(card);
	return (
		<div class="fd-excard" style={rimOf(icons)}>
			<b>{cardName(card)}</b>
			<Drawing svg={patternArt(cells, icons)} />
			<small>{t("flamecraft_duals-reputation", { count: worthOf(card) })}</small>
		</div>
	);
}

const glossary: NonNullable<Part["glossary"]> = () => [
	{
		family: "fancy",
		cards: cardsOf("fancy").map(({ id }) => ({ id, name: cardName(id), lines: [fancyText(id)] })),
	},
	...["fountain", "shop"].map((family) => ({
		family,
		cards: cardsOf(family).map(({ id, shape = "" }) => ({
			id,
			name: cardName(id),
			lines: [
				patternWords({ shape, icons: patternOf(id).icons } as Pattern),
				t("flamecraft_duals-reputation", { count: worthOf(id) }),
			],
		})),
	})),
];

export default { Example, glossary } satisfies Part<View>;
