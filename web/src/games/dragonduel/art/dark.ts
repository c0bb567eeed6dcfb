// The cards of darkness, by set number.

import { drake, person } from "./bodies";
import type { Drawings, Tones } from "./elements";
import { crown, dragonFace, face, glow, hat, hood, skull, slit } from "./faces";
import { bat, bell, bone, feather, lantern, moon, pole, rag, scroll, sword, tomb } from "./props";
import {
	BONE,
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
	STEEL,
	shape,
	stand,
	star,
	tube,
	WHITE,
	WOOD,
} from "./strokes";

const ghoul = (k: Tones, skin: string, eye: string): string =>
	shape("M-20 44C-20 20-12 12 0 12s20 8 20 32Z", k.b) +
	shape("M-13-2-20-10-19 2-13 6ZM13-2l7-8-1 12-6 4Z", skin) +
	shape("M0-17c10 0 15 6 14 15-1 6-3 8-4 14-1 6-19 6-20 0-1-6-3-8-4-14-1-9 4-15 14-15Z", skin) +
	oval(-5.5, -2, 4, 4.4, INK) +
	oval(5.5, -2, 4, 4.4, INK) +
	glow(0, -2, 5.5, 1.8, eye) +
	shape("M-7 8H7l-2 6H-5Z", "#5E1F3A", 1.6) +
	shape("M-6 8h3l-1.5 3ZM0 8h3l-1.5 3ZM-3 14l1.5-3 1.5 3ZM3 14l1.5-3L6 14Z", "#fff", 1) +
	line("M-6-13l4 3M6-14l-3 4", INK, 1.6);

export const DARK: Drawings = {
	"CS-81": (k) =>
		line("M60 44v38", INK, 8) +
		line("M60 44v38", BONE, 3.4) +
		line("M42 52c8 5 28 5 36 0M43 61c8 5 26 5 34 0M46 70c6 4 22 4 28 0", INK, 7) +
		line("M42 52c8 5 28 5 36 0M43 61c8 5 26 5 34 0M46 70c6 4 22 4 28 0", BONE, 3) +
		line("M42 50 28 60l8 12M78 50l16 4 0-14", INK, 7.6) +
		line("M42 50 28 60l8 12M78 50l16 4 0-14", BONE, 3.4) +
		put(94, 40, 1.05, 14, sword(40)) +
		disc(94, 42, 4.6, BONE) +
		disc(36, 70, 11, WOOD) +
		disc(36, 70, 4, IRON, 2) +
		put(60, 28, 1.15, 0, skull(BONE, k.x)) +
		shape("M43 22C44 6 76 6 77 22 66 17 54 17 43 22Z", IRON) +
		shape("M57 6h6v14h-6Z", IRON),
	"CS-82": (k) =>
		shape("M2 82c14-14 40-18 60-16s44 4 56 16Z", "#5A4A3E") +
		put(102, 50, 0.85, 8, tomb("#C9C3D2")) +
		tube("M80 66C98 70 104 54 94 46 88 42 82 48 88 52", 3, "#E8A3A0", 3.6) +
		shape("M10 56C20 40 34 36 44 38c20-6 44 2 44 22 0 8-8 10-18 10H36c-10 0-20-4-26-14Z", "#7C7290") +
		line("M62 46c4 4 5 10 3 16M70 46c4 4 5 10 3 16M54 47c3 4 4 9 3 14", BONE, 3) +
		disc(40, 36, 9, "#7C7290") +
		disc(40, 37, 5, "#E8A3A0", 1.8) +
		disc(26, 50, 3.6, k.x, 1.8) +
		dot(25.5, 50, 1.4) +
		disc(10, 56, 3, "#E8A3A0", 2) +
		line("M18 56 4 50M18 59 4 62M20 61 10 68", INK, 1.6) +
		shape("M18 61h6v7l-3-3-3 3Z", WHITE, 1.6) +
		tube("M40 70l-6 4M74 70l6 4", 3.4, "#E8A3A0", 3.6) +
		put(24, 76, 0.7, -10, bone(BONE)),
	"CS-83": (k) =>
		each(
			[
				[-40, 0],
				[-12, 4],
				[14, 2],
				[38, 6],
			],
			(x, y) => put(84 + x * 0.22, 26 + y, 0.9, 90 + x, bone(BONE)),
		) +
		shape("M66 36h40l-5 40H72Z", WOOD) +
		line("M68 48h36M70 60h33M78 36l3 40M94 36l-3 40", INK, 1.8) +
		put(100, 30, 0.55, 10, skull(BONE)) +
		person({
			x: 46,
			coat: k.b,
			skin: BONE,
			w: 20,
			y: 44,
			left: [20, 54],
			right: [66, 66],
			fist: 4,
			inLeft: put(20, 50, 1, -80, bone(BONE)),
			chest: line("M40 60l-2 22M52 60l2 22", k.a, 2.4),
			head: put(
				46,
				30,
				1.05,
				0,
				shape("M0-19C14-19 18-6 17 8c0 8-4 12-8 15H-9C-13 20-17 16-17 8-18-6-14-19 0-19Z", k.a) +
					oval(0, 3, 12, 14, INK) +
					put(0, 1, 0.72, 0, skull(BONE, k.x)),
			),
		}) +
		line("M62 50c6 0 8 4 10 8", WOOD, 4),
	"CS-84": (k) =>
		shape("M70 60h40l-4 16c-6 6-26 6-32 0Z", "#4A4458") +
		oval(90, 60, 20, 5, k.x) +
		disc(84, 52, 3, k.x, 1.8) +
		disc(96, 46, 4, k.x, 1.8) +
		disc(90, 36, 2.4, k.x, 1.6) +
		person({
			x: 44,
			coat: k.b,
			skin: "#A8C77A",
			w: 18,
			y: 48,
			right: [74, 46],
			rightElbow: [72, 66],
			left: [20, 62],
			inRight: line("M74 44l2-9M71 43l-2-7M78 44l5-7", INK, 3),
			head:
				shape("M30 34C24 48 30 60 24 66h38c-6-6 0-18-6-32Z", "#C2612E") +
				put(
					44,
					37,
					1,
					0,
					face("#A8C77A", "none", true) +
						shape("M-1-1C-5 2-10 4-9 8-5 9 0 8 2 5Z", "#A8C77A", 1.8) +
						dot(-5, 5.5, 1) +
						line("M-3 10c4 1 7 0 9-3", INK, 1.8),
				) +
				put(44, 34, 1.1, -6, hat(k.a, k.x, true)),
		}) +
		line("M96 20l5 5M101 20l-5 5", k.a, 2.6) +
		put(84, 18, 0.7, 10, moon(k.l)),
	"CS-85": (k) =>
		put(26, 44, 0.9, -6, ghoul(k, "#8FA876", RED)) +
		put(94, 44, 0.9, 6, ghoul(k, "#8FA876", RED)) +
		put(60, 36, 1.15, 0, ghoul(k, "#A9C089", "#FFE27A")) +
		tube("M42 80C38 66 36 62 34 58M78 80c4-14 6-18 8-22", 5, "#A9C089") +
		line("M34 58l-6-5M34 58l-1-8M34 58l5-6M86 58l6-5M86 58l1-8M86 58l-5-6", INK, 5) +
		line("M34 58l-6-5M34 58l-1-8M34 58l5-6M86 58l6-5M86 58l1-8M86 58l-5-6", "#A9C089", 2),
	"CS-86": (k) =>
		put(74, 48, 1, 6, bat(k.b, k.a)) +
		put(46, 48, 1, -6, bat(k.b, k.a), -1) +
		shape("M34 66C32 46 34 26 40 18c2 12 8 22 20 28 12-6 18-16 20-28 6 8 8 28 6 48Z", "#8E1F33") +
		shape(
			"M40 18c2 12 8 22 20 28-8 2-14 6-18 14-4-14-6-30-2-42ZM80 18c-2 12-8 22-20 28 8 2 14 6 18 14 4-14 6-30 2-42Z",
			RED,
			2,
		) +
		shape("M44 84c0-24 6-34 16-36 10 2 16 12 16 36Z", RED) +
		shape("M56 48l4 12 4-12Z", "#F6E3E6", 2) +
		shape("M45 36C40 14 50 8 60 8s20 6 15 28c4-2-2 8-4 8H49c-2 0-8-10-4-8Z", INK) +
		put(
			60,
			30,
			0.95,
			0,
			face("#F6E3E6", "calm") +
				flat("M-4 5h8v3h-8Z", "#F6E3E6") +
				shape("M-5 6c3-2 7-2 10 0-2 4-8 4-10 0Z", RED, 1.4) +
				flat("M-3 7.5l1 3 1-3ZM1 7.5l1 3 1-3Z", "#fff") +
				line("M-8-3l6 1M8-3l-6 1", INK, 1.8) +
				shape("M-11-2C-10-12-4-13 0-8c4-5 10-4 11 6C10-14-10-14-11-2Z", INK, 1),
		) +
		put(60, 11, 0.7, 0, crown(GOLD)) +
		dot(60, 11, 2, RED) +
		tube("M76 62Q90 70 92 58", 5, RED) +
		disc(92, 56, 4, "#F6E3E6") +
		put(
			93,
			50,
			0.9,
			0,
			shape("M-6-14H6C6-6 4-3 0-3S-6-6-6-14ZM0-3v8M-4 6h8", "#E9F1F6", 2) +
				flat("M-5-9H5C4-6 3-4.5 0-4.5S-4-6-5-9Z", RED),
		),
	"CS-87": (k) =>
		stand(
			0.9,
			0,
			3,
			put(92, 50, 1, 10, pole("", 44, 44)) +
				shape("M98 6C80-4 52-2 38 18c16-8 36-8 56-2Z", STEEL) +
				person({
					x: 60,
					coat: k.b,
					skin: BONE,
					w: 24,
					y: 42,
					left: [30, 46],
					leftElbow: [34, 66],
					right: [92, 54],
					fist: 4.4,
					chest: line("M52 56l-4 26M68 56l4 26M60 60v22", k.a, 2.4),
					head: put(
						60,
						31,
						1.1,
						0,
						shape("M0-19C14-19 18-6 17 8c0 8-4 12-8 15H-9C-13 20-17 16-17 8-18-6-14-19 0-19Z", k.b) +
							shape("M-13-12-20-24C-10-26-6-20-4-17ZM13-12 20-24C10-26 6-20 4-17Z", BONE) +
							oval(0, 3, 11, 13, INK) +
							slit(0, 2, 4, RED),
					),
				}) +
				line("M30 48v4", INK, 3) +
				put(28, 64, 1.05, 10, bell(GOLD)) +
				line("M10 58c-3 4-3 8 0 12M46 76c3-2 4-5 4-8", k.b, 2.8),
		),
	"CS-88": (k) =>
		drake({ ...k, a: "#7E8F62", b: "#4E5A3C", x: RED }, rag(k.a, k.b), { horn: BONE, tip: BONE, belly: BONE }) +
		line("M54 48c-3 5-3 9-1 13M61 48c-2 6-2 10 1 16M68 51c-2 5-1 9 2 13", INK, 5.4) +
		line("M54 48c-3 5-3 9-1 13M61 48c-2 6-2 10 1 16M68 51c-2 5-1 9 2 13", BONE, 2.4) +
		shape("M36 18c4-3 8-2 9 2-3 4-8 3-9-2Z", INK, 1) +
		dot(41, 18, 2, k.x) +
		shape("M20 30l2 5 3-4 3 5 3-5", "#fff", 1.4) +
		line("M102 20l4 3 4-3M90 10l4 3 4-3M14 52l4 3 4-3", INK, 2.4),
	"CS-89": (k) =>
		person({
			coat: "#5C5348",
			skin: "#A9C089",
			w: 23,
			y: 46,
			left: [28, 58],
			right: [92, 54],
			inLeft: line("M28 56v8", INK, 2) + put(28, 62, 0.9, 0, lantern("#C7F08A", "#4A4458")),
			inRight: put(92, 54, 0.8, 0, pole("", 34, 40)),
			chest: shape("M50 56h12v10H50Z", "#7C7060") + line("M48 58h4M60 64h4", BONE, 2),
			head:
				put(
					60,
					32,
					1.1,
					0,
					hood("#463F37", "#8B7A5A", "") +
						shape("M-12-3C-8-11 8-11 12-3 11 8-4 16-30 20-18 12-12 6-12-3Z", "#D8C49A") +
						disc(-5.5, -1, 4.4, "#7CC45A", 2) +
						disc(5.5, -1, 4.4, "#7CC45A", 2) +
						dot(-6.5, -2, 1.2, "#fff") +
						dot(4.5, -2, 1.2, "#fff") +
						line("M-22 17C-10 14-2 11 4 7", WOOD, 1.8),
				) +
				shape("M38 18C48 10 72 10 82 18l-2 5C68 18 52 18 40 23Z", "#3A342E") +
				shape("M47 14C48 2 72 2 73 14Z", "#3A342E"),
		}) +
		each(
			[
				[16, 26],
				[104, 24],
				[96, 12],
				[24, 12],
				[106, 40],
			],
			(x, y) => dot(x, y, 2.2) + oval(x - 2, y - 3, 2.4, 1.4, "#fff", 30) + oval(x + 2, y - 3, 2.4, 1.4, "#fff", -30),
		) +
		flat("M4 70c6-8 16-2 20-6M96 76c6-6 12-2 20-6", k.x, 0.7),
	"CS-90": () =>
		stand(
			0.92,
			0,
			2,
			shape("M26 84C20 54 34 40 60 40s40 14 34 44Z", RED) +
				put(20, 48, 0.95, -8, pole(put(0, -32, 0.9, 0, star(10, 13, 8, IRON) + dot(0, 0, 3)), 30)) +
				person({
					coat: "#57607A",
					skin: BONE,
					w: 24,
					y: 46,
					left: [22, 58],
					right: [92, 66],
					sleeve: "#57607A",
					glove: "#3D445A",
					fist: 5,
					chest:
						both(shape("M42 46c-14-4-22 4-20 18 10 2 18-4 22-10Z", "#57607A") + shape("M24 52l-9-6 5 12Z", BONE, 2)) +
						line("M60 54v28M50 62h20", GOLD, 3),
					head:
						both(shape("M48 16C36 14 30 4 32-6c8 2 10 8 20 14Z", BONE)) +
						put(60, 30, 1.05, 0, skull(BONE, RED)) +
						shape("M43 30V20C43 0 77 0 77 20v10l-5-6-5 3-7-8-7 8-5-3Z", "#57607A") +
						shape("M56 4C58-8 74-8 78 2 70 2 66 6 64 10Z", RED) +
						line("M44 20c8-4 24-4 32 0", GOLD, 3),
				}),
		),
	"CS-91": () =>
		both(shape("M44 20C28 20 20 10 24-2c8 8 16 6 28 14Z", BONE) + line("M30 8l2 5M37 10l1 5", "#C9AE84", 2)) +
		person({
			coat: RED,
			skin: RED,
			w: 21,
			y: 46,
			left: [32, 60],
			right: [94, 40],
			rightElbow: [88, 66],
			chest: shape("M48 48 60 66l12-18 6 36H42Z", INK) + shape("M54 48l6 8 6-8Z", WHITE, 1.8),
			inRight: put(94, 36, 0.8, 24, feather(WHITE, IRON)),
			head:
				shape("M46 26 34 20l4 14 8 4ZM74 26l12-6-4 14-8 4Z", RED) +
				shape("M60 10c12 0 17 8 17 18S70 48 60 50c-10-2-17-12-17-22s5-18 17-18Z", RED) +
				slit(60, 28, 7, "#FFE27A") +
				shape("M50 36c6 3 14 3 20 0-2 7-18 7-20 0Z", "#fff", 1.8) +
				shape("M56 47c2 6 2 9 4 13 2-4 2-7 4-13Z", INK) +
				line("M52 20l5 2M68 20l-5 2", INK, 2.4),
		}) +
		put(24, 56, 1.05, -8, scroll("#F6E9C8") + line("M-8-6H8M-8 0H8M-8 6H2", "#A08A60", 2) + disc(6, 10, 4, RED, 1.8)) +
		disc(36, 62, 4.6, RED),
	"CS-92": (k) =>
		shape("M14 84C10 56 16 32 26 22c6 20 18 32 34 36 16-4 28-16 34-36 10 10 16 34 12 62Z", k.b) +
		shape(
			"M26 22c6 20 18 32 34 36-12 2-18 12-20 28h-8C22 60 20 40 26 22ZM94 22c-6 20-18 32-34 36 12 2 18 12 20 28h8c10-26 12-46 6-64Z",
			RED,
		) +
		stand(0.86, 0, 1, dragonFace("#8A7AA8", "#4C3F6B", "#D3CAE4", RED, "#3A3350")) +
		shape("M45 14 41 1l8 5 5-8 6 7 6-7 5 8 8-5-4 13c-9-4-21-4-30 0Z", k.p) +
		shape("M50 11c3-2 6-1 7 1-2 2-6 2-7-1ZM70 11c-3-2-6-1-7 1 2 2 6 2 7-1Z", INK, 1) +
		line("M60 4l-2 4 3 2", INK, 1.6) +
		each(
			[
				[12, 12, -8],
				[108, 12, 8],
			],
			(x, y, s) =>
				put(
					x,
					y,
					0.5,
					s,
					shape("M0 4-6-2-18-8c2 4 2 6 1 9 4-1 6 0 8 4 3-1 6 0 9 3 3-3 6-4 9-3 2-4 4-5 8-4-1-3-1-5 1-9L6-2Z", INK),
				),
		),
	"CS-93": (k) =>
		oval(58, 76, 36, 6, "#7B6A5A") +
		tube("M56 76C50 56 50 30 62 18 72 8 86 14 86 26", 4, "#8A8A4E") +
		tube("M52 56C42 52 34 56 30 66", 3, "#8A8A4E") +
		shape("M30 66c-8-4-8-12-4-16 6 2 8 8 4 16ZM55 48c6-2 14 0 18 8-8 2-14-2-18-8Z", "#A39A5A") +
		shape("M78 26h16l4 8-4-1-2 8-4-7-3 9-3-9-4 6-1-7-4 1Z", "#8E4FB4") +
		shape("M78 22c2-6 14-6 16 0v5H78Z", "#8A8A4E") +
		shape(
			"M100 50c4-1 6 2 5 6-4 0-6-2-5-6ZM78 54c-4 0-6 2-5 6 4 0 6-2 5-6ZM92 62c3-2 6-1 7 3-4 2-6 0-7-3Z",
			"#8E4FB4",
			2,
		) +
		line("M16 20v28M10 42l6 8 6-8M108 14v20M102 28l6 8 6-8M32 10v16M27 21l5 7 5-7", k.a, 3.4),
	"CS-94": (k) =>
		shape("M0 82c12-14 30-18 52-18 14 0 24 4 34 18Z", "#5A4A3E") +
		put(26, 46, 1.1, -6, tomb("#C9C3D2")) +
		tube("M72 82C72 66 70 60 68 52", 7, BONE) +
		line("M58 46 54 32M66 44V26M74 44l4-17M80 50l9-10M56 52l-7-4", INK, 7) +
		line("M58 46 54 32M66 44V26M74 44l4-17M80 50l9-10M56 52l-7-4", BONE, 3) +
		shape("M56 44c6-4 18-4 24 2 0 8-6 12-12 12s-12-6-12-14Z", BONE) +
		put(92, 22, 1, 14, shape("M-11-15h22v30h-22Z", WHITE) + disc(0, 0, 6, k.a, 1.8)) +
		put(74, 15, 1, -10, shape("M-11-15h22v30h-22Z", WHITE) + shape("M0-7 5 0 0 7-5 0Z", RED, 1.8)) +
		disc(100, 68, 7, GOLD) +
		disc(108, 74, 6, GOLD) +
		disc(92, 75, 6, GOLD),
	"CS-95": (k) =>
		put(98, 16, 0.9, 0, moon()) +
		put(36, 48, 1.3, -4, tomb("#C9C3D2")) +
		line("M46 30l-6 8 5 6-4 8", INK, 2) +
		shape("M4 82c20-12 92-12 112 0Z", "#5A4A3E") +
		tube("M78 80C78 64 74 56 78 44", 8, "#8FA876") +
		line("M70 42 62 30M76 38l-2-16M83 38l5-15M89 44l10-10M70 48l-9-1", INK, 8) +
		line("M70 42 62 30M76 38l-2-16M83 38l5-15M89 44l10-10M70 48l-9-1", "#8FA876", 3.6) +
		shape("M68 40c6-4 18-3 22 2 0 8-4 12-10 12s-12-6-12-14Z", "#8FA876") +
		shape("M62 78l6-8 6 4 8-5 6 6 6-2 4 6Z", "#7B6553") +
		line("M58 62c-4-3-6-7-6-12M100 60c4-3 6-6 7-11", k.x, 3),
	"CS-96": (k) =>
		shape("M0 82V6c18-6 38 0 42 18 1 6-1 8 2 12l7 10c1 3-2 4-5 4l1 5-4 2 2 4c-1 3-3 3-2 7 0 6-8 7-18 5L22 82Z", k.b) +
		oval(30, 30, 4, 2.6, k.x) +
		line("M24 24c4-2 9-2 13 0", k.l, 2.4) +
		line("M45 57c-4 1-6 1-9 0", k.l, 2) +
		tube("M54 56C64 50 66 60 76 54M54 62c8 6 14 0 22 4M56 50c4-6 10-4 14-8", 2.4, k.l, 3.6) +
		put(
			94,
			46,
			1.05,
			8,
			shape("M-13 30v-30l-6-6 6-2v-9l7 5 4-6v12l6-3 2 6 7-2v6l-4 5v24Z", "#C9C3D2") +
				shape("M-4 30V20c0-6 8-6 8 0v10Z", INK) +
				line("M-2-8l4 10-6 6 4 6M8 4l-4 6", INK, 2),
		) +
		shape("M78 34l-6-4 5-3ZM88 14l6-6 3 6ZM104 18l8-2-3 6ZM110 34l7 2-5 4Z", "#C9C3D2", 2),
	"TK-4": (k) =>
		line("M60 42v22M60 64l-10 14M60 64l10 14M60 48 40 56l-6-12M60 48l18 8 10 12", INK, 8) +
		line("M60 42v22M60 64l-10 14M60 64l10 14M60 48 40 56l-6-12M60 48l18 8 10 12", BONE, 3.6) +
		line("M50 48c6 3 14 3 20 0M51 56c6 3 12 3 18 0", INK, 6) +
		line("M50 48c6 3 14 3 20 0M51 56c6 3 12 3 18 0", BONE, 2.6) +
		disc(88, 70, 5.5, "#57607A") +
		line("M88 76v4M92 72l12 6", INK, 3) +
		put(60, 26, 1.2, 6, skull(BONE, k.x)) +
		line("M68 12l-3 6 3 3", INK, 1.8) +
		disc(34, 44, 5, "#57607A") +
		line("M30 40 20 30", INK, 3),
};
