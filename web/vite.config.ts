/// <reference types="vitest/config" />
import { defineConfig } from "vite";

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** The modules of a title that are loaded later, or used only outside of its table. */
const LATER =
	"art/|chapters|deck[lt]|fountains|later|measures|motion|pool|profile|recap|room|rule|shelf|since|text|workshop";

/** Removes comments and empty lines from the catalogues. */
const terseCatalogues = {
	name: "terse-catalogues",
	enforce: "pre" as const,
	transform: {
		filter: { id: /\.ftl\?raw$/ },
		handler: (code: string) => code.replaceAll(/(?<=^export default "|\\n)(?:#.*?)?\\n/g, ""),
	},
};

// The page is built into the Python package, which serves it. One chunk per game and one per language.
export default defineConfig({
	base: "/",
	plugins: [terseCatalogues],
	resolve: { alias: { "@locales": at("../src/emberhall/locales") } },
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
						{
							name: "base",
							test: /node_modules\/(?!qr\/)|\/src\/(look\/(?!scenes|backs)|sheets\/index|locales\/index|games\/index|pages\/nothing\.|(?!(table|pace|link|line|turn|options|hall)\.)[\w.]+$)/,
						},
						{ name: "backs", test: /\/src\/look\/backs/ },
						{ name: "rooms", test: /\/src\/(pages\/frame|hall)\./ },
						{
							name: "hall",
							test: /\/src\/(look\/scenes|pages\/(home|games|tables|newtable|quick|results)\.|options\.ts)/,
						},
						{
							name: "table",
							test: /\/src\/(board\/(?!fallback|live|motion|near|notes|since|talk|text|zoom|picking\/(dr|ke|la|un))|pages\/(table|play)\.|(table|pace|link|line|turn)\.ts)/,
						},
						{ name: "dualis", test: /\/games\/dualis\/(?!large|later|measures|motion|recap|rounds|rule|text|chart)/ },
						{
							name: "things",
							test: /\/src\/(art\/|goods\/(?!fancies\/(?!strokes))|games\/(phrases|shelf)\.|board\/(near|zoom)\.|text\/count\.)/,
						},
						{ name: "sheet", test: /\/src\/sheets\/(sheet|chips)\./ },
						{ name: "sentences", test: /\/src\/sheets\/sentences\./ },
						{
							name: "duelcards", // without the styles of a table, whose layout differs from a rulebook's
							test: /\/games\/dragonduel\/(card|chain|decks|dragonduel|field|icons|picture|rows|syllables|telling|things|zoom)/,
						},
						...["flamecraft", "flamecraft_duals", "dragonduel"].map((title) => ({
							name: title,
							test: new RegExp(`/games/${title}/(?!${LATER})`),
						})),
						{ name: "hint", test: /\/src\/coach\/(calls|hint|icons|naming|numbers)/ },
						{ name: "life", test: /\/src\/life\/(?!index|left)/ },
						{ name: "text", test: /\/src\/text\/(commands|log|picks|said|told|view)\./ },
					],
				},
			},
		},
	},
	server: {
		fs: { allow: [at(".."), at(".")] },
		proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
	},
	test: { pool: "threads", environment: "node", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
