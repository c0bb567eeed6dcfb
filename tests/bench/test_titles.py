"""What titles say in their `bench.toml` exists: peers, environments, modes; a wrong field is named."""

import pytest

from bench.titles import Entry, entries
from emberhall import load, rl
from emberhall.bots.rows import row
from emberhall.kernel.games import own_titles


def test_every_title_of_this_house_is_measured() -> None:
    assert set(entries()) == set(own_titles())
    assert any(entry.beside_boardgame for entry in entries().values())


@pytest.mark.parametrize("title", own_titles())
def test_what_a_title_names_is_there(title: str) -> None:
    from bench.peers import PEERS

    entry = entries()[title]
    load(title).setup.check(entry.seats, dict(entry.options))
    for way in entry.ladder:
        load(title).setup.check(way.seats, dict(way.options))
    assert {rl.mode_of(name).title for name in entry.environments} == {title}
    assert entry.peers is not None
    assert set(entry.peers.names) <= set(PEERS)
    assert {peer for goals in entry.peers.goals.values() for peer in goals} <= set(entry.peers.names)


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(ValueError, match=r"nim/bench.toml.ladder, number 1.seat: there is no such field"):
        row(Entry, {"seats": 2, "ladder": [{"name": "Nim", "seat": 2}]}, "nim/bench.toml")
