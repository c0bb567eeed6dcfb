// The order of the page's folders, read from its imports: a module may import from its own layer and from those after
// it, whether at once or later. Rooms may import one another, but not in a circle; titles do not know each other.
import { describe, expect, test } from "vitest";

/** From the top to the bottom. */
const LAYERS = ["app", "rooms", "games", "table", "board", "person", "ui", "net", "state"];
/** Folders in `games` that several titles use. */
const SHARED = ["cards", "goods", "kits", "workshops"];

const FILES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });
const SOURCES = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path.slice("../src/".length), text]));
const IMPORT = /(?:^|[;\n]\s*)(?:import|export)\s[^"';]*?from\s*"(\.[^"]*)"|import\s*\(?\s*"(\.[^"]*)"/g;

interface Import {
	from: string;
	to: string;
}
function importsOf(sources: Record<string, string>): Import[] {
	return Object.entries(sources).flatMap(([from, text]) =>
		[...text.matchAll(IMPORT)].map(([, static_, lazy]) => ({ from, to: resolved(from, static_ ?? lazy ?? "") })),
	);
}
/** The path that an import names, without its ending. */
function resolved(from: string, name: string): string {
	const path = from.split("/").slice(0, -1);
	for (const step of name.split("/")) {
		if (step === "..") path.pop();
		else if (step !== ".") path.push(step);
	}
	return path.join("/");
}
const layerOf = (path: string): string => path.split("/")[0] ?? "";
const partOf = (path: string): string => path.split("/")[1] ?? "";
const said = ({ from, to }: Import): string => `${from} imports ${to}`;
const isTitle = (path: string, sources: Record<string, string>): boolean => `games/${partOf(path)}/title.ts` in sources;

/** Every import against the order. */
function wrongImports(sources: Record<string, string>): string[] {
	const all = importsOf(sources).filter(({ to }) => to !== "protocol");
	const upward = all.filter(({ from, to }) => LAYERS.indexOf(layerOf(to)) < LAYERS.indexOf(layerOf(from)));
	const inGames = all.filter(({ from, to }) => layerOf(from) === "games" && layerOf(to) === "games");
	const titles = inGames.filter(({ from, to }) => isTitle(to, sources) && partOf(from) !== partOf(to));
	const sheets = all.filter(({ from, to }) => layerOf(from) === "games" && to === "ui/sheets/sheet");
	return [...upward, ...titles, ...sheets].map(said);
}

/** A circle of rooms, if there is one. */
function circleOf(sources: Record<string, string>): string[] {
	const next = new Map<string, Set<string>>();
	for (const { from, to } of importsOf(sources)) {
		if (layerOf(from) !== "rooms" || layerOf(to) !== "rooms" || partOf(from) === partOf(to)) continue;
		next.set(partOf(from), (next.get(partOf(from)) ?? new Set()).add(partOf(to)));
	}
	const done = new Set<string>();
	const walk = (room: string, path: string[]): string[] => {
		if (path.includes(room)) return [...path.slice(path.indexOf(room)), room];
		if (done.has(room)) return [];
		for (const other of next.get(room) ?? []) {
			const circle = walk(other, [...path, room]);
			if (circle.length) return circle;
		}
		done.add(room);
		return [];
	};
	for (const room of next.keys()) {
		const circle = walk(room, []);
		if (circle.length) return circle;
	}
	return [];
}

describe("the page's folders", () => {
	test("are these, and every module is in one", () => {
		const folders = new Set(Object.keys(SOURCES).map(layerOf));
		expect([...folders].sort()).toEqual([...LAYERS, "protocol.ts"].sort());
		expect(importsOf(SOURCES).length).toBeGreaterThan(1000);
	});
	test("import only from those below", () => expect(wrongImports(SOURCES)).toEqual([]));
	test("have no circle of rooms", () => expect(circleOf(SOURCES)).toEqual([]));
	test("in games are titles, but for what they share", () => {
		const folders = new Set(Object.keys(SOURCES).flatMap((path) => (/^games\/\w+\//.test(path) ? [partOf(path)] : [])));
		const others = [...folders].filter((name) => !isTitle(`games/${name}/x`, SOURCES));
		expect(others.sort()).toEqual(SHARED);
	});
	test("name no title outside of its own folder", () => {
		const titles = Object.keys(SOURCES).flatMap((path) => /^games\/(\w+)\/title\.ts$/.exec(path)?.[1] ?? []);
		expect(titles.length).toBeGreaterThan(1);
		const name = new RegExp(`\\b(${titles.join("|")})\\b`, "i");
		const foreign = Object.entries(SOURCES).filter(([path, text]) => !isTitle(path, SOURCES) && name.test(text));
		expect(foreign.map(([path]) => path).filter((path) => path !== "protocol.ts")).toEqual([]);
	});
});

describe("a planted fault is found:", () => {
	const planted = (path: string, text: string) => ({ ...SOURCES, [path]: text });
	test("a board that imports a room", () => {
		const text = 'import { t } from "../ui/locales";\nimport {\n\tHome,\n} from "../rooms/hall/home";\n';
		expect(wrongImports(planted("board/x.ts", text))).toEqual(["board/x.ts imports rooms/hall/home"]);
	});
	test("a lazy import", () => {
		const text = 'const page = () => import("../games/titles");';
		expect(wrongImports(planted("state/x.ts", text))).toEqual(["state/x.ts imports games/titles"]);
	});
	test("a title that opens a sheet, or uses another title", () => {
		const text = 'import { Sheet } from "../../ui/sheets/sheet";\nexport * from "../dragonduel/cards/cards";';
		expect(wrongImports(planted("games/dualis/x.ts", text))).toEqual([
			"games/dualis/x.ts imports games/dragonduel/cards/cards",
			"games/dualis/x.ts imports ui/sheets/sheet",
		]);
	});
	test("two rooms that import each other", () => {
		const circle = circleOf(planted("rooms/settings/x.ts", 'import { Bar } from "../bar/bar";'));
		expect([...circle].sort()).toEqual(expect.arrayContaining(["bar", "settings"]));
	});
});
