// Components in chunks of their own.
import { beforeEach, expect, test, vi } from "vitest";
import { lazily } from "../src/ui/lazy";

const hooks = vi.hoisted(() => ({ effects: [] as (() => void)[], set: vi.fn() }));
vi.mock("preact/hooks", async (original) => ({
	...(await original<object>()),
	useEffect: (effect: () => void) => hooks.effects.push(effect),
	useState: (value: unknown) => [value, hooks.set],
}));
beforeEach(() => {
	hooks.effects.length = 0;
	hooks.set.mockClear();
});

/** Its effects, once the browser has painted. */
const painted = () => {
	for (const effect of hooks.effects) effect();
};

test("a chunk that comes between a render and its effect is rendered", async () => {
	const Part = lazily(async () => () => null);
	expect(Part({})).toBeNull();
	await Part.load();
	painted();
	await vi.waitFor(() => expect(hooks.set).toHaveBeenCalledWith(false));
	expect(Part({})).not.toBeNull();
});

test("a chunk that is there is rendered at once, and only once", async () => {
	const Part = lazily(async () => () => null);
	await Part.load();
	expect(Part({})).not.toBeNull();
	painted();
	await new Promise((later) => setTimeout(later));
	expect(hooks.set).not.toHaveBeenCalled();
});
