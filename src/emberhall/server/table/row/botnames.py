"""The bots' names. Each name has a fixed face, and no bot shares a name or a face with anybody at its table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from zlib import crc32

from emberhall.store import Chair
from emberhall.wire.values import Face

FACE_OF: Final[dict[str, Face]] = {
    "Cinder": "meat",
    "Anvil": "iron",
    "Soot": "potion",
    "Tinder": "bread",
    "Clinker": "iron",
    "Brand": "meat",
    "Ash": "crystal",
    "Kindle": "bread",
    "Quench": "crystal",
    "Fern": "plant",
    "Smoulder": "potion",
    "Thistle": "plant",
}


def with_names(table: str, chairs: Sequence[Chair], *, settled: bool = True) -> tuple[Chair, ...]:
    """Return the chairs with a name and a face for every bot.

    A bot that has both keeps them; unless `settled`, that is before the start, it gives way to a person like it.
    """
    people = [chair for chair in chairs if chair.kind == "person"]
    names, faces = {chair.name for chair in people}, {chair.face for chair in people}

    def keeps(chair: Chair) -> bool:
        if chair.user is not None and chair.name:
            return True  # it plays for a person, under their name
        return chair.name in FACE_OF and (settled or (chair.name not in names and chair.face not in faces))

    by_seat = {chair.seat: chair for chair in chairs if chair.kind != "bot" or keeps(chair)}
    bots = [chair for chair in by_seat.values() if chair.kind == "bot"]
    names, faces = names | {chair.name for chair in bots}, faces | {chair.face for chair in bots}
    for chair in chairs:
        if chair.seat not in by_seat:
            name = _free(table, chair.seat, names, faces)
            by_seat[chair.seat] = replace(chair, name=name, face=FACE_OF[name])
            names, faces = names | {name}, faces | {FACE_OF[name]}
    return tuple(by_seat[chair.seat] for chair in chairs)


def _free(table: str, seat: int, names: set[str | None], faces: set[str]) -> str:
    """Return a name and with it a face that nobody has; if people have taken all faces, only the name is unique."""
    start = (crc32(table.encode()) + seat) % len(FACE_OF)
    order = list(FACE_OF)[start:] + list(FACE_OF)[:start]
    free = [name for name in order if name not in names] or order
    return next((name for name in free if FACE_OF[name] not in faces), free[0])
