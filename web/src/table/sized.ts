// Style sheets that only windows of some sizes need. The browser fetches those that fit at once and the others when it has
// nothing else to do; a table waits for the first and not for the second.
export type Sheet = readonly [media: string, href: string];

/** Adds them in their order, after all others; `before` puts them before those that were added so far. */
export function dress(sheets: readonly Sheet[], before = false): Promise<unknown> {
	const first = before ? document.querySelector("link[data-sized]") : null;
	return Promise.all(
		sheets.map(([media, href]) => {
			if (document.querySelector(`link[href="${href}"]`)) return null;
			const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media, href });
			link.dataset.sized = "";
			const here = new Promise((loaded, failed) => {
				link.onload = loaded;
				link.onerror = (problem) => {
					link.remove(); // the next try adds it anew
					failed(problem);
				};
			});
			document.head.insertBefore(link, first);
			if (matchMedia(media).matches) return here;
			here.catch(() => undefined);
			return null;
		}),
	);
}
