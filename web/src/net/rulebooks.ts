// Requests about the rules of a title.
import type { Rulebook, RuleStatements } from "../protocol";
import { call } from "./api";

export const rulebooks = {
	rules: (title: string, lang: string) => call<Rulebook>("GET", `/titles/${title}/rules/${lang}`),
	statements: (title: string, lang: string) => call<RuleStatements>("GET", `/titles/${title}/rules/${lang}/statements`),
};
