// Errors in the reader's language: the server sends keys and values, never the sentence we show.
import { Failure } from "../net/api";
import type { Refused, Value } from "../protocol";
import { type Args, knows, t } from "./locales";

const spoken = (args: Record<string, Value>): Args =>
	Object.fromEntries(
		Object.entries(args).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
	);

function first(keys: string[], args: Record<string, Value>): string {
	return t(keys.find(knows) ?? "refusal-other", spoken(args));
}

export function refusalText(title: string, { rule, error, args }: Refused): string {
	const byRule = rule ? [`${title}-refusal-${rule}`, `refusal-${rule}`] : [];
	return first([...byRule, `refusal-${error}`], args);
}

export function failureText(failure: unknown): string {
	if (!(failure instanceof Failure)) return t("no-answer");
	return first([`refusal-${failure.key}`], failure.args);
}
