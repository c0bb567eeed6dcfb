// Requests about puzzles; they are played by the requests of lessons.
import type { PuzzleInfo, PuzzleResult, PuzzleShelf, PuzzleVote, TryPuzzle, VotePuzzle } from "../protocol";
import { call } from "./api";

export const puzzles = {
	shelves: () => call<PuzzleShelf[]>("GET", "/puzzles"),
	of: (title: string) => call<PuzzleInfo[]>("GET", `/puzzles/${title}`),
	try: (title: string, id: string, done: TryPuzzle) => call<PuzzleResult>("POST", `/puzzles/${title}/${id}`, done),
	vote: (title: string, id: string, vote: VotePuzzle) => call<PuzzleVote>("PUT", `/puzzles/${title}/${id}/vote`, vote),
};
