import type { Words } from "..";

/** Needed on every page. */
export const everywhere = import.meta.glob<string>(["@locales/en/hall.ftl", "@locales/en/titles.ftl"], {
	eager: true,
	query: "?raw&words",
	import: "default",
});
/** For the titles, tables and rooms. */
export const others = import.meta.glob<Words>(
	["@locales/en/*.ftl", "!@locales/en/hall.ftl", "!@locales/en/titles.ftl", "!@locales/en/cli.ftl"],
	{ query: "?raw&words" },
);
