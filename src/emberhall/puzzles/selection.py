"""Selection: which of many mined puzzles are worth keeping, so that they differ, and few are plain."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from emberhall.puzzles.puzzle import Puzzle

EASIEST: Final = 800  # below it, every bot finds the answer at once
SHARE: Final = 0.2  # of the puzzles kept that may be of one kind


def kind_of(puzzle: Puzzle) -> tuple[str, tuple[str, ...], int]:
    """What makes two puzzles alike: the verb of the first answer, the themes, and how many answers there are."""
    return puzzle.answers[0].partition(" ")[0], puzzle.themes, len(puzzle.answers)


def varied(puzzles: Iterable[Puzzle], most: int, easiest: int = EASIEST) -> list[Puzzle]:
    """At most so many puzzles: of every kind in turn the clearest, and of no kind more than its share."""
    kinds: defaultdict[tuple[str, tuple[str, ...], int], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        if puzzle.difficulty.rating >= easiest:
            kinds[kind_of(puzzle)].append(puzzle)
    for alike in kinds.values():
        alike.sort(key=lambda puzzle: (clarity(puzzle), puzzle.id))  # the clearest last
    chosen: list[Puzzle] = []
    share = max(1, int(most * SHARE))
    for _ in range(share):
        for kind in sorted(kinds):
            if kinds[kind] and len(chosen) < most:
                chosen.append(kinds[kind].pop())
    return chosen


def clarity(puzzle: Puzzle) -> float:
    """By how many standard errors the best answer is better than the next."""
    chances = puzzle.chances
    return (chances.best - chances.second) / max(0.1, chances.error)
