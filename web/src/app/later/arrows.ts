// What the roles `radiogroup` and `tablist` promise to people with a keyboard: the group is one stop of the Tab key
// (`tabIndex` of what is in it), and inside it arrows, Home and End choose.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Chooses the neighbour, and moves the focus there. */
function choose(event: KeyboardEvent): void {
	const from = event.target as Element;
	const group = from.closest?.('[role="radiogroup"], [role="tablist"]');
	if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
	const all = [...group.querySelectorAll<HTMLElement>(':is([role="radio"], [role="tab"]):not(:disabled)')];
	const at = all.findIndex((each) => each.contains(from));
	const by = STEPS[event.key];
	const ends: Record<string, HTMLElement | undefined> = { Home: all[0], End: all.at(-1) };
	const next = by ? all[(at + by + all.length) % all.length] : ends[event.key];
	if (at < 0 || !next) return;
	event.preventDefault();
	next.click();
	next.focus();
}

/** For every group on every page. */
export const startArrows = (): void => document.addEventListener("keydown", choose);
