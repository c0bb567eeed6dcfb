"""Write web/tests/turns: turns of random games, with what the table itself shows of each.

The page's tests ask the ribbon who, where, what was placed or played, what was gained and what touched the reader, and
compare with this. It is taken from views alone, never from lines. With `--check` nothing is written; exit code 1 when a
file is stale.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from emberhall.kernel.events import Heard
from tests.story.games import MODES, TOLD, Mode, outcomes

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "turns"
MANY: Final = 50
SEATS: Final = {"flamecraft": 3}
OPENINGS: Final = {"turn", "lead"}
Counts = dict[tuple[int, str], int]


def mode_of(title: str) -> Mode:
    """The last way to play it with several seats: usually the one with the most in it."""
    ways = [mode for mode in MODES if mode.title == title and mode.seats > 1]
    return next((mode for mode in reversed(ways) if mode.seats == SEATS.get(title)), ways[-1])


class Game:
    """One game until 50 turns of others have been seen, cut wherever a turn has begun."""

    def __init__(self, mode: Mode, seed: int) -> None:
        self.ledger: Any = importlib.import_module(f"tests.games.{mode.title}.ledger")
        self.mode = mode
        self.seed = seed
        self.heard: list[Heard] = []
        self.turns: list[dict[str, Any]] = []

    def cuts(self) -> Iterator[tuple[int, dict[str, Any], Counts]]:
        """After each word that began a turn: how much was heard, the public view, and what was gained so far."""
        gained: Counts = {}
        before: Counts = {}
        for outcome in outcomes(self.mode, self.seed):
            view = outcome.play.game.view(outcome.play.state, None)
            self.heard += outcome.heard(0)
            counts: Counts = self.ledger.counts(view)
            base = dict(before) or dict(counts)
            self.ledger.settle(base, outcome.heard(None))
            for key, count in counts.items():
                gained[key] = gained.get(key, 0) + count - base.get(key, 0)
            before = counts
            if any(event["kind"] in OPENINGS for event in outcome.heard(0)):
                yield len(self.heard), json.loads(json.dumps(view)), dict(gained)

    def play(self, many: int) -> None:
        last: tuple[int, dict[str, Any], Counts] | None = None
        for cut in self.cuts():
            if last is not None:
                self.add(last, cut)
            last = cut
            if sum(turn["who"] != 0 for turn in self.turns) >= many:
                break
        self.heard = self.heard[: last[0] if last else 0]

    def add(self, start: tuple[int, dict[str, Any], Counts], end: tuple[int, dict[str, Any], Counts]) -> None:
        """What the table shows of the turn between two cuts, unless several turns began at once."""
        since, before, had = start
        until, after, has = end
        if sum(event["kind"] in OPENINGS for event in self.heard[since:until]) != 1:
            return
        gained = [[seat, unit, has[seat, unit] - had.get((seat, unit), 0)] for seat, unit in has]
        shown: dict[str, Any] = self.ledger.shown(before, after)
        self.turns.append({"since": since, "until": until, "gained": [each for each in gained if each[2]], **shown})


def text(title: str) -> str:
    games: list[dict[str, Any]] = []
    left, seed = MANY, 0
    while left > 0:
        game = Game(mode_of(title), seed)
        game.play(left)
        left -= sum(turn["who"] != 0 for turn in game.turns)
        games.append({"seats": game.mode.seats, "heard": game.heard, "turns": game.turns})
        seed += 1
    shown = ",\n".join(
        f'{{"seats": {game["seats"]}, "heard": [\n{rows(game["heard"])}\n], "turns": [\n{rows(game["turns"])}\n]}}'
        for game in games
    )
    return f"[\n{shown}\n]\n"


def rows(many: list[Any]) -> str:
    return ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in many)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.story.turns", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    check: bool = parser.parse_args().check
    stale = 0
    for title in TOLD:
        path = FOLDER / f"{title}.json"
        wanted = text(title)
        if path.is_file() and path.read_text("utf-8") == wanted:
            continue
        stale = 1
        if check:
            sys.stderr.write(f"{path.name} is stale: run `python -m tests.story.turns`.\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main())
