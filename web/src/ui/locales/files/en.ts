export default import.meta.glob<string>(["@locales/en/hall.ftl", "@locales/en/titles.ftl"], {
	eager: true,
	query: "?raw",
	import: "default",
});
