// French punctuation and elision, in our own words and where they meet a name, never inside one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentencesIn } from "../catalogues";
import { bundleOf, speak, t } from "../src/ui/locales";

beforeAll(() => speak("fr"));
afterAll(() => speak("en"));

const NBSP = "\u00a0";

function fill(text: string, args: Record<string, string>): string {
	const bundle = bundleOf("fr", { test: sentencesIn(`said = ${text}`) });
	return bundle.formatPattern(bundle.getMessage("said")?.value ?? "", args).replace(/[\u2068\u2069]/g, "");
}

test.each([
	["Que faire ?", `Que faire${NBSP}?`],
	["La boutique « { $name } » ouvre : entrez !", `La boutique «${NBSP}Forge${NBSP}» ouvre${NBSP}: entrez${NBSP}!`],
	["{ $name } ; puis un autre.", `Forge${NBSP}; puis un autre.`],
])("our own text keeps its punctuation with its word: %s", (text, said) =>
	expect(fill(text, { name: "Forge" })).toBe(said),
);

test("a name keeps its own spaces", () => {
	expect(fill("{ $name } joue.", { name: "Zoé : la « vraie » !" })).toBe("Zoé : la « vraie » ! joue.");
});

test("« de » is shortened before a name, not inside it", () => {
	expect(t("table-of", { name: "Odile" })).toBe("Table d’Odile");
	expect(t("table-of", { name: "Wren" })).toBe("Table de Wren");
	expect(t("table-of", { name: "Roi de Eaux" })).toBe("Table de Roi de Eaux");
});
