"""A second opinion on puzzles: weighed again with other seeds and many more lines, without knowing the solution.

Endings that were solved are solved again, in other worlds. How hard puzzles are is checked apart: bots that had no part
in their ratings, with other seeds, must fare the worse the harder they are.
"""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from emberhall.bots.levels import LEVELS
from emberhall.bots.matches import derived
from emberhall.coach.advice import BUDGET
from emberhall.kernel.chance import Rng
from emberhall.puzzles.difficulty import solved_by
from emberhall.puzzles.proof import Prover
from emberhall.puzzles.puzzle import Puzzle

CLOSE: Final = 2.0  # of a hundred: answers nearer than that are equally good


@dataclass(frozen=True)
class Checked:
    """What a deeper search says of a puzzle: its best answer, and by how much it is better than any other."""

    id: str
    best: str
    gap: float
    confirmed: bool
    rating: int

    @property
    def close(self) -> bool:
        return self.gap < CLOSE


@dataclass(frozen=True)
class Check:
    """One puzzle to look at again."""

    puzzle: Puzzle
    seed: int
    times: int

    @staticmethod
    def sample(puzzles: Sequence[Puzzle], count: int, seed: int, times: int) -> "list[Check]":
        """Puzzles drawn at random, none twice."""
        numbers = list(range(len(puzzles)))
        Rng.seeded(derived(seed, "draw")).shuffle(numbers)
        return [Check(puzzles[number], seed, times) for number in numbers[:count]]


@dataclass(frozen=True)
class Fared:
    """How a level fared with a puzzle: its place among the levels, and whether it was right."""

    rating: int
    place: int
    right: bool


def fared(check: Check) -> list[Fared]:
    """Let every level try a puzzle once, with other seeds than those of its rating."""
    puzzle, rating = check.puzzle, check.puzzle.difficulty.rating
    return [
        Fared(rating, place, solved_by(puzzle, level, derived(check.seed, puzzle.id, level, "again")))
        for place, level in enumerate(LEVELS)
    ]


def correlation(results: Sequence[Fared]) -> float:
    """How well ratings foretell who finds a puzzle: between a puzzle's rating and the share of levels that find it.

    -1 if the harder ones are always found by fewer, 0 if ratings say nothing.
    """
    shares: dict[int, list[int]] = {}
    for number, each in enumerate(results):
        shares.setdefault(number // len(LEVELS), []).append(each.right)
    ratings = [float(each.rating) for each in results[:: len(LEVELS)]]
    parts = [sum(share) / len(share) for share in shares.values()]
    if len(ratings) < 2 or min(ratings) == max(ratings) or min(parts) == max(parts):
        return 0.0
    return statistics.correlation(ratings, parts)


def checked(check: Check) -> Checked:
    """Weigh all answers to the first question of a puzzle."""
    puzzle = check.puzzle
    play = puzzle.play()
    decision = play.decision
    assert decision is not None
    rng = Rng.seeded(derived(check.seed, puzzle.id, "second opinion"))
    prover = Prover(play.game, puzzle.seats, dict(puzzle.options), check.seed)
    seat = play.seat(puzzle.seat, rng)
    weighed = prover.weighed(seat, decision, decision.options[0], BUDGET * check.times, derived(check.seed, puzzle.id))
    best, second = weighed.arms[0], weighed.arms[1]
    word = decision.word(best.pick)
    confirmed = word == puzzle.answers[0]
    if puzzle.exact:
        pick = decision.find(puzzle.answers[0])
        confirmed &= prover.solved(seat, decision, pick, derived(check.seed, puzzle.id, "ending")) is True
    return Checked(puzzle.id, word, 100 * (best.mean() - second.mean()), confirmed, puzzle.difficulty.rating)
