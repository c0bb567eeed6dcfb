// What rises from the fountain: a picture for each of its cards, by id. A house card shows only the water.
import {
	both,
	disc,
	dot,
	each,
	flat,
	INK,
	line,
	oval,
	picture,
	put,
	shape,
	star,
	tube,
	twinkle,
} from "../../goods/fancies/strokes";

const STEM = "#4E7A34";
const LEAF = "#5FB67B";
const basin =
	shape("M12 78h96c-2 12-18 20-30 21v7H42v-7C30 98 14 90 12 78Z", "#8FC4CC") +
	oval(60, 78, 48, 9, "#DFF3F6") +
	line("M28 79c6 3 12 3 18 0M72 80c6 3 12 3 18 0", "#8FC4CC", 2.6);
const jets =
	line("M60 76V40M60 44C50 30 34 34 32 52M60 44c10-14 26-10 28 8", "#63B6C6", 6) +
	each(
		[
			[30, 62],
			[90, 62],
			[44, 58],
			[76, 58],
		],
		(x, y) => dot(x, y, 3, "#63B6C6"),
	);
const ear = each(
	[
		[0, 0],
		[0, -11],
		[0, -22],
	],
	(x, y) => oval(x - 5, y, 4, 6.5, "#F4BE2E", -28) + oval(x + 5, y, 4, 6.5, "#F4BE2E", 28),
);
const clover = each([[0], [90], [180], [270]], (turn) =>
	put(0, 0, 1, turn, shape("M0 0C-12-4-12-16-4-16-1-16 0-13 0-12c0-1 1-4 4-4 8 0 8 12-4 16Z", LEAF, 2.4)),
);

const RISING: Record<string, string> = {
	"F-B":
		both(
			line("M22 78C16 56 14 44 14 34", INK, 6) +
				line("M22 78C16 56 14 44 14 34", "#C98A22", 2.4) +
				put(14, 34, 0.9, -6, ear),
		) +
		shape("M24 72C16 40 36 20 60 20s44 20 36 52c-18 10-54 10-72 0Z", "#D9953A") +
		flat("M24 70c-1-5-1-9 0-13 16 10 56 10 72 0 1 4 1 8 0 13-18 9-54 9-72 0Z", "#A9682A", 0.5) +
		line("M42 30c6 7 8 15 8 26M60 25v31M78 30c-6 7-8 15-8 26", "#FCE6B0", 5) +
		line("M36 40c2-5 4-8 7-10", "#fff", 3),
	"F-C":
		each([[0], [60], [120]], (turn) =>
			put(
				60,
				40,
				1,
				turn,
				line("M0-38V38M-8-30 0-22 8-30M-8 30 0 22 8 30", INK, 8) +
					line("M0-38V38M-8-30 0-22 8-30M-8 30 0 22 8 30", "#86DBE8", 3.6),
			),
		) +
		put(60, 40, 1, 30, star(6, 24, 12, "#BDF1F7")) +
		put(60, 40, 1, 0, star(6, 12, 6, "#fff", 2)) +
		twinkle(20, 20, 0.9) +
		twinkle(102, 26, 0.8) +
		twinkle(96, 64, 0.6),
	"F-M":
		line("M12 70 108 12", INK, 7) +
		line("M12 70 108 12", "#D3DBE8", 3) +
		disc(10, 71, 5, "#F2B33D") +
		put(
			32,
			58,
			1,
			-31,
			shape("M-10-15h18c4 10 4 20 0 30h-18c-4-10-4-20 0-30Z", "#AD2A2A") + line("M-3-9c-1 6-1 12 0 18", "#F39C86", 3),
		) +
		put(50, 47, 1, -31, shape("M-6-15c8-3 12 3 12 15s-4 18-12 15c-4-10-4-20 0-30Z", "#48A06A")) +
		put(
			68,
			36,
			1,
			-31,
			shape("M-10-15h18c4 10 4 20 0 30h-18c-4-10-4-20 0-30Z", "#AD2A2A") + line("M-3-9c-1 6-1 12 0 18", "#F39C86", 3),
		) +
		put(86, 25, 1, -31, oval(0, 0, 7, 14, "#F4E6C0") + line("M2-8c2 5 2 11 0 16", "#C9A46A", 2.4)) +
		line("M34 26c-4-5 4-8 0-14M50 20c-4-5 4-8 0-14M96 58c-4-5 4-8 0-14", "#B9A0A0", 3),
	"F-I":
		shape("M34 72C10 50 16 4 60 4s50 46 26 68l-16-10C84 46 80 22 60 22S36 46 50 62Z", "#6B7C98") +
		each(
			[
				[30, 48],
				[30, 28],
				[44, 14],
				[76, 14],
				[90, 28],
				[90, 48],
			],
			(x, y) => dot(x, y, 3),
		) +
		line("M26 40c0-12 4-20 12-26", "#D3DBE8", 3) +
		put(60, 46, 1, 20, clover) +
		line("M62 52c2 8 4 12 2 20", INK, 6) +
		line("M62 52c2 8 4 12 2 20", STEM, 2.6),
	"F-O":
		tube("M60 36C46 26 74 18 60 4M42 34c-10-8 8-14-2-26M78 34c10-8-8-14 2-26", 4, "#F3ECFA") +
		shape("M50 34h20v10c14 4 20 14 18 24-2 8-10 12-28 12S34 76 32 68c-2-10 4-20 18-24Z", "#EEF6FA") +
		flat("M34 58c16 6 36-6 52 0 3 6 3 12-2 16-10 6-38 6-48 0-5-4-5-10-2-16Z", "#9350C0") +
		shape("M46 30h28v6H46Z", "#8A5A3B") +
		disc(50, 66, 3.4, "#ECDDF5", 2) +
		disc(66, 70, 2.6, "#ECDDF5", 2) +
		disc(72, 62, 2, "#ECDDF5", 1.6) +
		line("M42 54c2-3 4-5 7-6", "#fff", 3.4),
	"F-P":
		line("M52 80C50 62 52 54 60 46", INK, 9) +
		line("M52 80C50 62 52 54 60 46", STEM, 4) +
		shape("M58 50C36 34 44 6 98 2c6 42-14 62-40 48Z", LEAF) +
		line("M58 50C68 36 78 24 90 12M68 38l-4-14M78 27l-2-12M68 39l18 2M78 27l14-2", STEM, 2.6) +
		shape("M52 66C40 70 28 64 22 50c16-4 28 2 30 16Z", LEAF) +
		line("M50 64C42 60 36 57 28 54", STEM, 2.4),
};

/** Every card with a picture of its own. */
export const drawn = (): string[] => Object.keys(RISING);
export const fountainPicture = (id: string): string =>
	picture("0 -14 120 122", "meet", "", (RISING[id] ?? jets) + basin);
