// The contents of the shop windows, by shop id, around 0 0: a box of 64 by 42.
import {
	both,
	disc,
	dot,
	each,
	flat,
	GOLD,
	INK,
	line,
	oval,
	put,
	RED,
	STEEL,
	shape,
	star,
	tube,
	twinkle,
	WHITE,
	WOOD,
} from "../../goods/fancies/strokes";

const BREAD = "#D9953A";
const CRUST = "#FCE6B0";
const LEAF = "#5FB67B";
const FLAME = "#F08A2B";

const flame =
	shape("M0 12C-9 12-11 4-7-2c1 3 3 4 4 4-2-7 1-12 5-16 0 8 9 10 8 18C9 9 6 12 0 12Z", FLAME, 2.4) +
	flat("M0 10C-5 10-5 5-2 1c1 2 2 2 3 2 0-3 1-5 2-6 1 4 4 5 3 8-1 3-3 5-6 5Z", "#FFE27A");
const leaf = shape("M0 0C-10-3-12-12-6-20 4-16 6-8 0 0Z", LEAF, 2.4) + line("M0 0-4-11", INK, 1.6);
const bottle = (glass: string) =>
	shape("M-4-18h8v9c7 3 10 8 10 14 0 9-6 13-14 13S-14 14-14 5c0-6 3-11 10-14Z", "#EEF6FA", 2.6) +
	flat("M-12 4c8 4 16-4 24 0 2 8-4 12-12 12S-14 12-12 4Z", glass) +
	shape("M-6-22H6v5H-6Z", WOOD, 2.2);
const die = (pips: [number, number][]) =>
	shape("M-12-12h24v24h-24Z", WHITE, 2.6) + each(pips, (x, y) => dot(x, y, 2.6));
const coin = disc(0, 0, 7, GOLD, 2.4) + line("M0-3v6", "#8A5A10", 2.4);
const mug = (x: number) =>
	put(
		x,
		0,
		1,
		0,
		line("M9-4c12-2 12 16 0 14", INK, 6) +
			line("M9-4c12-2 12 16 0 14", STEEL, 2) +
			shape("M-11-10h20v28h-20Z", "#C98A3A") +
			line("M-6-4v18M2-4v18", "#8A5A3B", 2) +
			shape("M-14-8c-3-8 5-10 7-7 2-6 10-5 10 0 6-2 10 2 8 7-2 5-6 1-8 4s-5 1-7-1-7 3-10-3Z", WHITE, 2.4),
	);
const stone = (x: number, w: number) => shape(`M${x} 18v-26h${w}v26Z`, "#B9B4C6", 2.6);
const pizza =
	shape("M-24-14C-8-20 8-20 24-14L0 20Z", "#F4BE2E") +
	shape("M-26-12C-8-20 8-20 26-12l-2-6C8-26-8-26-24-18Z", BREAD, 2.4) +
	each(
		[
			[-8, -8],
			[7, -6],
			[-1, 4],
		],
		(x, y) => disc(x, y, 4, RED, 2),
	) +
	disc(1, -13, 2, LEAF, 1.4);

export const WINDOWS: Record<string, string> = {
	// the six that start every game
	"ST-BR":
		shape("M-28 16C-30 0-20-8-8-8S14 0 12 16c-12 4-28 4-40 0Z", BREAD) +
		line("M-20 4c2-3 4-5 7-6M-8 2v-6M2 4c0-3-1-5-3-7", CRUST, 3) +
		put(
			17,
			3,
			1,
			8,
			shape("M0-19 16-9v18L0 19-16 9V-9Z", "#D2564A") +
				shape("M0-11 10 6h-20Z", WHITE, 2) +
				line("M0-19v8M-16-9l6 15M16-9 10 6M-16 9l6-3M16 9l-6-3M0 19V6", INK, 1.8),
		),
	"ST-ME":
		shape("M0-20c12 0 14 12 15 22 1 7 6 8 6 13h-42c0-5 5-6 6-13 1-10 3-22 15-22Z", GOLD) +
		line("M-8-8c1-4 3-6 6-7", "#fff", 3) +
		disc(0, 17, 5, "#AD2A2A") +
		line("M-28-8c-3 5-3 11 0 16M28-8c3 5 3 11 0 16", INK, 3) +
		line("M-15 6h30", "#C98A22", 3),
	"ST-IR":
		shape("M-28-4h44c-2 8-8 12-16 12v5h10v7h-32v-7h10V8c-8 0-14-4-16-12Z", "#4B5A75") +
		put(12, -8, 1, 34, line("M0 0v22", INK, 7) + line("M0 0v22", WOOD, 3) + shape("M-12-10h24V2h-24Z", STEEL)) +
		line("M-10-10l-4-6M-2-12v-7", GOLD, 3),
	"ST-PO":
		put(-18, 4, 0.8, 0, bottle("#E0457F")) + put(18, 4, 0.8, 0, bottle("#3FCFA0")) + put(0, 0, 1, 0, bottle("#9350C0")),
	"ST-CR":
		line("M-6-6C-20-10-26 0-20 6s14 0 10-4", INK, 7) +
		line("M-6-6C-20-10-26 0-20 6s14 0 10-4", "#86DBE8", 3) +
		shape("M-8 14-4-6c4-8 14-12 20-8l10 4c2 4-2 8-8 8h-6l2 16Z", "#BDF1F7") +
		line("M-4-6l10 6-2 14M6 0l10-14M6 0l8 2", INK, 1.8) +
		dot(17, -8, 2) +
		twinkle(-22, -14, 0.7) +
		line("M-12 16h30", INK, 3.4),
	"ST-PL":
		shape("M-13 4h26l-4 16H-9Z", "#C46A3C") +
		shape("M-16 0h32v6h-32Z", "#C46A3C") +
		line("M0 0v-10", "#4E7A34", 4) +
		put(0, -6, 1, -38, leaf) +
		put(0, -6, 1, 74, leaf) +
		disc(0, -14, 5, "#F7A8C4", 2.2) +
		dot(0, -14, 2, GOLD) +
		put(-24, 18, 0.6, 0, leaf) +
		put(26, 18, 0.6, 20, leaf),
	// the others
	S01:
		shape("M-28 18-20-8h40l8 26Z", "#EE8FB4") +
		shape("M-10 18-7-8H7l3 26Z", "#FFE27A") +
		shape("M-24-8 0-22 24-8Z", "#8E5CC8") +
		line("M0-22v-4") +
		dot(0, -26, 3, RED) +
		shape("M-6 18c0-10 12-10 12 0Z", INK, 1),
	S02:
		put(
			0,
			2,
			1.1,
			0,
			shape("M-5-20H5v8l6 6v24h-22V-6l6-6Z", "#BDE9C8") +
				shape("M-11-1h22v12h-22Z", WHITE, 2.2) +
				shape("M-7-24H7v5H-7Z", WOOD, 2.2) +
				line("M-6 5c3-5 6 5 12 0", "#5FB67B", 3),
		) +
		disc(24, -8, 3.4, "#BDE9C8", 2) +
		disc(20, -18, 2.4, "#BDE9C8", 2) +
		put(-24, 16, 0.7, -10, leaf),
	S03:
		shape("M-28 18V0h6v6h44v-10h6v22h-6v-4h-44v4Z", WOOD) +
		shape("M-22 2c4-8 12-8 14 0v6h-14Z", WHITE, 2.4) +
		shape("M-8 8C-8-2 20-4 22 6v4H-8Z", "#9EADC6") +
		tube("M16 6c12 0 12-14 4-14", 4, LEAF) +
		shape("M18-12l4-6 4 8Z", LEAF, 2) +
		line("M-18-12h6l-6 7h6M-8-20h4l-4 5h4", "#7C8BCB", 2.4),
	S04:
		[-16, 0, 16]
			.map((x) =>
				put(
					x,
					x ? 4 : 0,
					1,
					0,
					shape("M-3-18c4-2 6 2 5 7-1 5 5 9 5 17 0 6-2 10-4 12h-7c-2-2-4-6-4-12 0-8 6-12 5-17Z", WHITE, 2.6) +
						line("M-4-8h7M-4-5h7", RED, 2.4),
				),
			)
			.join("") +
		disc(24, 12, 8, "#4B5A75") +
		dot(22, 9, 1.4, "#fff") +
		dot(26, 9, 1.4, "#fff"),
	S05:
		shape("M-28-8 0-22 28-8Z", "#D3DBE8") +
		line("M-20-6v18M-7-6v18M7-6v18M20-6v18", INK, 8) +
		line("M-20-6v18M-7-6v18M7-6v18M20-6v18", WHITE, 3.6) +
		shape("M-30 12h60v7h-60Z", "#D3DBE8") +
		put(0, -13, 0.6, 0, coin) +
		put(-24, 14, 0.7, 0, coin) +
		put(-14, 17, 0.7, 0, coin),
	S06:
		shape("M-26 4h52v15h-52Z", "#F7DDA4") +
		shape("M-17-8h34V6h-34Z", "#F7A8C4") +
		line("M-26 8q6 7 12 0t13 0 13 0 14 0M-17-3q5 6 11 0t11 0 12 0", WHITE, 4) +
		line("M-8-8v-9M8-8v-9M0-8v-9", INK, 5) +
		line("M-8-8v-9M8-8v-9M0-8v-9", "#86DBE8", 2) +
		each(
			[
				[-8, -21],
				[0, -21],
				[8, -21],
			],
			(x, y) => disc(x, y, 2.6, FLAME, 1.4),
		),
	S07:
		line("M0 18V2", INK, 12) +
		line("M0 18V2", GOLD, 6) +
		shape("M-14 0h28l-5 9H-9Z", GOLD) +
		put(0, -6, 1.25, 0, flame) +
		line("M-22-14l-6-4M22-14l6-4M-26 0h-5M26 0h5", FLAME, 3),
	S08:
		mug(-14) +
		put(
			14,
			0,
			1,
			0,
			shape("M0-20 14-11V7L0 16-14 7v-18Z", "#48A06A") +
				shape("M0-12 8 2H-8Z", WHITE, 1.8) +
				line("M0-20v8M-14-11-8 2M14-11 8 2M0 16V2", INK, 1.6),
		),
	S09:
		put(0, -2, 1.5, 0, flame) +
		[-1, 1]
			.map((side) =>
				put(
					side * 20,
					4,
					1,
					side * 14,
					line("M0 18v-40", INK, 5) +
						line("M0 18v-40", STEEL, 2) +
						each(
							[
								[0, -16],
								[0, -5],
								[0, 6],
							],
							(x, y) => oval(x, y, 7, 5, "#AD2A2A"),
						),
				),
			)
			.join(""),
	S10:
		oval(0, 12, 30, 8, WHITE) +
		oval(0, 11, 20, 4.5, "#D3DBE8") +
		shape("M-16 10c-2-18 4-28 16-28s18 10 16 28c-8 4-24 4-32 0Z", STEEL) +
		flat("M-10-4H10v5H-10Z", INK) +
		line("M0-16V8M-6 3v5M6 3v5", INK, 2) +
		shape("M0-18c2-8 14-8 16-2-4 0-7 1-9 4Z", RED, 2.4),
	S11:
		shape("M-16-14h32c6 10 6 22 0 32h-32c-6-10-6-22 0-32Z", WOOD) +
		line("M-18-6h36M-18 10h36", STEEL, 4) +
		line("M-6-14v32M6-14v32", INK, 1.6) +
		line("M16 4h8v6", INK, 4) +
		disc(26, 16, 2.6, "#9350C0", 1.6) +
		star(5, 7, 3, "#7FE0B4", 2) +
		put(-24, -14, 1, 0, line("M0 0V-12l8-3v11", INK, 2.6) + dot(-2, 0, 3) + dot(6, -3, 3)),
	S12:
		shape("M-17 2C-14-14-4-26 2-26S14-10 17 2C6-2-6-2-17 2Z", RED) +
		disc(0, 3, 6, "#F3C9A0", 2.2) +
		shape("M-15 0C-16 12-8 20 0 20S16 12 15 0C8 6-8 6-15 0Z", WHITE) +
		dot(-5, -1, 1.6) +
		dot(5, -1, 1.6) +
		put(
			24,
			4,
			0.8,
			14,
			line("M0 16v-22", INK, 6) + line("M0 16v-22", WOOD, 2.4) + shape("M-10-14H10v9h-20Z", STEEL, 2.4),
		),
	S13:
		shape("M-24-2h48v20h-48Z", WOOD) +
		shape("M-24-2c0-18 48-18 48 0Z", WOOD) +
		line("M-24-2h48", GOLD, 5) +
		shape("M-5-5H5V6H-5Z", GOLD, 2.2) +
		disc(-12, -10, 7, "#E9B25E", 2.4) +
		shape("M-18-12c0-7 12-7 12 0-2 4-4 0-6 2s-4 1-6-2Z", "#F7A8C4", 2) +
		disc(9, -11, 6, BREAD, 2.4) +
		each(
			[
				[7, -13],
				[11, -9],
				[10, -14],
			],
			(x, y) => dot(x, y, 1.4, "#5A2F20"),
		),
	S14:
		stone(-26, 11) +
		stone(-5, 11) +
		stone(15, 11) +
		shape("M-30-16h60v9h-60Z", "#CFCBD8", 2.6) +
		[-24, 22].map((x) => disc(x, 16, 7, LEAF, 2.4)).join("") +
		disc(0, 18, 6, "#7FB85A", 2.4),
	S15:
		shape("M-28 10C-26-10-10-18 0-18s26 8 28 28c-6 4-10 0-12-6-4-8-10-10-16-10s-12 2-16 10c-2 6-6 10-12 6Z", BREAD) +
		line("M-20-6l7 8M-8-15l3 11M8-15 5-4M20-6l-7 8", "#A9682A", 3) +
		shape("M-5 16c-6-4-8-8-4-10 2-1 4 1 5 3 1-2 3-4 5-3 4 2 2 6-6 10Z", RED, 2),
	S16:
		put(
			-14,
			2,
			1,
			0,
			shape("M-14-10c0-8 28-8 28 0v6c-4-4-8 4-14 0-6 4-10-4-14 0Z", RED) +
				shape("M-14 14c0 6 28 6 28 0V6c-4 4-8-4-14 0-6-4-10 4-14 0Z", RED) +
				shape("M-12-4l3 5 3-5ZM-2-4l3 5 3-5ZM8-4l2 5 3-5ZM-9 7l3-5 3 5ZM3 7l3-5 3 5Z", WHITE, 1.4),
		) +
		put(
			16,
			4,
			1,
			0,
			oval(0, 7, 10, 8, WOOD) +
				each(
					[
						[-11, -4],
						[-4, -11],
						[5, -11],
						[12, -4],
					],
					(x, y) => oval(x, y, 3.6, 4.6, WOOD),
				),
		),
	S17:
		shape(
			"M0-22c9 0 14 5 15 9 5 2 6 8 3 12 2 5-1 11-6 11-4 6-20 6-24 0-5 0-8-6-6-11-3-4-2-10 3-12 1-4 6-9 15-9Z",
			GOLD,
		) +
		line("M-14-11c9 3 19 3 28 0M-17 0c11 4 23 4 34 0", INK, 2) +
		oval(0, 7, 4, 4.6, INK) +
		put(
			25,
			-10,
			0.8,
			0,
			oval(-3, -6, 3, 5, "#EAF6FF", -25) +
				oval(4, -6, 3, 5, "#EAF6FF", 25) +
				oval(0, 0, 8, 5.5, GOLD) +
				line("M-2-5v10M3-5v9", INK, 2.4),
		) +
		put(-26, 10, 1, 0, shape("M-4-8h8V8h-8Z", CRUST, 2.4) + line("M0-8v-4", INK, 2) + disc(0, -13, 2.4, FLAME, 1.4)),
	S18:
		shape("M0-12c24-6 30 10 26 20-4 12-16 12-26 10-10 2-22 2-26-10-4-10 2-26 26-20Z", FLAME) +
		line("M-10-11c-6 8-6 20 0 28M10-11c6 8 6 20 0 28M0-12v30", "#C2661F", 2.6) +
		line("M0-12c0-6 2-8 7-9", INK, 8) +
		line("M0-12c0-6 2-8 7-9", "#4E7A34", 4) +
		put(4, -14, 0.7, 70, leaf),
	S19:
		put(-8, 2, 1, -8, pizza) +
		put(
			16,
			-4,
			0.9,
			10,
			shape("M-12 2C-6-6-4-14 2-24 5-14 8-6 13 2Z", "#4C2F78") +
				shape("M-20 4C-12-2 12-2 20 4 12 10-12 10-20 4Z", "#4C2F78") +
				line("M-10 0c6-2 14-2 21 0", GOLD, 3),
		),
	S20:
		disc(0, -2, 15, "#9CC24E") +
		both(shape("M-14-6c-7-4-10-2-10 4l8 4Z", "#9CC24E", 2.4), 0) +
		shape("M-10 6C-10 18-4 22 0 24 4 22 10 18 10 6 4 10-4 10-10 6Z", WHITE, 2.4) +
		both(disc(-6, -4, 5, "#fff", 2) + dot(-6, -4, 1.8), 0) +
		line("M-1-4h2", INK, 2) +
		put(-2, -15, 0.8, 16, leaf) +
		put(24, 16, 0.9, 6, leaf) +
		put(-22, 18, 0.7, -10, leaf),
	S21:
		shape("M0-22c8 5 14 6 20 6 0 18-5 28-20 36-15-8-20-18-20-36 6 0 12-1 20-6Z", "#6B7C98") +
		put(
			0,
			-1,
			0.85,
			-8,
			die([
				[-6, -6],
				[6, 6],
				[0, 0],
				[6, -6],
				[-6, 6],
			]),
		) +
		line("M-28 4l-4 3M28 4l4 3", INK, 3),
	S22:
		shape("M-26-12h52v30h-52Z", "#F8EEDF") +
		line("M-26-12 0 6l26-18M-26 18-8 1M26 18 8 1", INK, 2.4) +
		disc(0, 6, 7, RED, 2.4) +
		flat("M-3 5l2 3 4-5", WHITE) +
		line("M-34-4h-5M-34 4h-8M-34 12h-5", INK, 2.4),
	S23:
		shape("M-26-10h16v28h-16Z", WOOD, 2.4) +
		shape("M-24-4h12v16h-12Z", "#E0607C", 2.4) +
		line("M-24 0h12M-24 4h12M-24 8h12", "#B63F5B", 1.8) +
		disc(10, 4, 14, "#63C9DA") +
		each(
			[
				[6, 0],
				[14, 0],
				[6, 8],
				[14, 8],
			],
			(x, y) => dot(x, y, 2.4),
		) +
		disc(10, 4, 9, "none", 1.8) +
		line("M28-20-2 18", INK, 4.4) +
		line("M28-20-2 18", STEEL, 1.8) +
		line("M-12 0C-2-16 14-26 27-19", "#E0607C", 2),
	S24:
		shape("M-28 8c4-6 52-6 56 0-2 8-14 12-28 12S-26 16-28 8Z", "#8B8FA3") +
		oval(0, 8, 22, 6, "#BDE3F2") +
		tube("M-12 2c-8-6 6-10-2-20M2 0c-8-6 6-12-2-22M16 2c-8-6 6-10-2-20", 3, "#D9B8F0") +
		put(22, 12, 0.5, 0, flame),
	S25:
		shape("M-20-6v18c0 8 40 8 40 0V-6Z", "#AD2A2A") +
		oval(0, -6, 20, 7, "#F8EEDF") +
		line("M-20 0l10 14 10-14 10 14L20 0", GOLD, 2.6) +
		line("M-26-24 2-8M26-24 6-10", INK, 5.4) +
		line("M-26-24 2-8M26-24 6-10", WOOD, 2.4) +
		dot(3, -8, 3.4) +
		dot(6, -10, 3.4),
	S26:
		line("M0-20v36M-22-14h44", INK, 6) +
		line("M0-20v36M-22-14h44", GOLD, 2.6) +
		shape("M-12 16h24v5h-24Z", GOLD) +
		line("M-22-14l-7 18M-22-14l7 18M22-10l-6 10M22-10l6 10", INK, 1.8) +
		shape("M-31 4h18c0 9-18 9-18 0Z", GOLD, 2.4) +
		shape("M13 0h18c0 9-18 9-18 0Z", GOLD, 2.4) +
		put(-22, -1, 0.6, 0, shape("M0-12 8-2 0 8-8-2Z", "#86DBE8")) +
		disc(22, -20, 3, GOLD, 2) +
		disc(0, -22, 3.4, GOLD, 2),
	S27:
		shape("M-20 18V-4c0-20 40-20 40 0v22Z", "#BDF1F7") +
		line("M0-19v37M-20 2h40M-18-8 18 12M18-8-18 12", INK, 2) +
		flat("M-18 0-2-1-16-7ZM2 3l16 8V4ZM-18 4v6l14-6Z", "#E0607C", 0.8) +
		flat("M2-1 16-7 18 0ZM-2 5l-12 8 12 3ZM2-4V-16l10 6Z", "#F4BE2E", 0.8) +
		line("M-20 18V-4c0-20 40-20 40 0v22Z") +
		twinkle(24, -16, 0.8),
	S28:
		shape("M-18 4h36v15h-36Z", "#B9B4C6") +
		line("M-18 11h36M-6 4v7M6 4v7M-12 11v8M0 11v8M12 11v8", INK, 1.8) +
		line("M-15 4v-18M15 4v-18", INK, 6) +
		line("M-15 4v-18M15 4v-18", WOOD, 2.6) +
		shape("M-24-12 0-24 24-12Z", "#AD2A2A") +
		line("M0-14v10", INK, 2) +
		shape("M-5-4H5l-2 8h-6Z", WOOD, 2.2) +
		put(24, 12, 0.7, 0, coin) +
		put(-26, -2, 0.7, 0, star(5, 8, 3.6, "#FFE27A", 2)),
};
