// The focus goes with the thing that had it: an answer takes its button, its card or its whole question away, and whoever
// plays without a mouse would begin again at the top of the page. What is lost so is brought back to where one goes on:
// the hand or board it was in, else the question, as in the text view; the next question comes to the same place. Only a
// focus that somebody has brought there is kept: a mouse leaves it anywhere, and is not to see it move.
import { OWN_ARROWS } from "./stage";

/** What takes the focus as long as it is open, and what keeps it by itself. */
const ELSEWHERE = "dialog[open], .textview";
const WATCHED = { childList: true, subtree: true, attributeFilter: ["class", "disabled"] };

let kept = false;
/** Whether keys or a screen reader have brought the focus to where it is, or was. */
let brought = false;
/** The hand or board that it is in, or was. */
let group: Element | null = null;

/** From the first key on, as long as the page is open: a stage comes and goes with every round. */
export function keepFocus(first?: Event): void {
	if (kept) return;
	kept = true;
	for (const at of [first?.target, document.activeElement]) focused(at);
	if (first) pressed(first);
	addEventListener("focusin", ({ target }) => focused(target));
	addEventListener("keydown", pressed, true);
	addEventListener("pointerdown", ({ isTrusted }) => (brought &&= !isTrusted), true);
	addEventListener("focusout", soon); // what is disabled loses it some time later
	addEventListener("focus", soon); // while somebody was in another window, nothing was brought back
	new MutationObserver(soon).observe(document.body, WATCHED);
	soon();
}

function focused(at: EventTarget | null | undefined): void {
	if (!(at instanceof Element) || at === document.body) return;
	group = at.closest(OWN_ARROWS);
	brought ||= at.matches(":focus-visible");
}

/** Tab looks for it; and even what a mouse has left the focus on is meant by Enter. */
function pressed(event: Event): void {
	const { key, target } = event as KeyboardEvent;
	brought ||= key === "Tab" || (key === "Enter" && target !== document.body);
}

let waits = false;
/** Once what has changed is drawn, and whoever takes the focus by itself has it. */
function soon(): void {
	if (waits) return;
	waits = true;
	requestAnimationFrame(() =>
		setTimeout(() => {
			waits = false;
			if (lost() && brought && document.hasFocus() && !document.querySelector(ELSEWHERE)) bringBack();
		}),
	);
}

const lost = (): boolean => document.activeElement?.matches("body, :disabled") ?? true;

function bringBack(): void {
	// on a phone, a page of the dock may lie in the place of the stage
	const away = !document.querySelector(".stage")?.getClientRects().length;
	const places = [...document.querySelectorAll<HTMLElement>(away ? ".rail" : ".stage .ask")];
	for (const place of places) ready(place);
	// what is hidden, gone, or behind a result takes no focus
	for (const place of [group?.querySelector<HTMLElement>("[tabindex='0']"), ...places]) {
		place?.focus({ preventScroll: true });
		if (document.activeElement === place) return;
	}
}

let count = 0;
/** It can have the focus, is no stop of Tab, and a question is called by its own words. */
function ready(place: HTMLElement): void {
	place.tabIndex = -1;
	const words = place.querySelector(".q > b");
	if (!words) return;
	words.id ||= `asked-${++count}`;
	place.setAttribute("role", "group");
	place.setAttribute("aria-labelledby", words.id);
}
