import type { Words } from "..";

/** Needed on every page. */
export const everywhere = import.meta.glob<string>(["@locales/fr/hall.ftl", "@locales/fr/titles.ftl"], {
	eager: true,
	query: "?raw&words",
	import: "default",
});
/** For the titles, tables and rooms. */
export const others = import.meta.glob<Words>(
	["@locales/fr/*.ftl", "!@locales/fr/hall.ftl", "!@locales/fr/titles.ftl", "!@locales/fr/cli.ftl"],
	{ query: "?raw&words" },
);
