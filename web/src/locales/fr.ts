export default import.meta.glob<string>(["@locales/fr/*.ftl", "!@locales/fr/cli.ftl"], {
	eager: true,
	query: "?raw",
	import: "default",
});
