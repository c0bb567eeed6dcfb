// The addresses of studies: a chapter and a moment of it, and the invitation to edit.
import { linkTo } from "../../state/address";

export const studyAt = (id: string, chapter = 0, moment = -1): string =>
	`/study/${id}${chapter ? `?c=${chapter}${moment >= 0 ? `&at=${moment}` : ""}` : ""}`;
export const studyLink = (id: string, chapter = 0, moment = -1): string => linkTo(studyAt(id, chapter, moment));
/** A chapter for another site's page. */
export const frameOf = (id: string, chapter: number): string =>
	`<iframe src="${linkTo(`/embed${studyAt(id, chapter)}`)}" width="480" height="820"></iframe>`;
export const invitationLink = (id: string, invitation: string): string => linkTo(`/study/${id}?edit=${invitation}`);

export interface Wanted {
	chapter: number;
	moment: number | null;
	invitation: string;
}
export function wantedIn(search: string): Wanted {
	const asked = new URLSearchParams(search);
	const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
	return { chapter: number("c") ?? 0, moment: number("at"), invitation: asked.get("edit") ?? "" };
}

/** A game, or a moment of it, in what somebody pastes: a link to a review, or the id of a table. */
export function gameIn(text: string): { table: string; at: number | null; seat: number } | null {
	const table = /(?:^|\/(?:review|t)\/)([\w-]{6,})\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
	if (!table) return null;
	const asked = new URLSearchParams(text.slice(text.indexOf("?")));
	const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
	return { table, at: number("at"), seat: asked.get("seat") === "watch" ? -1 : (number("seat") ?? 0) };
}
