"""The ladder of bots: `python -m bench.ladder` plays every level against the one below, and writes docs/bots.md anew.

Deals are paired: each is played with the seats exchanged. Games are kept as they are played, so a run that was killed,
or a longer one, goes on from there; after a change to the bots, name another seed.
"""

import argparse
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from emberhall.bots import levels
from emberhall.bots.arena.pairs import Figures, Game, Match, figures, played
from emberhall.kernel.games import Value

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
LOG = ROOT / ".local" / "ladder.jsonl"
BEGIN, END = "<!-- ladder: written by make ladder -->", "<!-- end of the ladder -->"


@dataclass(frozen=True)
class Way:
    """A way of playing whose ladder is measured."""

    name: str
    title: str
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def matches(self, games: int, seed: int) -> list[Match]:
        """Every level but the weakest against the one below it."""
        rungs = levels(self.title)
        pairs = zip(rungs[1:], rungs, strict=False)
        return [Match(self.title, one, other, games, self.seats, self.options, seed) for one, other in pairs]


WAYS = (
    Way("DragonDuel, starter decks", "dragonduel", 2),
    Way("Flamecraft, two players", "flamecraft", 2),
    Way("Flamecraft Duals", "flamecraft_duals", 2),
    Way("Duālis, two against two", "dualis", 4),
)


def row(name: str, match: Match, found: Figures) -> str:
    interval = f"{100 * found.low:.0f}–{100 * found.high:.0f}%"
    times = f"{found.milliseconds:.1f} | {found.longest:.0f}"
    return f"| {name} | {match.one} | {match.other} | {100 * found.rate:.0f}% | {interval} | {found.games} | {times} |"


def table(ways: list[Way], games: int, seed: int, results: list[Game]) -> str:
    lines = [
        "| game | level | against | won | 95% interval | games | ms a decision | longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for way in ways:
        known = [match for match in way.matches(games, seed) if any(game.match == match.name() for game in results)]
        lines += [row(way.name, match, figures(match, results)) for match in known]
    return "\n".join(lines)


def publish(text: str) -> None:
    """Put the table into the page, between its marks."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


def main() -> int:
    """Play what is missing, print the table, and publish it."""
    parser = argparse.ArgumentParser(description="Measure every level of every title against the one below.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--title", action="append", help="only this title; may be said several times")
    asked = parser.parse_args()
    ways = [way for way in WAYS if asked.title is None or way.title in asked.title]
    matches = [match for way in ways for match in way.matches(asked.games, asked.seed)]
    total = sum(match.games for match in matches)
    names = {match.name() for match in (each for way in WAYS for each in way.matches(asked.games, asked.seed))}
    results: list[Game] = []
    for game in played(matches, asked.workers, LOG):
        if game.match in names:
            results.append(game)
            if sys.stderr.isatty():
                print(f"\r{len(results)} of {total} games", end="", file=sys.stderr)
    text = table(list(WAYS), asked.games, asked.seed, results)
    print(text)
    publish(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
