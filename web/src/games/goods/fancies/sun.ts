// The fancy dragons of the sun, by number: goals that are met during the game.
import type { Dragon } from "./bust";
import { SKIN } from "./bust";
import { bow, cape, cheeks, coin, cone, specs, topper, vest } from "./costumes";
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
	ring,
	STEEL,
	shape,
	star,
	tube,
	twinkle,
	WHITE,
	WOOD,
} from "./strokes";

export const SUN: Record<string, Dragon> = {
	F01: {
		skin: "gold",
		ear: "jag",
		horn: "bull",
		eyes: "fired",
		mouth: "grin",
		hat:
			shape("M26 30C28 8 92 8 94 30c-20-8-48-8-68 0Z", "#C98A3A") +
			shape("M18 32c24-10 60-10 84 0-8 6-76 6-84 0Z", "#C98A3A") +
			disc(60, 17, 8, "#FFF3B8") +
			dot(60, 17, 3.4, "#fff"),
		prop:
			tube("M22 128 96 100", 4, WOOD) +
			shape("M82 90c10-2 20 4 26 14-8-4-14-4-18 0Z", STEEL) +
			coin(44, 130) +
			coin(60, 126) +
			coin(76, 131) +
			coin(52, 136),
	},
	F02: {
		skin: "plum",
		ear: "flop",
		horn: "curl",
		eyes: "wink",
		mouth: "none",
		wear: shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 34H30Z", INK) + shape("M48 94h24l-6 40H54Z", WHITE),
		hat:
			topper("#2B2140", RED) +
			shape("M60 78c-8-5-18-4-22 4 8 3 16 3 22-1 6 4 14 4 22 1-4-8-14-9-22-4Z", INK, 1) +
			bow(60, 100, 0.7, RED),
		prop:
			put(94, 106, 1, 30, shape("M-2.5 16h5v-34h-5Z", INK, 1) + line("M0-18v6M0 8v8", WHITE, 5)) +
			twinkle(106, 84, 1, GOLD) +
			twinkle(116, 98, 0.6, GOLD),
	},
	F03: {
		skin: "teal",
		ear: "leaf",
		horn: "ram",
		glass: specs(),
		wear:
			tube("M36 96C30 112 34 124 40 136M84 96c6 16 2 28-4 40", 6, "#FFE27A") +
			line("M33 106h4M32 116h4M36 127h4M85 106h4M86 116h4", INK, 2),
		hat:
			shape("M44 26C42 8 78 8 76 26c-10-4-22-4-32 0Z", RED) +
			line("M60 10V0M50 13l-5-9M70 13l5-9", STEEL, 3) +
			dot(60, -1, 3, GOLD) +
			dot(44, 3, 3, "#7FE0B4") +
			dot(76, 3, 3, "#fff"),
		prop:
			put(
				88,
				112,
				1,
				20,
				line("M-2 0-12-22M2 0l10-22", INK, 7) +
					line("M-2 0-12-22M2 0l10-22", STEEL, 3.4) +
					disc(-6, 8, 6, "none") +
					disc(6, 8, 6, "none"),
			) + line("M24 130C10 110 4 122-4 108", RED, 2.4),
	},
	F04: {
		skin: "orange",
		ear: "jag",
		horn: "none",
		eyes: "stars",
		mouth: "grin",
		back: put(60, 50, 1, 0, star(12, 68, 44, "#FFE27A", 3)),
		hat: put(60, 20, 1, 0, star(5, 20, 9, GOLD)) + dot(60, 20, 4, "#fff"),
		wear: put(60, 118, 1, 0, star(5, 16, 7, GOLD, 2.6)),
	},
	F05: {
		skin: "night",
		ear: "gem",
		horns: both(
			shape("M38 30C28 20 26 8 32-4c2 12 10 18 16 28Z", "#8C9AE0") + put(32, -2, 1, 0, star(5, 9, 4, "#FFE27A", 2.4)),
		),
		eyes: "happy",
		mark: both(put(30, 68, 0.5, 0, star(5, 9, 4, "#FFE27A", 0.1)) + dot(38, 36, 2, "#fff") + dot(30, 46, 1.5, "#fff")),
		prop:
			tube("M92 118 104 90", 3, "#FFE27A") +
			put(106, 84, 1.1, 10, star(5, 13, 6, "#FFE27A")) +
			twinkle(18, 96, 0.8) +
			twinkle(4, 34, 0.8, "#FFE27A") +
			twinkle(124, 50, 0.7),
	},
	F06: {
		skin: "pink",
		ear: "fin",
		horn: "tall",
		eyes: "calm",
		hat:
			shape("M36 28c2-8 3-12 2-18l10 8 4-14 8 10 8-10 4 14 10-8c-1 6 0 10 2 18-16-6-32-6-48 0Z", "#FFF3C4") +
			dot(60, 20, 4, "#63C9DA") +
			dot(46, 23, 2.6, RED) +
			dot(74, 23, 2.6, RED),
		wear: twinkle(46, 112, 0.8) + twinkle(64, 120, 1) + twinkle(76, 108, 0.7),
		mark: twinkle(30, 66, 0.6) + twinkle(90, 66, 0.6),
		prop: twinkle(4, 20, 1.2) + twinkle(118, 16, 1) + twinkle(-2, 104, 0.9) + twinkle(122, 108, 1.1),
	},
	F07: {
		skin: "lime",
		ear: "jag",
		horn: "none",
		eyes: "dizzy",
		mouth: "wob",
		hat: shape(
			"M32 32 20 14l12 4-6-20 14 14 2-22 10 18 8-22 8 22 10-18 2 22 14-14-6 20 12-4-12 18c-18-9-38-9-56 0Z",
			"#F4E04D",
		),
		prop: line("M4 84-8 92l8 4-8 10M116 84l12 8-8 4 8 10", "#E0A800", 4) + line("M10 26 2 18M110 26l8-8", INK, 3),
	},
	F08: {
		skin: "rose",
		ear: "fin",
		horn: "ram",
		mouth: "smirk",
		glass:
			put(42, 57, 1, 0, star(5, 19, 9, "#2B2140")) +
			put(78, 57, 1, 0, star(5, 19, 9, "#2B2140")) +
			line("M56 56h8", INK, 4) +
			line("M36 52l4-3M72 52l4-3", "#fff", 3),
		wear: each(
			[
				[28, 100],
				[38, 106],
				[50, 109],
				[62, 110],
				[74, 108],
				[84, 104],
				[93, 98],
				[96, 110],
				[98, 122],
			],
			(x, y) => disc(x, y, 7.5, "#7FE0F0"),
		),
		hat: shape("M58 24C48 8 54-4 66-8c-2 8 4 10 10 8 0 10-6 20-14 24Z", "#7FE0F0"),
		prop: twinkle(6, 24, 1, GOLD) + twinkle(116, 30, 0.8, GOLD),
	},
	F09: {
		skin: "cream",
		ear: "flop",
		horn: "nub",
		eyes: "calm",
		mouth: "oh",
		hat:
			shape("M20 52C18 20 40 8 60 8s42 12 40 44c-6-14-20-22-40-22S26 38 20 52Z", "#BFE3F5") +
			line("M28 34c8-10 20-14 32-14s24 4 32 14", "#fff", 4) +
			bow(60, 9, 0.6, "#F9BDD4"),
		wear:
			shape("M40 96h40c4 16-6 26-20 26s-24-10-20-26Z", "#fff") +
			dot(52, 106, 2.4, "#F9BDD4") +
			dot(66, 108, 2.4, "#BFE3F5"),
		prop: put(
			60,
			115,
			1,
			0,
			shape("M-24 2C-22-10 22-10 24 2Z", "#E9B25E") +
				shape("M-27 2q5 6 10 0t10 0 10 0 10 0 10 0 4 0v4h-54Z", "#7FBF5A", 2.2) +
				shape("M-24 6h48v5h-48Z", "#B4483C", 2.2) +
				shape("M-24 11h48c0 6-4 8-8 8h-32c-4 0-8-2-8-8Z", "#E9B25E"),
		),
	},
	F10: {
		skin: "red",
		ear: "box",
		eyes: "fired",
		mouth: "grin",
		horns: both(
			shape("M36 34 20 12l8-5 18 22Z", "#F3D9A2") +
				oval(22, 8, 7, 8, "#8E1F33", -34) +
				shape("M17 3C6-2 12-9 11-15c6 3 16 6 12 16Z", "#F7A13E") +
				flat("M18 1c-4-3-2-6-2-8 3 2 6 4 5 8Z", "#FFF3B8"),
		),
		wear:
			shape("M40 104h40v32H40Z", "#4A73B8") +
			shape("M40 104h40v9H40Z", "#8A5A3B") +
			put(60, 124, 0.6, 0, shape("M0 8C-9 8-10-1-6-6c1 2 2 3 3 3-1-6 1-10 5-13 0 7 8 9 7 17C8 6 5 8 0 8Z", "#F7A13E")),
	},
	F11: {
		skin: "aqua",
		ear: "fin",
		horn: "curl",
		eyes: "half",
		mouth: "smile",
		mark: line("M32 44q5 5 10 0t10 0M68 44q5 5 10 0t10 0M38 36q5 5 10 0M72 36q5 5 10 0", "#E2F8FA", 2.6),
		wear:
			each(
				[
					[34, 101],
					[42, 107],
					[51, 110],
					[60, 111],
					[69, 110],
					[78, 107],
					[86, 101],
				],
				(x, y) => disc(x, y, 5, WHITE, 2.4),
			) +
			shape("M50 124c0-10 20-10 20 0l-10 10Z", "#F9BDD4") +
			line("M60 117v16M54 119l4 12M66 119l-4 12", INK, 1.8),
		prop: line("M-6 40c6-6 6 6 12 0M114 36c6-6 6 6 12 0", "#63C9DA", 4) + twinkle(120, 92, 0.9),
	},
	F12: {
		skin: "lime",
		ear: "wee",
		horn: "none",
		eyes: "happy",
		back:
			ring(9, 52, 60, 56, () => shape("M-19 10C-26-12-10-24 0-20 10-24 26-12 19 10Z", "#FFD23E")) +
			dot(60, 56, 50, "#E8AE20"),
		hat:
			line("M60 24C60 14 64 8 72 6", "#5F8B2E", 4) +
			put(72, 6, 0.8, 60, shape("M0 0C-10-3-12-12-6-20 4-16 6-8 0 0Z", "#7FB85A")),
		wear: put(
			60,
			118,
			0.8,
			0,
			ring(5, 9, 0, 0, () => shape("M-7 4C-9-8 9-8 7 4Z", "#FFD23E", 2)) + dot(0, 0, 4, "#E0902A"),
		),
	},
	F13: {
		skin: "blue",
		ear: "flop",
		horn: "none",
		eyes: "calm",
		hat:
			cone(
				"#4C2F78",
				put(58, 10, 0.6, 0, star(5, 9, 4, GOLD, 2)) +
					put(72, 18, 0.45, 0, star(5, 9, 4, GOLD, 2)) +
					put(46, 20, 0.4, 0, star(5, 9, 4, GOLD, 2)),
			) + shape("M14 30c28-14 64-14 92 0-10 8-82 8-92 0Z", "#4C2F78"),
		wear: cape("#4C2F78") + shape("M50 92h20l8 44H42Z", "#97B9EE"),
		prop:
			disc(60, 122, 16, "#DDF4FF") +
			flat("M50 124c4-8 14 4 20-4 0 10-6 14-10 14s-10-4-10-10Z", "#C78BEA") +
			twinkle(66, 114, 0.6),
	},
	F14: {
		skin: "cream",
		ear: "wee",
		horn: "none",
		eyes: "happy",
		back:
			each(
				[
					[0, "#D8405A"],
					[1, "#F08A2B"],
					[2, "#FFD23E"],
					[3, "#48A06A"],
					[4, "#3F72D0"],
					[5, "#8E5CC8"],
				],
				(i, c) =>
					line(
						`M${-8 + i * 6.5} 78C${-8 + i * 6.5} ${-24 + i * 8} ${128 - i * 6.5} ${-24 + i * 8} ${128 - i * 6.5} 78`,
						c,
						7,
					),
			) + line("M-12 78C-12-32 132-32 132 78M28 78C28 22 92 22 92 78", INK, 3),
		wear: each(
			[
				[104, "#D8405A"],
				[112, "#FFD23E"],
				[120, "#3F72D0"],
			],
			(y, c) => line(`M36 ${y}c14 8 34 8 48 0`, c, 6),
		),
		prop: both(shape("M-8 84c-10 0-10-14 0-14 2-10 18-10 19 0 10-2 12 14 2 14Z", "#fff")),
	},
	F15: {
		skin: "gold",
		ear: "wee",
		horn: "none",
		eyes: "happy",
		mouth: "grin",
		back:
			ring(14, 56, 60, 56, (i) => shape("M-10 10 0-16 10 10Z", i % 2 ? "#F08A2B" : "#FFC94A")) +
			disc(60, 56, 49, "#FFE27A"),
		mark: cheeks("#C2661F"),
		wear: shape("M38 98h44l6 36H32Z", "#7FC4EE") + put(60, 118, 0.8, 0, star(10, 14, 8, "#FFE27A", 2.4)),
	},
	F16: {
		skin: "slate",
		ear: "box",
		horn: "post",
		glass: specs("#ffffff33"),
		wear: vest("#7A4A2A", GOLD) + bow(60, 98, 0.7, RED),
		hat: line("M52 24c0-8 6-12 14-12M60 23c2-4 6-6 11-5", INK, 4),
		prop:
			each(
				[
					[-40, "#AD2A2A"],
					[-20, "#48A06A"],
					[0, "#F4BE2E"],
					[20, "#9350C0"],
					[40, "#2B3D63"],
				],
				(r, c) => put(86, 130, 1, r, shape("M-8-34H8v26H-8Z", WHITE, 2.2) + dot(0, -24, 3.4, c)),
			) + shape("M78 128c2-8 14-8 18 0v8H78Z", SKIN.slate.a),
	},
	F17: {
		skin: "sand",
		ear: "leaf",
		horns: both(
			shape("M36 34C16 36-2 26-8 4c12 10 22 12 32 14 8 1 14 4 18 8Z", "#6FB53F") +
				line("M10 20c1 4 1 7-1 10M24 22c1 4 1 7 0 10", "#3E7A22", 3),
		),
		eyes: "wide",
		mouth: "oh",
		mark: cheeks("#B5864A"),
		hat:
			shape("M40 24C40 8 48 2 60 6c12-4 20 2 20 18-12-5-28-5-40 0Z", WOOD) +
			shape("M26 24c6 6 62 6 68 0-4 12-64 12-68 0Z", WOOD) +
			line("M42 20c12-3 24-3 36 0", "#F3D9A2", 3),
		wear:
			shape("M36 96c16 8 32 8 48 0L60 122Z", RED) +
			dot(52, 104, 1.8, "#fff") +
			dot(66, 104, 1.8, "#fff") +
			dot(60, 112, 1.8, "#fff"),
	},
	F18: {
		skin: "pink",
		ear: "flop",
		horn: "nub",
		eyes: "wink",
		mouth: "smirk",
		hat: bow(86, 26, 0.8, "#7FE0F0"),
		prop:
			shape("M76 138C72 118 80 106 94 106c16 0 22 14 18 32Z", SKIN.pink.a) +
			each(
				[
					[78, 104, 7.5],
					[91, 97, 7],
					[103, 98, 6.5],
					[113, 105, 6],
				],
				(x, y, turn) => disc(x, y, turn, SKIN.pink.a),
			) +
			disc(122, 114, 5, "#E0457F") +
			flat("M119 112c1-3 4-4 6-2Z", "#fff") +
			oval(95, 122, 10, 8, SKIN.pink.c),
	},
};
