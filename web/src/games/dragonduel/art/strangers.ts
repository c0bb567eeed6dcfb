// Pictures for cards without a drawing or a related card: an egg, whatever may hatch, or a spell not yet read.
import type { Drawings } from "./elements";
import { scroll } from "./props";
import { both, each, flat, line, put, shape, star, tube, WOOD } from "./strokes";

export const STRANGERS: Drawings = {
	egg: (k) =>
		shape("M60 8c16 0 26 22 26 38 0 16-10 26-26 26S34 62 34 46C34 30 44 8 60 8Z", k.a) +
		flat("M82 36c3 20-6 35-22 35-14 0-23-8-25-20 10 8 38 8 47-15Z", k.b, 0.5) +
		line("M45 32c2-6 5-10 9-13", "#fff", 4, 0.8) +
		shape("M60 20l7 8-7 8-7-8ZM44 42l6 7-6 7-5-7ZM76 42l6 7-6 7-6-7Z", k.l, 2) +
		shape("M56 44h8l4 6-8 8-8-8Z", k.x, 2) +
		tube("M14 72c24-8 68-8 92 0M20 78c24-8 56-8 80 0", 4, WOOD) +
		both(tube("M18 66c6 2 10 6 14 12M30 62c2 6 6 10 10 14", 3, WOOD)),
	spell: (k) =>
		put(60, 42, 1.5, -6, scroll("#FFF6DE")) +
		put(60, 42, 1, 0, star(5, 15, 7, k.x)) +
		each(
			[
				[22, 22, 0.8],
				[100, 26, 1],
				[24, 62, 0.6],
				[98, 64, 0.7],
			],
			(x, y, scale) => put(x, y, scale, 0, star(4, 10, 3, k.a)),
		),
};
