// How events look: a card travels from its seat to the table, a coin slides onto it, the winner gathers the trick.
import { time } from "../../../board/animate";
import { hop } from "../../../board/motion/flights";
import { lay, remember } from "../../../board/motion/places";
import { comeFrom, drawn, goTo, placeOf, seen, tick } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import type { View } from "../table/cards";
import type { Event } from "../table/story";

const seatOf = (seat: unknown): string => `.dseat[data-seat="${seat}"]`;

/** The finished trick goes to its winner just before the next card is led. */
export async function leave(now: View, next: View): Promise<void> {
	// places that are gone once the new view is rendered: cards of the hand, the next coin of each colour
	remember(".fan [data-ref], [data-coin]", ({ dataset }) => dataset.coin ?? dataset.ref);
	if (now.table.length > 0 || !now.last || next.table.length === 0) return;
	const winner = seen(seatOf(now.last.winner));
	const cards = [...document.querySelectorAll(".trick--done .at")];
	await Promise.all(cards.map((card) => goTo(card, winner?.getBoundingClientRect())));
	void tick(winner?.querySelector(".tally b:last-child") ?? undefined);
}

export async function arrive(events: Event[], view: View): Promise<void> {
	await drawn();
	for (const event of events) {
		if (event.kind !== "played") continue;
		const { card, coin, lies, seat } = event;
		const laid = seen(`.at[data-card="${card}"]`);
		sound(coin ? "coin" : "card");
		const from = view.seat === seat ? lay(card) : undefined;
		await Promise.all([
			comeFrom(laid, from ?? placeOf(seatOf(seat))),
			comeFrom(coin ? seen(`.at[data-card="${card}"] .on .ic`) : undefined, lay(lies), { ms: time("--move") * 1.3 }),
		]);
	}
	const trick = events.find(({ kind }) => kind === "trick");
	if (trick) await coinsTaken(view);
	if (events.some(({ kind }) => kind === "scored")) sound("score");
	else if (trick) sound("trick");
}

/** Every coin on the trick goes to the seat that played it. */
async function coinsTaken(view: View): Promise<void> {
	const coins = (view.last?.table ?? []).filter(({ coin }) => coin);
	await Promise.all(
		coins.map(({ seat, card, lies }) => {
			const icon = `coin-${lies === "R" ? "red" : "blue"}`;
			const to = seen(seatOf(seat));
			const figure = to?.querySelector(".tally b") ?? undefined;
			return hop(icon, 1, placeOf(`.at[data-card="${card}"] .on`), to?.getBoundingClientRect(), figure);
		}),
	);
}
