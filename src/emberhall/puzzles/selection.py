"""Selection: which of many mined puzzles are worth keeping, so that they differ, and few are plain."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from emberhall.bots.minds import section_of
from emberhall.puzzles.puzzle import Puzzle

EASIEST: Final = 800  # below it, every bot finds the answer at once
SHARE: Final = 0.2  # of the puzzles kept that may be of one kind
PLAIN: Final = 0.04  # the same for a kind without a theme: to pass, mostly


def kind_of(puzzle: Puzzle) -> tuple[str, tuple[str, ...], int]:
    """What makes two puzzles alike: the verb of the first answer, the themes, and how many answers there are."""
    return verb_of(puzzle.answers[0]), puzzle.themes, len(puzzle.answers)


def verb_of(word: str) -> str:
    return word.partition(" ")[0]


def halves_of(title: str) -> tuple[str, ...]:
    """The verbs of answers that are only half of a move, by the section `puzzles` of the title's mind."""
    return section_of(title, "puzzles", read_halves, ())


def read_halves(table: Any, where: str) -> tuple[str, ...]:
    """The verbs in the section `puzzles` of a title's mind."""
    if table.keys() != {"halves"}:
        raise ValueError(f"{where}: puzzles have halves, and nothing else.")
    return tuple(table["halves"])


def varied(puzzles: Iterable[Puzzle], most: int, easiest: int = EASIEST) -> list[Puzzle]:
    """At most so many puzzles: of every kind in turn the clearest, and of no kind more than its share.

    Left out are the easiest, and those whose solution ends in the middle of a move, as the title's mind says.
    """
    kinds: defaultdict[tuple[str, tuple[str, ...], int], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        if puzzle.difficulty.rating >= easiest and verb_of(puzzle.answers[-1]) not in halves_of(puzzle.title):
            kinds[kind_of(puzzle)].append(puzzle)
    for alike in kinds.values():
        alike.sort(key=lambda puzzle: (clarity(puzzle), puzzle.id))  # the clearest last
    chosen: list[Puzzle] = []
    wanted = min(most, sum(len(alike) for alike in kinds.values()))
    for number in range(max(1, int(wanted * SHARE))):
        for kind in sorted(kinds):
            if kinds[kind] and len(chosen) < most and (kind[1] or number <= wanted * PLAIN):
                chosen.append(kinds[kind].pop())
    return chosen


def clarity(puzzle: Puzzle) -> float:
    """By how many standard errors the best answer is better than the next."""
    chances = puzzle.chances
    return (chances.best - chances.second) / max(0.1, chances.error)
