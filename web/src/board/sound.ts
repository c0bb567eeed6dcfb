// Sounds, silent until asked for: how they are made is loaded with the first one that is heard.
import { settings } from "../settings";

export type Sound = "deal" | "card" | "coin" | "trick" | "score" | "turn" | "refused" | "win";

export function sound(name: Sound): void {
	const { sound: on, volume } = settings.get();
	if (on && !document.hidden) void import("./sounds").then(({ make }) => make(name, volume));
}
