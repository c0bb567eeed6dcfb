// The review's requests to the server.

import type { Fork, ForkLesson, ForkTable, Games, Moments, Review, TableInfo } from "../protocol";
import { call } from "./api";

/** A seat, or the spectators. */
export type Eyes = number | "watch";

export const reviews = {
	story: (table: string, eyes: Eyes) => call<Review>("GET", `/tables/${table}/review/${eyes}`),
	moments: (table: string, eyes: Eyes, at: number) => call<Moments>("GET", `/tables/${table}/review/${eyes}/${at}`),
	games: () => call<Games>("GET", "/games"),
	bring: (text: string) => call<TableInfo>("POST", "/games", { text }),
	forkLesson: (id: string, wish: ForkLesson) => call<TableInfo>("POST", `/lessons/${id}/fork`, wish),
	forkExample: (title: string, example: string, wish: Fork) =>
		call<TableInfo>("POST", `/titles/${title}/examples/${example}/fork`, wish),
	fork: (table: string, wish: ForkTable) => call<TableInfo>("POST", `/tables/${table}/fork`, wish),
};
