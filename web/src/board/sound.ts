// What happens can be heard, where it is wished for. How it sounds is loaded with the first sound.
import { settings } from "../settings";
import type { Sound } from "./notes";

export function sound(name: Sound): void {
	const { sound: on, volume } = settings.get();
	if (on && !document.hidden) void import("./notes").then(({ play }) => play(name, volume));
}
