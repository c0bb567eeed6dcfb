// What cards do in as few words as fit on their faces: goods, coins and hearts are drawn, a price comes before an
// arrow. Made from the same effects as the full sentences.
import type { JSX } from "preact";
import { capital } from "../../../ui/capital";
import { Icon } from "../../../ui/icon";
import { knows, t } from "../../../ui/locales";
import { isPhrase, type Phrase, rowIn, within } from "../../cards/phrases";
import { cardOf, tradeOf } from "./cards";
import { effectOf, marksOf } from "./say";

/** Names between colons are drawn. */
const DRAWN: Record<string, string> = {
	rep: "reputation",
	fancy: "fancy",
	artisan: "artisan",
	spell: "enchantment",
	flame: "flame",
	coin: "coin",
	wild: "wild",
};
const sign = (good: string): string => `:${good}:`;

/** Amounts of goods and coins; among several, a single one needs no number. */
function goodsOf(phrases: Phrase[]): string {
	const amounts = phrases.filter(({ key }) => key === "flamecraft-some").map(({ args = {} }) => args);
	const said = (count: unknown) => (count === 1 && amounts.length > 1 ? "" : count);
	return amounts.map(({ good, count }) => `${said(count)}${sign(String(good))}`).join("");
}
const fewFor = (key: string): string => key.replace(/^flamecraft-(do-)?/, "flamecraft-brief-");
/** Whether it is a price, written with an arrow before what it brings. */
const leads = ({ key }: Phrase): boolean => knows(`${fewFor(key)}.before`);
/** A phrase in few words: goods as icons, and the short message of its key if there is one; `before` what it leads to. */
function briefOne(phrase: Phrase, before = false): string {
	const { key, args = {} } = phrase;
	if (key === "flamecraft-good") return sign(String(args.good));
	if (key === "flamecraft-and")
		return within(phrase).some((part) => part.key === "flamecraft-some")
			? goodsOf(within(phrase))
			: [args.one, args.two].map(briefly).join(", ");
	if (key === "flamecraft-some") return goodsOf([phrase]);
	const few = fewFor(key);
	const all = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, briefly(arg)]));
	const text = t(before && leads(phrase) ? `${few}.before` : knows(few) ? few : key, all).trim();
	const then = effectOf(phrase) === key ? [] : rowIn(phrase, "then");
	return [text, briefAll(then)].filter(Boolean).join(", ");
}
function briefly(arg: unknown): string | number {
	if (Array.isArray(arg)) return briefAll(arg.filter(isPhrase));
	return isPhrase(arg) ? briefOne(arg) : typeof arg === "number" ? arg : String(arg);
}
/** Joins phrases; a payment leads to what it brings. */
export const briefAll = (phrases: Phrase[] = []): string =>
	phrases
		.map((each, k) => {
			const more = k < phrases.length - 1;
			return `${briefOne(each, more)}${more ? (leads(each) ? " " : ", ") : ""}`;
		})
		.join("");

/** The short text of a shop or a companion. */
export function briefOf(id: string): string {
	const { passive = [], text, timing, family } = cardOf(id);
	const marks = passive.map((name) => t(`flamecraft-brief-passive-${name}`));
	const when = family === "companion" ? `${t("flamecraft-brief-timing", { timing: timing ?? "any" })} ` : "";
	return capital(when + [...marks, briefAll(text)].filter(Boolean).join(". "));
}
const PLAIN = ["score", "draw_a", "draw_f"];
/** A fancy dragon's small card: its goal in few words, and its reward as icons where icons can say it. */
export function goalIn(id: string): { goal: string; reward: [icon: string, count: number][] } {
	const { text = [], timing } = cardOf(id);
	const plain = text.filter((phrase) => PLAIN.includes(effectOf(phrase)));
	if (timing === "moon" || !plain.length)
		return { goal: [briefNeeds(id), briefOf(id)].filter(Boolean).join(": "), reward: [] };
	const rest = briefAll(text.filter((phrase) => !plain.includes(phrase)));
	return { goal: capital([briefNeeds(id), rest].filter(Boolean).join(": ")), reward: marksOf(plain) };
}
/** What a dragon wants, in few words. */
function briefNeeds(id: string): string {
	const wanted = cardOf(id).match ?? cardOf(id).needs;
	return wanted ? capital(briefOne(wanted)) : "";
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
