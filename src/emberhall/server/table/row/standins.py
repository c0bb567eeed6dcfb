"""Stand-ins: a bot plays for a person, under their name and face, and gives the seat back when they may return."""

from dataclasses import replace

import msgspec

from emberhall.server.errors import RequestError
from emberhall.server.table.row import clocks
from emberhall.server.table.row.counted import is_counted
from emberhall.server.table.row.lives import life_of, with_life
from emberhall.store import Chair, StoredTable
from emberhall.wire.values import Held

FOR_GOOD: tuple[Held, ...] = ("kicked", "conceded")
LOST: dict[Held, str] = {
    "conceded": "You have conceded; a bot plays your seat to the end.",
    "kicked": "The others have agreed that a bot plays your seat to the end.",
    "left": "You have left, and this game counts; a bot plays your seat to the end.",
}


def stand_in(row: StoredTable, seat: int, level: str, why: Held) -> StoredTable:
    """The table with a bot playing for a person."""
    life, chair = life_of(row), row.chairs[seat]
    bot = Chair(seat, chair.face, "bot", chair.user, chair.name, level, chair.nonce)
    chairs = tuple([bot if each.seat == seat else each for each in row.chairs])
    motion = None if life.motion is not None and life.motion.seat == seat else life.motion
    helped = tuple(sorted({*life.helped, seat})) if is_counted(row) else life.helped
    held, taken = {**life.held, seat: why}, {**life.taken, seat: row.seq}
    life = msgspec.structs.replace(life, held=held, taken=taken, motion=motion, helped=helped)
    return with_life(replace(row, chairs=chairs), life)


def give_back(row: StoredTable, seat: int) -> StoredTable:
    """The table with a person back on their seat. Raises RequestError if a bot plays it to the end."""
    life = life_of(row)
    why = life.held.get(seat)
    if why in FOR_GOOD or (why == "left" and is_counted(row)):
        raise RequestError("seat-lost", LOST[why], 403, why=why)
    clock = clocks.clock_of(row)
    if clock is not None and clock.kind == "game" and life.left and life.left[seat] <= 0:
        raise RequestError(
            "seat-lost", "Your time for this game is up; a bot plays your seat to the end.", 403, why="time"
        )
    held = {other: reason for other, reason in life.held.items() if other != seat}
    taken = {other: seq for other, seq in life.taken.items() if other != seat}
    stood = life.stood if seat not in life.taken else {**life.stood, seat: (life.taken[seat], row.seq)}
    return with_life(row, msgspec.structs.replace(life, held=held, taken=taken, stood=stood))


def comes_back(row: StoredTable, user: str) -> bool:
    """True if a person who comes to the table gets their seat back without asking: they were only away."""
    held = life_of(row).held
    return any(chair.kind == "bot" and chair.user == user and held.get(chair.seat) == "away" for chair in row.chairs)
