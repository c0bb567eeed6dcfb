/// <reference types="vitest/config" />
import { defineConfig } from "vite";

const at = (path: string) => new URL(path, import.meta.url).pathname;

// The page is built into the Python package, which serves it. One chunk per game and one per language.
export default defineConfig({
	base: "/",
	resolve: { alias: { "@locales": at("../src/emberhall/locales") } },
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	build: {
		license: { fileName: "licenses.md" },
		outDir: "../src/emberhall/web",
		emptyOutDir: true,
		target: "es2022",
		manifest: true,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				// One chunk for the hall and the bare table, one per title: loose shared modules start and compress worse.
				codeSplitting: {
					groups: [
						{ name: "hall", test: /node_modules|\/src\/(look|board|pages\/(?!lobby)|sheets\/index|(?!main)[\w.]+$)/ },
						{ name: "dualis", test: /\/games\/dualis\/(?!later|recap|rules|text|chart)/ },
					],
				},
			},
		},
	},
	server: {
		fs: { allow: [at(".."), at(".")] },
		proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
	},
	test: { environment: "node", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
