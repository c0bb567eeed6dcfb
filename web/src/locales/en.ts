export default import.meta.glob<string>(["@locales/en/*.ftl", "!@locales/en/cli.ftl"], {
	eager: true,
	query: "?raw",
	import: "default",
});
