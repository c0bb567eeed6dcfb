// The words of the lessons, by language and title.
import { withFiles } from "../../ui/locales";

withFiles(import.meta.glob<string>("@locales/*/lessons/*.ftl", { query: "?raw", import: "default" }));
