// A set of house cards: the card on the bench kept in it, and a table with it.
import { api } from "../../net/api";
import { type Draft, forge } from "../../net/forge";
import { asMe } from "../../person/me";
import type { ForgeEstimate, HouseCard, HouseSetInfo, KeepSet } from "../../protocol";
import { go, goTo } from "../../state/route";
import { t } from "../../ui/locales";
import type { Work } from "./draft";
import type { Workshop } from "./room";

const ID = 12;
export const freshId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(ID)), (byte) => (byte % 36).toString(36)).join("");

export const draftOf = (card: HouseCard): Draft => card.draft as unknown as Draft;
export const wishOf = ({ title, name, cards }: HouseSetInfo): KeepSet => ({ title, name, cards });

/** Keeps the card on the bench in its set, which it begins if there is none; returns both as they are now. */
export async function keptWith(
	{ title, language: { key } }: Workshop,
	work: Work,
	sets: HouseSetInfo[],
	estimate: ForgeEstimate | undefined,
): Promise<{ set: HouseSetInfo; work: Work }> {
	const id = work.set || freshId();
	const set = sets.find((each) => each.id === id);
	const card = {
		draft: work.draft,
		verdict: estimate?.verdict ?? "none",
		worth: estimate?.mean ?? 0,
	} as unknown as HouseCard;
	const before = set?.cards ?? [];
	const at = work.card ? before.findIndex((each) => draftOf(each)[key] === work.card) : -1;
	const cards = at < 0 ? [...before, card] : before.map((each, i) => (i === at ? card : each));
	const next = await forge.keep(id, { title, name: set?.name ?? t("forge-new-set"), cards });
	const kept = next.cards[at < 0 ? next.cards.length - 1 : at] as HouseCard;
	const draft = draftOf(kept);
	return { set: next, work: { ...work, set: id, card: String(draft[key] ?? ""), draft } };
}

/** A game against a bot with the cards of a set in the first seat's hands. */
export async function playWith({ title, link, options }: HouseSetInfo): Promise<void> {
	const wish = { title, seats: 2, options, set: link, bots: { "1": "casual" }, sit: 0, start: true };
	go((await asMe(() => api.makeTable(wish))).id);
}

/** A table with a set, for friends. */
export async function tableWith({ title, link, options }: HouseSetInfo): Promise<void> {
	go((await asMe(() => api.makeTable({ title, seats: 2, options, set: link, sit: 0 }))).id);
}

export const toSets = (): void => goTo("/forge/sets");
