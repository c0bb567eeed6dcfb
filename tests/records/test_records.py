"""Every record of this folder plays as it did, word by word, and ends as its notes say."""

from pathlib import Path

import pytest

from emberhall import Record, load

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def test_there_are_records() -> None:
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_again(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert record.notes["why"]
    game = load(record.title)
    state = record.begin()
    for seat, word in record.moves:
        decision = state.decision
        assert decision is not None
        assert decision.seat == seat
        assert game.explain(state, seat, word) is None
        state.apply(word)
        game.invariants(state)
        assert game.pack(game.unpack(game.pack(state))) == game.pack(state)
    if "winners" in record.notes:
        assert state.over
        assert game.winners(state) == numbers(record.notes["winners"])
        assert game.scores(state) == numbers(record.notes["scores"])
    else:
        assert not state.over
