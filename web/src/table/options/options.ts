// A title's options as values: their defaults, and which of them apply together. Their sentences are in
// options/sentences.
import type { SettingInfo, TitleInfo, Value } from "../../protocol";

export type Chosen = Record<string, Value>;

export const defaultsOf = (title: TitleInfo, seats: number): Chosen =>
	Object.fromEntries(
		title.settings.map((setting) => [setting.name, setting.defaults[String(seats)] ?? setting.choices[0] ?? ""]),
	);

/** Whether a setting has a meaning with so many seats and with the other choices; the title says when. */
export function applies(settings: SettingInfo[], name: string, chosen: Chosen, seats: number): boolean {
	const setting = settings.find((each) => each.name === name);
	if (!setting) return true;
	const seated = !setting.seats.length || setting.seats.includes(seats);
	return seated && Object.entries(setting.needs).every(([other, values]) => values.includes(chosen[other] ?? ""));
}

/** Whether every chair chooses this for itself: `deck0` where a seat brings its `deck`. */
export const isBrought = (brought: string[], name: string): boolean => brought.includes(name.replace(/\d+$/, ""));

/** The chosen options, with the default for each that does not apply now. */
export function fitting(title: TitleInfo, seats: number, chosen: Chosen): Chosen {
	const fresh = defaultsOf(title, seats);
	const kept = Object.entries(chosen).filter(([name]) => applies(title.settings, name, { ...fresh, ...chosen }, seats));
	return { ...fresh, ...Object.fromEntries(kept) };
}
