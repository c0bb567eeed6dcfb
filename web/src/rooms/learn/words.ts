// The words of the lessons, by language and title.
import { type Words, withFiles } from "../../ui/locales";

withFiles(import.meta.glob<Words>("@locales/*/lessons/*.ftl", { query: "?raw&words" }));
