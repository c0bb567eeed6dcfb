// Events as sentences. Gains of one seat that follow each other are one sentence.
import { t } from "../../locales";
import type { Heard } from "../../protocol";
import type { Line } from "..";
import { goodName, nameOf, some } from "./cards";

const ICONS: Record<string, string> = {
	fired: "flame",
	opened: "shop",
	founded: "shop",
	filled: "shop",
	cast: "enchantment",
	bought: "enchantment",
	reserved: "enchantment",
	revealed: "fancy-sun",
	companion: "star",
	reputation: "reputation",
	trigger: "clock",
	moons: "fancy-moon",
	unlocked: "star",
	called: "pawn",
	"moved-in": "artisan",
	"passed-on": "discard",
	tucked: "enchantment",
};
const TOLD = [
	..."visited gathered used placed filled opened founded fired swapped replaced cast bought reserved took drawn".split(
		" ",
	),
	..."returned fancied revealed companion gave gave-fancy flipped deposited laid paid trigger moons unlocked".split(
		" ",
	),
	..."moved-in passed-on called tucked reputation gained drew dealt".split(" "),
];

/** Newest turn first, and in it the newest thing first, under the turn's heading. */
export function storyOf(heard: Heard[]): Line[] {
	const turns: Line[][] = [[]];
	for (const [i, event] of heard.entries()) {
		const lines = turns.at(-1) ?? [];
		if (event.kind === "turn") {
			const args = { number: Number(event.number) };
			turns.push([{ key: "flamecraft-story-turn", args, who: Number(event.seat), heading: true }]);
		} else if (event.kind === "over") lines.push({ key: "flamecraft-story-over", args: {} });
		else if (TOLD.includes(event.kind)) tell(lines, event, heard[i - 1]);
	}
	const told = turns.toReversed().flatMap(([first, ...rest]) => {
		if (!first) return [];
		return first.heading ? [first, ...rest.toReversed()] : [...rest.toReversed(), first];
	});
	const newest = told.findIndex(({ heading }) => !heading);
	return told.map((line, i) => (i === newest ? { ...line, last: true } : line));
}

/** What everybody hears of a draw is said better by what its own seat hears. */
const BETTER: Record<string, string> = { dealt: "flamecraft-story-fancied", drew: "flamecraft-story-drawn" };

function tell(lines: Line[], event: Heard, before: Heard | undefined): void {
	const who = event.seat === undefined ? undefined : Number(event.seat);
	const previous = lines.at(-1);
	if (previous && previous.who === who && previous.key === BETTER[event.kind]) lines.pop();
	if (event.kind === "gained" || event.kind === "paid") {
		const said = some(String(event.good), Number(event.count));
		const same =
			before?.kind === event.kind && before.seat === event.seat && previous?.key === `flamecraft-story-${event.kind}`;
		if (same && previous?.args) previous.args.goods = `${previous.args.goods}, ${said}`;
		else
			lines.push({
				key: `flamecraft-story-${event.kind}`,
				args: { goods: said },
				...(who === undefined ? {} : { who }),
			});
		return;
	}
	const icon = ICONS[event.kind];
	lines.push({
		key: `flamecraft-story-${event.kind}`,
		args: argsOf(event),
		...(who === undefined ? {} : { who }),
		...(icon ? { icon } : {}),
	});
}

/** Every fact a sentence may need, cards by their names. */
function argsOf(event: Heard): Record<string, string | number> {
	const args: Record<string, string | number> = {};
	for (const [name, value] of Object.entries(event)) {
		if (typeof value === "number") args[name] = value;
		else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
		else if (typeof value === "string" && name !== "kind") args[name] = said(name, value);
	}
	return args;
}
function said(name: string, value: string): string {
	if (name === "good") return goodName(value);
	if (name === "by" && !value.includes("-")) return t("flamecraft-source", { source: value });
	return nameOf(value.split(".")[0] ?? value);
}
