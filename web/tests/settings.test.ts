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
		removeItem: (place: string) => {
			delete kept[place];
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

test("what is forgotten leaves nothing behind", async () => {
	const { remember } = await import("../src/state/settings");
	remember("emberhall.recap.abc", true);
	remember("emberhall.recap.abc", null);
	expect(kept).toEqual({});
});

test("what is remembered for tables does not pile up: the oldest are forgotten", async () => {
	const { rememberedFor, rememberFor } = await import("../src/state/settings");
	for (let i = 0; i < 30; i++) rememberFor("emberhall.company", `table${i}`, i);
	rememberFor("emberhall.company", "table12", "again");
	rememberFor("emberhall.company", "newest", true);
	expect(Object.keys(kept)).toEqual(["emberhall.company"]);
	const tables = Object.keys(JSON.parse(kept["emberhall.company"] ?? "{}"));
	expect([tables.length, tables[0], tables.at(-2), tables.at(-1)]).toEqual([20, "table11", "table12", "newest"]);
	expect(rememberedFor("emberhall.company", "table12")).toBe("again");
	expect(rememberedFor("emberhall.company", "table3")).toBe(null);
});
