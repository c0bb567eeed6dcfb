// How events look: a dragon drops into its window, flares up when it is fired, reputation is heard.
import { move, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";

const HURRIED = 0.45;
const LAND = "cubic-bezier(.3, 1.2, .5, 1)";
const DROP = [
	{ transform: "translateY(-26px) scale(1.15)", opacity: 0.3 },
	{ transform: "none", opacity: 1 },
];
const FLARE = [{ transform: "none" }, { transform: "scale(1.18)", filter: "brightness(1.25)" }, { transform: "none" }];

export async function arrive(events: Heard[], hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	let scored = false;
	for (const event of events) {
		if (event.kind === "placed" || event.kind === "moved-in" || event.kind === "arrived") {
			sound("card");
			await act(`artisan:${event.card}`, DROP, ms);
		} else if (event.kind === "fired") {
			sound("card");
			await act(`artisan:${event.card}`, FLARE, ms);
		} else if (event.kind === "reputation" && !scored) {
			scored = true;
			sound("score");
		} else if (event.kind === "gathered") sound("coin");
	}
}

function act(ref: string, frames: Keyframe[], ms: number): Promise<void> {
	const thing = document.querySelector(`.fc [data-ref="${ref}"]`);
	return thing ? move(thing, frames, ms, LAND) : Promise.resolve();
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
