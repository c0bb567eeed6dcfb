export default import.meta.glob<string>("@locales/fr/*.ftl", { eager: true, query: "?raw", import: "default" });
