"""The state of a table, read off its row and its play: who plays, and whether anything besides the game goes on."""

from dataclasses import replace
from typing import TypeAlias

import msgspec

from emberhall import Play
from emberhall.server.table.row.lives import life_of, with_life
from emberhall.store import Chair, StoredTable

Calm: TypeAlias = tuple[tuple[Chair, ...], frozenset[str]]
"""The chairs of a table and the people present, while nothing needs watching."""


def only_bots(row: StoredTable) -> bool:
    """True if no person holds a seat."""
    return all(chair.kind == "bot" for chair in row.chairs)


def is_calm(row: StoredTable, play: Play, here: frozenset[str], known: Calm | None) -> bool:
    """True if a game runs, everybody is there, and no clock or motion runs. `known` is the last calm state."""
    if row.status != "running" or row.life or play.course.conceded:
        return False
    if known is not None and known[0] is row.chairs and known[1] is here:
        return True
    return all(chair.kind == "bot" or chair.user in here for chair in row.chairs)


def shown_in_lobby(row: StoredTable) -> StoredTable:
    """The row without the fields that updates tell."""
    life = msgspec.structs.replace(life_of(row), left=(), running=(), since=0)
    return replace(with_life(row, life), seq=0, waiting=(), moved="")
