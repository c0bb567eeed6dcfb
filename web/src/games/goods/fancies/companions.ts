// The companions, and Flair, who exists only in Duals.
import type { Dragon } from "./bust";
import { bow, coin, NOTE } from "./costumes";
import { both, disc, dot, each, flat, GOLD, INK, line, put, RED, STEEL, shape, tube, WHITE, WOOD } from "./strokes";

export const COMPANIONS: Record<string, Dragon> = {
	C1: {
		skin: "sand",
		ear: "leaf",
		horn: "ram",
		glass: both(disc(42, 58, 13, "#ffffff33", 3)) + line("M55 57c3-3 7-3 10 0"),
		hat: put(
			94,
			22,
			1,
			28,
			shape("M0 26C-12 10-10-16 6-34 16-14 12 10 0 26Z", WHITE) +
				line("M3-22C4-4 2 12-2 34", INK, 2.4) +
				line("M4-8l6-4M3 2l6-4M2-2l-6-4M1 8l-6-4", "#97B9EE", 2.4),
		),
		wear: shape("M50 94h20l-4 12H54Z", WHITE),
		prop:
			shape("M22 112h30v22H22Z", "#F6E9C8") +
			shape("M18 108h38v7H18ZM18 131h38v7H18Z", "#F6E9C8") +
			line("M28 120h18M28 126h12", "#A08A60", 2.4) +
			shape("M82 112h22l4 22H78Z", "#2B3D63") +
			shape("M86 106h14v7H86Z", "#2B3D63"),
	},
	C2: {
		skin: "green",
		ear: "wee",
		horn: "bull",
		hornColour: "#F4E6C0",
		eyes: "happy",
		hat:
			shape("M22 46C24 24 42 16 60 16s36 8 38 30c-22-12-54-12-76 0Z", WHITE) +
			line(
				"M34 36l4-14M50 31l2-14M70 31l-2-14M86 36l-4-14M28 38c20-10 44-10 64 0M34 26c18-7 34-7 52 0",
				"#D8405A",
				3.4,
			),
		prop:
			line("M36 112C38 88 82 88 84 112", INK, 8) +
			line("M36 112C38 88 82 88 84 112", "#C98A50", 3) +
			shape("M28 110h64l-6 28H34Z", "#C98A50") +
			line("M30 119h60M32 128h56M44 110l2 28M60 110v28M76 110l-2 28", WOOD, 2.2) +
			shape("M26 106h68v8q-6 6-11 0t-11 0-12 0-12 0-11 0-11 0Z", WHITE, 2.4) +
			disc(74, 100, 7, RED) +
			shape("M42 104c0-12 18-12 18 0Z", "#E9B25E"),
	},
	C3: {
		skin: "violet",
		ear: "jag",
		horn: "curl",
		eyes: "happy",
		mouth: "grin",
		wear:
			shape("M34 100c8-8 16-10 26-10s18 2 26 10l4 36H30Z", INK) +
			shape("M50 92 60 110l10-18Z", WHITE) +
			bow(60, 99, 0.75, RED),
		prop:
			put(
				92,
				110,
				1,
				26,
				shape("M-4 0h8l-2 26h-4Z", INK, 1) +
					disc(0, -5, 10, STEEL) +
					line("M-7-8h14M-8-3h16M-3-14v18M3-14v18", INK, 1.6),
			) +
			put(4, 40, 1, -8, line(NOTE, INK, 6) + line(NOTE, "#8E5CC8", 2.6)) +
			put(112, 24, 0.8, 8, line(NOTE, INK, 6) + line(NOTE, RED, 2.6)) +
			put(-10, 92, 0.7, 0, line(NOTE, INK, 6) + line(NOTE, GOLD, 2.6)),
	},
	C4: {
		skin: "coal",
		ear: "jag",
		horn: "bull",
		hornColour: "#F08A2B",
		eyes: "fired",
		mouth: "grin",
		wing: "#D2564A",
		mark: line("M30 40l6 8-4 6M90 40l-6 8 4 6M52 28l4 8M70 30l-4 6", "#F7A13E", 3.4),
		hat:
			shape("M60 26C42 26 40 12 46 4c2 4 4 6 7 6-4-12 2-20 10-28 0 12 16 16 16 30 0 10-8 14-19 14Z", "#F08A2B") +
			flat("M60 24c-10 0-12-8-7-14 2 3 4 3 5 3-2-6 1-10 4-14 1 7 9 9 9 17 0 6-4 8-11 8Z", "#FFE27A"),
		wear: line("M40 108l8 8-4 10M80 108l-8 8 4 10M60 104v12l6 8-4 10", "#F7A13E", 4),
	},
	C5: {
		skin: "rose",
		ear: "fin",
		horn: "none",
		eyes: "calm",
		hat: put(
			60,
			20,
			1.5,
			0,
			shape("M0 0C-8-12-24-14-26-4s10 16 26 4ZM0 0c8-12 24-14 26-4S16 12 0 0Z", "#4A73B8", 2.4) +
				line("M-8-3c-4-3-8-4-12-3M8-3c4-3 8-4 12-3", "#97B9EE", 2) +
				disc(0, 0, 5, "#4A73B8", 2.4),
		),
		prop:
			tube("M60 104c-20 6-40-4-44 10s20 8 16 20M60 104c20 6 40-4 44 10s-20 8-16 20", 6, "#4A73B8") +
			bow(60, 103, 0.9, "#4A73B8"),
	},
	C6: {
		skin: "lime",
		ear: "flop",
		horn: "nub",
		eyes: "wink",
		wear:
			shape("M40 106h40l6 30H34Z", "#4A73B8") +
			tube("M42 108 36 94M78 108l6-14", 5, "#4A73B8") +
			disc(43, 109, 3.4, GOLD, 2) +
			disc(77, 109, 3.4, GOLD, 2),
		hat:
			shape("M30 32C32 14 46 10 60 10s28 4 30 22c-18-7-42-7-60 0Z", "#4A73B8") +
			shape("M28 32c20-9 44-9 64 0 6 2 10 6 14 12-24-10-60-14-78-4Z", "#4A73B8") +
			dot(60, 10, 3, INK),
		prop:
			coin(52, 114, 8) +
			coin(67, 113, 8) +
			shape("M44 118h32v14c0 4-32 4-32 0Z", "#6B93D6") +
			line("M48 122h24", "#fff", 2),
	},
	C7: {
		skin: "pink",
		ear: "jag",
		horn: "none",
		eyes: "happy",
		mouth: "none",
		hat:
			shape("M40 28 62-10l20 38c-14-5-28-5-42 0Z", "#3FCFA0") +
			line("M51 9l18 10M45 20l20 8", "#FFE27A", 4) +
			disc(62, -9, 5.5, RED),
		prop:
			shape("M62 80c14 2 28 0 40-6l4 8c-14 8-30 10-44 6Z", GOLD) +
			shape("M100 72c12-2 16 14 6 16Z", RED) +
			each(
				[
					[-8, 20, 20, "#D8405A"],
					[8, -4, -30, "#3F72D0"],
					[110, 10, 40, "#F4BE2E"],
					[124, 40, -20, "#48A06A"],
					[-12, 52, 60, "#F4BE2E"],
					[100, 0, 10, "#8E5CC8"],
					[22, 14, 45, "#48A06A"],
					[-4, 112, 15, "#3F72D0"],
					[122, 112, -35, "#D8405A"],
					[8, 128, -10, "#8E5CC8"],
					[112, 128, 30, "#F4BE2E"],
				],
				(x, y, turn, w) => put(x, y, 1, turn, shape("M-4-3h8v6h-8Z", w, 1.8)),
			),
	},
	flair: {
		skin: "rose",
		ear: "leaf",
		horn: "ram",
		eyes: "wink",
		mouth: "none",
		hat:
			shape("M14 34C30 14 90 12 106 28 92 40 30 44 14 34Z", "#7A2440") +
			shape("M34 26C36 4 82 2 86 22 70 28 50 30 34 26Z", "#7A2440") +
			shape("M80 20C92-8 116-14 130-4c-10 2-12 6-14 10 2 0 6 0 8 2-12 10-28 16-44 12Z", WHITE) +
			line("M86 16c10-8 20-14 32-16", "#C9B8A8", 2.4) +
			line("M36 24c16 4 34 2 50-3", GOLD, 4) +
			shape(
				"M60 78c-6-4-14-4-18 0-4 2-8 0-10-4 0 10 10 14 18 10 4-1 8-3 10-5 2 2 6 4 10 5 8 4 18 0 18-10-2 4-6 6-10 4-4-4-12-4-18 0Z",
				INK,
				1,
			),
		wear:
			shape("M32 98c18 12 38 12 56 0l4 14c-22 12-42 12-64 0Z", WHITE) +
			line("M40 104v9M52 108v9M68 108v9M80 104v9", "#C9B8A8", 2.4),
		prop: tube("M96 118 116 66", 2.6, STEEL) + line("M86 108c6-6 16-4 20 4", GOLD, 5),
	},
};
