/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { cardNames, catalogues, languageWords } from "./catalogues.ts";
import { fallback, LOCALES, names } from "./locales.mjs";
import { mediaOf } from "./media.ts";

const at = (path: string) => new URL(path, import.meta.url).pathname;

/**
 * What loads together, by folder: `a/*` is the modules directly in a folder, `a/**` the whole of it, and the first that
 * fits wins. Everything else is split by what imports it.
 */
const CHUNKS: [name: string, ...places: string[]][] = [
	["dragons", "ui/dragon.ts"], // where they are only seen, they come after the page
	// what every page needs
	[
		"base",
		"app/*",
		"state/*",
		"ui/*",
		"ui/icons/*",
		"ui/locales/{index,sentences}.ts",
		"net/{api,authority}.ts",
		"person/me.ts",
	],
	["base", "games/{index,offered,titles}.ts", "games/*/{title.ts,cloth.css}", "table/people.ts"],
	["base", "rooms/settings/index.ts"],
	["backs", "games/card-back.ts"],
	["rooms", "rooms/frame/**"],
	["made", "table/options/made.ts"],
	["hall", "rooms/hall/*", "games/{scene-frame,scenes}.ts", "games/*/scene.ts"],
	["hall", "rooms/terms/{index,new-table}.ts", "table/options/*"],
	// the bare table
	["table", "board/*", "board/icons/*", "board/picking/*", "table/*", "net/{dial,socket}.ts"],
	["table", "rooms/play/*", "rooms/bar/*", "person/sitters.ts", "games/rules-address.ts"],
	["things", "board/cards/*", "games/cards/*", "table/automatic/*"],
	["goods", "games/goods/*"],
	["sheet", "ui/sheets/*"],
	["sentences", "table/sentences/*"],
	["hint", "rooms/coach/hint/**", "net/coach.ts"],
	["finale", "table/finale/**", "rooms/play/ending/{again,foot,more,over,player,stronger}.tsx"],
	["life", "table/life/**"],
	["text", "table/text/*"],
	["story", "table/story/*"],
];

/** The chunk of a title's table, and of the cards that it shares with its rules and its workshop. */
function titleOf(id: string, part: "cards" | "table"): string | null {
	if (id.includes("?url")) return null; // only its address
	const title = id.match(`/web/src/games/(\\w+)/${part}/`)?.[1];
	return title ? (part === "cards" ? `${title}-cards` : title) : null;
}

/** The chunk of the back of a title's cards: other rooms show it too. */
const backOf = (id: string): string | null => {
	const title = id.match(/\/web\/src\/games\/(\w+)\/back\.ts/)?.[1];
	return title ? `${title}-back` : null;
};

/** Whether a path fits a pattern of folders; `path.matchesGlob` is not in every version of Node yet. */
function matchesGlob(path: string, pattern: string): boolean {
	const escaped = pattern.replaceAll(".", "\\.").replaceAll("**", "\0").replaceAll("*", "[^/]*").replaceAll("\0", ".*");
	const either = escaped.replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`);
	return new RegExp(`^${either}$`).test(path);
}

/** What only some pages need of packages: QR codes, and the parser of catalogues that come from the server. */
const LATE_PACKAGES = ["qr/", "@fluent/bundle/esm/resource.js"];

/** The chunk of any other module, as listed. */
function chunkOf(id: string): string | null {
	if (id.includes("/node_modules/"))
		return LATE_PACKAGES.some((each) => id.includes(`/node_modules/${each}`)) ? null : "base";
	const path = id.split("/web/src/")[1]?.split("?")[0] ?? "";
	return CHUNKS.find(([, ...places]) => places.some((place) => matchesGlob(path, place)))?.[0] ?? null;
}

/** Replaces the names of window sizes in style sheets. */
const namedMedia = {
	postcssPlugin: "named-media",
	AtRule: {
		media(rule: { params: string; error(message: string): Error }) {
			rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
				const query = mediaOf(name);
				if (!query) throw rule.error(`No size of a window is called ${name}; media.ts has those that are.`);
				return query;
			});
		},
	},
};

/** What takes the place of the modules that need a server. */
const IN_FOLDER = [
	{ find: /^(\.|.*\/net)\/(authority|dial)$/, replacement: at("src/net/device/authority.ts") },
	{ find: /^.*\/state\/address$/, replacement: at("src/state/address-in-folder.ts") },
	{ find: /^\.\/storage$/, replacement: at("src/state/storage-in-folder.ts") },
];

// The page is built into the Python package, which serves it. One chunk per game and one per language.
// `--mode folder` builds a page that needs no server: its addresses are relative, and it brings its own hall.
export default defineConfig(({ mode }) => ({
	base: mode === "folder" ? "./" : "/",
	worker: { format: "es" },
	define: { LANGUAGE_NAMES: JSON.stringify(names), FALLBACK_LANGUAGE: JSON.stringify(fallback) },
	plugins: [catalogues, cardNames, languageWords],
	resolve: {
		alias: [
			{ find: "@locales", replacement: LOCALES },
			// `--mode whole`: whole games of all modes, which `python -m tests.story.pages --whole` writes
			{ find: "@stories", replacement: at(mode === "whole" ? "../build/stories" : "tests/stories") },
			...(mode === "folder" ? IN_FOLDER : []),
		],
	},
	css: { postcss: { plugins: [namedMedia] } },
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	build: {
		license: { fileName: "licenses.md" },
		outDir: "../src/emberhall/web",
		emptyOutDir: true,
		target: "es2022",
		cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark(), which the tokens use
		manifest: true,
		// only style sheets are preloaded: otherwise every page would contain the names of all chunks behind its links
		modulePreload: {
			polyfill: false,
			resolveDependencies: (_, deps, { hostType }) =>
				deps.filter((name) => hostType === "html" || name.endsWith(".css")),
		},
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				// One chunk for what every page needs, one for the hall, one for the bare table, one per title: loose shared
				// modules start and compress worse, and a browser requests six files at a time from a server.
				codeSplitting: {
					groups: [
						...[...new Set(CHUNKS.map(([name]) => name))].map((name) => ({
							name,
							test: (id: string) => chunkOf(id) === name,
						})),
						{ name: backOf },
						{ name: (id: string) => titleOf(id, "cards") },
						{ name: (id: string) => titleOf(id, "table") },
					],
				},
			},
		},
	},
	server: {
		fs: { allow: [at(".."), at(".")] },
		proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
	},
	test: {
		pool: "threads",
		environment: "node",
		include: ["tests/**/*.test.{ts,js}"],
		setupFiles: ["tests/setup.ts"],
		css: { include: /\.css\?raw$/ },
	},
}));
