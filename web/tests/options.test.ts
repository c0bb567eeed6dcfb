// Which settings are offered together: the title says it, the page only compares.
import { expect, test } from "vitest";
import type { SettingInfo, TitleInfo } from "../src/protocol";
import { applies, fitting } from "../src/table/options/options";

const setting = (name: string, more: Partial<SettingInfo> = {}): SettingInfo => ({
	name,
	choices: [false, true],
	defaults: { "2": false, "3": false },
	house: false,
	seats: [],
	needs: {},
	...more,
});
const SETTINGS = [setting("swap"), setting("pair", { seats: [2] }), setting("told", { needs: { swap: [true] } })];

test("a setting applies with the seats and the choices that it names", () => {
	expect(applies(SETTINGS, "swap", {}, 3)).toBe(true);
	expect([2, 3].map((seats) => applies(SETTINGS, "pair", {}, seats))).toEqual([true, false]);
	expect([true, false].map((swap) => applies(SETTINGS, "told", { swap }, 2))).toEqual([true, false]);
	expect(applies(SETTINGS, "unheard", {}, 2)).toBe(true);
});

test("what does not apply is sent with its default", () => {
	const title = { name: "nim", seats: [2, 3], settings: SETTINGS } as unknown as TitleInfo;
	expect(fitting(title, 3, { swap: false, pair: true, told: true })).toEqual({ swap: false, pair: false, told: false });
	expect(fitting(title, 2, { swap: true, pair: true, told: true })).toEqual({ swap: true, pair: true, told: true });
});
