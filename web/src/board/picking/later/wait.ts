// A click is never lost: one that comes while an answer is under way, or before the next question stands, waits for
// that question and is then a click on the same thing. If no question comes in time, the thing says no.

import { still } from "../../../state/settings";
import { sound } from "../../sound";
import type { Picking } from "..";

const AT_MOST = 1500; // ms that a click waits
const TWICE = 400; // ms within which a second click on the same thing belongs to the first

interface Waiting {
	ref: string;
	thing: Element;
	since: number;
}

/** Listens on the whole page; returns a function to stop. */
export function startWaiting(latest: { current: Picking }): () => void {
	let waiting: Waiting | null = null;
	let last = { ref: "", at: Number.NEGATIVE_INFINITY };
	let asked = latest.current.live; // who only watches waits for nothing
	let frame = 0;
	const drop = () => {
		cancelAnimationFrame(frame);
		waiting?.thing.removeAttribute("data-waits");
		waiting = null;
	};
	const look = () => {
		if (!waiting) return;
		const { ref, thing, since } = waiting;
		const late = performance.now() - since > AT_MOST;
		if (!latest.current.live && !late) {
			frame = requestAnimationFrame(look);
			return;
		}
		drop();
		const at = thing.isConnected ? thing : document.querySelector(`.stage [data-ref="${CSS.escape(ref)}"]`);
		if (at && latest.current.live) latest.current.click(ref, at);
		else if (at) refuse(at);
	};
	const click = (event: MouseEvent) => {
		const thing = (event.target as Element).closest?.(".stage [data-ref]");
		const ref = thing?.getAttribute("data-ref");
		if (!thing || !ref || !event.isTrusted) return;
		const now = performance.now();
		const again = last.ref === ref && now - last.at < TWICE;
		if (latest.current.live) {
			drop();
			last = { ref, at: now };
			asked = true;
		} else if (asked && !again) {
			drop();
			waiting = { ref, thing, since: now };
			thing.setAttribute("data-waits", "");
			look();
		}
	};
	addEventListener("click", click, true);
	return () => {
		removeEventListener("click", click, true);
		drop();
	};
}

/** A short shake, or a ring if nothing is to move. */
function refuse(thing: Element): void {
	sound("refused");
	const ways = still() ? [{ outline: "2px solid" }, {}] : ["0", "-3px", "3px", "0"].map((translate) => ({ translate }));
	thing.animate(ways as Keyframe[], { duration: 240 });
}
