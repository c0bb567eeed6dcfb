// The fancy dragons of the moon, by number: goals that count at the end of the game.
import type { Dragon } from "./bust";
import { EAR, HEAD, HORN, SKIN } from "./bust";
import { bow, cape, flask, scarf } from "./costumes";
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
	WHITE,
	WOOD,
} from "./strokes";

export const MOON: Record<string, Dragon> = {
	F19: {
		skin: "cream",
		ear: "wee",
		horn: "none",
		eyes: "love",
		hat:
			shape(
				"M22 40c-2-10 6-14 10-14 0-10 10-16 18-13 4-10 18-10 22 0 10-2 18 4 16 13 8 0 12 8 10 14-4 6-8 0-12 2s-4 6-9 4-6-5-10-3-6 5-11 3-6-5-11-3-6 3-11 1-8 4-12-4Z",
				"#F7A8C4",
			) +
			disc(60, 2, 8, RED) +
			line("M44 24l4 3M70 20l5-2M56 32l4-2M82 30l3 3M36 34l3-3", "#fff", 3),
		wear: shape("M38 100h44l4 34H34Z", "#F7A8C4") + line("M38 108q5 5 11 0t11 0 11 0 11 0", "#fff", 3),
		prop:
			tube("M98 130V98", 3, "#fff") +
			disc(98, 86, 15, "#fff") +
			line("M98 86c2-3 6 0 4 4-3 5-11 3-11-4 0-8 11-11 16-5", RED, 4),
	},
	F20: {
		skin: "red",
		ear: "box",
		horn: "bull",
		eyes: "happy",
		hat:
			shape("M22 42c22-14 54-14 76 0l-2 8c-22-12-50-12-72 0Z", WHITE) +
			dot(60, 37, 6, RED) +
			shape("M96 42l18-6-6 10 8 6-20-2Z", WHITE),
		prop:
			shape("M30 112h60c0 14-10 24-18 26H48c-8-2-18-12-18-26Z", "#3F72D0") +
			oval(60, 112, 30, 7, "#FBEBCB") +
			line("M40 112c4-4 8 4 12 0s8 4 12 0 8 4 12 0", "#E0A040", 3) +
			oval(72, 109, 6, 4, "#fff") +
			dot(72, 109, 2.4, "#F08A2B") +
			line("M48 110 96 84M52 114l46-20", INK, 5) +
			line("M48 110 96 84M52 114l46-20", WOOD, 2) +
			line("M44 100c-3-4 3-6 0-10", "#B9A0A0", 3),
	},
	F21: {
		skin: "sand",
		ear: "leaf",
		horn: "nub",
		eyes: "half",
		mark: each(
			[
				[36, 38],
				[84, 38],
				[28, 50],
				[92, 50],
				[50, 32],
				[70, 33],
			],
			(x, y) => oval(x, y, 5, 3.8, "#A8703A", x),
		),
		hat:
			shape("M34 28C32 4 88 4 86 28Z", "#EBDDB0") +
			shape("M12 32c20-12 76-12 96 0-12 6-84 6-96 0Z", "#EBDDB0") +
			line("M34 25c16-4 36-4 52 0", "#7A5636", 5),
		wear:
			shape("M36 98c8-5 16-6 24-6s16 1 24 6l6 36H30Z", "#B7A66A") +
			shape("M40 108h14v12H40ZM66 108h14v12H66Z", "#D6C78C", 2.2),
		prop: line(
			"M-4 136c2-16 0-24-6-32M4 136c0-18 4-26 8-30M118 136c2-16 4-26 10-32M110 136c0-14-2-22-6-28",
			"#8CA63C",
			5,
		),
	},
	F22: {
		skin: "violet",
		ear: "bat",
		horn: "curl",
		eyes: "wide",
		mouth: "wob",
		hat: shape("M56 24c-6-8 2-12-2-22 8 4 10 10 8 14 4-2 6-6 6-10 6 8 4 14-2 18Z", "#7FE0B4"),
		prop:
			shape("M40 106h36v22c0 6-6 9-18 9s-18-3-18-9Z", WHITE) +
			line("M76 112c12-2 12 14 0 14", INK, 7) +
			line("M76 112c12-2 12 14 0 14", WHITE, 2) +
			oval(58, 106, 18, 4.5, "#5A3420") +
			line("M50 100c-3-4 3-6 0-10M62 100c-3-4 3-6 0-10", "#8C7A6A", 3) +
			line("M8 90l-8 3 6 4-8 4M112 90l8 3-6 4 8 4M-2 40l-8-3M122 40l8-3", INK, 3),
	},
	F23: {
		skin: "coal",
		ear: "bat",
		horn: "tall",
		eyes: "calm",
		mouth: "flat",
		glass: both(shape("M32 50c8-2 16 2 20 9-8 5-18 2-20-9Z", "#FFE27A", 2.4) + oval(43, 56, 2, 4.4, INK)),
		wear: cape("#241C34") + shape("M26 100c14 12 54 12 68 0l4 12c-20 12-56 12-76 0Z", "#5E4F7A"),
		wing: "#2D2440",
		back: flat("M-18 136C-24 60 10-14 60-16S144 60 138 136Z", "#8C7AB8", 0.35),
	},
	F24: {
		skin: "aqua",
		ear: "gem",
		horn: "shard",
		eyes: "calm",
		hat:
			line("M28 38c20-12 44-12 64 0", GOLD, 5) +
			shape("M60 18l10 10-10 14-10-14Z", "#E0457F") +
			line("M50 28h20M60 18v24", INK, 1.8) +
			shape("M36 27l5 5-4 7-5-6ZM84 27l-5 5 4 7 5-6Z", "#8E5CC8", 2.2),
		wear:
			line("M34 98c8 14 44 14 52 0", GOLD, 4) +
			shape("M48 110h24l6 8-18 18-18-18Z", "#3FCFA0") +
			line("M42 118h36M54 118l6 18 6-18M54 118l-4-8M66 118l4-8", INK, 1.8),
	},
	F25: {
		skin: "brown",
		ear: "flop",
		horn: "nub",
		eyes: "happy",
		hat:
			shape("M32 26V2C24-2 26-14 38-14h44c12 0 14 12 6 16v24c-18-7-38-7-56 0Z", "#C98642") +
			shape("M38 20V0c-6-2-5-8 1-8h42c6 0 7 6 1 8v20c-14-4-30-4-44 0Z", "#F7DDA4", 2) +
			shape("M50 0h18v10c0 4-4 2-5 4s-4 2-5-1-8 0-8-4Z", "#FFE27A", 2.4),
		wear: scarf("#D2564A", "#FFE3C4"),
		prop: line("M12 22c-4-4 4-8 0-12M108 22c-4-4 4-8 0-12", "#C9A77A", 3.4),
	},
	F26: {
		skin: "red",
		ear: "fin",
		horn: "ram",
		eyes: "wink",
		mouth: "grin",
		hat:
			shape("M38 22V2h44v20Z", "#F7E6B8") +
			shape("M22 24c20-7 56-7 76 0-6 7-70 7-76 0Z", "#F7E6B8") +
			line("M38 15h44", RED, 6),
		wear:
			shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 36H30Z", WHITE) +
			line("M40 98v38M50 93v43M70 93v43M80 98v38", RED, 5) +
			bow(60, 98, 0.7, "#4A73B8"),
		prop: put(
			96,
			112,
			1,
			-34,
			shape("M-22-4c0-8 44-8 44 0v6c0 8-44 8-44 0Z", "#E9B25E") +
				shape("M-25-2c0-6 50-6 50 0s-50 6-50 0Z", "#B4483C", 2.2) +
				line("M-18-2q4-5 8 0t8 0 8 0 8 0 6 0", "#FFD23E", 3),
		),
	},
	F27: {
		skin: "green",
		ear: "leaf",
		horn: "antler",
		eyes: "calm",
		mouth: "smile",
		hat:
			both(
				put(18, 4, 0.8, -30, shape("M0 0C-10-3-12-12-6-20 4-16 6-8 0 0Z", "#7FB85A")) +
					put(31, 0, 0.8, 10, shape("M0 0C-10-3-12-12-6-20 4-16 6-8 0 0Z", "#7FB85A")),
			) +
			shape("M34 90c4 18 14 28 26 30 12-2 22-12 26-30-6 4-10 6-14 5-8 3-16 3-24 0-4 1-8-1-14-5Z", "#4E7A34") +
			line("M50 100l2 6M60 102v8M70 100l-2 6", "#7FB85A", 2.6),
		wear:
			shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 36H30Z", "#C2474A") +
			line("M40 96v40M56 92v44M72 92v44M32 112h56M31 126h58", "#7A2430", 3),
		prop: put(
			94,
			118,
			1,
			0,
			shape("M-5 14V0H5v14Z", "#F4EAD9") +
				shape("M-15 0C-14-18 14-18 15 0Z", RED) +
				dot(-5, -7, 2.4, "#fff") +
				dot(5, -9, 2.4, "#fff"),
		),
	},
	F28: {
		skin: "violet",
		ear: "flop",
		horn: "none",
		eyes: "calm",
		mouth: "grin",
		hat:
			line("M20 45C42 33 78 33 100 45", INK, 11) +
			line("M20 45C42 33 78 33 100 45", "#5A3A22", 5) +
			both(disc(43, 34, 12, GOLD) + disc(43, 34, 7.5, "#B7F0C8", 2)) +
			shape(
				"M46 22C38 10 46 2 42-8c10 4 12 10 12 16 2-4 6-8 4-16 10 6 12 14 8 20 4-2 8-6 8-10 6 8 2 18-6 20Z",
				"#7FE0B4",
			),
		wear: shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 36H30Z", WHITE) + line("M60 92v44"),
		prop:
			flask(30, 118, "#E0457F") +
			flask(92, 118, "#3FCFA0") +
			disc(92, 90, 3.4, "#B7F0C8", 2) +
			disc(98, 80, 2.4, "#B7F0C8", 2),
	},
	F29: {
		skin: "slate",
		ear: "wee",
		horn: "none",
		eyes: "fired",
		mouth: "flat",
		hat:
			shape("M30 6C36-16 84-16 90 6l-4 20H34Z", RED) +
			line("M44-8v10M60-11v12M76-8v10", "#8E1F33", 3) +
			shape("M18 66C12 30 34 14 60 14s48 16 42 52l-12 18V62l-22-8v-6c0-4-4-8-8-8s-8 4-8 8v6l-22 8v22Z", GOLD) +
			shape("M30 52l22 4c0 8-20 8-22-4ZM90 52l-22 4c0 8 20 8 22-4Z", INK, 1) +
			dot(43, 56, 2.4, "#fff") +
			dot(77, 56, 2.4, "#fff") +
			line("M60 14v26", "#C98A22", 4),
		wear: shape("M34 100c16 8 36 8 52 0l4 36H30Z", GOLD),
		prop:
			disc(34, 120, 19, RED) +
			disc(34, 120, 11, GOLD) +
			dot(34, 120, 4) +
			tube("M102 138V84", 4, WOOD) +
			shape("M102 66l8 14-8 8-8-8Z", STEEL),
	},
	F30: {
		skin: "blue",
		ear: "gem",
		horn: "none",
		eyes: "half",
		mouth: "smirk",
		hat: each(
			[
				[40, 24, -34, 20],
				[50, 20, -16, 27],
				[60, 19, 0, 32],
				[70, 20, 16, 27],
				[80, 24, 34, 20],
			],
			(x, y, turn, w) =>
				put(
					x,
					y + 6,
					1,
					turn,
					shape(`M-7 4-6-${w - 8} 0-${w} 6-${w - 9} 7 4Z`, "#BDF1F7") + line(`M0-${w}V2`, INK, 1.6),
				),
		),
		mark: both(shape("M27 66l4-5 4 5-4 6Z", "#fff", 1.6)),
		wear:
			shape("M34 98c8-4 16-6 26-6s18 2 26 6l-8 38H42Z", "#2B3D63") +
			line("M60 92v44", STEEL, 3) +
			shape("M50 94l10 12 10-12-4-4H54Z", "#2B3D63"),
	},
	F31: {
		skin: "teal",
		ear: "box",
		horn: "ram",
		eyes: "calm",
		hat:
			shape("M26 36C28 20 46 14 60 20c14-6 32 0 34 16-10-8-24-10-34-6-10-4-24-2-34 6Z", "#3A2A22") +
			line("M60 20v10", "#F4E6C0", 2.6),
		wear:
			shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 36H30Z", "#2B3D63") +
			shape("M50 92 60 106l10-14Z", WHITE) +
			shape("M57 104h6l3 18-6 8-6-8Z", GOLD) +
			line("M55 114h10M55 120h10", INK, 2),
		prop:
			put(26, 120, 1, -8, shape("M-13-13h26v26h-26Z", WHITE) + dot(-5, -5, 2.8) + dot(5, 5, 2.8)) +
			put(
				94,
				120,
				1,
				8,
				shape("M-13-13h26v26h-26Z", WHITE) + dot(-5, -5, 2.6) + dot(5, 5, 2.6) + dot(5, -5, 2.6) + dot(-5, 5, 2.6),
			),
	},
	F32: {
		skin: "orange",
		ear: "bat",
		horn: "odd",
		hornColour: "#F3D9A2",
		eyes: "calm",
		mouth: "smirk",
		glass:
			disc(78, 57, 14, "#ffffff33", 3.6) + line("M90 66c4 10 2 20-4 28", GOLD, 2.4) + line("M32 44l14 2", INK, 3.4),
		mark: dot(39, 44, 9, "#C2661F", 0.6),
		wear: flat("M60 88c26 0 34 20 36 46H60Z", "#48A06A") + line("M66 100h22M66 112h26M66 124h28", "#F4BE2E", 4),
		hat: shape("M66 22c4-14 20-14 24-2l-4 8c-6-4-12-6-20-6Z", "#48A06A") + dot(78, 10, 3.4, RED),
		prop: put(30, 120, 1, -14, shape("M-13-13h26v26h-26Z", WHITE) + dot(-6, -6, 2.6) + dot(0, 0, 2.6) + dot(6, 6, 2.6)),
	},
	F33: {
		skin: "blue",
		ear: "flop",
		horn: "bull",
		eyes: "happy",
		mark: both(dot(30, 68, 4, "#FF7A6B", 0.5)),
		wear: scarf("#F4BE2E"),
		prop:
			put(
				60,
				116,
				0.42,
				0,
				put(
					-60,
					-58,
					1,
					0,
					both(shape(EAR.fin, "#F39C86", 5)) +
						HORN.nub("#FFF4DC") +
						shape(HEAD, "#F39C86", 6) +
						oval(60, 77, 26, 15.5, "#FFE3C4") +
						dot(42, 57, 7) +
						dot(78, 57, 7) +
						line("M48 80c6 6 18 6 24 0", INK, 5),
				),
			) + both(shape("M22 118c4-8 14-10 20-4 4 6 0 14-8 16-8 0-14-4-12-12Z", SKIN.blue.a)),
	},
	F34: {
		skin: "plum",
		ear: "gem",
		horn: "tall",
		eyes: "half",
		mouth: "flat",
		hat:
			shape("M24 40C24 12 44 4 60 4s36 8 36 36c-20-12-52-12-72 0Z", "#2C8A82") +
			line("M30 28c20-12 40-14 62-2M40 12c16 2 34 10 50 26", "#46B5AC", 4) +
			shape("M60 16l8 9-8 11-8-11Z", RED) +
			shape("M58 16C54 2 60-8 66-12c2 10 2 18-4 28Z", "#FFE27A"),
		wear:
			line("M34 98c6 14 46 14 52 0", GOLD, 4) +
			shape("M60 104l20 18-20 14-20-14Z", GOLD) +
			oval(60, 121, 11, 7, "#fff") +
			disc(60, 121, 5, "#3F72D0", 2) +
			dot(60, 121, 2),
	},
	F35: {
		skin: "night",
		ear: "flop",
		horn: "nub",
		eyes: "asleep",
		mouth: "oh",
		hat:
			shape(
				"M24 42C22 16 46 4 70 4c22 0 42 10 46 34l-12 4C100 28 92 22 86 24c4 4 8 10 10 18-20-12-50-12-72 0Z",
				"#7C6AB8",
			) +
			shape("M22 44c22-14 54-14 76 0v8c-22-12-54-12-76 0Z", "#fff") +
			disc(110, 46, 8, "#fff") +
			put(60, 20, 0.5, 0, star(5, 9, 4, "#FFE27A", 2)) +
			put(84, 14, 0.4, 0, star(5, 9, 4, "#FFE27A", 2)),
		prop:
			dot(94, 112, 24, "#FFF3B8", 0.7) +
			shape("M84 100h20l4 6H80Z", GOLD) +
			shape("M83 106h22l-2 20H85Z", "#FFF6D0") +
			shape("M94 124c-7-2-6-8 0-14 6 6 7 12 0 14Z", "#F7A13E", 2) +
			shape("M82 126h24v6H82Z", GOLD) +
			line("M90 98c0-6 8-6 8 0") +
			line("M8 14h10L8 26h10M-8-2h7l-7 9h7", "#7C8BCB", 3),
	},
	F36: {
		skin: "grey",
		ear: "wee",
		horn: "nub",
		eyes: "happy",
		mouth: "grin",
		fat: true,
		wear: line("M26 116c20 8 48 8 68 0", SKIN.grey.b, 3),
		mark: both(dot(20, 68, 9, "#FF7A6B", 0.35)),
		prop:
			disc(60, 120, 17, "#E9B25E") +
			shape("M44 116c0-14 32-14 32 0 2 8-4 6-6 10s-6 0-8 4-6-2-9 0-4-6-7-6-3-4-2-8Z", "#F7A8C4", 2.2) +
			disc(60, 119, 6, SKIN.grey.c) +
			line("M50 112l3 2M68 112l3-1M54 127l2 2M68 124l2 1", "#fff", 2.6),
	},
};
