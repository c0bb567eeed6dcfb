"""Balance: many games of greedy bots, and what they say about the values of the cards.

`python -m bench.balance flamecraft` prints for each number of seats the winning scores, the turns of a player, how fair
the seats are and which cards were never used; alone, the reputation against the marks of the awards.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from emberhall import load
from emberhall.bots import load as load_bot
from emberhall.bots.matches import derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat, Value

LIMIT = 5.0
# Events that show a card in use, and the fact that names it.
USES = {
    "used": "shop",
    "visited": "shop",
    "revealed": "card",
    "companion": "card",
    "cast": "card",
    "bought": "card",
    "tucked": "card",
    "unlocked": "card",
}


@dataclass(frozen=True)
class Played:
    """What one game came to, seats in turn order."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    turns: float
    uses: Mapping[tuple[str, str], int]
    dealt: frozenset[str]


def play(task: tuple[str, int, dict[str, Value], int, str]) -> Played:
    """One game of equal bots; its course depends on nothing but the task."""
    title, seats, options, number, level = task
    game = load(title)
    bots = [load_bot(level, title, derived("balance", number, seat)) for seat in range(seats)]
    state = game.deal(seats, derived("balance", seats, number), listen=True, **options)
    rng = Rng.seeded(derived("imagined", number))
    uses: Counter[tuple[str, str]] = Counter()
    seen: set[str] = set()
    turns = 0
    first = game.view(state, None)["first"]
    while True:
        for event in state.hear():
            facts: dict[str, Any] = event.facts
            turns += event.kind == "turn"
            if event.kind in USES:
                uses[event.kind, facts[USES[event.kind]]] += 1
            if event.kind in ("opened", "dealt"):
                seen.add(facts["shop" if event.kind == "opened" else "card"])
        decision = state.decision
        if decision is None:
            break
        known = Seat.of(game, state, decision.seat, rng)
        state.apply(bots[decision.seat].choose(known, decision, LIMIT))
    scores, winners = game.scores(state), game.winners(state)
    order = [(first + k) % seats for k in range(seats)]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in order)
    return Played(tuple(scores[seat] for seat in order), shares, turns / seats, uses, frozenset(seen))


def gather(title: str, seats: int, options: dict[str, Value], games: int, level: str, workers: int) -> list[Played]:
    """The games of one way of playing, with progress."""
    tasks = [(title, seats, options, number, level) for number in range(games)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        get_context("spawn").Pool(workers) as pool,
    ):
        task = progress.add_task(f"{title} {seats}", total=games)
        found: list[Played] = []
        for played in pool.imap_unordered(play, tasks, chunksize=2):
            found.append(played)
            progress.advance(task)
    return found


def report(seats: int, options: Mapping[str, Value], played: list[Played]) -> None:
    """The figures of one way of playing."""
    said = " ".join(f"{name}={value}" for name, value in options.items())
    winning = [max(game.scores) for game in played]
    turns = [game.turns for game in played]
    print(f"\n{seats} seats {said}: {len(played)} games")
    low, _, high = quantiles(winning, n=4) if len(winning) > 1 else (winning[0], 0, winning[0])
    print(f"  winning score      median {median(winning):.0f}, quartiles {low:.0f} to {high:.0f}")
    every = [score for game in played for score in game.scores]
    print(f"  all scores         median {median(every):.0f}, {min(every)} to {max(every)}")
    print(f"  turns of a player  median {median(turns):.1f}, {min(turns):.1f} to {max(turns):.1f}")
    if seats == 1:
        for mark in (75, 90):
            print(f"  at least {mark}        {100 * sum(score >= mark for score in winning) / len(winning):.0f}%")
        return
    fair = 100 / seats
    shares = [100 * sum(game.shares[k] for game in played) / len(played) for k in range(seats)]
    print("  wins by turn order " + ", ".join(f"{share:.1f}% ({share - fair:+.1f})" for share in shares))


def unused(title: str, played: list[Played]) -> None:
    """Which cards no game used, though it was dealt; how often the others were."""
    game: Any = load(title)
    uses: Counter[tuple[str, str]] = Counter()
    dealt: Counter[str] = Counter()
    for each in played:
        uses.update(each.uses)
        dealt.update(each.dealt)
    families = {"shop": "used", "fancy": "revealed", "companion": "companion", "enchantment": "cast"}
    entries = [entry for entry in game.catalogue() if entry["family"] in families]
    never: list[str] = []
    for entry in entries:
        has_rule = entry["family"] != "shop" or entry["text"]
        count = sum(uses[kind, entry["id"]] for kind in (families[entry["family"]], "bought", "tucked"))
        if has_rule and not count:
            never.append(entry["id"])
    print("\nnever used: " + (", ".join(never) or "none"))
    for family, kind in families.items():
        rates = {
            entry["id"]: 100 * uses[kind, entry["id"]] / max(dealt[entry["id"]], 1)
            for entry in entries
            if entry["family"] == family and dealt[entry["id"]]
        }
        rare = sorted(rates, key=lambda name: rates[name])[:5]
        if rates:
            print(f"  {family}: least used " + ", ".join(f"{name} {rates[name]:.0f}%" for name in rare))


def main() -> int:
    parser = argparse.ArgumentParser(description="Many games of equal bots, and what they say about balance.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=200, help="games of each way of playing (200)")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    every: list[Played] = []
    for seats, options in load(asked.title).modes():
        if asked.seats and seats not in asked.seats:
            continue
        played = gather(asked.title, seats, options, asked.games, asked.level, asked.workers)
        report(seats, options, played)
        every += played
    if every and hasattr(load(asked.title), "catalogue"):
        unused(asked.title, every)
    return 0
