"""Many games between bots of given levels: rotating seats, all seeds derived from one, in one or many processes.

The results do not depend on the number of workers, and come in the order of the games.
"""

import multiprocessing
import signal
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing.pool import Pool

from emberhall.bots.base import Bot
from emberhall.bots.levels import level_named, load
from emberhall.kernel import games
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play

LIMIT = 5.0  # seconds a bot may think
CHUNK = 8  # games handed to a worker at a time


@dataclass(frozen=True)
class Series:
    """Games of one title between entrants, one level each; with `duplicate`, every deal is played from every seat."""

    title: str
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    duplicate: bool = False
    cards: Mapping[str, str] = field(default_factory=dict)  # the texts of an overlay of cards, by file name

    def game(self) -> Game:
        """The game to play; a worker reads the overlay when it first plays with it."""
        if not self.cards:
            return games.load(self.title)
        mark = games.overlay_mark(self.cards)
        if (self.title, mark) not in games.OVERLAYS:
            games.overlay(self.title, self.cards)
        return games.load(self.title, mark)

    def check(self) -> None:
        """Raise a ValueError if the series cannot be played."""
        if self.games < 1:
            raise ValueError(f"The number of games must be at least 1, not {self.games}.")
        for level in self.levels:
            level_named(level, self.title)
        game = self.game()
        seats = len(self.levels)
        if self.duplicate and "duplicate" not in {setting.name for setting in game.options}:
            raise ValueError(f"{self.title} has no duplicate deals.")
        if self.duplicate and self.games % seats:
            raise ValueError(
                f"Duplicate deals are played once per seat, so {self.games} games cannot be shared by {seats} seats."
            )
        game.setup.check(seats, self.terms(0))

    def terms(self, number: int) -> dict[str, Value]:
        """The options of one game of the series."""
        if not self.duplicate:
            return dict(self.options)
        return {**self.options, "duplicate": True, "turn": number % len(self.levels)}


@dataclass(frozen=True)
class Result:
    """One game, by entrant: seat, score and share of the win."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int


def derived(*parts: object) -> int:
    """A seed derived from all parts and unrelated to neighbouring seeds."""
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=8, person=b"matches").digest()
    return int.from_bytes(digest, "big")


def play(series: Series, number: int) -> Result:
    """Play one game of a series; it depends only on the two arguments."""
    count = len(series.levels)
    # With duplicate deals the hands are rotated instead of the players, which is equivalent.
    turn = 0 if series.duplicate else number
    seats = tuple((entrant + turn) % count for entrant in range(count))
    deal = number // count if series.duplicate else number
    bots: dict[int, Bot] = {
        seat: load(series.levels[entrant], series.title, derived(series.seed, number, entrant))
        for entrant, seat in enumerate(seats)
    }
    game = series.game()
    course = Play.begin(game, count, derived(series.seed, deal), series.terms(number))
    decisions = drive(course, bots, Rng.seeded(derived(series.seed, number, "imagined")))
    scores = game.scores(course.state)
    winners = game.winners(course.state)
    return Result(
        number,
        seats,
        tuple(scores[seat] for seat in seats),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        decisions,
    )


def drive(play: Play, bots: Mapping[int, Bot], rng: Rng) -> int:
    """Let bots play to the end, each with only its seat's view and events; return the number of decisions."""
    while (decision := play.decision) is not None:
        seat = decision.seat
        play.take(bots[seat].choose(play.seat(seat, rng), decision, LIMIT))
    return len(play.words)


def results(series: Series, workers: int = 1) -> Iterator[Result]:
    """The results of a series, in order; with several workers, games are played in as many processes."""
    series.check()
    if workers < 1:
        raise ValueError(f"The number of workers must be at least 1, not {workers}.")
    if workers == 1:
        for number in range(series.games):
            yield play(series, number)
        return
    with deaf_pool(min(workers, series.games)) as pool:
        tasks = ((series, number) for number in range(series.games))
        yield from pool.imap(play_task, tasks, CHUNK)


def deaf_pool(workers: int) -> Pool:
    """Worker processes that ignore Ctrl-C; this process handles it and ends them."""
    # spawn, so that no lock or open file of this process is copied into a worker
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(workers)
    # A child inherits an ignored signal from the start; an initializer would run too late.
    listening = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(workers)
    finally:
        signal.signal(signal.SIGINT, listening)


def play_task(task: tuple[Series, int]) -> Result:
    """`play` with a single argument, for a pool."""
    return play(*task)
