// Eyes, mouths and whole faces, and headwear.
import { both, dot, flat, INK, line, oval, round, SKIN, shape } from "./strokes";

export const eyes = (x: number, y: number, dx = 8, r = 3): string =>
	[x - dx, x + dx]
		.map((at) => dot(at, y, r) + dot(round(at + r * 0.3), round(y - r * 0.35), r * 0.36, "#fff"))
		.join("");
export const glow = (x: number, y: number, dx: number, r: number, fill: string): string =>
	dot(x - dx, y, r, fill) + dot(x + dx, y, r, fill);
export const slit = (x: number, y: number, dx: number, fill: string): string =>
	both(shape(`M${x - dx - 5} ${y - 3}l9 4c-1 4-8 4-9-4Z`, fill, 1.6) + dot(x - dx - 0.5, y + 0.6, 1.3), x);

export const MOUTHS = {
	none: "",
	calm: line("M-3 6c2 1 4 1 6 0", INK, 1.8),
	smile: line("M-4 5c2 4 6 4 8 0", INK, 1.8),
	grim: line("M-4 7c3-2 5-2 8 0", INK, 1.8),
	roar: shape("M-5 4H5c0 8-10 8-10 0Z", "#7A2430", 1.6) + flat("M-3.5 4.5h7l-1 2h-5Z", "#fff"),
	oh: oval(0, 6, 2, 2.6, "#7A2430"),
};
export const face = (skin = SKIN, mouth: keyof typeof MOUTHS = "calm", stern = false): string =>
	shape("M0-12c8 0 11 5 11 12S7 13 0 13-11 7-11 0-8-12 0-12Z", skin) +
	dot(-4.3, 0, 1.7) +
	dot(4.3, 0, 1.7) +
	(stern ? line("M-7.5-5l5 2M7.5-5l-5 2", INK, 2) : "") +
	MOUTHS[mouth];

export const hood = (cloth: string, inside: string, looks = ""): string =>
	shape("M0-18C13-18 17-6 16 6c0 8-4 13-8 17H-8C-12 19-16 14-16 6-17-6-13-18 0-18Z", cloth) +
	oval(0, 2, 9.5, 11, inside) +
	looks;
export const hat = (cloth: string, band: string, bent = false): string =>
	shape(
		bent
			? "M-12-8C-8-18-6-26 4-34c6-2 12 2 16 8-6-2-9-1-10 2 2 5 3 10 3 16Z"
			: "M-12-8C-6-16-4-26 0-36 5-26 8-16 13-8Z",
		cloth,
	) +
	shape("M-22-6C-12-12 12-12 22-6 12 0-12 0-22-6Z", cloth) +
	line("M-11-10c7-2 15-2 22 0", band, 3);
export const helm = (metal: string, visor: string): string =>
	shape("M-13-9C-9-18 9-18 13-9V6c0 7-6 11-13 14C-7 17-13 13-13 6Z", metal) + visor;
export const beard = (colour: string, long = 24): string =>
	shape(`M-11 2C-12 14-6 ${long - 4} 0 ${long} 6 ${long - 4} 12 14 11 2 6 5-6 5-11 2Z`, colour);

export const skull = (bone: string, light = INK): string =>
	shape("M0-13c10 0 15 6 15 14 0 5-3 8-5 9v6h-20v-6c-2-1-5-4-5-9C-15-7-10-13 0-13Z", bone) +
	oval(-6, 1, 3.6, 4.4, INK) +
	oval(6, 1, 3.6, 4.4, INK) +
	(light === INK ? "" : glow(0, 1, 6, 1.8, light)) +
	flat("M0 5l2 4h-4Z", INK) +
	line("M-4 12v4M0 12v4M4 12v4", INK, 1.6);

export const crown = (metal: string): string => shape("M-14 6-17-9-8-2 0-14 8-2 17-9 14 6Z", metal);
export function halo(x: number, y: number, r = 12, fill = "#F2B33D"): string {
	const ry = round(r * 0.34);
	const ring = `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0`;
	return line(ring, INK, 6.4) + line(ring, fill, 2.6);
}

/** A dragon's head in profile that faces left, its neck at 0 0. */
export interface Head {
	horn?: string;
	skin?: string;
	eye?: string;
	/** The mouth is open. */
	jaw?: boolean;
	frill?: string;
}
export const dragonHead = (k: { a: string; x: string }, o: Head = {}): string =>
	shape("M-1-12 12-27c4 7 2 13-4 18Z", o.horn ?? "#F4EAD9") +
	shape(
		o.jaw
			? "M6 9C0 14-8 16-17 15l3-5C-9 8-16 4-25 3c-4-1-5-5-2-7 4-4 9-5 13-7 5-5 11-7 17-5 8 2 12 8 11 15Z"
			: "M6 9C-4 12-14 11-24 9c-4-1-5-5-3-8 3-3 8-4 12-6 5-6 12-9 18-7 8 2 12 8 11 15Z",
		o.skin ?? k.a,
	) +
	(o.jaw ? shape("M-16 4l2 4 3-3 3 4 3-3", "#fff", 1.4) : line("M-26 5c7 2 14 1 20-1", INK, 1.8)) +
	shape("M-6-6c3-3 6-3 9-2-1 4-5 5-9 2Z", o.eye ?? k.x, 1.6) +
	dot(-1, -6, 1.2) +
	dot(-23, 0, 1.1) +
	(o.frill ? shape("M8-10l9-3-2 7 7 2-6 5 3 6-9 1Z", o.frill) : "");

/** A dragon's face from the front. */
export const dragonFace = (skin: string, shade: string, snout: string, eye: string, horn: string): string =>
	both(
		shape("M40 30 15 19l8 12-12 5 12 6-4 10 21-6Z", shade) +
			line("M38 34 24 27M38 39l-16-2", snout, 1.8) +
			shape("M47 18C36 12 32 2 36-9c5 9 10 12 20 20Z", horn) +
			shape("M38 25C30 22 24 15 25 6c5 6 10 8 17 11Z", horn),
	) +
	shape("M60 10 74 14 85 25 83 38 75 45 74 58 66 70H54L46 58 45 45 37 38 35 25 46 14Z", skin) +
	flat("M60 12 74 16 83 26 70 34 60 28 50 34 37 26 46 16Z", shade, 0.55) +
	shape("M60 13l4 6-4 8-4-8ZM60 29l3 5-3 7-3-7Z", snout, 1.6) +
	slit(60, 38, 10, eye) +
	shape("M51 49l9-4 9 4 5 9-8 11H54l-8-11Z", snout) +
	line("M54 52l2 3M66 52l-2 3", INK, 3) +
	line("M47 59l6 3 4-2 3 2 3-2 4 2 6-3", INK, 2) +
	shape("M51 61l1.5 7 3-6ZM69 61l-1.5 7-3-6Z", "#fff", 1.4);

/** A horse's head and neck, facing left. */
export const horse = (skin: string, mane: string, shade: string): string =>
	shape("M86 82C92 62 84 38 66 24L63 9 54 19C43 26 33 42 25 54c-3 6 2 13 9 12 8-2 15-6 22-6-2 8-6 14-10 22Z", skin) +
	flat("M84 80c6-18 0-40-16-54 6 18 4 40-4 54Z", shade, 0.6) +
	shape("M63 9c24 4 38 32 35 73H84C92 62 84 38 66 24Z", mane) +
	line("M72 22c12 12 18 30 17 52", shade, 2) +
	oval(49, 37, 2.8, 3.6, INK) +
	dot(48, 36, 1, "#fff") +
	dot(30, 56, 1.4) +
	line("M33 62c4 0 7-1 9-3", INK, 1.8);
