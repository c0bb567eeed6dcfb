"""Matches between two bots, paired: every deal is played with the seats exchanged, and thinking is timed.

One bot has one seat, or all seats of a team; the other has the rest. A game depends on the match and its number alone,
so games can be distributed over any number of processes, and a match can be resumed after a break.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.arena.times import counted, median
from emberhall.bots.base import Bot
from emberhall.bots.levels import load as bot_of
from emberhall.bots.matches import derived
from emberhall.bots.plans import Plan
from emberhall.bots.tallies import wilson
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play

LIMIT = 60.0  # seconds: levels are measured by their iterations, not by how busy the machine is


@dataclass(frozen=True)
class Match:
    """Two levels (or plans of search) of a title, and how many games they play."""

    title: str
    one: str | Plan
    other: str | Plan
    games: int
    seats: int = 2
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0

    def name(self) -> str:
        return json.dumps([*map(str, (self.title, self.one, self.other, self.seats, self.options, self.seed))])

    def terms(self, number: int) -> dict[str, Value]:
        """The options of one game: duplicate deals where the title has them, else every pairing of starter decks."""
        game, deal = load(self.title), number // self.seats
        if "duplicate" in {setting.name for setting in game.options}:
            return {**self.options, "duplicate": True, "turn": number % self.seats}
        decks = [str(deck["key"]) for deck in game.cards.decks()]
        chosen: dict[str, Value] = {}
        for seat in range(self.seats if decks else 0):
            chosen[f"deck{seat}"] = decks[deal % len(decks)]
            deal = deal // len(decks) + seat + 1
        return {**chosen, **self.options}


@dataclass(frozen=True)
class Game:
    """One game from the first bot's point of view: its share of the win, its score, and the thinking times of both."""

    match: str
    number: int
    share: float
    score: int
    decisions: int
    seconds: float
    longest: float
    their_decisions: int = 0
    their_seconds: float = 0.0
    their_longest: float = 0.0
    times: dict[str, int] = field(default_factory=dict)  # a histogram of thinking times, see `times`


def player(what: str | Plan, title: str, seed: int) -> Bot:
    return Thinker(what, Rng.seeded(seed)) if isinstance(what, Plan) else bot_of(what, title, seed)


def play(match: Match, number: int) -> Game:
    """Play one game; apart from the times, it depends on the arguments alone."""
    game, terms = load(match.title), match.terms(number)
    turn = 0 if terms.get("duplicate") else number % match.seats
    teams = game.setup.teams(match.seats, game.setup.check(match.seats, terms))
    own = {seat for seat in range(match.seats) if teams[seat] == teams[turn]}
    seed = derived(match.seed, match.title, number // match.seats)
    course = Play.begin(game, match.seats, seed, terms)
    bots = {
        seat: player(match.one if seat in own else match.other, match.title, derived(match.seed, number, seat))
        for seat in range(match.seats)
    }
    rng = Rng.seeded(derived(match.seed, number, "imagined"))
    times: tuple[list[float], list[float]] = ([], [])
    while (decision := course.decision) is not None:
        seat = course.seat(decision.seat, rng)
        began = time.process_time()
        pick = bots[decision.seat].choose(seat, decision, LIMIT)
        if len(decision.options) > 1:
            times[decision.seat not in own].append(time.process_time() - began)
        course.take(pick)
    winners = game.winners(course.state)
    share = sum(1 / len(winners) for seat in own if seat in winners)
    score = game.scores(course.state)[min(own)]
    spent = [(len(each), sum(each), max(each, default=0.0)) for each in times]
    return Game(match.name(), number, share, score, *spent[0], *spent[1], counted(times[0]))


def task(given: tuple[Match, int]) -> Game:
    return play(*given)


def played(
    matches: Sequence[Match],
    workers: int,
    log: Path | None = None,
    others: Sequence[Path] = (),
    seconds: float | None = None,
) -> Iterator[Game]:
    """Every game of the matches; those in the log are read from it, the others are played and added to it.

    No games are added to other logs. All matches progress side by side, so that a run stopped after `seconds` has some
    games of each.
    """
    known: dict[tuple[str, int], Game] = {}
    for each in (*others, *([log] if log is not None else [])):
        if each.exists():
            known |= {(game.match, game.number): game for game in read(each)}
    yield from known.values()
    missing = [
        (match, number)
        for number in range(max((match.games for match in matches), default=0))
        for match in matches
        if number < match.games and (match.name(), number) not in known
    ]
    if not missing:
        return
    if log is not None:
        log.parent.mkdir(parents=True, exist_ok=True)
    for game in shared_out(task, missing, workers, seconds):
        if log is not None:
            with log.open("a") as file:
                file.write(json.dumps(asdict(game)) + "\n")
        yield game


def read(log: Path) -> Iterator[Game]:
    """The complete games of a log; an incomplete one at the end is dropped, also from the file."""
    whole = 0
    with log.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            yield Game(**json.loads(line))
    if whole < log.stat().st_size:
        os.truncate(log, whole)


@dataclass(frozen=True)
class Figures:
    """A match in figures."""

    games: int
    rate: float
    low: float
    high: float
    milliseconds: float  # mean per decision
    longest: float  # milliseconds of the longest decision
    score: float
    theirs: float = 0.0  # mean milliseconds per decision of the other bot
    their_longest: float = 0.0
    median: float = 0.0  # milliseconds

    def turned(self, places: int) -> "Figures":
        """The figures for the other bot, which has all the other places."""
        rate, low, high = ((1 - each) / (places - 1) for each in (self.rate, self.high, self.low))
        return Figures(self.games, rate, low, high, self.theirs, self.their_longest, 0.0)


def figures(match: Match, games: list[Game]) -> Figures:
    own = [game for game in games if game.match == match.name() and game.number < match.games]
    won = sum(game.share for game in own)
    low, high = wilson(won, len(own))
    decisions = max(1, sum(game.decisions for game in own))
    theirs = max(1, sum(game.their_decisions for game in own))
    return Figures(
        len(own),
        won / len(own),
        low,
        high,
        1000 * sum(game.seconds for game in own) / decisions,
        1000 * max(game.longest for game in own),
        sum(game.score for game in own) / len(own),
        1000 * sum(game.their_seconds for game in own) / theirs,
        1000 * max(game.their_longest for game in own),
        1000 * median(game.times for game in own),
    )
