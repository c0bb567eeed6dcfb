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

export function storyOf(heard: Heard[]): Line[] {
	const lines: Line[] = [];
	let last = 0;
	for (const [i, event] of heard.entries()) {
		if (event.kind === "turn") {
			last = lines.length;
			lines.push({
				key: "flamecraft-story-turn",
				args: { number: Number(event.number) },
				who: Number(event.seat),
				heading: true,
			});
		} else if (event.kind === "over") lines.push({ key: "flamecraft-story-over", args: {} });
		else if (TOLD.includes(event.kind)) tell(lines, event, heard[i - 1]);
	}
	return lines.map((line, i) => (i > last && i === lines.length - 1 ? { ...line, last: true } : line)).toReversed();
}

function tell(lines: Line[], event: Heard, before: Heard | undefined): void {
	const who = event.seat === undefined ? undefined : Number(event.seat);
	const previous = lines.at(-1);
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
