// Events as sentences. Related events are one sentence: a visit and what was gathered there, consecutive gains of one
// seat, draws.

import type { Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import { t } from "../../../ui/locales";
import { KINDS, listed, nameOf, shopOf, some, type View } from "./cards";

const ICONS: Record<string, string> = {
	fired: "flame",
	opened: "shop",
	founded: "shop",
	filled: "shop",
	cast: "enchantment",
	bought: "enchantment",
	reserved: "enchantment",
	revealed: "fancy",
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
const TOLD = new Set(
	[
		"visited gathered used placed filled opened founded fired swapped replaced cast bought reserved took drawn drew",
		"returned fancied unfancied dealt kept revealed companion gave gave-token fee gave-fancy flipped deposited laid",
		"gained paid reputation trigger moons unlocked moved-in passed-on called tucked",
	].flatMap((kinds) => kinds.split(" ")),
);
/** The parts of a sentence before it is put together; `goods` are counts by kind. */
interface Told {
	kind: string;
	line: Line;
	goods?: Map<string, number>;
	count?: number;
}

/** Newest turn first; within it, under its heading, the newest event first. */
export function storyOf(heard: Heard[], view?: View): Line[] {
	const alone = view?.seats === 1;
	const turns: { heading?: Line; told: Told[] }[] = [{ told: [] }];
	for (const [at, event] of heard.entries()) {
		if (event.kind === "turn") {
			putBack(turns.at(-1)?.told ?? []);
			const args = { number: Number(event.number) };
			turns.push({
				heading: { key: "flamecraft-story-turn", args, who: Number(event.seat), heading: true },
				told: [],
			});
		} else if (event.kind === "over") {
			turns.at(-1)?.told.push({ kind: "over", line: { key: "flamecraft-story-over", args: {} } });
		} else if (TOLD.has(event.kind)) tell(turns.at(-1)?.told ?? [], event, at, alone);
	}
	const lines = turns.toReversed().flatMap(({ heading, told }) => {
		const said = told.toReversed().map(sentence);
		return heading ? [heading, ...said] : said;
	});
	const newest = lines.findIndex(({ heading }) => !heading);
	return lines.map((line, i) => (i === newest ? { ...line, last: true } : line));
}

/** The last loss of a seat's turn, if it gets nothing for it, is what it may not keep. */
function putBack(told: Told[]): void {
	const last = told.at(-1);
	if (last?.kind === "paid" && !last.goods?.has("coin")) last.line.key = "flamecraft-story-put-back";
}

/** For a draw, the public event is replaced by the one that only its own seat hears. */
const BETTER: Record<string, string> = { dealt: "fancied", drew: "drawn" };

function tell(told: Told[], event: Heard, at: number, alone: boolean): void {
	const { kind } = event;
	const who = event.seat === undefined ? undefined : Number(event.seat);
	const before = told.at(-1);
	const same = before !== undefined && before.line.who === who;
	if (same && before.kind === BETTER[kind]) {
		before.count = (before.count ?? 1) - 1;
		if (!before.count) told.pop();
	}
	if (same && kind === "fancied" && before.kind === kind) {
		before.count = (before.count ?? 1) + 1;
		return;
	}
	const joins = before?.kind === kind || (kind === "gained" && before?.kind === "gathered");
	if (same && joins && (kind === "gained" || kind === "paid")) {
		add(before, event);
		return;
	}
	if (kind === "gathered" || kind === "cast") {
		// the visit was for this
		const visit = told.findIndex((each) => each.kind === "visited" && each.line.who === who);
		if (visit >= 0) told.splice(visit, 1);
	}
	const icon = ICONS[kind];
	const to = alone || event.to === undefined ? undefined : Number(event.to);
	const next: Told = {
		kind,
		line: {
			key: `flamecraft-story-${kind}`,
			args: argsOf(event),
			at,
			...(who === undefined ? {} : { who }),
			...(to === undefined ? {} : { to }),
			...(icon ? { icon } : {}),
		},
	};
	if (kind === "fancied") next.count = 1;
	if (event.good !== undefined) add(next, event);
	told.push(next);
}

function add(told: Told, event: Heard): void {
	const good = String(event.good);
	told.goods ??= new Map();
	told.goods.set(good, (told.goods.get(good) ?? 0) + Number(event.count ?? 1));
}

function sentence({ kind, line, goods, count }: Told): Line {
	if (count !== undefined) return { ...line, args: { ...line.args, count } };
	if (!goods) return line;
	const said = listed(KINDS.map((good) => (goods.has(good) ? some(good, goods.get(good) ?? 0) : "")));
	const key = kind === "gathered" ? `${line.key}-goods` : line.key;
	return { ...line, key, args: { ...line.args, goods: said } };
}

/** Every fact a sentence may need, cards by name. */
function argsOf(event: Heard): Record<string, string | number> {
	const args: Record<string, string | number> = {};
	for (const [name, value] of Object.entries(event)) {
		if (typeof value === "number") args[name] = value;
		else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
		else if (typeof value === "string" && name !== "kind") args[name] = said(name, value);
	}
	if (event.kind === "reputation" && Number(event.count) < 0) {
		args.count = -Number(event.count);
		args.sign = "less";
	} else if (event.by === "coins") args.sign = "coins";
	return { sign: "more", ...args };
}
function said(name: string, value: string): string {
	if (name === "by" && !value.includes("-")) return t("flamecraft-source", { source: value });
	return nameOf(name === "slot" ? shopOf(value) : value);
}
