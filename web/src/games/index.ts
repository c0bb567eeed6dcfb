// The lookup of layouts: one folder per title, one chunk each, loaded when a table of that title is opened.
import { here } from "../state/address";
import type { Layout } from "../table/layout";
import { learn, learnRest } from "../ui/locales";
import { titleOf } from "./titles";

export const hasLayout = (title: string): boolean => titleOf(title) !== undefined;

/** The generic layout: for titles without one of their own, and with `?layout=plain`. */
async function fallback(title: string): Promise<{ default: Layout }> {
	const [page] = await Promise.all([import("../table/plain"), learn("plain")]);
	return { default: page.layoutFor(title) };
}

export async function layoutOf(title: string, cards = ""): Promise<Layout> {
	const plain = new URLSearchParams(here().search).get("layout") === "plain";
	const load: (title: string) => Promise<{ default: unknown }> = (!plain && titleOf(title)?.table) || fallback;
	const [page] = await Promise.all([load(title), learn(title, plain ? "whole" : "first")]);
	void learnRest().catch(() => undefined); // whoever needs it tries again, or says so
	const layout = page.default as Layout; // a table of a title is only ever given views of that title
	await Promise.all([layout.overlay?.(cards), layout.dressed?.()]);
	return layout;
}

/** The same with all that it may ever say: for rooms that tell the story at once. */
export async function wholeLayoutOf(title: string, cards = ""): Promise<Layout> {
	const layout = await layoutOf(title, cards);
	await learnRest();
	return layout;
}
