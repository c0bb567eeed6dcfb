"""Stored tables for tests without a server."""

from dataclasses import replace
from typing import Any

from emberhall.server.table.row.chairs import bot_chair, free_chair, person_chair
from emberhall.store import Chair, StoredTable, User

ADA, BEA, CID = (
    User(name, name.title(), face, "") for name, face in (("ada", "bread"), ("bea", "meat"), ("cid", "iron"))
)
PEOPLE = {user.id: user for user in (ADA, BEA, CID)}
HERE = ("ada", "bea", "cid")


def chair_of(seat: int, who: str) -> Chair:
    """Make a chair. `ada`: a person; `-`: nobody; `greedy`: a bot; `greedy ada`: a bot that keeps a person's seat."""
    if who == "-":
        return free_chair(seat)
    if who in PEOPLE:
        return person_chair(seat, PEOPLE[who], None)
    level, _, kept = who.partition(" ")
    name, face = (PEOPLE[kept].name, PEOPLE[kept].face) if kept else ("Fern", "plant")
    return replace(bot_chair(seat, level, kept or None, name), face=face)


def table(*seated: str, **more: Any) -> StoredTable:
    """A table of Duālis hosted by Ada."""
    chairs = tuple(chair_of(seat, who) for seat, who in enumerate(seated))
    storedtable = StoredTable("t1", "dualis", "", len(seated), {}, False, "ada", b"secret", 1, "2026-01-01", chairs)
    return replace(storedtable, **more)


def seated(row: StoredTable) -> str:
    """The chairs of a table in the notation of `table`."""
    words = ["-" if each.kind == "free" else " ".join(filter(None, (each.level, each.user))) for each in row.chairs]
    return ", ".join(words)
