"""Tables of counters: the one that comes with a title, made from games of bots, and those that somebody makes.

A file of lines: the first says what was counted, each further one has the counters of one item.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from emberhall.explorer.counting import Counters, Key, Tally
from emberhall.kernel.titles.folders import file_beside

NAME: Final = ("counts", "table.jsonl")


@dataclass(frozen=True)
class Heading:
    """What a table was made of."""

    title: str
    rules: int
    games: int
    levels: tuple[str, ...] = ()
    seed: int = 0


@dataclass(frozen=True)
class Table:
    """Counters of games under one version of the rules."""

    heading: Heading
    counters: Counters = field(default_factory=dict)


@cache
def table_of(title: str) -> Table | None:
    """The table that comes with a title, if any."""
    file = file_beside(title, *NAME)
    return None if file is None else read(file.read_text("utf-8").splitlines())


def read(lines: Iterable[str]) -> Table:
    """A table from its lines; a ValueError says which one is wrong."""
    rows = [(number, json.loads(line)) for number, line in enumerate(lines, start=1) if line.strip()]
    if not rows or not isinstance(rows[0][1], dict):
        raise ValueError("A table of counters begins with what was counted.")
    said = dict(rows[0][1])
    heading = Heading(**{**said, "levels": tuple(said.get("levels", ()))})
    counters: Counters = {}
    for number, row in rows[1:]:
        try:
            sheet, item, parts = row
            for part, seats, sides, who, band, games, won, amount in parts:
                counters[Key(sheet, item, part, seats, sides, who, band)] = Tally(games, won, amount)
        except (TypeError, ValueError) as problem:
            raise ValueError(f"Line {number} is no line of a table of counters: {problem}") from None
    return Table(heading, counters)


def lines_of(table: Table) -> list[str]:
    """The lines of a table; equal tables have equal lines."""
    items: dict[tuple[str, str], list[list[Any]]] = {}
    for key in sorted(table.counters):
        items.setdefault((key.sheet, key.item), []).append([*key[2:], *table.counters[key]])
    lines = [json.dumps(asdict(table.heading), separators=(",", ":"))]
    lines += [json.dumps([*item, parts], separators=(",", ":")) for item, parts in items.items()]
    return lines


def write(path: Path, table: Table) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines_of(table), ""]), "utf-8")
