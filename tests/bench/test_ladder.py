"""The ladder is published in the page of bots, between its marks."""

from pathlib import Path

import pytest

from bench import ladder
from emberhall.bots.arena.pairs import Game


def test_the_ladder_names_every_rung_it_has_games_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"Before.\n{ladder.BEGIN}\nold\n{ladder.END}\nAfter.\n")
    monkeypatch.setattr(ladder, "PAGE", page)
    way = ladder.WAYS[0]
    first = way.matches(2, 1)[0]
    games = [Game(first.name(), number, 1.0, 3, 10, 0.1, 0.02) for number in range(2)]
    ladder.publish(ladder.table([way], 2, 1, games))
    text = page.read_text()
    assert "| DragonDuel, starter decks | greedy | random | 100% |" in text
    assert "old" not in text
    assert text.startswith("Before.")
    assert text.endswith("After.\n")
