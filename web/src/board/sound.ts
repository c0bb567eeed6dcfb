// Plays sounds for what happens, if they are turned on. The sounds themselves are loaded with the first one.
import { settings } from "../state/settings";
import type { Sound } from "./later/notes";

export function sound(name: Sound): void {
	const { sound: on, volume } = settings.get();
	if (on && !document.hidden) void import("./later/notes").then(({ play }) => play(name, volume));
}
