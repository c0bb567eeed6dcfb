"""The bus of one process, and notes as they would travel between several."""

import pytest

from emberhall.bus import Absent, Changed, Chosen, LocalBus, Moved, Note, Present, Said, WhoIsPresent, decode, encode

NOTES: list[Note] = [
    Moved("table", 41),
    Chosen("table", 2),
    Changed("table", 7),
    Said("table", 3),
    Present("table", "lobby", ("ada", "é"), 2),
    Present("table", "lobby"),
    Absent("table", "lobby"),
    WhoIsPresent("table"),
]


def test_notes_reach_those_who_listen_to_the_table_in_order() -> None:
    bus = LocalBus()
    heard: list[Note] = []
    elsewhere: list[Note] = []
    stop = bus.subscribe("one", heard.append)
    bus.subscribe("two", elsewhere.append)
    bus.publish(Moved("one", 1))
    bus.publish(Changed("one", 1))
    assert heard == [Moved("one", 1), Changed("one", 1)]
    assert elsewhere == []
    stop()
    stop()
    bus.publish(Moved("one", 2))
    assert len(heard) == 2


def test_a_hearer_may_stop_another_while_a_note_is_told() -> None:
    bus = LocalBus()
    heard: list[str] = []

    def first(_: Note) -> None:
        heard.append("first")
        stops[1]()

    stops = [bus.subscribe("one", first)]
    stops.append(bus.subscribe("one", lambda _: heard.append("second")))
    bus.publish(Changed("one", 1))
    bus.publish(Changed("one", 1))
    assert heard == ["first", "second", "first"]


@pytest.mark.parametrize("note", NOTES, ids=lambda note: type(note).__name__)
def test_a_note_travels_as_bytes(note: Note) -> None:
    assert decode(encode(note)) == note
    assert type(decode(encode(note))) is type(note)


@pytest.mark.parametrize("data", [b"", b"moved", b"\x91\xa5Moved", encode(NOTES[0])[:-1], b"\x92\xa5Dance\xa3one"])
def test_what_is_no_note_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a note"):
        decode(data)
