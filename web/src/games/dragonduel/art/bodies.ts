// Bodies that several creatures share: people, golems, slimes, flying dragons.

import type { Tones } from "./elements";
import { dragonHead, type Head } from "./faces";
import { disc, flat, line, put, round, SKIN, shape, tube } from "./strokes";

type Point = readonly [x: number, y: number];
/** A person from the waist up. */
export interface Person {
	coat: string;
	skin?: string;
	sleeve?: string;
	glove?: string;
	x?: number;
	/** Half the width, the height of the shoulders, the thickness of the arms and the size of the hands. */
	w?: number;
	y?: number;
	arm?: number;
	fist?: number;
	/** Hands, elbows, and the things in the hands. */
	left?: Point;
	right?: Point;
	leftElbow?: Point;
	rightElbow?: Point;
	inLeft?: string;
	inRight?: string;
	back?: string;
	chest?: string;
	head?: string;
}
export function person(o: Person): string {
	const { x = 60, w = 20, y = 44, coat } = o;
	const limb = (side: 1 | -1, hand?: Point, elbow?: Point, held = "") => {
		if (!hand) return "";
		const bend = elbow ?? [x + side * (w + 8), hand[1] < y ? round((y + hand[1]) / 2 + 10) : y + 24];
		const path = `M${x + side * (w - 5)} ${y + 9}Q${bend.join(" ")} ${hand.join(" ")}`;
		return (
			held +
			tube(path, o.arm ?? 6.5, o.sleeve ?? coat) +
			disc(hand[0], hand[1], o.fist ?? 4.6, o.glove ?? o.skin ?? SKIN)
		);
	};
	return (
		(o.back ?? "") +
		shape(
			`M${x - w - 1} 84C${x - w - 3} ${y + 9} ${x - w + 7} ${y} ${x} ${y}S${x + w + 3} ${y + 9} ${x + w + 1} 84Z`,
			coat,
		) +
		(o.chest ?? "") +
		(o.head ?? "") +
		limb(-1, o.left, o.leftElbow, o.inLeft) +
		limb(1, o.right, o.rightElbow, o.inRight)
	);
}

export const slime = (k: Tones): string =>
	shape("M24 73c-6-9-2-19 7-21 1-18 14-31 29-31s28 13 29 31c9 2 13 12 7 21-10 4-62 4-72 0Z", k.a) +
	flat("M24 72c-3-5-3-9-1-13 16 8 58 8 74 0 2 4 2 8-1 13-10 3-62 3-72 0Z", k.b, 0.45) +
	line("M41 39c3-6 7-9 13-11", "#fff", 3.4, 0.85);

/** A flying dragon that faces left. */
export interface Drake extends Head {
	tip?: string;
	belly?: string;
}
export const drake = (k: Tones, wing: string, o: Drake = {}): string =>
	put(60, 40, 0.84, -20, wing) +
	tube("M64 60C80 74 100 74 108 58", 5, k.a) +
	shape("M108 48l5 11-11 3Z", o.tip ?? k.b) +
	shape("M46 44c10-8 26-4 30 8 2 10-6 18-18 16-10-2-18-14-12-24Z", k.a) +
	line("M50 50c4 8 8 12 14 14", o.belly ?? k.l, 5) +
	tube("M54 64l-4 9M68 66l2 8", 4, k.a) +
	tube("M50 48C42 40 40 32 44 26", 10, k.a) +
	put(44, 24, 1, 0, dragonHead(k, o)) +
	put(66, 50, 1, 12, wing);
