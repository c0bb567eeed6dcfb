"""The bus of one process."""

from emberhall.bus import Changed, LocalBus, Moved, Note


def test_notes_reach_those_who_listen_to_the_table_in_order() -> None:
    bus = LocalBus()
    heard: list[Note] = []
    elsewhere: list[Note] = []
    stop = bus.subscribe("one", heard.append)
    bus.subscribe("two", elsewhere.append)
    bus.publish(Moved("one", 1))
    bus.publish(Changed("one"))
    assert heard == [Moved("one", 1), Changed("one")]
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
    bus.publish(Changed("one"))
    bus.publish(Changed("one"))
    assert heard == ["first", "second", "first"]
