"""Balance: many games of greedy bots, and what they say about the values of the cards.

`python -m bench.balance flamecraft` plays every number of seats, its games shared evenly by the ways of playing, and
prints winning scores, turns, seats and cards against what the title promises; alone, the marks of the awards.
"""

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.balance.reports import alone, heading, together, unused
from emberhall import load
from emberhall.bots import load as load_bot
from emberhall.bots.matches import derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat, Value

TITLE = "flamecraft"
LIMIT = 5.0
# Events that show a card in use, and the fact that names it.
USES = {"used": "shop", "revealed": "card", "companion": "card", "cast": "card", "bought": "card", "tucked": "card"}


@dataclass(frozen=True)
class Played:
    """What one game came to, seats in turn order."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    turns: float
    uses: Mapping[str, int]
    seconds: float


def play(task: tuple[int, dict[str, Value], int, str]) -> Played:
    """One game of equal bots; its course depends on nothing but the task."""
    seats, options, number, level = task
    began = time.process_time()
    game = load(TITLE)
    bots = [load_bot(level, TITLE, derived("balance", number, seat)) for seat in range(seats)]
    state = game.deal(seats, derived("balance", seats, number), listen=True, **options)
    rng = Rng.seeded(derived("imagined", number))
    uses: Counter[str] = Counter()
    turns = 0
    first = game.view(state, None)["first"]
    while True:
        for event in state.hear():
            facts: dict[str, Any] = event.facts
            turns += event.kind == "turn"
            if event.kind in USES:
                uses[facts[USES[event.kind]]] += 1
        decision = state.decision
        if decision is None:
            break
        known = Seat.of(game, state, decision.seat, rng)
        state.apply(bots[decision.seat].choose(known, decision, LIMIT))
    scores, winners = game.scores(state), game.winners(state)
    order = [(first + k) % seats for k in range(seats)]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in order)
    took = time.process_time() - began
    return Played(tuple(scores[seat] for seat in order), shares, turns / seats, uses, took)


def gather(seats: int, games: int, level: str, workers: int) -> list[Played]:
    """The games of one number of seats, the ways of playing in turn."""
    ways = [options for count, options in load(TITLE).modes() if count == seats]
    tasks = [(seats, ways[number % len(ways)], number, level) for number in range(games)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        get_context("spawn").Pool(workers) as pool,
    ):
        task = progress.add_task(f"{TITLE} {seats}", total=games)
        found: list[Played] = []
        for played in pool.imap(play, tasks, chunksize=4):
            found.append(played)
            progress.advance(task)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Many games of equal bots, and what they say about balance.")
    parser.add_argument("title", choices=[TITLE])
    parser.add_argument("--games", type=int, default=2000, help="games of each number of seats (2000)")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; as often as needed")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    uses: Counter[str] = Counter()
    for seats in asked.seats or load(TITLE).seats:
        played = gather(seats, asked.games, asked.level, asked.workers)
        scores, turns = [game.scores for game in played], [game.turns for game in played]
        heading(seats, [game.seconds for game in played])
        if seats == 1:
            alone([score for (score,) in scores], turns)
        else:
            together(scores, turns, [game.shares for game in played])
        for game in played:
            uses.update(game.uses)
    game: Any = load(TITLE)
    unused(game.catalogue(), uses)
    return 0
