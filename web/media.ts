// The widths and heights at which the page changes its shape, by name: nothing else is asked for in a style sheet. There
// `@media (--phone)` is a window of at most that width, and `@media (--over-phone)` any wider one.

const WIDTHS = { phone: 760, tablet: 980, drawer: 1100, laptop: 1240, desk: 1400, wide: 1680, huge: 2200 };
const HEIGHTS = { flat: 500, squat: 690, low: 740, short: 860, tall: 960, tower: 1160 };

/** A phone on its side; a phone with a keyboard on its screen is as flat, but not as wide. */
const LANDSCAPE = "(height <= 500px) and (width > 560px)";

/** What a browser is asked for a name of a style sheet, without its two dashes; none for a name that nobody has given. */
export function mediaOf(name: string): string | undefined {
	if (name === "landscape") return LANDSCAPE;
	const [, over, size = ""] = name.match(/^(over-)?(\w+)$/) ?? [];
	const axis = size in WIDTHS ? "width" : "height";
	const bound: number | undefined = { ...WIDTHS, ...HEIGHTS }[size as keyof typeof WIDTHS];
	return bound === undefined ? undefined : `(${axis} ${over ? ">" : "<="} ${bound}px)`;
}
