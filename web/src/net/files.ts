// What the server has for titles and cards that this page was not built with. None is an answer: the page does without.

import { ask } from "./authority";

/** Catalogues are asked for without a token: they are the same for everybody. */
const get = (path: string): Promise<Response | null> => ask(`/api${path}`).catch(() => null);

/** The sentences of a title in a language; empty if the server has none. */
export async function sentencesOf(title: string, lang: string): Promise<string> {
	const answer = await get(`/titles/${title}/locales/${lang}.ftl`);
	return answer?.ok ? answer.text() : "";
}

/** How a title tells what happened: null if it declares nothing, undefined if the server does not answer. */
export async function storyOf<T>(title: string): Promise<T | null | undefined> {
	const answer = await get(`/titles/${title}/story.json`);
	if (answer?.ok) return (await answer.json()) as T;
	return answer && answer.status < 500 ? null : undefined;
}

/** The cards of the overlay with this mark: null if the server has none, undefined if it does not answer. */
export async function cardsOf<T>(title: string, mark: string, page = ""): Promise<T | null | undefined> {
	const answer = await get(`/titles/${title}/cards/${mark}${page && `?page=${page}`}`);
	if (answer?.ok) return (await answer.json()) as T;
	return answer && answer.status < 500 ? null : undefined;
}
