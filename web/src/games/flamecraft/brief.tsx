// What cards do in as few words as their faces have room for: goods, coins and hearts are drawn, a price stands before
// an arrow. Made from the same effects as the sentences, which say all of it.
import type { JSX } from "preact";
import { capital } from "../../capital";
import { knows, t } from "../../locales";
import { Icon } from "../../look/icon";
import { cardOf, KINDS, type Phrase, tradeOf } from "./cards";
import { DEFAULTS, marksOf, ROWS, splitCount } from "./say";

/** Names between colons are drawn. */
const DRAWN: Record<string, string> = {
	rep: "reputation",
	fancy: "fancy-sun",
	artisan: "artisan",
	spell: "enchantment",
	flame: "flame",
	coin: "coin",
	wild: "wild",
};
const sign = (good: string): string => `:${good}:`;

function goodsOf(goods: string, coins: number): string {
	const kinds = goods.split(" ").filter(Boolean);
	const counts = KINDS.map((kind) => kinds.filter((each) => each === kind).length + (kind === "coin" ? coins : 0));
	const several = counts.filter(Boolean).length > 1;
	const said = counts.map((count) => (count === 1 && several ? "" : count));
	return KINDS.flatMap((kind, k) => (counts[k] ? [`${said[k]}${sign(kind)}`] : [])).join("");
}
function countIn(name: string): { count: string; good: string } {
	const { count, good } = splitCount(name);
	return { count, good: good && sign(good) };
}
const needsIn = (needs: [string, number][]): string =>
	needs.map(([name, least]) => t("flamecraft-brief-need", { ...countIn(name), least })).join(", ");

function briefOne({ say, args = {}, parts = {}, needs = [] }: Phrase): string {
	const all: Record<string, string | number> = { ...DEFAULTS, ...args };
	if (say !== "exchange") all.goods = goodsOf(String(all.goods), Number(all.coins));
	if (all.per) all.per = t("flamecraft-brief-count", countIn(String(all.per)));
	for (const name of ROWS) {
		const inner = parts[name];
		if (inner) all[name] = briefAll(inner);
		else if (name !== "reward") all[name] = "";
	}
	if (needs.length) return t("flamecraft-brief-score-when", { ...all, when: needsIn(needs) });
	const key = `flamecraft-brief-${say}`;
	const text = t(knows(key) ? key : `flamecraft-do-${say}`, all).trim();
	return [text, parts.then && briefAll(parts.then), parts.filled && t("flamecraft-brief-filled", all)]
		.filter(Boolean)
		.join(", ");
}
/** One after the other; what is paid leads to what comes of it. */
export const briefAll = (phrases: Phrase[] = []): string =>
	phrases.map(briefOne).reduce((one, two) => (one ? `${one}${one.endsWith("→") ? " " : ", "}${two}` : two), "");

/** The whole face of a shop or a companion. */
export function briefOf(id: string): string {
	const { passive = [], text, timing, family } = cardOf(id);
	const marks = passive.map((name) => t(`flamecraft-brief-passive-${name}`));
	const when = family === "companion" ? `${t("flamecraft-brief-timing", { timing: timing ?? "any" })} ` : "";
	return capital(when + [...marks, briefAll(text)].filter(Boolean).join(". "));
}
const PLAIN = ["score", "draw_a", "draw_f"];
/** A fancy dragon's small card: its goal in few words, and what it then gives as marks where marks say it. */
export function goalIn(id: string): { goal: string; reward: [icon: string, count: number][] } {
	const { text = [], timing } = cardOf(id);
	const plain = text.filter(({ say, needs = [] }) => PLAIN.includes(say) && !needs.length);
	if (timing === "moon" || !plain.length)
		return { goal: [briefNeeds(id), briefOf(id)].filter(Boolean).join(": "), reward: [] };
	const rest = briefAll(text.filter((phrase) => !plain.includes(phrase))).replace(/\s*→$/, "");
	return { goal: capital([briefNeeds(id), rest].filter(Boolean).join(": ")), reward: marksOf(plain) };
}
/** What a dragon wants, in few words. */
function briefNeeds(id: string): string {
	const { needs = [], match = [] } = cardOf(id);
	const [one = "", two = ""] = match.map((name) => t("flamecraft-brief-count", countIn(name)));
	return capital(match.length ? t("flamecraft-brief-match", { one, two }) : needsIn(needs));
}

export function Brief({ text }: { text: string }): JSX.Element {
	return (
		<>
			{text.split(/(\d+\s?:\w+:|:\w+:)/).map((part, k) => {
				const found = part.match(/^(\d*)\s?:(\w+):$/);
				if (!found) return part;
				const name = found[2] ?? "";
				return (
					<span key={k} class="fc-drawn">
						{found[1]}
						<Icon name={tradeOf(name) ?? DRAWN[name] ?? "wild"} />
					</span>
				);
			})}
		</>
	);
}
