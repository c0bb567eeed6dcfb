"""Fields left out of a message have the defaults that the protocol gives them."""

import msgspec

from emberhall.wire import messages
from emberhall.wire.bodies.house import Done


def test_who_leads_shows_only_what_the_seat_may_see_unless_they_say_so() -> None:
    said = msgspec.json.decode(b'{"t": "lead", "table": "one", "at": 3}', type=messages.ClientMessage)
    assert isinstance(said, messages.Lead)
    assert (said.at, said.eyes, said.all) == (3, "watch", False)


def test_an_answer_that_says_nothing_else_says_that_it_is_done() -> None:
    assert msgspec.to_builtins(Done()) == {"done": True}
