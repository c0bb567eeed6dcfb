// What cards do, in sentences made from their effects: text and behaviour come from the same data.
import { knows, t } from "../../../ui/locales";
import { type Args, joined, type Phrase, rowIn, say, sayAll, within } from "../../cards/phrases";
import { type Card, cardOf, listed, some } from "./cards";

export { sayAll };

const DO = "flamecraft-do-";
/** The effect that a phrase describes. */
export const effectOf = ({ key }: Phrase): string => key.replace(DO, "");
const argsOf = ({ args = {} }: Phrase): Args => args;

/** The least that the first of several conditions asks for. */
export const leastOf = (needs: Phrase | undefined): number =>
	Number(within(needs).find(({ key }) => key === "flamecraft-need" || key === "flamecraft-when")?.args?.least ?? 1);

/** The whole text of a card. */
export const textOf = (id: string): string => saysOf(cardOf(id));
/** The same of a card that is in no list. */
export function saysOf(card: Card): string {
	switch (card.family) {
		case "shop":
			return joined([
				...(card.passive ?? []).map((name) => t(`flamecraft-passive-${name}`)),
				card.reveal ? say({ key: "flamecraft-reveal", args: { text: card.reveal } }) : "",
				sayAll(card.text),
			]);
		case "fancy":
			return joined([t("flamecraft-timing", { timing: card.timing ?? "moon" }), condition(card), sayAll(card.text)]);
		case "companion":
			return joined([
				card.start ? say({ key: "flamecraft-start", args: { text: card.start } }) : "",
				(card.choice ?? 2) > 2 ? t("flamecraft-choose-from", { count: card.choice ?? 2 }) : "",
				t("flamecraft-timing", { timing: card.timing ?? "any" }),
				sayAll(card.text),
			]);
		case "enchantment":
			return joined([`${costOf(card)} →`, tiersOf(card)]);
		case "achievement":
			return card.needs ? say(card.needs) : "";
		default:
			return sayAll(card.text);
	}
}
const tiersOf = ({ tiers = [] }: Card): string =>
	tiers.length < 2
		? tiers.map((row) => sayAll(row)).join("")
		: joined(
				tiers.map((row, k) => t("flamecraft-tier", { sets: k + 1, text: sayAll(row) || t("flamecraft-tier-nothing") })),
			);
/** A fancy dragon's goal and reward, without the timing. */
export function goalOf(id: string): string {
	const card = cardOf(id);
	return joined([condition(card), sayAll(card.text)]);
}
function condition({ needs, match }: Card): string {
	return joined([needs ? t("flamecraft-if", { when: say(needs) }) : "", match ? say(match) : ""]);
}
export const costOf = ({ cost = {} }: Card, sets = 1): string =>
	listed(Object.entries(cost).map(([kind, count]) => some(kind, count * sets)));
const SPACES = ["one", "two", "three"];
const find = (phrases: Phrase[], effect: string): Phrase | undefined =>
	within(phrases).find((phrase) => effectOf(phrase) === effect);
/** What coins left on the spaces of a shop bring, space by space. */
export function spacesOf(phrases: Phrase[] = []): Phrase[][] {
	const deposit = find(phrases, "deposit");
	return deposit ? SPACES.map((space) => rowIn(deposit, space)) : [];
}
/** Effects as a button or a list says them: no sentences, and nothing about what lies on the table anyway. */
export const onButton = (row: Phrase[] = []): string =>
	row.map((each) => say(each, (key) => (knows(`${key}.button`) ? `${key}.button` : key))).join(" · ");
/** The two alternatives of an effect, wherever it is inside these phrases. */
export function eitherIn(phrases: Phrase[] = []): [string, string] | null {
	const either = find(phrases, "either");
	return either ? [onButton(rowIn(either, "one")), onButton(rowIn(either, "two"))] : null;
}
/** A reward as icons with numbers, for the small marks in windows and on spells. */
export function marksOf(phrases: Phrase[] = []): [icon: string, count: number][] {
	return phrases.flatMap((phrase): [string, number][] => {
		const { count = 1, coins, wild = 1 } = argsOf(phrase);
		const effect = effectOf(phrase);
		if (effect === "score") return [["reputation", Number(count)]];
		if (effect === "draw_f") return [["fancy", Number(count)]];
		if (effect === "draw_a") return [["artisan", Number(count)]];
		if (effect === "gain" && coins) return [["coin", Number(coins)]];
		if (effect === "gain_wild") return [["wild", Number(wild)]];
		return [["spark", 1]];
	});
}
