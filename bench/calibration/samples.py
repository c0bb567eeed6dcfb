"""Positions of games between bots: the chances that the coach gives each seat there, and what became of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bench.titles import Way
from emberhall import load
from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.base import Bot
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import LIMIT, derived
from emberhall.bots.plans import plan_of
from emberhall.coach.outlooks import judge_for, outlook_of, raw
from emberhall.coach.weighing import Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.kernel.play import Play
from emberhall.search.worlds import world_of

LEVELS = ("expert", "expert", "expert", "master")
"""Who plays, in turn: chances are meant among equals, and `expert` is fast."""
EVERY = 8
"""One question in so many is looked at."""
LINES = 60


@dataclass(frozen=True)
class Task:
    """One game of a way of playing."""

    way: Way
    number: int
    seed: int


@dataclass(frozen=True)
class Sample:
    """A position: before calibration, the chance of every seat as the seat asked sees it; and the outcome."""

    game: int
    chances: tuple[float, ...]
    asked: int
    progress: float
    outcome: tuple[float, ...]


def play(task: Task) -> list[Sample]:
    """Play a game between bots, and look at some of its questions."""
    way, number = task.way, task.number
    game = load(way.title)
    options = game.setup.check(way.seats, dict(way.options))
    level = LEVELS[number % len(LEVELS)]
    bots: list[Bot] = [load_bot(level, way.title, derived(task.seed, number, seat)) for seat in range(way.seats)]
    rng = Rng.seeded(derived(task.seed, number, "samples"))
    plain = raw(outlook_of(game, way.seats, options))
    judge = judge_for(game, plain, plan_of(way.title, "master").horizon)
    course = Play.begin(game, way.seats, derived(task.seed, number), dict(way.options))
    seen: list[tuple[tuple[float, ...], int, float]] = []
    while (decision := course.decision) is not None:
        seat = decision.seat
        if len(decision.options) > 1 and rng.below(EVERY) == 0:
            known = Seat.of(game, course.state, seat, rng)
            weigher = Weigher(game, judge, plain, rng)
            chances = weigher.estimate(lambda known=known: world_of(known, judge, rng), seat, LINES)  # type: ignore[misc]
            seen.append((tuple(chances), seat, judge.progress(course.state)))
        course.take(bots[seat].choose(course.seat(seat, rng), decision, LIMIT))
    winners = game.winners(course.state)
    teams = game.setup.teams(way.seats, options)
    sides = {teams[seat] for seat in winners}
    outcome = tuple(1 / len(sides) if teams[seat] in sides else 0.0 for seat in range(way.seats))
    return [Sample(number, *each, outcome) for each in seen]


def samples(way: Way, numbers: range, seed: int, workers: int, seconds: float | None = None) -> Iterator[list[Sample]]:
    """The samples of the games with these numbers, game by game; fewer if the time is up."""
    yield from shared_out(play, [Task(way, number, seed) for number in numbers], workers, seconds)
