"""docs/notation.md is accurate: its example record can be read, and words are written as it says."""

import re
from pathlib import Path

from emberhall import Record, load
from emberhall.games.dualis.words import PLAYS_SAID
from tests.kernel import by_the_page

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")


def test_the_records_example_can_be_read() -> None:
    (example,) = re.findall(r"```\n(emberhall record .+?)```", TEXT, re.DOTALL)
    record = Record.parse(example)
    assert (record.title, record.seats, record.seed) == ("dualis", 4, 7)
    assert record.options["highlow"] is True
    assert record.notes == {"seal": "9f3c0d", "chair.0": "person Ada"}
    assert record.moves == [(2, "play S9B"), (3, "play S4R+")]


def test_every_kind_of_line_is_explained() -> None:
    keys = {line.split()[0] for line in str(Record.of("dualis", 4, 7, [(0, "play S5B")])).splitlines()[1:]}
    for key in keys - {"0"}:
        assert f"| `{key} " in TEXT


def test_the_words_of_dualis_are_as_described() -> None:
    pattern = re.compile(r"play [SM](?:[1-9]|1[0-3])[RB]\+?")
    assert len(PLAYS_SAID) == 104
    assert all(pattern.fullmatch(word) for word in PLAYS_SAID)
    game = load("dualis")
    decision = game.deal(4, seed=1).decision
    assert decision is not None
    assert [game.learn.action_id(pick) for pick in decision.options] == [PLAYS_SAID[word] for word in decision.words()]
    assert [PLAYS_SAID[word] for word in decision.words()] == sorted(PLAYS_SAID[word] for word in decision.words())


def test_what_deals_by_the_page_is_on_the_page() -> None:
    """The lists and numbers that tests/kernel/by_the_page.py uses are on the page, word for word."""
    said = " ".join(TEXT.split())
    lists = (by_the_page.SOLO_SHOPS, by_the_page.SOLO_FANCIES, by_the_page.FACES, by_the_page.GOODS)
    for listed in lists:
        assert f"`{' '.join(listed)}`" in said
    for part in ("0x9E3779BB", "`B2 B3 C2 C4 D2 D3`", "No number is drawn for the last place", "`2^32 mod n`"):
        assert part in said
