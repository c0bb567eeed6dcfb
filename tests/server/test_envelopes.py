"""Words sent between processes: encrypted, and valid for one place only."""

from typing import Any

import msgspec
import pytest

from emberhall.bus import Moved
from emberhall.bus.notes import decode, encode
from emberhall.server.house.envelopes import Envelopes
from tests.stores import MemoryStore

WORD = (2, "play S5B+")


async def pair() -> tuple[Envelopes, Envelopes]:
    store, one, other = MemoryStore(), Envelopes(), Envelopes()
    await one.open(store)
    await other.open(store)
    return one, other


async def test_a_word_is_read_by_colleagues_and_by_nobody_else() -> None:
    one, other = await pair()
    note = one.moved("table", 41, WORD, 57, "now")
    data = encode(note)
    assert b"S5B" not in data
    assert note.move is None
    heard = decode(data)
    assert isinstance(heard, Moved)
    assert other.move_of(heard) == WORD
    stranger = Envelopes()
    await stranger.open(MemoryStore())
    assert stranger.move_of(heard) is None


@pytest.mark.parametrize("change", [{"table": "x"}, {"seq": 42}, {"revision": 58}, {"at": "then"}, {"sealed": b""}])
async def test_it_is_good_for_its_place_only(change: dict[str, Any]) -> None:
    one, other = await pair()
    note = one.moved("table", 41, WORD, 57, "now")
    assert other.move_of(msgspec.structs.replace(note, **change)) is None
    assert other.move_of(Moved("table", 41, WORD, 57, "now")) is None, "What is not sealed is not believed."


async def test_within_one_process_it_goes_as_it_is() -> None:
    alone = Envelopes()
    assert alone.move_of(alone.moved("table", 41, WORD, 57, "now")) == WORD
    assert alone.moved("table", 41, None, 57, "now") == Moved("table", 41)
