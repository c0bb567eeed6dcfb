// The shops from the street: an awning in the colours of the good, a door, and in the window what the sign promises.
import { both, disc, dot, each, flat, INK, line, oval, picture, round, shape } from "../../goods/fancies/strokes";
import { WINDOWS } from "./windows";

/** Awning, door and wall of a shop, by its icon. */
const STREET: Record<string, [awning: string, door: string, wall: string]> = {
	br: ["#F4BE2E", "#A9682A", "#FFF3D6"],
	me: ["#AD2A2A", "#6B2A22", "#FBE6DE"],
	ir: ["#2B3D63", "#4B5A75", "#E4E9F2"],
	po: ["#9350C0", "#5B2E7A", "#F3E8FA"],
	cr: ["#86DBE8", "#2E7F92", "#E8F8FA"],
	pl: ["#48A06A", "#21673D", "#E6F5E8"],
	coin: ["#F2B33D", "#7A5636", "#FBF1DC"],
	dragon: ["#C9A77A", "#7D5231", "#F8EEDF"],
	wild: ["#D8607C", "#6B3EA2", "#FDEFF2"],
};
const PLAIN: [string, string, string] = ["#C9A77A", "#7D5231", "#F8EEDF"];

function awning(colour: string): string {
	const width = 136 / 8;
	const stripe = (i: number) => {
		const x = round(12 + i * width);
		const fill = i % 2 ? "#FFFDF6" : colour;
		return shape(`M${x} 8h${width}v28a${width / 2} 9 0 0 1-${width} 0Z`, fill, 2.4);
	};
	return Array.from({ length: 8 }, (_, i) => stripe(i)).join("") + line("M10 8h140");
}

const door = (colour: string): string =>
	shape("M108 108V66c0-18 32-18 32 0v42Z", colour) +
	shape("M114 78V68c0-10 20-10 20 0v10Z", "#FFF3C4", 2.4) +
	line("M124 60v18M114 70h20", INK, 2) +
	dot(133, 90, 2.6, "#F2B33D");

/** A lantern by the door and a flower box below the window. */
const details = (colour: string): string =>
	line("M102 52v-6", INK, 2.4) +
	disc(102, 57, 4.6, "#FFE27A", 2.4) +
	shape("M22 98h76v9H22Z", "#8A5A3B") +
	each(
		[
			[30, 97],
			[46, 97],
			[62, 97],
			[78, 97],
			[92, 97],
		],
		(x, y) => disc(x, y, 4, x % 4 ? "#7FB85A" : colour, 2),
	);

/** A shop's picture, 160 by 112. A house shop has a lamp in its window. */
export function shopArt(id: string, icon: string): string {
	const [cloth, wood, wall] = STREET[icon] ?? PLAIN;
	const shown = WINDOWS[id] ?? both(shape("M-8 18h16v-6h-16Z", wood), 0) + disc(0, 0, 12, "#FFE27A") + line("M0-12v-8");
	return picture(
		"0 0 160 112",
		"meet",
		"",
		shape("M16 20h128v88H16Z", wall) +
			shape("M22 46h76v52H22Z", "#FFF9E6") +
			flat("M24 48h72v48H24Z", "#FFE9B0", 0.6) +
			oval(60, 92, 32, 5, "#F3D9A2") +
			`<g transform="translate(60 73)">${shown}</g>` +
			door(wood) +
			details(cloth) +
			awning(cloth),
	);
}
/** Every shop with a window of its own. */
export const drawn = (): string[] => Object.keys(WINDOWS);
