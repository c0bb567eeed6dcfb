// What is said while nothing gets through: it waits, is told, can be taken back, and counts exactly once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Wire } from "../src/net/socket";
import { waits } from "../src/table/kept";
import { keepFor } from "../src/table/later/outbox";
import type { Layout } from "../src/table/layout";
import { Table } from "../src/table/table";

const layout = {
	keep: (heard: unknown[]) => heard,
	between: () => null,
	hold: () => 0,
	leave: async () => undefined,
	arrive: async () => undefined,
	over: () => false,
} as unknown as Layout;

interface Frame {
	t: string;
	seq?: number;
	words?: string[];
	text?: string;
}

/** A server as the protocol describes it: each answer names the update it answers, and counts once. */
class Server {
	words: string[] = [];
	said: string[] = [];
	wires: ServerWire[] = [];
	/** Called for each frame of play or talk; says what of it gets through. */
	network: () => "whole" | "lost" | "half" = () => "whole";
	down = false;

	dial = (): Wire => {
		const wire = new ServerWire(this);
		this.wires.push(wire);
		setTimeout(() => (this.down ? wire.cut() : wire.onopen?.()), 1);
		return wire;
	};

	update(log: boolean): object {
		const seq = this.words.length;
		const words = [`take ${seq}`, `keep ${seq}`];
		return {
			t: "update",
			table: "abc",
			seq,
			view: { n: seq },
			events: [],
			decision: { seat: 0, ask: "play", words, choices: [] },
			waiting: [0],
			...(log ? { log: [] } : {}),
		};
	}

	answer(frame: Frame): object[] {
		if (frame.t === "join") {
			const lobby = { t: "lobby", table: { id: "abc", title: "dualis", you: 0, chairs: [] } };
			const said = this.said.map((text, n) => ({ t: "said", table: "abc", n, seat: 0, name: "Wren", at: "", text }));
			return [lobby, ...said, this.update(true)];
		}
		if (frame.t === "say") {
			this.said.push(frame.text ?? "");
			const n = this.said.length - 1;
			return [{ t: "said", table: "abc", n, seat: 0, name: "Wren", at: "", text: frame.text }];
		}
		if (frame.t === "ping") return [{ t: "pong" }];
		if (frame.t !== "play") return [];
		if (frame.seq === this.words.length) {
			this.words.push(...(frame.words ?? []));
			return [this.update(false)];
		}
		const known = this.words[frame.seq ?? 0] === frame.words?.[0];
		const error = known ? "already" : "stale";
		return [{ t: "refused", table: "abc", seq: this.words.length, error, message: "", args: {} }];
	}
}

class ServerWire implements Wire {
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	constructor(private readonly server: Server) {}
	cut() {
		this.onclose?.();
	}
	close() {}
	send(text: string) {
		const frame = JSON.parse(text) as Frame;
		const way = frame.t === "play" || frame.t === "say" ? this.server.network() : "whole";
		if (way === "lost") return void setTimeout(() => this.cut(), 1);
		const replies = this.server.answer(frame);
		if (way === "half") return void setTimeout(() => this.cut(), 1);
		setTimeout(() => {
			for (const reply of replies) this.onmessage?.({ data: JSON.stringify(reply) });
		}, 1);
	}
}

let server: Server;
let table: Table;
let link: Link;
const kept = new Map<string, string>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = async () => {
	link = new Link(
		server.dial,
		() => "token",
		Date.now,
		() => 0.5,
	);
	table = new Table("abc", link, async () => layout);
	table.open();
	keepFor(table);
	await pass(10);
};
const cut = async () => {
	server.down = true;
	server.wires.at(-1)?.cut();
	await pass(0);
};
const back = async () => {
	server.down = false;
	link.hurry();
	await pass(20_000);
};

beforeEach(async () => {
	vi.useFakeTimers();
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal("document", { hidden: true });
	server = new Server();
	await open();
});
afterEach(() => {
	table.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a move made offline waits, goes out once, and that is said", async () => {
	await cut();
	table.play("take 0");
	table.play("keep 0");
	const { kept: move, link: state } = table.store.get();
	expect(move).toMatchObject({ words: ["take 0"], gone: false });
	expect(waits(table.store.get(), state.up)).toBe(true);
	expect(server.words).toEqual([]);
	await back();
	expect(server.words).toEqual(["take 0"]);
	expect(table.store.get()).toMatchObject({ kept: null, fate: "out", sent: null, refused: null });
});

test("a move that waits can be taken back, and another made", async () => {
	await cut();
	table.play("take 0");
	table.outbox?.takeBack();
	table.play("keep 0");
	await back();
	expect(server.words).toEqual(["keep 0"]);
});

test("what waits survives closing the page", async () => {
	await cut();
	table.play("take 0");
	table.say({ text: "a tunnel" });
	table.close();
	link.close();
	server.down = false;
	await open();
	await pass(20_000);
	expect(server.words).toEqual(["take 0"]);
	expect(server.said).toEqual(["a tunnel"]);
	expect(table.store.get()).toMatchObject({ kept: null, lines: [] });
	expect(kept.get("emberhall.kept")).not.toContain("take 0");
});

test("a move that comes too late is not lost without a word", async () => {
	await cut();
	table.play("take 0");
	server.words.push("keep 0"); // the clock ran out: something else was said for us
	await back();
	expect(server.words).toEqual(["keep 0"]);
	expect(table.store.get()).toMatchObject({ kept: null, fate: "late", refused: null });
});

test("a move that was cut off on its way, and came too late, is not lost without a word", async () => {
	server.network = () => "lost";
	table.play("take 0");
	await pass(5);
	server.network = () => "whole";
	server.words.push("keep 0");
	await back();
	expect(server.words).toEqual(["keep 0"]);
	expect(table.store.get()).toMatchObject({ kept: null, fate: "late" });
});

test("our own word, told as a missed move, is not counted as one", async () => {
	server.network = () => "half";
	table.play("take 0");
	await pass(5);
	server.network = () => "whole";
	await back();
	expect(server.words).toEqual(["take 0"]);
	expect(table.store.get()).toMatchObject({ kept: null, fate: "out", missed: 0 });
});

test("while an answer is late, nothing else can be answered", async () => {
	const silent: ServerWire["send"] = () => undefined;
	const wire = server.wires.at(-1) as ServerWire;
	wire.send = silent;
	table.play("take 0");
	await pass(800);
	const { link: state } = table.store.get();
	expect(state.silent).toBe(true);
	expect(waits(table.store.get(), state.up, state.silent)).toBe(true);
	table.outbox?.takeBack(); // it may have arrived: it cannot be taken back
	expect(table.store.get().kept).not.toBeNull();
});

test("cut at random moments on both sides of a send, nothing is lost and nothing doubled", async () => {
	let seed = 7;
	const random = (below: number) => {
		seed = (seed * 48271) % 0x7fffffff;
		return seed % below;
	};
	server.network = () => (["whole", "lost", "half"] as const)[random(3)] ?? "whole";
	const words: string[] = [];
	const lines: string[] = [];
	for (let turn = 0; turn < 200; turn++) {
		if (random(4) === 0) await cut();
		const word = `${random(2) ? "take" : "keep"} ${turn}`;
		words.push(word);
		table.play(word);
		if (random(3) === 0) {
			lines.push(`line ${turn}`);
			table.say({ text: `line ${turn}` });
		}
		if (random(8) === 0) {
			await cut();
			table.close();
			link.close();
			server.down = false;
			await open();
		}
		server.down = false;
		for (let i = 0; i < 20 && (server.words.length <= turn || table.store.get().lines.length); i++) await back();
		await back();
		expect(server.words).toEqual(words);
		expect(server.said).toEqual(lines);
	}
});
