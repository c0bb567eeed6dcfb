// The text view, fetched when it is first needed.
import { lazily } from "../lazy";
import { learn } from "../locales";

export const TableText = lazily(() => Promise.all([import("./table"), learn("text")]).then(([part]) => part.TableText));
export const LobbyText = lazily(() => Promise.all([import("./lobby"), learn("text")]).then(([part]) => part.LobbyText));
export const PastText = lazily(() => Promise.all([import("./review"), learn("text")]).then(([part]) => part.PastText));
const SOON = 3000; // ms; a newly opened table has nothing to announce yet but whose turn it is
export const Live = lazily(() =>
	new Promise((go) => setTimeout(go, SOON)).then(() => import("./live")).then((part) => part.Live),
);
export const LessonText = lazily(() =>
	Promise.all([import("./lesson"), learn("text")]).then(([part]) => part.LessonText),
);
