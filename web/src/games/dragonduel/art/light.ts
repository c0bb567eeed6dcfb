// The cards of light, by set number.

import { person } from "./bodies";
import type { Drawings } from "./elements";
import { beard, dragonFace, eyes, face, glow, halo, helm, hood, horse, MOUTHS } from "./faces";
import { book, flame, lantern, shield, spear, sword, wing } from "./props";
import {
	both,
	disc,
	dot,
	each,
	flat,
	GOLD,
	INK,
	IRON,
	line,
	oval,
	put,
	RED,
	rays,
	SKIN,
	STEEL,
	shape,
	stand,
	star,
	tube,
	WHITE,
	WOOD,
} from "./strokes";

export const LIGHT: Drawings = {
	"CS-65": (k) =>
		disc(60, 54, 36, k.l) +
		rays(60, 54, 20, 40, 50, k.b, 3) +
		person({
			coat: STEEL,
			skin: SKIN,
			w: 16,
			y: 46,
			sleeve: k.x,
			left: [34, 60],
			right: [86, 50],
			inRight: put(86, 48, 1.2, 10, sword(44)),
			chest: shape("M46 54h28l-3 30H49Z", k.x) + disc(60, 66, 5, k.a, 1.8),
			head: put(
				60,
				33,
				1,
				0,
				face(SKIN, "smile") +
					shape("M-13 0C-16-16-4-20 2-17c10-1 14 8 11 17-2-6-6-9-10-9-6 3-12 3-16 9Z", "#C98A3A") +
					dot(-7, 5, 2, "#F08A6B", 0.6) +
					dot(7, 5, 2, "#F08A6B", 0.6),
			),
		}) +
		disc(34, 62, 12, k.a) +
		disc(34, 62, 5, WHITE, 2),
	"CS-66": (k) =>
		dot(84, 54, 19, "#FFF9DD", 0.9) +
		person({
			x: 52,
			coat: WHITE,
			skin: SKIN,
			w: 18,
			left: [36, 64],
			right: [84, 32],
			rightElbow: [82, 56],
			chest: shape("M46 46h12l2 38H44Z", k.a) + line("M52 56v10M48 60h8", WHITE, 2.6),
			head: put(
				52,
				32,
				1,
				0,
				hood(WHITE, SKIN, dot(-4, 1, 1.8) + dot(4, 1, 1.8) + put(0, 2, 0.9, 0, MOUTHS.smile)) +
					line("M-13 12c6 8 20 8 26 0", k.a, 3),
			),
		}) +
		line("M84 30v10", INK, 2.4) +
		put(84, 38, 1.2, 0, lantern("#FFF3C4", GOLD)) +
		line("M62 50l4 2M66 72l4-3M104 50l-4 2M102 72l-4-3", k.b, 2.6),
	"CS-67": (k) =>
		shape("M22 82V40C22 14 42 2 60 0c18 2 38 14 38 40v42Z", "#B9C7E6") +
		shape("M30 82V42c0-20 16-30 30-33 14 3 30 13 30 33v40Z", "#FFE9A6") +
		line("M60 9v20M42 18l18 22 18-22M30 46l16-4M90 46l-16-4", INK, 1.6) +
		put(98, 40, 0.95, 0, spear()) +
		person({
			coat: IRON,
			skin: IRON,
			w: 21,
			y: 46,
			right: [98, 54],
			left: [52, 62],
			glove: STEEL,
			head: put(
				60,
				30,
				1.1,
				0,
				shape("M-13-13H13V10L0 17-13 10Z", STEEL) +
					line("M-9-2H9M0-12V13", INK, 3.4) +
					dot(-5, 7, 1.1) +
					dot(5, 7, 1.1) +
					dot(-5, 3, 1.1) +
					dot(5, 3, 1.1),
			),
		}) +
		shape("M18 40h34v28c0 8-8 12-17 15-9-3-17-7-17-15Z", k.x) +
		line("M35 47v26M24 57h22", k.a, 5),
	"CS-68": (k) =>
		put(88, 50, 1, 0, tube("M0 40V-48", 2.6, WOOD)) +
		disc(88, 3, 3, GOLD) +
		shape("M86 6H32c4 6 4 10 0 16-2 5 0 9 2 12 18-2 34 4 52-2Z", RED) +
		put(46, 19, 0.75, 0, star(8, 11, 5, k.a, 2)) +
		line("M42 9c3 8 3 14 1 22", "#8E1F33", 2) +
		person({
			x: 56,
			coat: STEEL,
			skin: SKIN,
			w: 20,
			y: 52,
			left: [30, 68],
			right: [88, 58],
			glove: IRON,
			sleeve: STEEL,
			chest: shape("M44 58h24l-4 26H48Z", k.x) + line("M56 62v14", k.a, 3),
			head: put(
				56,
				42,
				1,
				0,
				face(SKIN, "grim", true) +
					shape("M-13 6V-4C-13-18 13-18 13-4V6l-4 4V-3H-9v13Z", STEEL) +
					shape("M-3-14C-6-26 6-30 18-22 10-20 8-16 6-13Z", WHITE) +
					line("M-7 8c4 4 10 4 14 0", "#8A5A3B", 3),
			),
		}),
	"CS-69": (k) =>
		shape("M88 46c14-2 20 8 18 24-10-2-16-8-20-14Z", k.l) +
		tube("M80 56l10 8-4 12M72 58l2 16", 4.6, WHITE) +
		shape("M38 50C46 42 70 42 84 46c8 2 8 12 2 16-12 6-34 6-44 0-6-4-8-8-4-12Z", WHITE) +
		tube("M46 58 30 62l-4 10M52 60l-10 12", 4.6, WHITE) +
		shape("M44 62C36 52 36 42 34 34l-12 8c-4 2-9-2-7-7l12-16c1-4 3-7 5-9l4 6c10 4 16 20 22 30Z", WHITE) +
		shape("M36 12c12 0 20 16 24 34l-10 2C46 38 44 28 34 20Z", k.a) +
		dot(27, 28, 2) +
		dot(18, 37, 1.2) +
		put(54, 48, 1.15, 0, wing(WHITE, k.b)) +
		put(48, 46, 0.8, -24, wing(k.l, k.b)) +
		halo(30, 7, 8),
	"CS-70": (k) =>
		shape("M78 82V40h8V26h6V14L97 2l5 12v12h6v14h8v42Z", WHITE) +
		line("M78 54h38M78 68h38M86 40h22M90 54v14M104 54v14M97 40v14M97 68v14", INK, 1.8) +
		shape("M94 30h6v6h-6Z", k.x, 1.8) +
		person({
			x: 44,
			coat: k.a,
			skin: SKIN,
			w: 20,
			y: 44,
			left: [24, 62],
			right: [72, 46],
			rightElbow: [74, 62],
			chest: shape("M34 54h20v30H34Z", WOOD) + line("M34 54l-4-8M54 54l4-8M38 66h12", INK, 2),
			inRight: put(71, 44, 1.05, -14, shape("M-2 0h4v-8h-4Z", WOOD, 2) + shape("M-7-8H7L0-24Z", STEEL)),
			head: put(
				44,
				30,
				1,
				0,
				face(SKIN, "smile") +
					shape("M-12 3C-10 14-4 16 0 16s10-2 12-13C8 8-8 8-12 3Z", "#B98450") +
					shape("M-14-3C-14-18 14-18 14-3Z", WHITE) +
					line("M-14-4h28", k.b, 3),
			),
		}) +
		shape("M12 60h22v16H12Z", WHITE) +
		line("M17 65h8", IRON, 2),
	"CS-71": (k) =>
		stand(
			0.93,
			0,
			2,
			rays(60, 30, 18, 34, 56, k.b, 2.4) +
				disc(60, 32, 28, k.l) +
				person({
					coat: STEEL,
					skin: STEEL,
					w: 27,
					y: 46,
					back: shape("M30 84C26 60 34 48 60 44c26 4 34 16 30 40Z", k.x),
					chest: both(shape("M40 46c-12-2-18 6-16 18 8 0 16-4 20-10Z", STEEL)),
					head:
						both(shape("M48 22C36 18 28 8 26-2c8 2 12 4 15 8-2-6-2-8-1-10 8 4 12 12 14 20Z", WHITE)) +
						put(
							60,
							29,
							1.12,
							0,
							helm(
								STEEL,
								flat("M-9-2H9v4L2 5v9H-2V5l-7-3Z", INK) + glow(0, 0, 5, 1.4, k.a) + line("M0-15V-4", GOLD, 3),
							),
						),
				}) +
				put(60, 70, 1.1, 0, sword(54, WHITE)) +
				disc(57, 70, 5, IRON) +
				disc(63, 75, 5, IRON),
		),
	"CS-72": (k) =>
		stand(
			0.93,
			0,
			2,
			shape("M8 82V26C8 12 20 4 24 2v80ZM112 82V26c0-14-12-22-16-24v80Z", "#B9C7E6") +
				line("M8 40h16M8 56h16M96 40h16M96 56h16", INK, 1.8) +
				put(64, 42, 0.95, -6, wing(WHITE, k.b)) +
				put(56, 42, 0.95, 6, wing(WHITE, k.b), -1) +
				put(64, 48, 0.9, 34, wing(k.l, k.b)) +
				put(56, 48, 0.9, -34, wing(k.l, k.b), -1) +
				put(64, 54, 0.75, 74, wing(WHITE, k.b)) +
				put(56, 54, 0.75, -74, wing(WHITE, k.b), -1) +
				shape("M50 44c4-4 16-4 20 0l6 40H44Z", k.a) +
				line("M60 46v36", WHITE, 3) +
				put(60, 60, 1, 180, shape("M-3-5V-18L0-22l3 4V-5Z", k.x)) +
				put(
					60,
					30,
					0.95,
					0,
					face(SKIN, "calm") + shape("M-12 4C-16-14-6-18 0-17s16 0 12 21C11-4 6-9 0-9S-11-4-12 4Z", "#C98A3A"),
				) +
				halo(60, 9, 13) +
				put(
					60,
					56,
					0.9,
					0,
					shape("M-3.5 0-5-8C-8 6-7 14 0 26 7 14 8 6 5-8L3.5 0Z", "#F58F4A", 2) + shape("M-9-8H9v4H-9Z", GOLD, 2),
				),
		),
	"CS-73": (k) =>
		disc(36, 28, 22, k.l) +
		rays(36, 28, 14, 26, 33, k.b, 2.6) +
		horse(WHITE, k.a, k.b) +
		shape("M56 21 36-6l10 34Z", GOLD) +
		line("M42 5l5-2M44 12l6-3M46 19l7-3", INK, 1.6) +
		shape("M70 14l8-12 2 14Z", WHITE) +
		put(78, 60, 0.6, 0, star(8, 10, 6, GOLD, 2)),
	"CS-74": (k) =>
		person({
			x: 40,
			coat: k.x,
			skin: SKIN,
			w: 20,
			y: 42,
			right: [70, 56],
			left: [20, 66],
			chest: line("M40 46v36", k.a, 4),
			head: put(
				40,
				28,
				1,
				0,
				face(SKIN, "calm") +
					beard("#F3F0EA", 34) +
					line("M-4 8c3 1 5 1 8 0", INK, 1.6) +
					shape("M-14-4C-12-16 12-16 14-4 6-8-6-8-14-4Z", k.a) +
					line("M-8-4h6M2-4h6", "#F3F0EA", 3),
			),
		}) +
		put(
			84,
			38,
			1,
			0,
			shape("M-4 24h8v16h-8Z", GOLD) +
				oval(0, 0, 22, 26, GOLD) +
				oval(0, 0, 16, 20, "#CFE6F5") +
				put(
					1,
					4,
					0.75,
					0,
					face(SKIN, "smile") + shape("M-12-1C-16-16-4-20 2-17c10-1 14 8 10 16-2-6-8-8-22 1Z", "#7A4A2A"),
				) +
				line("M-10-8c2-5 5-8 8-9", "#fff", 2.6),
		) +
		disc(74, 68, 4.8, SKIN),
	"CS-75": (k) =>
		disc(60, 46, 34, k.l) +
		person({
			coat: k.x,
			skin: SKIN,
			w: 17,
			y: 48,
			left: [52, 66],
			right: [68, 66],
			leftElbow: [36, 66],
			rightElbow: [84, 66],
			chest: "",
			head: put(
				60,
				38,
				0.95,
				0,
				hood(
					"#3A5C9A",
					SKIN,
					line("M-7 0c2 2 4 2 6 0M1 0c2 2 4 2 6 0", INK, 1.8) + line("M-2 7c1 1 3 1 4 0", INK, 1.8),
				),
			),
		}) +
		shape("M56 62h8v18h-8Z", WHITE) +
		put(60, 62, 0.55, 0, flame("#F58F4A", "#fff")) +
		each(
			[
				[18, 6, 0.9],
				[102, 6, 0.9],
				[14, 44, 0.7],
				[106, 44, 0.7],
			],
			(x, y, s) => dot(x, y + 14 * s, 13 * s, "#fff", 0.7) + put(x, y, s, 0, lantern("#FFF3C4", GOLD)),
		) +
		line("M18 6V-4M102 6V-4M14 44v-8M106 44v-8", INK, 1.6),
	"CS-76": (k) =>
		rays(60, 34, 22, 30, 44, k.b, 2.6) +
		disc(60, 34, 30, k.l) +
		put(74, 56, 1.05, 4, wing(WHITE, k.b)) +
		put(46, 56, 1.05, -4, wing(WHITE, k.b), -1) +
		put(76, 62, 0.8, 36, wing(k.a, k.b)) +
		put(44, 62, 0.8, -36, wing(k.a, k.b), -1) +
		shape("M44 84c0-18 4-26 16-28 12 2 16 10 16 28Z", WHITE) +
		line("M52 72h16M51 79h18", k.a, 4) +
		stand(0.78, 0, -8, dragonFace(WHITE, k.a, "#FFF3C4", "#6FB7F0", GOLD)) +
		halo(60, 7, 13),
	"CS-77": (k) =>
		put(60, 40, 1, 0, star(16, 44, 30, k.l) + star(16, 36, 27, "#fff", 0.1)) +
		put(
			60,
			40,
			1.3,
			0,
			shield(
				k.a,
				flat("M0-22c8 5 14 6 20 6 0 20-5 32-20 40Z", k.b, 0.5) + disc(0, -1, 9, WHITE, 2) + star(8, 6, 3, k.b, 1),
			),
		) +
		line("M10 12l8 6M110 12l-8 6M8 66l9-5M112 66l-9-5", k.b, 3.4),
	"CS-78": (k) =>
		shape("M28 82V44h12V32h16v12h12v38Z", WHITE) +
		line("M28 56h40M28 68h40M40 44h16M38 56v12M58 56v12M48 68v14M48 44v12", INK, 1.8) +
		line("M16 82V8M8 82h16M16 8h62M16 20 28 8", INK, 6) +
		line("M16 82V8M16 8h62M16 20 28 8", WOOD, 2.4) +
		line("M48 8v8", INK, 2) +
		shape("M38 30 48 14l10 16Z", k.a) +
		line("M74 8v22", INK, 2) +
		shape("M66 30h18v12H66Z", WHITE) +
		line("M70 35h6", IRON, 2) +
		put(
			94,
			66,
			1,
			0,
			shape("M-12 16-6-2H8l6 18Z", k.x) +
				put(1, -10, 0.75, 0, face(SKIN, "smile") + shape("M-13-2C-13-17 13-17 13-2Z", k.a)) +
				tube("M-6 4-14-10", 4, k.x) +
				disc(-14, -12, 3.4, SKIN),
		) +
		line("M60 20l4-6M36 20l-4-6", k.b, 2.6),
	"CS-79": (k) =>
		shape("M34 60 54 4h50L86 60Z", "#FFF3B8") +
		flat("M46 60 70 4h16L74 60Z", "#fff", 0.8) +
		put(60, 64, 1.05, 0, book(k.x)) +
		put(
			80,
			22,
			0.62,
			14,
			shape(
				"M0-14c12 0 16 8 16 18 4 8 4 16 0 22l-6-5-5 6-5-6-5 6-5-6-6 5c-4-6-4-14 0-22 0-10 4-18 16-18Z",
				"#6B4FA6",
				3.4,
			) +
				shape("M-10-12-14-24l10 7ZM10-12l4-12-10 7Z", "#6B4FA6", 3.4) +
				glow(0, 2, 6, 3, "#FFE27A") +
				oval(0, 13, 4, 5, INK),
		) +
		line("M100 8l8-4M106 20h9M62 10l-8-4M102 34l8 4", k.b, 3) +
		line("M30 38c4-2 6-6 6-10M24 44c2-1 3-2 4-3", k.b, 2.6),
	"CS-80": (k) =>
		put(60, 38, 1, 0, star(12, 40, 33, k.l)) +
		disc(60, 38, 27, WHITE) +
		line("M60 14v4M60 58v4M36 38h4M80 38h4M43 21l3 3M77 21l-3 3", k.b, 2.6) +
		shape(
			"M48 82V62C40 56 34 48 32 42c0-4 5-5 7-2l7 8V22c0-5 7-5 7 0v-5c0-5 7-5 7 0v3c0-5 7-5 7 1v5c0-5 7-4 7 1v20c0 8-2 12-6 17v18Z",
			SKIN,
		) +
		line("M53 22v18M60 20v20M67 26v15", INK, 2) +
		shape("M44 66h28v18H44Z", k.x) +
		line("M44 70h28", k.a, 3.4) +
		disc(58, 50, 4.6, k.a, 1.8),
	"TK-5": (k) =>
		dot(60, 42, 36, "#fff", 0.6) +
		rays(60, 44, 16, 34, 42, k.b, 3) +
		both(put(76, 50, 0.7, 24, wing(WHITE, k.b))) +
		put(
			60,
			4,
			2.6,
			0,
			line("M-4 4c0-7 8-7 8 0", INK, 1.6) +
				shape("M-6 4H6l3 4H-9Z", GOLD, 1) +
				shape("M-8 8H8l-2 15H-6Z", "#FFF3C4", 1) +
				shape("M0 22c-6-1-6-6 0-12 6 6 6 11 0 12Z", "#F58F4A", 0.9) +
				flat("M0 21c-3 0-3-4 0-7 3 3 3 7 0 7Z", k.l) +
				shape("M-8 23H8v4H-8Z", GOLD, 1),
		) +
		eyes(60, 51, 5, 2.4) +
		line("M58 57c1 1 3 1 4 0", INK, 2),
};
