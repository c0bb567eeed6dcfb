// Arriving at another page: the link that led there is gone, so the focus goes to the new page's heading, which screen
// readers then say. Nothing happens if the page, or a person, has put the focus somewhere already.

let stop = (): void => undefined;

/** Focuses the heading, as soon as there is one; gives up waiting for an earlier page's. */
export function focusHeading(): void {
	stop();
	const find = (): boolean => {
		const heading = document.querySelector<HTMLElement>("h1");
		if (document.activeElement !== document.body) return true;
		if (!heading) return false;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
		return true;
	};
	if (find()) return;
	const seen = new MutationObserver(() => find() && stop());
	stop = () => seen.disconnect();
	seen.observe(document.body, { subtree: true, childList: true });
}
