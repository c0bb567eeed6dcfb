"""A hall on a device and a server say the same: equal frames for equal words, and equal answers of bots."""

from typing import Any

import pytest

from tests.device import halls
from tests.device.halls import Client, Kept
from tests.device.transcripts import questions, transcript

MODES: list[tuple[str, int, str, dict[str, Any]]] = [
    ("dualis", 3, "expert", {}),
    ("dualis", 4, "casual", {}),
    ("flamecraft", 2, "greedy", {}),
    ("flamecraft_duals", 2, "greedy", {}),
    ("flamecraft_duals", 1, "", {"mode": "solo"}),
    ("dragonduel", 2, "greedy", {}),
    ("dragonduel", 3, "novice", {}),
    ("nim", 2, "expert", {}),
]


@pytest.mark.parametrize(("title", "seats", "level", "options"), MODES)
async def test_equal_words_get_equal_frames(
    title: str, seats: int, level: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    halls.same_chance(monkeypatch, title)
    here = await transcript(Client(await Kept().open()), title, seats, level, options)
    halls.same_chance(monkeypatch, title)
    async with halls.server() as server:
        there = await transcript(Client(server), title, seats, level, options)
    ours, theirs = questions(here), questions(there)
    assert ours == theirs
    assert here[-1] == there[-1], "The review differs."
    assert len(ours) > 2
