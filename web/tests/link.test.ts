// The connection recovers: greets again, joins again, waits longer each time, and never sends while it is down.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Wire } from "../src/net/socket";

class FakeWire implements Wire {
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	sent: { t: string; [field: string]: unknown }[] = [];
	closed = false;
	send(text: string) {
		this.sent.push(JSON.parse(text));
	}
	close() {
		this.closed = true;
	}
	says(message: object) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

let wires: FakeWire[];
let link: Link;
const newest = () => wires.at(-1) as FakeWire;

beforeEach(() => {
	vi.useFakeTimers();
	wires = [];
	const dial = () => {
		wires.push(new FakeWire());
		return newest();
	};
	link = new Link(
		dial,
		() => "token",
		Date.now,
		() => 0.5,
	);
});
afterEach(() => vi.useRealTimers());

test("says hello, then joins", () => {
	link.join("abc");
	newest().onopen?.();
	expect(newest().sent).toEqual([
		{ t: "hello", token: "token" },
		{ t: "join", table: "abc" },
	]);
	expect(link.state).toMatchObject({ up: true, everUp: true });
});

test("names its table when it dials, so that the server can let a table's screens meet", () => {
	const dialled: (string | undefined)[] = [];
	const other = new Link(
		(table) => {
			dialled.push(table);
			return new FakeWire();
		},
		() => undefined,
	);
	other.join("abc");
	expect(dialled).toEqual(["abc"]);
	other.close();
});

test("comes back after a break and joins the same tables", () => {
	link.join("abc");
	newest().onopen?.();
	newest().onclose?.();
	expect(link.state).toMatchObject({ up: false, retryAt: Date.now() + 500 });
	vi.advanceTimersByTime(499);
	expect(wires).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(wires).toHaveLength(2);
	newest().onopen?.();
	expect(newest().sent.at(-1)).toEqual({ t: "join", table: "abc" });
});

test("waits longer each time, until the server has answered", () => {
	link.join("abc");
	const waits: number[] = [];
	for (let i = 0; i < 7; i++) {
		newest().onclose?.();
		waits.push((link.state.retryAt ?? 0) - Date.now());
		vi.advanceTimersByTime(waits.at(-1) ?? 0);
	}
	expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
	newest().onopen?.();
	newest().says({ t: "welcome", user: null, name: null, version: "1" });
	newest().onclose?.();
	expect((link.state.retryAt ?? 0) - Date.now()).toBe(500);
});

test("a word is not kept for later when the line is down", () => {
	link.join("abc");
	newest().onopen?.();
	newest().onclose?.();
	expect(link.send({ t: "play", table: "abc", seq: 3, words: ["play S5B"] })).toBe(false);
	vi.advanceTimersByTime(500);
	newest().onopen?.();
	expect(newest().sent.map((message) => message.t)).toEqual(["hello", "join"]);
});

test("a line that has gone silent is given up", () => {
	link.join("abc");
	newest().onopen?.();
	vi.advanceTimersByTime(20_000);
	expect(newest().sent.filter((message) => message.t === "ping")).toHaveLength(1);
	vi.advanceTimersByTime(10_000);
	expect(wires[0]?.closed).toBe(true);
	expect(link.state.up).toBe(false);
});

test("a missing answer is told within a second, and taken back when it comes", () => {
	link.join("abc");
	newest().onopen?.();
	link.send({ t: "play", table: "abc", seq: 3, words: ["play S5B"] });
	vi.advanceTimersByTime(799);
	expect(link.state.silent).toBe(false);
	vi.advanceTimersByTime(1);
	expect(link.state).toMatchObject({ up: true, silent: true });
	newest().says({ t: "pong" });
	expect(link.state).toMatchObject({ up: true, silent: false });
	link.doubt();
	expect(newest().sent.at(-1)).toEqual({ t: "ping" });
	vi.advanceTimersByTime(300);
	expect(link.state.silent).toBe(true);
});

test("while somebody is at the page, silence is noticed soon, and else nobody is asked each second", () => {
	let here = true;
	const attended = new Link(
		() => {
			wires.push(new FakeWire());
			return newest();
		},
		() => "token",
		Date.now,
		() => 0.5,
		() => here,
	);
	attended.join("abc");
	newest().onopen?.();
	const pings = () => newest().sent.filter((message) => message.t === "ping").length;
	vi.advanceTimersByTime(1000);
	expect(pings()).toBe(1);
	newest().says({ t: "pong" });
	here = false;
	vi.advanceTimersByTime(19_000);
	expect(pings()).toBe(1);
	here = true;
	vi.advanceTimersByTime(1000 + 800);
	expect(attended.state.silent).toBe(true);
	vi.advanceTimersByTime(10_000);
	expect(attended.state.up).toBe(false);
	attended.close();
});

test("hurry tries at once; closing stops trying", () => {
	link.join("abc");
	newest().onclose?.();
	link.hurry();
	expect(wires).toHaveLength(2);
	link.close();
	vi.advanceTimersByTime(60_000);
	expect(wires).toHaveLength(2);
});

test("everybody who listens hears", () => {
	const heard: string[] = [];
	link.hear((message) => heard.push(message.t));
	link.join("abc");
	newest().onopen?.();
	newest().says({ t: "pong" });
	expect(heard).toEqual(["pong"]);
});
