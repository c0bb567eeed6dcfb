// A dragon from the waist up: the common base of all fancy dragons, without costume.
import { both, disc, dot, flat, GOLD, INK, line, oval, put, RED, shape, star, tube } from "./strokes";

/** Main, shade, belly and snout, inside of ears and wings, horns. */
const skin = (colours: string) => {
	const [a = "", b = "", c = "", i = "", h = ""] = colours.split(" ").map((colour) => `#${colour}`);
	return { a, b, c, i, h };
};
export const SKIN = {
	gold: skin("F0B93A C98A22 FFF0C2 FFDD86 FFF6DF"),
	violet: skin("8E5CC8 6B3EA2 EEDFFA C49BEB F3D9A2"),
	plum: skin("6D4A9E 4C2F78 E3D5F2 A585CF F2B33D"),
	blue: skin("4E7FD0 355FA8 DDE9FA 97B9EE F4E6C0"),
	night: skin("3D4B8C 2A3468 CBD3F0 7C8BCB FFE27A"),
	pink: skin("EE8FB4 CB6490 FFE3EE F9BDD4 FFF4DC"),
	rose: skin("E0607C B63F5B FFDCE2 F29CAE FFF0D8"),
	red: skin("D2564A A93A34 FAD0B6 F39C86 F3D9A2"),
	orange: skin("EA8A3C C2661F FFE3C4 F8B982 5A2F35"),
	teal: skin("46B5AC 2C8A82 DDF5F0 93DCD4 FFE9C9"),
	aqua: skin("63C9DA 3A9FB4 E2F8FA A9E9F1 BDF1F7"),
	green: skin("5FB67B 3E905B E1F4DA A4DCA9 9A6B43"),
	lime: skin("9CC24E 749430 F0F6CF C7DE8E 5F8B2E"),
	olive: skin("8A9A52 66753A EDF0CF BAC78A 7A5636"),
	sand: skin("DDB06A B5864A FBEBCB EECF9C 7A5636"),
	brown: skin("A8744A 7D5231 F3DFC4 D2A77F F4E6C0"),
	slate: skin("6B7C98 4B5A75 DCE3EE 9EADC6 D3DBE8"),
	coal: skin("463B57 2D2440 8B7CA3 6A5C80 2D2440"),
	cream: skin("F1DDB8 CDB288 FFF9EC FBEFD6 C98A50"),
	grey: skin("A9A3B8 827B95 F0EDF5 CBC6D8 F4E6C0"),
};
export const EAR = {
	fin: "M26 48C16 38 5 36-2 41c1 7 4 11 9 13-4 2-6 6-6 10 8 6 17 6 25 3Z",
	jag: "M25 48 8 36l2 11-9 2 7 8-5 8 20 4Z",
	box: "M25 48 6 42 4 60l6 10 15-2Z",
	flop: "M26 46C12 44 0 54 1 72c1 7 7 9 11 4 4-6 6-9 14-10Z",
	gem: "M26 48 10 34 2 52l8 17 15-2Z",
	leaf: "M26 50C20 36 8 32-1 36c0 15 8 27 25 30Z",
	bat: "M26 46 4 22c-4 10-3 20 2 26-4 2-6 5-6 9 8 6 16 8 26 8Z",
	wee: "M25 50c-6-6-13-8-18-5 0 9 6 15 16 17Z",
};
const RAM = "M38 34C22 36 10 27 10 11c6 7 13 8 20 9 6 1 10 4 13 8Z";
export const HORN = {
	ram: (h: string) => both(shape(RAM, h)),
	bull: (h: string) => both(shape("M34 32C22 26 20 12 30 5c0 8 6 12 14 18Z", h)),
	post: (h: string) => both(shape("M31 32 22 6l9-3 14 22Z", h)),
	curl: (h: string) => both(shape("M37 29C25 31 15 24 16 13 17 5 27 3 30 9c2 5-3 8-6 6 2 6 11 4 20 6Z", h)),
	shard: (h: string) => both(shape("M29 36 17 14l9-9 10 6 8 16Z", h)),
	antler: (h: string) => both(tube("M40 26C34 20 31 13 31 2M33 14c-6 0-11-3-13-9M36 20c-7 2-13 1-18-3", 4, h)),
	nub: (h: string) => both(shape("M34 30c-4-6-4-12 0-16 5 2 9 6 11 11Z", h)),
	tall: (h: string) => both(shape("M38 30C28 20 26 4 34-10c2 14 8 22 14 34Z", h)),
	odd: (h: string) => shape(RAM, h) + shape("M86 30c4-6 4-12 0-16-5 2-9 6-11 11Z", h),
	none: () => "",
};
export const HEAD =
	"M60 22C86 22 101 38 101 60c0 8-3 14-7 19-7 10-19 15-34 15S33 89 26 79c-4-5-7-11-7-19C19 38 34 22 60 22Z";

const open = (x: number): string =>
	`<ellipse cx="${x}" cy="57" rx="7.5" ry="9.5" fill="${INK}" stroke="none"/>${dot(x - 2, 53, 3, "#fff")}${dot(x + 3, 61, 1.6, "#fff", 0.8)}`;
const shut = (x: number): string => line(`M${x - 8} 60c3-9 13-9 16 0`, INK, 4);
const starry = (x: number): string => put(x, 57, 1, 0, star(5, 11, 5, GOLD, 2.4));
const EYES = {
	calm: () => open(42) + open(78),
	fired: () => open(42) + open(78) + both(line("M32 46l14 3", INK, 3.5)),
	happy: () => shut(42) + shut(78),
	wink: () => open(42) + shut(78),
	asleep: () => both(line("M34 58c4 5 12 5 16 0", INK, 3.5)),
	wide: () => both(disc(42, 56, 11, "#fff") + dot(43, 57, 3.4)),
	dizzy: () => both(line("M42 56c2-3 6 0 4 4-3 5-12 3-12-4 0-9 12-12 17-5", INK, 3)),
	stars: () => starry(42) + starry(78),
	half: (lid: string) => open(42) + open(78) + both(flat("M32 45h20v11H32Z", lid) + line("M33 56h18", INK, 3.4)),
	love: () => both(shape("M42 66c-12-8-9-17-3-16 2 0 3 2 3 3 0-1 1-3 3-3 6-1 9 8-3 16Z", RED, 2.4)),
};
const MOUTH = {
	smile: line("M46 80c7 7 21 7 28 0") + shape("M49 82l3 5 2.5-3.5Z", "#fff", 1.5),
	grin:
		shape("M45 78c6 2 24 2 30 0-1 13-29 13-30 0Z", "#7A2430") +
		flat("M48 80c6 1 18 1 24 0l-1 3c-6 1-16 1-22 0Z", "#fff"),
	oh: oval(60, 83, 4, 4.5, "#7A2430"),
	flat: line("M50 82h20"),
	wob: line("M46 82c3-4 5-4 7 0s5 4 7 0 5-4 7 0 5 4 7 0"),
	smirk: line("M48 82c8 4 18 3 25-3"),
	none: "",
};
export type Mood = keyof typeof EYES;

/** One dragon. At least two of hat, wear and prop are its own. */
export interface Dragon {
	skin: keyof typeof SKIN;
	ear?: keyof typeof EAR;
	horn?: keyof typeof HORN;
	hornColour?: string;
	/** Custom horns. */
	horns?: string;
	eyes?: Mood;
	mouth?: keyof typeof MOUTH;
	/** In order: behind everything; on the chest; on the skin; before the eyes; on the head; before the paws. */
	back?: string;
	wear?: string;
	mark?: string;
	glass?: string;
	hat?: string;
	prop?: string;
	/** The colour of its wings, if not the skin's. */
	wing?: string;
	fat?: boolean;
}

const SHADE = "M100 60c0 8-3 14-7 19-7 9-19 14-33 14S33 88 27 79c-2-3-4-6-5-9 9 9 23 14 40 14 16 0 30-6 38-16Z";
const WING = "M30 108C10 106-8 92-14 68c9 3 14 3 20 0 1 8 5 11 12 12 0 7 5 11 14 13Z";

export function bust(o: Dragon, mood?: Mood): string {
	const k = SKIN[o.skin];
	const w = o.fat ? 14 : 0;
	const head =
		shape(HEAD, k.a) +
		flat(SHADE, k.b, 0.55) +
		`<path d="M36 36c5-6 12-8 20-8" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5"/>`;
	return [
		o.back,
		both(shape(WING, o.wing ?? k.i) + line("M28 104C14 98 2 88-4 76M24 98c-4-5-6-10-6-15", k.b, 2.2)),
		shape(`M60 84c${26 + w} 0 ${36 + w} 20 ${38 + w} 50H${22 - w}c2-30 12-50 38-50Z`, k.a),
		oval(60, 122, 20 + w, 24, k.c),
		o.wear,
		both(shape(EAR[o.ear ?? "fin"], k.a) + put(14, 55, 1, 0, line("M8-2C4-6 0-8-5-8", k.b, 2.4))),
		o.horns ?? HORN[o.horn ?? "nub"](o.hornColour ?? k.h),
		o.fat ? `<g transform="translate(-10.8 0) scale(1.18 1)">${head}</g>` : head,
		dot(28, 70, 6, "#FF7A6B", 0.35) + dot(92, 70, 6, "#FF7A6B", 0.35),
		o.mark,
		`<ellipse cx="60" cy="77" rx="26" ry="15.5" fill="${k.c}" stroke="none"/>`,
		EYES[mood ?? o.eyes ?? "calm"](k.a),
		o.glass,
		line("M52 70c1-1.6 3-1.6 4 0M64 70c1-1.6 3-1.6 4 0"),
		MOUTH[o.mouth ?? "smile"],
		o.hat,
		both(shape("M26 112c3-7 12-9 17-3 4 6 0 13-8 14-6 1-11-4-9-11Z", k.a)),
		o.prop,
	].join("");
}
