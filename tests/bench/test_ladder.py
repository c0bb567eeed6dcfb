"""The ladder measures every rung of every title, and is published between the markers of two pages."""

from itertools import pairwise
from pathlib import Path

import pytest

from bench.ladder.pages import BEGIN, END, PAGE, README, ladder, measured, publish, short, tables
from bench.ladder.rows import Row, rows
from emberhall.bots.arena.pairs import Game


def games_of(row: Row, scores: list[int]) -> list[Game]:
    name = row.match.name()
    return [Game(name, k, 1.0, score, 10, 0.1, 0.02, times={"80": 9, "90": 1}) for k, score in enumerate(scores)]


def test_every_rung_of_every_title_is_measured_and_the_highest_is_in_other_ways_too() -> None:
    rungs = [(row.match.one, row.match.other) for row in rows(1000, 1) if row.part == "rungs"]
    names = ("random", "novice", "casual", "greedy", "expert", "master")
    assert rungs == [(one, other) for other, one in pairwise(names)] * 4
    top = [(row.match.title, row.match.seats, row.match.games) for row in rows(1000, 1) if row.part == "top"]
    assert ("dragonduel", 3, 1002) in top
    assert ("dragonduel", 4, 1000) in top
    assert ("flamecraft", 4, 1000) in top
    assert ("flamecraft", 1, 500) in top
    assert ("flamecraft_duals", 1, 500) in top
    assert top.count(("dualis", 4, 1000)) == 2
    matches = [row.match.name() for row in rows(1000, 1)]
    assert len(set(matches)) == len(matches)


def test_what_was_played_is_told_and_nothing_else() -> None:
    everything = rows(4, 1)
    rung = everything[0]
    alone = next(row for row in everything if row.match.seats == 1 and row.part == "top")
    known = measured(everything, [*games_of(rung, [3, 3]), *games_of(alone, [80, 95])])
    text = tables(known, everything)
    assert "| DragonDuel, starter decks | `novice` | `random` | 100.0% | 34.2–100.0% | 2 | 10.0 | 10.2 | 20 |" in text
    assert "| Flamecraft, alone | `master` | 87.5 | 100.0% | 34.2–100.0% | 50.0% | 9.5–90.5% | 2 |" in text
    assert "`casual`" not in text
    assert "| DragonDuel, starter decks | 100% (34–100) of 2 | – |" in short(known, everything)
    for line in text.splitlines():
        assert not line or line.endswith(("|", ":"))


def test_rows_without_games_stay_as_they_are() -> None:
    everything = rows(4, 1)
    page, readme = PAGE.read_text("utf-8"), README.read_text("utf-8")
    assert tables([], everything, ladder(page)) == ladder(page).strip()
    assert short([], everything, readme) == ladder(readme).strip()
    known = measured(everything, games_of(everything[0], [3, 3]))
    before = ladder(page).strip().splitlines()
    changed = [line for line in tables(known, everything, ladder(page)).splitlines() if line not in before]
    assert changed == [
        "| DragonDuel, starter decks | `novice` | `random` | 100.0% | 34.2–100.0% | 2 | 10.0 | 10.2 | 20 |"
    ]


@pytest.mark.parametrize("page", [PAGE, README], ids=["docs", "readme"])
def test_a_page_keeps_what_stands_around_the_ladder(page: Path, tmp_path: Path) -> None:
    there = page.read_text("utf-8")
    copy = tmp_path / page.name
    copy.write_text(there, "utf-8")
    publish(copy, "| new |")
    text = copy.read_text("utf-8")
    assert text.partition(BEGIN)[0] == there.partition(BEGIN)[0]
    assert text.partition(END)[2] == there.partition(END)[2]
    assert f"{BEGIN}\n\n| new |\n\n{END}" in text


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("Nothing here.")
    with pytest.raises(ValueError, match="no place for the ladder"):
        publish(page, "| new |")
    assert page.read_text() == "Nothing here."
