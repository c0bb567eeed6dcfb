// A row closes up only after the blow: who stays keeps its old place until those that fall have fallen.
import { move } from "../../../board/animate";
import { grownBy } from "../../../board/grown";
import { lay } from "../../../board/motion/places";
import { between, EASE, seen } from "../../../board/motion/travel";

const NEAR = 2; // px: closer than this it has not moved

/** Everybody else of the rows in which somebody falls goes from the old place to the new one at `at`. */
export async function closeUp(seats: number[], at: number, ms: number): Promise<void> {
	const rows = [...new Set(seats)].flatMap((seat) => seen(`.dd-field [data-seat="${seat}"] .dd-row`) ?? []);
	const all = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>("[data-ref]")]);
	await Promise.all(all.map((thing) => wait(thing, at, ms)));
}

async function wait(thing: HTMLElement, at: number, ms: number): Promise<void> {
	const old = lay(thing.dataset.ref ?? "");
	if (!old) return;
	const by = grownBy(thing);
	const [dx, dy] = between(old, thing.getBoundingClientRect());
	if (Math.hypot(dx, dy) < NEAR) return;
	const there = { translate: `${dx / by}px ${dy / by}px` };
	const whole = at + ms;
	const frames = [there, { ...there, offset: at / whole, easing: EASE.travel }, { translate: "0 0" }];
	await move(thing, frames, { ms: whole, easing: "linear" });
}
