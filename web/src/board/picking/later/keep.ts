// Keeps the focus at the table. An answer removes its button, its card or the whole question, and the focus with it: a
// keyboard player would start again at the top of the page. A lost focus returns to the hand or board it was in, or else
// to the question, as in the text view; the next question appears in the same place. Only a focus set by keyboard or
// screen reader is restored: mouse users must not see it move.
import { OWN_ARROWS } from "../stage";

/** These hold the focus while they are open, or look after it themselves. */
const ELSEWHERE = "dialog[open], .textview";
const WATCHED = { childList: true, subtree: true, attributeFilter: ["class", "disabled"] };

let kept = false;
/** True if the focus was last set by keyboard or screen reader. */
let brought = false;
/** The hand or board that has the focus, or had it last. */
let group: Element | null = null;

/** Starts with the first key and runs as long as the page is open, since stages come and go. */
export function keepFocus(first?: Event): void {
	if (kept) return;
	kept = true;
	for (const at of [first?.target, document.activeElement]) focused(at);
	if (first) pressed(first);
	addEventListener("focusin", ({ target }) => focused(target));
	addEventListener("keydown", pressed, true);
	addEventListener("pointerdown", ({ isTrusted }) => (brought &&= !isTrusted), true);
	addEventListener("focusout", soon); // a disabled element loses the focus a moment later
	addEventListener("focus", soon); // the focus is not restored while the window is in the background
	new MutationObserver(soon).observe(document.body, WATCHED);
	soon();
}

function focused(at: EventTarget | null | undefined): void {
	if (!(at instanceof Element) || at === document.body) return;
	group = at.closest(OWN_ARROWS);
	brought ||= at.matches(":focus-visible");
}

/** Tab, or Enter on a focused element, even one focused by mouse, means that somebody uses the keyboard. */
function pressed(event: Event): void {
	const { key, target } = event as KeyboardEvent;
	brought ||= key === "Tab" || (key === "Enter" && target !== document.body);
}

let waits = false;
/** Checks after the change is drawn and other code has set the focus it wants. */
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
	// on a phone, a page of the dock may cover the stage
	const away = !document.querySelector(".stage")?.getClientRects().length;
	const places = [...document.querySelectorAll<HTMLElement>(away ? ".rail" : ".stage .ask")];
	for (const place of places) ready(place);
	// elements that are hidden, gone or behind a result refuse the focus
	for (const place of [group?.querySelector<HTMLElement>("[tabindex='0']"), ...places]) {
		place?.focus({ preventScroll: true });
		if (document.activeElement === place) return;
	}
}

let count = 0;
/** Makes a place focusable, but no tab stop, and names a question by its own words. */
function ready(place: HTMLElement): void {
	place.tabIndex = -1;
	const words = place.querySelector(".q > b");
	if (!words) return;
	words.id ||= `asked-${++count}`;
	place.setAttribute("role", "group");
	place.setAttribute("aria-labelledby", words.id);
}
