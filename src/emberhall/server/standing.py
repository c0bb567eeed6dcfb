"""How a table stands, as its row and its play say: who plays, and whether anything beside the game goes on."""

from dataclasses import replace
from typing import TypeAlias

import msgspec

from emberhall import Play
from emberhall.server.lives import life_of, with_life
from emberhall.store import Chair, StoredTable

Calm: TypeAlias = tuple[tuple[Chair, ...], frozenset[str]]
"""The chairs of a table and the people there, while nothing has to be watched."""


def only_bots(row: StoredTable) -> bool:
    """Whether no person holds a seat."""
    return all(chair.kind == "bot" for chair in row.chairs)


def is_calm(row: StoredTable, play: Play, here: frozenset[str], known: Calm | None) -> bool:
    """Whether a game goes on, everybody is there, and no clock and no motion runs. `known`: it was, with these."""
    if row.status != "running" or row.life or play.conceded:
        return False
    if known is not None and known[0] is row.chairs and known[1] is here:
        return True
    return all(chair.kind == "bot" or chair.user in here for chair in row.chairs)


def shown_in_lobby(row: StoredTable) -> StoredTable:
    """The row without what updates tell."""
    life = msgspec.structs.replace(life_of(row), left=(), running=(), since=0)
    return replace(with_life(row, life), seq=0, waiting=(), moved="")
