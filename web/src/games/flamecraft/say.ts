// What cards do, in sentences made from their effects: text and behaviour come from the same data.
import { knows, t } from "../../locales";
import { type Card, cardOf, goodName, KINDS, listed, type Phrase, some } from "./cards";

export const DEFAULTS = {
	count: 1,
	coins: 0,
	most: 1,
	of: 1,
	cap: 0,
	goods: "",
	reward: "normal",
	any_icon: 0,
	again: 0,
};

/** "br br coin" and a number of coins as words. */
function goodsOf(goods: string, coins: number): string {
	const kinds = goods.split(" ").filter(Boolean);
	const parts = KINDS.map((kind) => [kind, kinds.filter((each) => each === kind).length] as const);
	const said = parts.map(([kind, count]) => {
		const many = count + (kind === "coin" ? coins : 0);
		return many ? some(kind, many) : "";
	});
	return said.filter(Boolean).reduce((one, two) => (one ? t("flamecraft-and", { one, two }) : two), "");
}

/** The name of a count; some are about one good, which ends their name. */
export function splitCount(name: string): { count: string; good: string } {
	const found = name.match(/^(goods_of|awake|artisans|most_awake|most_goods)_(\w\w)$/);
	return found ? { count: found[1] ?? "", good: found[2] ?? "" } : { count: name, good: "" };
}
function countArgs(name: string): { count: string; good: string } {
	const { count, good } = splitCount(name);
	return { count, good: good && goodName(good) };
}
export const countName = (name: string): string => t("flamecraft-count", countArgs(name));
export const needsOf = (needs: [string, number][] = []): string =>
	listed(needs.map(([name, least]) => t("flamecraft-need", { ...countArgs(name), least })));

/** Rows inside an effect. */
export const ROWS = ["then", "filled", "reward", "row", "one", "two", "three", "heads", "tails"];

function sayOne({ say, args = {}, parts = {}, needs = [] }: Phrase): string {
	const all: Record<string, string | number> = { ...DEFAULTS, ...args };
	if (say !== "exchange") all.goods = goodsOf(String(all.goods), Number(all.coins));
	if (all.per) all.per = countName(String(all.per));
	for (const name of ROWS) {
		const inner = parts[name];
		if (inner) all[name] = sayAll(inner);
		else if (name !== "reward") all[name] = "";
	}
	if (needs.length) return t("flamecraft-do-score-when", { ...all, when: needsOf(needs) });
	const key = `flamecraft-do-${say}`;
	const text = (knows(key) ? t(key, all) : say).trim();
	return parts.filled ? `${text} ${t("flamecraft-do-place-filled", all)}` : text;
}
export const sayAll = (phrases: Phrase[] = []): string =>
	phrases.map(sayOne).reduce((one, two) => (one ? t("flamecraft-then", { one, two }) : two), "");

/** The whole text of a card. */
export function textOf(id: string): string {
	const card = cardOf(id);
	switch (card.family) {
		case "shop":
			return join([
				...(card.passive ?? []).map((name) => t(`flamecraft-passive-${name}`)),
				card.reveal ? t("flamecraft-reveal", { text: sayAll(card.reveal) }) : "",
				sayAll(card.text),
			]);
		case "fancy":
			return join([t("flamecraft-timing", { timing: card.timing ?? "moon" }), condition(card), sayAll(card.text)]);
		case "companion":
			return join([
				card.start ? t("flamecraft-start", { text: sayAll(card.start) }) : "",
				(card.choice ?? 2) > 2 ? t("flamecraft-choose-from", { count: card.choice ?? 2 }) : "",
				t("flamecraft-timing", { timing: card.timing ?? "any" }),
				sayAll(card.text),
			]);
		case "enchantment":
			return join([`${costOf(card)}:`, (card.tiers ?? []).map((row) => sayAll(row) || "–").join(" / ")]);
		case "achievement":
			return needsOf(card.needs);
		default:
			return sayAll(card.text);
	}
}
/** A fancy dragon's goal and what it gives, without the moment. */
export function goalOf(id: string): string {
	const card = cardOf(id);
	return join([condition(card), sayAll(card.text)]);
}
function condition({ needs = [], match = [] }: Card): string {
	const whens = [
		needs.length ? t("flamecraft-if", { when: needsOf(needs) }) : "",
		match.length ? t("flamecraft-match", { one: countName(match[0] ?? ""), two: countName(match[1] ?? "") }) : "",
	];
	return join(whens);
}
export const costOf = ({ cost = {} }: Card, sets = 1): string =>
	listed(Object.entries(cost).map(([kind, count]) => some(kind, count * sets)));
const join = (parts: string[]): string => parts.filter(Boolean).join(" ");

const SPACES = ["one", "two", "three"];
/** What coins left on the spaces of a shop bring, space by space. */
export function spacesOf(phrases: Phrase[] = []): Phrase[][] {
	for (const { say, parts = {} } of phrases) {
		if (say === "deposit") return SPACES.map((space) => parts[space] ?? []);
		const inner = spacesOf(Object.values(parts).flat());
		if (inner.length) return inner;
	}
	return [];
}
/** Two ways of one effect, wherever it is inside these phrases. */
export function eitherIn(phrases: Phrase[] = []): [string, string] | null {
	for (const { say, parts = {} } of phrases) {
		if (say === "either") return [sayAll(parts.one), sayAll(parts.two)];
		const inner = eitherIn(Object.values(parts).flat());
		if (inner) return inner;
	}
	return null;
}
/** What a reward amounts to, for the small marks in windows and on spells: an icon and a number. */
export function marksOf(phrases: Phrase[] = []): [icon: string, count: number][] {
	return phrases.flatMap(({ say, args = {} }): [string, number][] => {
		const count = Number(args.count ?? 1);
		if (say === "score") return [["reputation", count]];
		if (say === "draw_f") return [["fancy-sun", count]];
		if (say === "draw_a") return [["artisan", count]];
		if (say === "gain" && args.coins) return [["coin", Number(args.coins)]];
		if (say === "gain_wild") return [["wild", Number(args.wild ?? 1)]];
		return [["spark", 1]];
	});
}
