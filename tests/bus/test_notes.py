"""Notes as they travel between processes."""

import pytest

from emberhall.bus import (
    Absent,
    Attached,
    Changed,
    Chosen,
    Free,
    Missed,
    Moved,
    Note,
    Present,
    Said,
    Seen,
    SignedOut,
    Spent,
    Turned,
    WhoIsPresent,
    decode,
    encode,
)

NOTES: list[Note] = [
    Moved("table", 41),
    Moved("table", 41, (2, "play S5B+"), 57, "2026-11-16T17:50:28.123+00:00"),
    Chosen("table", 2),
    Changed("table", 7),
    Said("table", 3),
    Present("table", "lobby", ("ada", "é"), 2),
    Present("table", "lobby"),
    Absent("table", "lobby"),
    WhoIsPresent("table"),
    Missed("table"),
    Missed("table", heard_again=False),
    Seen("", "lobby", "table", ("ada",)),
    Free("table"),
    Spent("", "lobby", (("talk", "ada", 3), ("messages", "é", 1))),
    Attached("", "lobby", "ada", 3),
    SignedOut("", "ada", b"\xff"),
    Turned("", "ada"),
]


@pytest.mark.parametrize("note", NOTES, ids=lambda note: type(note).__name__)
def test_a_note_travels_as_bytes(note: Note) -> None:
    assert decode(encode(note)) == note
    assert type(decode(encode(note))) is type(note)


@pytest.mark.parametrize("data", [b"", b"moved", b"\x91\xa5Moved", encode(NOTES[0])[:-1], b"\x92\xa5Dance\xa3one"])
def test_what_is_no_note_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a note"):
        decode(data)
