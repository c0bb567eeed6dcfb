// A title's options as values: their defaults, and which of them apply together. Their sentences are in
// options/sentences.
import type { TitleInfo, Value } from "../../protocol";

export type Chosen = Record<string, Value>;

export const defaultsOf = (title: TitleInfo, seats: number): Chosen =>
	Object.fromEntries(
		title.settings.map((setting) => [setting.name, setting.defaults[String(seats)] ?? setting.choices[0] ?? ""]),
	);

/** Some settings apply only together with others. The catalogue cannot know that, so it is listed here, by name. */
const NEEDS: Record<string, (chosen: Chosen, seats: number) => boolean> = {
	say_direction: ({ highlow }) => highlow === true,
	partner_talk: ({ mode }) => mode === "partnership",
	mode: (_, seats) => seats === 4 || seats === 2,
	fancy_pick: ({ mode }) => mode === "fancy" || mode === "fancy_fountain",
	first_player: (_, seats) => seats > 1,
	companions: (_, seats) => seats > 1,
	colour: (_, seats) => seats === 1,
	solo_unlocked: (_, seats) => seats === 1,
	solo_limits: (_, seats) => seats === 1,
	match: (_, seats) => seats === 2,
	solo_coins: (_, seats) => seats === 1,
	deck2: (_, seats) => seats > 2,
	deck3: (_, seats) => seats > 3,
	late_goods: (_, seats) => seats > 1,
};
export const applies = (name: string, chosen: Chosen, seats: number): boolean => NEEDS[name]?.(chosen, seats) ?? true;

/** Whether every chair chooses this for itself: `deck0` where a seat brings its `deck`. */
export const isBrought = (brought: string[], name: string): boolean => brought.includes(name.replace(/\d+$/, ""));

/** The chosen options, with the default for each that does not apply now. */
export function fitting(title: TitleInfo, seats: number, chosen: Chosen): Chosen {
	const fresh = defaultsOf(title, seats);
	const kept = Object.entries(chosen).filter(([name]) => applies(name, { ...fresh, ...chosen }, seats));
	return { ...fresh, ...Object.fromEntries(kept) };
}
