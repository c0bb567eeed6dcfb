import { describe, expect, it, vi } from "vitest";
import { makeStore } from "../src/state/store";
import { speak, t } from "../src/ui/locales";
import { memo } from "../src/ui/memo";

interface Props {
	name: string;
	size?: number;
}

/** A component as Preact keeps it: rendered with some properties, then asked whether others change it. */
function drawn(props: Props, source?: () => unknown) {
	const draw = vi.fn(() => null as never);
	const part = { props } as { props: Props; shouldComponentUpdate?(next: Props): boolean };
	memo<Props>(draw, source).call(part, props);
	expect(draw).toHaveBeenCalledWith(props);
	return (next: Props) => part.shouldComponentUpdate?.(next);
}

describe("a part that is drawn only when it changes", () => {
	it("stays as it is with the same properties", () => {
		expect(drawn({ name: "coin", size: 3 })({ size: 3, name: "coin" })).toBe(false);
	});
	it("is drawn anew when a property is another, is new, or is gone", () => {
		expect(drawn({ name: "coin" })({ name: "wild" })).toBe(true);
		expect(drawn({ name: "coin" })({ name: "coin", size: 3 })).toBe(true);
		expect(drawn({ name: "coin", size: 3 })({ name: "coin" })).toBe(true);
	});
	it("is drawn anew when what else it is drawn from has changed", () => {
		let language = "en";
		const changes = drawn({ name: "coin" }, () => language);
		expect(changes({ name: "coin" })).toBe(false);
		language = "fr";
		expect(changes({ name: "coin" })).toBe(true);
	});
});

describe("a store", () => {
	it("wakes nobody when nothing changes", () => {
		const store = makeStore({ a: 1, b: [2] });
		const listener = vi.fn();
		store.subscribe(listener);
		store.set({});
		store.set({ a: 1, b: store.get().b });
		expect(listener).not.toHaveBeenCalled();
		store.set({ a: 2 });
		expect(listener).toHaveBeenCalledOnce();
		expect(store.get().a).toBe(2);
	});
});

describe("a sentence that is said again", () => {
	const waiting = (count: number | string) => t("tables-waiting", { count });
	it("is the same with the same arguments alone; a figure that is text is no figure", async () => {
		await speak("en");
		const [one, two, text] = [waiting(1), waiting(2), waiting("1")];
		expect([waiting(1), waiting(2), waiting("1")]).toEqual([one, two, text]);
		expect(new Set([one, two, text]).size).toBe(3);
	});
	it("is another in another language", async () => {
		await speak("en");
		const settings = t("settings");
		await speak("fr");
		expect(t("settings")).not.toBe(settings);
		await speak("en");
		expect(t("settings")).toBe(settings);
	});
});
