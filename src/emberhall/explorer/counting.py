"""Counting: what a finished game adds to the counters of its title. Counters of games are simply added up.

A counter has the game's rules in its place, not here. Its key says what is counted, at what kind of table and for whom.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from emberhall.bots.levels import OLDER
from emberhall.kernel.counts.sheets import WHOLE, Finished, Sheet
from emberhall.kernel.play import Play
from emberhall.kernel.titles.folders import module_beside

Who: TypeAlias = Literal["person", "bot"]
BANDS: Final = ("easy", "middle", "strong")
OF_LEVEL: Final[Mapping[str, str]] = {
    "novice": "easy",
    "casual": "easy",
    "greedy": "middle",
    "expert": "strong",
    "master": "strong",
}
MODULE: Final = "counts.games"
GAMES: Final = "games"
"""The counter that every game has: of a game with two sides, each has half."""


class Sitter(NamedTuple):
    """Who has played on a seat."""

    who: Who
    band: str
    """One of BANDS; of a person, `@` and the id, until the store has looked up how strong they are."""


class Key(NamedTuple):
    """What a counter counts, and where: of these seats on so many sides, for people or bots of one band."""

    sheet: str
    item: str
    part: str
    seats: int
    sides: int
    who: str
    band: str


class Tally(NamedTuple):
    """How often, how many wins in sixtieths, and the sum of the amounts."""

    games: int = 0
    won: int = 0
    amount: int = 0

    def plus(self, other: "Tally") -> "Tally":
        return Tally(self.games + other.games, self.won + other.won, self.amount + other.amount)


Counters: TypeAlias = dict[Key, Tally]


def sheets_of(title: str) -> tuple[Sheet, ...]:
    """The sheets that a title declares; none if its folder says nothing."""
    module = module_beside(title, MODULE)
    return () if module is None else tuple(module.SHEETS)


def bot(level: str) -> Sitter | None:
    """A bot of a level; None for chance, which says nothing about anything."""
    band = OF_LEVEL.get(OLDER.get(level, level))
    return None if band is None else Sitter("bot", band)


def person(user: str) -> Sitter:
    """A person by id."""
    return Sitter("person", f"@{user}")


def counted(play: Play, sitters: Sequence[Sitter | None]) -> Counters:
    """What a game adds; nothing if it is not over, or has one side only."""
    game, state = play.game, play.state
    module = module_beside(game.name, MODULE)
    deal = play.course.deal
    teams = game.setup.teams(deal.seats, deal.options)
    sides = len(set(teams))
    if module is None or not state.over or sides == 1:
        return {}
    heard = [event.facts for event in play.events]
    finished = Finished(game, state, deal.seats, deal.options, heard, teams)
    shares = shares_of(teams, game.winners(state))
    counters: Counters = {}

    def add(sheet: str, item: str, part: str, seat: int, tally: Tally) -> None:
        sitter = sitters[seat]
        if sitter is not None:
            key = Key(sheet, item, part, deal.seats, sides, *sitter)
            counters[key] = counters.get(key, Tally()).plus(tally)

    for seat in finished.firsts():
        add(GAMES, "", "", seat, Tally(1, shares[seat], WHOLE // sides))
    for count in module.counts(finished):
        won = shares[count.seat] if count.won is None else count.won
        add(count.sheet, count.item, count.part, count.seat, Tally(1, won, count.amount))
    return counters


def shares_of(teams: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The share of the win of each seat's side, in WHOLE; sides that win together share it."""
    won = {teams[seat] for seat in winners}
    return [WHOLE // len(won) if team in won else 0 for team in teams]


def added(counters: Counters, more: Mapping[Key, Tally]) -> None:
    """Add counters to others, in place."""
    for key, tally in more.items():
        counters[key] = counters.get(key, Tally()).plus(tally)


def summed(parts: Iterable[Mapping[Key, Tally]]) -> Counters:
    """All counters together."""
    counters: Counters = {}
    for each in parts:
        added(counters, each)
    return counters


def plain(counters: Mapping[Key, Tally]) -> list[list[Any]]:
    """Counters as rows of plain data, in order."""
    return [[*key, *counters[key]] for key in sorted(counters)]


def from_plain(rows: Iterable[Sequence[Any]]) -> Counters:
    """Counters from such rows."""
    return {Key(*row[:7]): Tally(*row[7:]) for row in rows}
