"""Events: who hears what is decided when they are made."""

from emberhall.kernel.events import Event


def test_a_public_event_is_heard_by_all() -> None:
    event = Event({"kind": "dealt", "cards": 13})
    for seat in (None, 0, 3):
        assert event.to(seat) == {"kind": "dealt", "cards": 13}


def test_a_private_event_is_heard_by_its_audience_alone() -> None:
    event = Event({"kind": "drew", "card": "S1R"}, to=(2,))
    assert event.to(2) == {"kind": "drew", "card": "S1R"}
    assert event.to(0) is None
    assert event.to(None) is None


def test_others_may_hear_a_part() -> None:
    event = Event({"kind": "drew", "seat": 2, "card": "S1R"}, to=(2, 3), others={"kind": "drew", "seat": 2})
    assert event.to(3) == {"kind": "drew", "seat": 2, "card": "S1R"}
    assert event.to(1) == event.to(None) == {"kind": "drew", "seat": 2}


def test_a_spectator_is_nobody_even_where_nobody_is_the_audience() -> None:
    event = Event({"kind": "drew", "card": "S1R"}, to=(), others={"kind": "drew", "seat": 2})
    assert event.to(0) == event.to(None) == {"kind": "drew", "seat": 2}


def test_what_is_told_can_be_kept_without_touching_the_event() -> None:
    event = Event({"kind": "dealt", "cards": 13})
    told = event.to(None)
    assert told is not None
    told["cards"] = 12
    assert event.to(None) == {"kind": "dealt", "cards": 13}


def test_an_event_shows_itself() -> None:
    assert repr(Event({"kind": "drew", "card": 1}, (0,), None)) == (
        "Event({'kind': 'drew', 'card': 1}, to=(0,), others=None)"
    )
