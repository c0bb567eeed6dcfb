"""Balance: many games of greedy bots, and what they show about the values of the cards.

It plays every number of seats, with the games divided evenly among the modes, and prints winning scores, turns, seats
and cards against the title's targets; for solo, the scores of the awards. With `--keep FILE` a long report may be
interrupted and continued.
"""

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.balance.asked import options_of, parser_of
from bench.balance.reports import alone, heading, together, unused
from bench.titles import Balance, entries
from emberhall import load
from emberhall.bots import CHANCE, levels
from emberhall.bots import load as load_bot
from emberhall.bots.matches import derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.kernel.parts.setup import Value

Task: TypeAlias = tuple[str, int, dict[str, Value], int, str]
LIMIT = 5.0


@dataclass(frozen=True)
class Played:
    """The result of one game, seats in turn order."""

    seats: int
    number: int
    first: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    turns: float
    uses: Mapping[str, int]
    seconds: float


def uses_of(title: str) -> Mapping[str, str]:
    """The events that show a card of this title in use, and the fact that names it."""
    balance = entries()[title].balance
    return balance.uses if balance else {}


def play(task: Task) -> Played:
    """One game of equal bots; it depends on nothing but the task."""
    title, seats, options, number, level = task
    began = time.process_time()
    game, shown_by = load(title), uses_of(title)
    bots = [load_bot(level, title, derived("balance", number, seat)) for seat in range(seats)]
    state = game.deal(seats, derived("balance", seats, number), listen=True, **options)
    rng = Rng.seeded(derived("imagined", number))
    uses: Counter[str] = Counter()
    turns = 0
    first = game.view(state, None)["first"]
    while True:
        for event in state.hear():
            facts: dict[str, Any] = event.facts
            turns += event.kind == "turn"
            if event.kind in shown_by:
                uses[facts[shown_by[event.kind]]] += 1
        decision = state.decision
        if decision is None:
            break
        known = Seat.of(game, state, decision.seat, rng)
        state.apply(bots[decision.seat].choose(known, decision, LIMIT))
    scores, winners = game.scores(state), game.winners(state)
    order = [(first + k) % seats for k in range(seats)]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in order)
    took = time.process_time() - began
    return Played(seats, number, first, tuple(scores[seat] for seat in order), shares, turns / seats, dict(uses), took)


def tasks(title: str, seats: Sequence[int], games: int, options: dict[str, Value], level: str) -> list[Task]:
    """Every game: all numbers of seats interleaved, the modes of each in turn."""
    modes = load(title).setup.modes()
    ways = {count: [{**way, **options} for each, way in modes if each == count] for count in seats}
    return [
        (title, count, ways[count][number % len(ways[count])], number, level)
        for number in range(games)
        for count in seats
    ]


def gather(wanted: list[Task], file: Path | None, workers: int) -> list[Played]:
    """Play the games that are not in the file yet, and append each as soon as it is over."""
    stored = [] if file is None or not file.exists() else [read(line) for line in file.read_text("utf-8").splitlines()]
    numbers = {(played.seats, played.number) for played in stored}
    games = [played for played in stored if played.seats in {seats for _, seats, _, _, _ in wanted}]
    missing = [task for task in wanted if (task[1], task[3]) not in numbers]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        get_context("spawn").Pool(workers) as pool,
    ):
        shown = progress.add_task("games", total=len(missing))
        try:
            for played in pool.imap(play, missing, chunksize=2):
                games.append(played)
                if file is not None:
                    with file.open("a", encoding="utf-8") as lines:
                        lines.write(json.dumps(asdict(played)) + "\n")
                progress.advance(shown)
        except KeyboardInterrupt:
            pool.terminate()
            print("Interrupted: the figures are those of the games played so far.")
    return games


def read(line: str) -> Played:
    """A game from a line of the file."""
    facts = json.loads(line)
    return Played(**{**facts, "scores": tuple(facts["scores"]), "shares": tuple(facts["shares"])})


def report(title: str, target: Balance, every: list[Played]) -> None:
    """Print the figures for each number of seats, then those of the cards."""
    uses: Counter[str] = Counter()
    for seats in sorted({played.seats for played in every}):
        games = [played for played in every if played.seats == seats]
        scores, turns = [played.scores for played in games], [played.turns for played in games]
        heading(seats, [played.seconds for played in games])
        if seats == 1:
            alone(target, [score for (score,) in scores], turns)
        else:
            together(target, scores, turns, [played.shares for played in games], [played.first for played in games])
    for played in every:
        uses.update(played.uses)
    game: Any = load(title)
    unused(target.families, game.cards.catalogue(), uses)


def main(title: str, target: Balance) -> int:
    parser = parser_of(title, 2000, "number of seats", "Many games of equal bots, and what they say about balance.")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; as often as needed")
    parser.add_argument("--level", default="greedy", choices=(CHANCE, *levels(title)))
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the games there, and go on from those it has")
    asked = parser.parse_args()
    seats = asked.seats or load(title).seats
    wanted = tasks(title, seats, asked.games, options_of(parser, title, seats, asked.option), asked.level)
    report(title, target, gather(wanted, asked.keep, asked.workers))
    return 0
