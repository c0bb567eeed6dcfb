"""How hard a puzzle is: bots of all levels solve it several times, and the rating follows from who finds it how often.

A level stands for a rating, 300 points from one to the next. The rating of a puzzle is the likeliest one given what was
found, and a prior that keeps those in bounds that everybody finds, or nobody.
"""

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import Final

from emberhall.bots.levels import LEVELS, load
from emberhall.bots.matches import derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.plays.takebacks import lone
from emberhall.puzzles.puzzle import Difficulty, Puzzle
from emberhall.ratings import CENTRE

STEP: Final = 300
RATINGS: Final = {level: CENTRE + STEP * (place - 2) for place, level in enumerate(LEVELS)}
TRIES: Final = 6  # of each level
ODDS: Final = 400 / log(10)  # points that make the odds e to one
PRIOR: Final = 350.0  # the standard deviation of puzzles' ratings before anybody has tried them
LOWEST: Final = 500
HIGHEST: Final = 2700
SURE: Final = 1.96
LIMIT: Final = 120.0


def solved_by(puzzle: Puzzle, level: str, seed: int) -> bool:
    """True if a bot of a level gives all answers of the solution."""
    play = puzzle.play()
    bot = load(level, puzzle.title, seed)
    rng = Rng.seeded(derived(seed, "imagined"))
    left = list(puzzle.answers)
    while left:
        decision = play.decision
        if decision is None or decision.seat != puzzle.seat:
            return False
        if lone(play.game.manners, decision):
            play.take(decision.options[0])
            continue
        pick = bot.choose(play.seat(puzzle.seat, rng), decision, LIMIT)
        if decision.word(pick) != left.pop(0):
            return False
        play.take(pick)
    return True


def found_by(puzzle: Puzzle, seed: int) -> dict[str, int]:
    """How many of its tries each level found."""
    return {
        level: sum(solved_by(puzzle, level, derived(seed, puzzle.id, level, number)) for number in range(TRIES))
        for level in LEVELS
    }


def difficulty(successes: Mapping[str, int], tries: int = TRIES) -> Difficulty:
    """The likeliest rating, and half of its 95% interval."""
    best, highest, mass = CENTRE, -1e18, []
    for rating in range(LOWEST, HIGHEST + 1, 10):
        likely = -(((rating - CENTRE) / PRIOR) ** 2) / 2
        for level, count in successes.items():
            chance = 1 / (1 + exp((rating - RATINGS[level]) / ODDS))
            likely += count * log(chance) + (tries - count) * log(1 - chance)
        mass.append((rating, likely))
        if likely > highest:
            best, highest = rating, likely
    whole = sum(exp(likely - highest) for _, likely in mass)
    variance = sum((rating - best) ** 2 * exp(likely - highest) for rating, likely in mass) / whole
    return Difficulty(best, round(SURE * sqrt(variance)))
