export default import.meta.glob<string>(["@locales/fr/hall.ftl", "@locales/fr/titles.ftl"], {
	eager: true,
	query: "?raw",
	import: "default",
});
