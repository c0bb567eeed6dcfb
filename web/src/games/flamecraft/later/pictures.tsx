// The lines of the story as small pictures: shops with a pawn, dragons, fancies, enchantments.
import type { JSX } from "preact";
import type { Pictures, SmallProps } from "../../../table/ribbon/pictures";
import type { EventLine } from "../../../table/story/lines";
import { Icon } from "../../../ui/icon";
import { FancyPicture } from "../../goods/picture";
import { cardOf, iconOf, KINDS, letterOf, nameOf, tint, type View } from "../table/cards";
import { Head } from "../table/pieces";
import { Large } from "./large";
import { speaker } from "./story";

const factOf = ({ event }: EventLine, name: string): string => String(event[name] ?? "");

function Shop({ id, pawn, named = false }: { id: string; pawn?: unknown; named?: boolean }): JSX.Element {
	return (
		<>
			<span class="mp mp--shop" style={tint(cardOf(id).icon)}>
				<Icon name={iconOf(cardOf(id).icon ?? "")} size="s" />
				{typeof pawn === "number" && (
					<i style={`--pawn:var(--seat-${pawn})`}>
						<Icon name="pawn" />
					</i>
				)}
			</span>
			{named && <b class="rb-name">{nameOf(id)}</b>}
		</>
	);
}

function Dragon({ id, mark = "", fired = false }: { id: string; mark?: string; fired?: boolean }): JSX.Element {
	const { icon = "br" } = cardOf(id);
	return (
		<span class="mp mp--head" style={tint(icon)}>
			<Head icon={icon} mood={fired ? "fired" : "calm"} />
			<i>{letterOf(icon)}</i>
			{fired ? <Icon name="flame" /> : mark && <u>{mark}</u>}
		</span>
	);
}

const Spell = ({ id }: { id: string }): JSX.Element => (
	<span class="mp mp--page" style={tint(cardOf(id).icon)}>
		<Icon name={iconOf(cardOf(id).icon ?? "")} />
	</span>
);
const Fancy = ({ id }: { id: string }): JSX.Element => (
	<span class="mp mp--fancy">{id ? <FancyPicture id={id} /> : <Icon name="fancy" />}</span>
);

/** Details that are known from what they brought. */
const SAID = [
	"gained",
	"paid",
	"put-back",
	"reputation",
	"lost-reputation",
	"drew",
	"drew-fancies",
	"gathered",
	"fee",
	"gave-token",
];

/** Of these, all dragons of a trade look the same, and details say no more than what they brought. */
const CALM = ["fired", "placed", "moved-in", "cheered", "laid", "returned", ...SAID];

function Small({ line, inside }: SmallProps<View>): JSX.Element | null {
	const { kind } = line.event;
	const card = factOf(line, "card");
	const shop = factOf(line, "shop");
	switch (kind) {
		case "visited":
			return <Shop id={shop} pawn={line.who} named />;
		case "called":
			return <Shop id={shop} pawn={line.event.pawn} />;
		case "used":
		case "filled":
		case "opened":
			return <Shop id={shop} named={kind === "opened"} />;
		case "fired":
			return <Dragon id={card} fired />;
		case "placed":
		case "moved-in":
			return <Dragon id={card} mark="↓" />;
		case "took":
		case "cheered":
		case "laid":
		case "passed-on":
			return <Dragon id={card} />;
		case "gave":
			return <Dragon id={card} mark="→" />;
		case "returned":
			return card ? <Dragon id={card} mark="↑" /> : null;
		case "swapped":
			return <Pair of={[card, factOf(line, "partner")]} />;
		case "replaced":
			return <Pair of={[card, factOf(line, "newcomer")]} />;
		case "cast":
		case "bought":
		case "reserved":
		case "tucked":
			return <Spell id={card} />;
		case "revealed":
		case "unfancied":
		case "companion":
		case "gave-fancy":
		case "kept":
		case "returned-fancy":
			return <Fancy id={card} />;
		case "flipped":
			return <em>{line.event.heads ? "✓" : "✕"}</em>;
		default:
			return inside || SAID.includes(kind) ? null : <Icon name={line.icon || "log"} />;
	}
}

const Pair = ({ of }: { of: string[] }): JSX.Element => (
	<>
		{of.map((id) => (
			<Dragon key={id} id={id} mark="⇄" />
		))}
	</>
);

/** Where the story's names are on the table. */
function at(name: string): string | null {
	const [, kind = "", id = ""] = /^(shop|slot|card|hand|pawn)[-:](.+)$/.exec(name) ?? [];
	if (kind === "shop") return `[data-shop="${id}"]`;
	if (kind === "slot") return `[data-ref="slot:${id}"]`;
	if (kind === "pawn") return `[data-pawn="${id}"]`;
	if (kind === "card")
		return ["artisan", "spell", "fancy", "companion", "shop"].map((of) => `[data-ref="${of}:${id}"]`).join(", ");
	if (name === "park") return ".fc-park";
	if (name === "row") return ".fc-row";
	return null;
}

export const pictures: Pictures<View> = {
	speaker,
	Small,
	units: [
		["reputation", "reputation"],
		...KINDS.map((kind): [string, string] => [kind, iconOf(kind)]),
		["hand", "artisan"],
		["fancies", "fancy"],
		["reserved", "enchantment"],
	],
	summed: ["reputation", ...KINDS],
	steps: [
		{ name: "visit", icon: "pawn", asks: ["visit", "fee"], told: ["visited"] },
		{ name: "gather", icon: "wild", asks: ["mode", "cast"], told: ["gathered", "cast"] },
		{ name: "place", icon: "artisan", asks: ["place-here"], told: ["placed"] },
		{ name: "fire", icon: "flame", asks: ["fire", "fire-all"], told: ["fired"] },
		{ name: "shop", icon: "shop", asks: ["ability"], told: ["used"] },
		{ name: "end", icon: "check", asks: ["end"], told: [] },
	],
	at,
	looks: (line) =>
		CALM.includes(line.event.kind) ? (cardOf(factOf(line, "card")).icon ?? "") : JSON.stringify(line.event),
	cardOf: ({ event: { card, shop } }) => (typeof card === "string" ? card : typeof shop === "string" ? shop : null),
	Card: Large,
};
