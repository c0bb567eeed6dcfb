// What would come of a word: a line below the question, and what it would bring to one's own goods or take from them.
import { t } from "../../locales";
import type { Scene } from "..";
import { cardOf, goodName, KINDS, listed, nameOf, type Shop, type View } from "./cards";
import { costOf, sayAll, textOf } from "./say";
import { givesText } from "./town";
import { hereOf } from "./words";

const shopOf = (view: View, id: string): Shop | undefined =>
	view.town.find((space) => space.shop?.id === id)?.shop ?? undefined;

/** How many sets of a price a word says; one where there is nothing to say. */
export const setsOf = (word: string): number => Number(word.match(/ x(\d+)/)?.[1] ?? 1);

/** At most a line or two: what a word gives or costs. */
export function consequence({ view }: Scene<View>, word: string): string {
	const [verb = "", ref = "", , to = ""] = word.split(" ");
	const card = cardOf(ref);
	switch (verb) {
		case "visit": {
			const shop = shopOf(view, ref);
			if (!shop) return "";
			const fee = shop.fee ? t("flamecraft-then-fee", { count: shop.fee }) : "";
			const spells = listed(shop.casts.map(nameOf));
			const could = spells && t("flamecraft-then-could", { spells });
			return [t("flamecraft-then-gather", { goods: givesText(shop) }), fee, could, textOf(ref)]
				.filter(Boolean)
				.join(" ");
		}
		case "place": {
			const [id = "", slot = "1"] = to.split(".");
			const last = shopOf(view, id)?.slots.filter((each) => !each).length === 1;
			const reward = sayAll(cardOf(id).slots?.[Number(slot) - 1]?.reward) || t("flamecraft-then-nothing");
			return last ? `${reward} ${t("flamecraft-then-fills")}` : reward;
		}
		case "cast":
		case "buy":
			return t("flamecraft-then-cast", {
				verb,
				cost: costOf(card, setsOf(word)),
				text: sayAll(card.tiers?.[setsOf(word) - 1]) || t("flamecraft-then-nothing"),
			});
		case "tuck":
			return t("flamecraft-then-tuck", { shop: nameOf(to), good: goodName(card.icon ?? "") });
		case "coin":
		case "fee":
		case "good":
			return "";
		default:
			return textOf(ref);
	}
}

/** Who gets what is given for the visit: those who are there, clockwise, one after the other. */
export function feeTo({ view, people, heard }: Scene<View>): string {
	const me = view.seat ?? 0;
	const pawns = shopOf(view, hereOf(view) ?? "")?.pawns.filter((pawn) => pawn !== me) ?? [];
	const count = view.pawns.length;
	const order = pawns.sort((a, b) => ((a - me + count) % count) - ((b - me + count) % count));
	const visited = heard.findLastIndex(({ kind }) => kind === "visited");
	const given = heard.slice(visited).filter(({ kind }) => kind === "fee").length;
	return people[order[given] ?? -1]?.name ?? t("flamecraft-pawn-neutral");
}

/** What one's own goods and coins would become more or less by: of the chosen word, or of the price being paid. */
export function changesOf({ view, decision }: Scene<View>, word: string | null): Map<string, number> {
	const changes = new Map<string, number>();
	const add = (kind: string, count: number) => count && changes.set(kind, (changes.get(kind) ?? 0) + count);
	if (!word) {
		if (decision && view.turn.price) for (const [k, kind] of KINDS.entries()) add(kind, -(view.turn.price[k] ?? 0));
		return changes;
	}
	const [verb = "", ref = ""] = word.split(" ");
	if (verb === "visit") for (const [k, kind] of KINDS.entries()) add(kind, shopOf(view, ref)?.gives[k] ?? 0);
	else if ((verb === "cast" || verb === "buy") && !word.includes(" with ")) {
		const own = view.players[view.seat ?? 0];
		for (const [kind, count] of Object.entries(cardOf(ref).cost ?? {})) {
			const due = count * setsOf(word);
			const held = kind === "coin" ? due : (own?.goods[KINDS.indexOf(kind as (typeof KINDS)[number])] ?? 0);
			add(kind, -Math.min(due, held));
			add("coin", -Math.max(0, due - held)); // what is lacking is paid in coins
		}
	} else if (["fee", "gift", "spend", "coin"].includes(verb) && (KINDS as readonly string[]).includes(ref))
		add(ref, -1);
	return changes;
}
