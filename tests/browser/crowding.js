// What lies on something else or is cut, as sentences. `groups` are CSS selectors: no two things of one group may overlap,
// and none may be cut by a part that does not scroll. Words are never cut anywhere `within` the page.
([groups, within]) => {
	const edge = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
	const meet = (a, b) => ({
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	});
	const wide = (box) => box.right - box.left;
	const high = (box) => box.bottom - box.top;
	const empty = (box) => wide(box) < 1 || high(box) < 1;
	const grown = (thing) => thing.currentCSSZoom || 1;
	const shown = (thing) => thing.checkVisibility({ visibilityProperty: true });
	const flow = (thing) => getComputedStyle(thing).overflow;
	const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
	const name = (thing) => {
		const words = thing.textContent.trim().slice(0, 24);
		return `${thing.tagName.toLowerCase()}.${[...thing.classList].join(".")} “${words}”`;
	};

	/** What only has words is as large as these. */
	function boxOf(thing) {
		if (thing.childElementCount || !thing.textContent.trim()) return edge(thing.getBoundingClientRect());
		const words = document.createRange();
		words.selectNodeContents(thing);
		return edge(words.getBoundingClientRect());
	}

	/** The part that can be seen, or null: what is cut or scrolled away is not there. */
	function seen(thing) {
		let box = boxOf(thing);
		for (let at = thing.parentElement; at && !empty(box); at = at.parentElement)
			if (flow(at) !== "visible") box = meet(box, edge(at.getBoundingClientRect()));
		box = meet(box, screen);
		return empty(box) ? null : box;
	}

	/** Not scrolled away but cut. */
	function cut(thing) {
		const box = boxOf(thing);
		for (let at = thing.parentElement; at; at = at.parentElement) {
			if (/auto|scroll/.test(flow(at))) return false;
			const left = meet(box, edge(at.getBoundingClientRect()));
			const lost = Math.max(wide(box) - wide(left), high(box) - high(left));
			if (flow(at) !== "visible" && lost > 3 * grown(thing)) return true;
		}
		return false;
	}

	const found = new Set();
	for (const group of groups) {
		// what is only for screen readers is one clipped pixel until it is focused
		const things = [...document.querySelectorAll(group)].filter((thing) => shown(thing) && !thing.matches(".sr"));
		for (const thing of things) if (cut(thing)) found.add(`${name(thing)} is cut`);
		const placed = things.map((thing) => [thing, seen(thing)]).filter(([, box]) => box);
		placed.forEach(([one, a], k) => {
			for (const [other, b] of placed.slice(k + 1)) {
				const both = meet(a, b);
				const apart = Math.min(wide(both), high(both)) <= 1.5 * grown(one);
				if (!apart && !one.contains(other) && !other.contains(one)) found.add(`${name(one)} / ${name(other)}`);
			}
		});
	}

	/** What words stand on: the nearest part with a colour of its own, unless they were moved away from it on purpose. */
	function groundOf(thing) {
		for (let at = thing; at && at !== document.body; at = at.parentElement) {
			const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
			if (backgroundImage !== "none" || !/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor)) return at;
			if (/absolute|fixed/.test(position) || /auto|scroll|hidden|clip/.test(flow(at))) return null;
		}
		return null;
	}

	// What scrolls may be scrolled to. A line's box is higher than its letters: a descender reaches 0.22 em below the
	// baseline, the box 0.25 or more.
	function lookAtWords(text) {
		const thing = text.parentElement;
		if (!text.data.trim() || thing.closest(".sr, script, style") || !shown(thing)) return;
		const range = document.createRange();
		range.selectNodeContents(text);
		const words = edge(range.getBoundingClientRect());
		if (empty(words)) return;
		const em = Number.parseFloat(getComputedStyle(thing).fontSize);
		const slack = Math.max(2, Math.max(2, em * 0.14) * grown(thing));
		const ground = groundOf(thing);
		const on = ground && edge(ground.getBoundingClientRect());
		if (on && (words.left < on.left - slack || words.right > on.right + slack)) found.add(`${name(thing)} sticks out of ${name(ground)}`);
		let [across, down] = [true, true];
		for (let at = thing; at; at = at.parentElement) {
			const root = at === document.documentElement;
			const box = root ? screen : edge(at.getBoundingClientRect());
			const { overflowX, overflowY } = getComputedStyle(at);
			across &&= !/auto|scroll/.test(overflowX);
			down &&= !/auto|scroll/.test(overflowY);
			const beside = words.left < box.left - slack || words.right > box.right + slack;
			const beyond = words.top < box.top - slack || words.bottom > box.bottom + slack;
			if (across && beside && (root || overflowX !== "visible")) found.add(`${name(thing)} is cut at the side by ${name(at)}`);
			if (down && beyond && (root || overflowY !== "visible")) found.add(`${name(thing)} is cut in height by ${name(at)}`);
			if (at.matches(":popover-open")) break; // it lies over everything around it
		}
	}
	const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
	for (let text = walker.nextNode(); text; text = walker.nextNode()) lookAtWords(text);

	const over = document.documentElement.scrollWidth - innerWidth;
	if (over > 0) found.add(`the page is ${over} px too wide`);
	return [...found];
};
