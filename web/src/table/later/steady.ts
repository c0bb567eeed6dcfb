// A question keeps its right edge while the pointer is on it: the next one may be longer or shorter, but the buttons at its
// end do not slide from under the pointer.

interface Held {
	right: number;
	width: number;
}

/** Watches the questions of a table; returns what ends that. */
export function keepSteady(): () => void {
	let held: Held | null = null;
	const question = () => document.querySelector<HTMLElement>(".ask-place > .ask");
	const place = () => {
		const ask = question();
		if (!ask || !held) return;
		ask.dataset.held = "";
		ask.style.setProperty("--held-right", `${held.right}px`);
		ask.style.setProperty("--held-width", `${held.width}px`);
	};
	const release = () => {
		held = null;
		delete question()?.dataset.held;
	};
	const moved = ({ target, pointerType }: PointerEvent) => {
		const ask = pointerType === "mouse" && (target as Element).closest<HTMLElement>(".ask-place > .ask");
		if (!ask) {
			if (held) release();
		} else if (!held) {
			const by = ask.currentCSSZoom || 1;
			const [own, around] = [ask.getBoundingClientRect(), (ask.parentElement as Element).getBoundingClientRect()];
			held = { right: (around.right - own.right) / by, width: own.width / by };
		}
	};
	const changes = new MutationObserver(() => held && place());
	const stage = document.querySelector(".stage");
	if (stage) changes.observe(stage, { childList: true, subtree: true, characterData: true });
	addEventListener("pointermove", moved);
	addEventListener("resize", release);
	return () => {
		release();
		changes.disconnect();
		removeEventListener("pointermove", moved);
		removeEventListener("resize", release);
	};
}
