"""A second opinion on puzzles: weighed again with other seeds and many more lines, without knowing the solution."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from emberhall.bots.matches import derived
from emberhall.coach.advice import BUDGET
from emberhall.kernel.chance import Rng
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
    return Checked(puzzle.id, word, 100 * (best.mean() - second.mean()), word == puzzle.answers[0])
