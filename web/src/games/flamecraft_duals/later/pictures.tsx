// The lines of the story as small pictures: tokens with their hexes, patterns, fountains and coins.
import type { JSX } from "preact";
import type { Heard } from "../../../protocol";
import type { Pictures, SmallProps } from "../../../table/ribbon/pictures";
import { Drawing, Icon } from "../../../ui/icon";
import { FancyPicture } from "../../goods/picture";
import { patternArt, tokenArt } from "../table/art";
import { patternOf } from "../table/book";
import { HEXES, type View } from "../table/pieces";
import { Large } from "./large";
import { speaker } from "./story";

const Token = ({ of, mood = "calm" }: { of: unknown; mood?: "calm" | "fired" | "asleep" }): JSX.Element => (
	<Drawing class="mp mp--token" svg={tokenArt(String(of), mood)} />
);
const Tokens = ({ of }: { of: unknown }): JSX.Element => (
	<>{Array.isArray(of) && of.map((token, k) => <Token key={k} of={token} />)}</>
);
const Pattern = ({ id }: { id: unknown }): JSX.Element => {
	const { cells, icons } = patternOf(String(id));
	return <Drawing class="mp mp--pattern" svg={patternArt(cells, icons)} />;
};
const Sign = ({ name }: { name: string }): JSX.Element => (
	<span class="mp mp--icon">
		<Icon name={name} />
	</span>
);

const Moved = ({ of, way }: { of: unknown; way: string }): JSX.Element => (
	<>
		<Token of={of} />
		<em>{way}</em>
	</>
);

type Drawn = (event: Heard) => JSX.Element | null;
const card: Drawn = (event) => (event.card ? <Pattern id={event.card} /> : null);
const token: Drawn = (event) => <Token of={event.token} />;
const DRAWN: Record<string, Drawn> = {
	pulled: ({ token }) => (
		<>
			<Sign name="bag" />
			<Token of={token} />
		</>
	),
	took: token,
	picked: token,
	kept: token,
	placed: ({ token, hex }) => <Moved of={token} way={String(hex)} />,
	rested: ({ token }) => <Token of={token} mood="asleep" />,
	fired: ({ token }) => (
		<>
			<Token of={token} mood="fired" />
			<Icon name="flame" size="s" />
		</>
	),
	moved: ({ token, origin, hex }) => <Moved of={token} way={`${origin}→${hex}`} />,
	swapped: ({ token, hex, other_token: other, other_hex: place }) => (
		<>
			<Moved of={token} way={`${hex}⇄${place}`} />
			<Token of={other} />
		</>
	),
	bagged: ({ tokens }) => (
		<>
			<Tokens of={tokens} />
			<Sign name="bag" />
		</>
	),
	scored: card,
	drew: card,
	returned: card,
	revealed: card,
	turned: card,
	claimed: ({ card }) => (
		<>
			<Sign name="fountain" />
			<Pattern id={card} />
		</>
	),
	fountain: ({ hex }) => (
		<>
			<Sign name="fountain" />
			<em>{String(hex)}</em>
		</>
	),
	fancy: ({ fancy }) => (
		<span class="mp mp--fancy">
			<FancyPicture id={String(fancy)} />
		</span>
	),
};

function Small({ line }: SmallProps<View>): JSX.Element | null {
	const drawn = DRAWN[line.event.kind];
	return drawn ? drawn(line.event) : <Sign name={line.icon || "log"} />;
}

export const pictures: Pictures<View> = {
	speaker,
	Small,
	units: [
		["reputation", "reputation"],
		["coins", "coin"],
		["cards", "hand"],
	],
	summed: ["reputation", "coins"],
	steps: [
		{ name: "pull", icon: "bag", asks: ["pull"], told: ["pulled", "took"] },
		{ name: "place", icon: "hand", asks: ["place"], told: ["placed"] },
		{ name: "fire", icon: "flame", asks: ["fire"], told: ["fired", "rested"] },
		{
			name: "score",
			icon: "reputation",
			asks: ["score", "score-none", "score-all"],
			told: ["scored", "claimed", "coin"],
		},
	],
	at: (name) => (HEXES.has(name) ? `.fd-board [data-ref="${name}"]` : null),
	looks: ({ event: { token, hex, origin, card, tokens, fancy, other_token: other } }) =>
		[token, hex, origin, card, tokens, fancy, other].join(" "),
	cardOf: ({ event: { card, fancy } }) => (typeof card === "string" ? card : typeof fancy === "string" ? fancy : null),
	Card: Large,
};
