// Settings are stored one by one: another tab's changes stay, and a default is not stored as a choice.
import { beforeEach, expect, test, vi } from "vitest";

let kept: Record<string, string>;
const stored = () => JSON.parse(kept["emberhall.settings"] ?? "{}");

beforeEach(() => {
	kept = {};
	vi.resetModules();
	vi.stubGlobal("localStorage", {
		getItem: (place: string) => kept[place] ?? null,
		setItem: (place: string, text: string) => {
			kept[place] = text;
		},
	});
});

async function opened() {
	const { settings, startSettings } = await import("../src/state/settings");
	startSettings();
	return settings;
}

test("a page whose language comes late does not undo what was chosen meanwhile", async () => {
	const settings = await opened();
	kept["emberhall.settings"] = JSON.stringify({ text: true, pace: "none" }); // in another tab
	settings.set({ lang: "en" });
	expect(stored()).toEqual({ text: true, pace: "none" });
});

test("what is chosen is remembered beside what others chose", async () => {
	const settings = await opened();
	settings.set({ theme: "dark" });
	kept["emberhall.settings"] = JSON.stringify({ ...stored(), sound: true });
	settings.set({ text: true });
	expect(stored()).toEqual({ theme: "dark", sound: true, text: true });
});
