// How events look: a card travels from its seat to the table, a coin slides onto it, the winner gathers the trick.
import { comeFrom, goTo, placeOf, rest, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";
import type { View } from "./cards";
import { playedIn } from "./story";

const HURRIED = 0.45;
const SEEN = 1000; // how long a finished trick stands before the next card covers it

/** Places that are gone once the new view is drawn: cards of the hand, the next coin of each colour. */
let before = new Map<string, DOMRect>();

function remember(view: View): void {
	before = new Map();
	for (const code of view.hand ?? []) note(code, `[data-ref="${code}"]`);
	for (const colour of ["R", "B"]) note(colour, `[data-coin="${colour}"]`);
}

function note(key: string, selector: string): void {
	const place = placeOf(selector);
	if (place) before.set(key, place);
}

/** The finished trick goes to its winner just before the next card is led. */
export async function leave(now: View, next: View, hurry: boolean): Promise<void> {
	remember(now);
	const covered = now.table.length === 0 && now.last && next.table.length > 0;
	if (!covered || !now.last) return;
	const winner = placeOf(`.dseat[data-seat="${now.last.winner}"]`);
	const ms = time("--move") * (hurry ? HURRIED : 0.8);
	await Promise.all([...document.querySelectorAll(".trick--done .at")].map((card) => goTo(card, winner, ms)));
}

export async function arrive(events: Heard[], view: View, hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	for (const played of playedIn(events)) {
		const card = document.querySelector(`.at[data-card="${played.card}"]`);
		if (!card) continue;
		const own = view.seat === played.seat ? before.get(played.card) : undefined;
		sound(played.coin ? "coin" : "card");
		const coin = played.coin ? card.querySelector(".on .ic") : null;
		await Promise.all([
			comeFrom(card, own ?? placeOf(`.dseat[data-seat="${played.seat}"]`), ms),
			coin ? comeFrom(coin, before.get(played.lies) ?? null, ms * 1.3) : rest(0),
		]);
	}
	if (events.some((event) => event.kind === "scored")) sound("score");
	else if (events.some((event) => event.kind === "trick")) sound("trick");
}

/** The next frame, when the new view is in the page but not yet painted. */
const drawn = (): Promise<void> =>
	new Promise((resolve) => {
		const late = setTimeout(resolve, 100); // a hidden page has no frames
		requestAnimationFrame(() => {
			clearTimeout(late);
			resolve();
		});
	});

export const hold = (events: Heard[]): number => (events.some((event) => event.kind === "trick") ? SEEN : 0);
