// Requests about studies: chapters from games, positions and puzzles, with notes and marks.
import type {
	ChangeChapter,
	ChangeStudy,
	ChapterGame,
	ChapterWords,
	GuessResult,
	NewChapter,
	NewId,
	NewMark,
	Studies,
	StudyHere,
	StudyInfo,
	StudyPlace,
	WriteNote,
} from "../protocol";
import { call } from "./api";

const at = (id: string, rest = "") => `/studies/${id}${rest}`;
const page = (id: string, chapter: number, rest = "") => at(id, `/chapters/${chapter}${rest}`);

const asking: { token?: null } = {};
/** From now on studies are read as nobody: in the frame of another site nothing of whoever looks at it is used. */
export const readAsNobody = (): void => {
	asking.token = null;
};

export const studies = {
	mine: () => call<Studies>("GET", "/me/studies"),
	create: (name: string) => call<StudyInfo>("POST", "/studies", { name }),
	look: (id: string) => call<StudyInfo>("GET", at(id), undefined, asking.token),
	here: (id: string, wish: StudyHere) => call<StudyInfo>("POST", at(id, "/here"), wish),
	change: (id: string, wish: ChangeStudy) => call<StudyInfo>("PATCH", at(id), wish),
	remove: (id: string) => call<unknown>("DELETE", at(id)),
	join: (id: string, invitation = "") => call<StudyInfo>("POST", at(id, "/people"), { invitation }),
	role: (id: string, user: string, role: StudyPlace["role"]) =>
		call<StudyInfo>("PATCH", at(id, `/people/${user}`), { role }),
	leave: (id: string, user: string) => call<unknown>("DELETE", at(id, `/people/${user}`)),
	add: (id: string, wish: NewChapter) => call<NewId>("POST", at(id, "/chapters"), wish),
	alter: (id: string, chapter: number, wish: ChangeChapter) => call<StudyInfo>("PATCH", page(id, chapter), wish),
	drop: (id: string, chapter: number) => call<StudyInfo>("DELETE", page(id, chapter)),
	game: (id: string, chapter: number, since: number, upto: number) =>
		call<ChapterGame>("GET", page(id, chapter, `/game?since=${since}&upto=${upto}`), undefined, asking.token),
	words: (id: string, chapter: number, upto: number) =>
		call<ChapterWords>("GET", page(id, chapter, `/words?upto=${upto}`), undefined, asking.token),
	note: (id: string, chapter: number, moment: number) => call<NewId>("POST", page(id, chapter, "/notes"), { moment }),
	write: (id: string, chapter: number, note: number, wish: WriteNote) =>
		call<NewId>("PUT", page(id, chapter, `/notes/${note}`), wish),
	erase: (id: string, chapter: number, note: number) => call<unknown>("DELETE", page(id, chapter, `/notes/${note}`)),
	mark: (id: string, chapter: number, wish: NewMark) => call<NewId>("POST", page(id, chapter, "/marks"), wish),
	unmark: (id: string, chapter: number, mark: number) => call<unknown>("DELETE", page(id, chapter, `/marks/${mark}`)),
	guess: (id: string, chapter: number, moment: number, word: string) =>
		call<GuessResult>("POST", page(id, chapter, "/guess"), { moment, word }),
};

/** The address of a study as text. */
export const textOf = (id: string): string => `/api${at(id, "/text")}`;
