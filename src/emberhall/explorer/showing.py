"""Sheets as rows of figures, the same for the page, the terminal and the server: filtered, added up, in order."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from emberhall.explorer.counting import GAMES, Counters, Key, Tally, added
from emberhall.explorer.figures import LEAST, Figure, by_place, figure
from emberhall.kernel.counts.sheets import WHOLE, Sheet


@dataclass(frozen=True)
class Filter:
    """Whose games are looked at; None: everybody's."""

    who: str | None = None
    band: str | None = None
    seats: int | None = None

    def fits(self, key: Key) -> bool:
        return (
            (self.who is None or key.who == self.who)
            and (self.band is None or key.band == self.band)
            and (self.seats is None or key.seats == self.seats)
        )


@dataclass(frozen=True)
class Row:
    """An item of a sheet, and its figures by part."""

    item: str
    figures: Mapping[str, Figure]

    @property
    def games(self) -> int:
        return max((each.games for each in self.figures.values()), default=0)


@dataclass(frozen=True)
class Showing:
    """A sheet under a filter: its rows, most games first, and how all that was counted did together."""

    rows: tuple[Row, ...]
    games: int
    overall: Figure


def of_sheet(counters: Counters, sheet: str, where: Filter) -> Counters:
    """The counters of a sheet, and those of all games, that a filter lets through."""
    return {key: tally for key, tally in counters.items() if key.sheet in (sheet, GAMES) and where.fits(key)}


def shown(sheet: Sheet, counters: Iterable[tuple[Key, Tally]], least: int = LEAST) -> Showing:
    """The rows of a sheet, from its counters and those of all games."""
    own: Counters = {}
    everywhere: dict[int, Tally] = {}
    for key, tally in counters:
        if key.sheet == GAMES:
            everywhere[key.sides] = everywhere.get(key.sides, Tally()).plus(tally)
        elif key.sheet == sheet.name:
            added(own, {key: tally})
    rows: dict[str, dict[str, Figure]] = {}
    for (item, part), by_sides in by_place(own.items()).items():
        rows.setdefault(item, {})[part] = figure(by_sides, sheet.even, least)
    ordered = sorted((Row(item, figures) for item, figures in rows.items()), key=lambda row: (-row.games, row.item))
    games = round(sum(tally.amount for tally in everywhere.values()) / WHOLE)
    return Showing(tuple(ordered), games, figure(everywhere, least=least))
