"""Counters of games equal a plain recount of their records, and so do sums of them in any order."""

from pathlib import Path

import pytest

from emberhall.explorer.building import Plan, built, gathered, shards_of
from emberhall.explorer.counting import GAMES, bot, counted, person, sheets_of
from emberhall.explorer.showing import Filter, of_sheet, shown
from emberhall.explorer.table import Heading, Table, lines_of, read, table_of
from emberhall.kernel.counts.sheets import WHOLE
from emberhall.kernel.games import load, titles
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record
from emberhall.pure import active
from tests.explorer.recount import RECOUNTS, counters_of, differences, records

TITLES = ("dragonduel", "dualis", "flamecraft", "flamecraft_duals", "nim")
GAMES_EACH = 12 if active() == "compiled" else 2
"""Interpreted engines are about ten times slower, and two games meet every sheet."""
RECOUNTED = 60


@pytest.mark.parametrize("title", TITLES)
def test_every_title_counts_what_it_declares(title: str) -> None:
    counters = counters_of(records(title, GAMES_EACH))
    names = {sheet.name for sheet in sheets_of(title)}
    assert {key.sheet for key in counters} <= names | {GAMES}
    assert {key.sheet for key in counters} >= names - {"tower"}
    assert sum(tally.amount for key, tally in counters.items() if key.sheet == GAMES) == GAMES_EACH * WHOLE
    won = sum(tally.won for key, tally in counters.items() if key.sheet == GAMES)
    assert won == GAMES_EACH * WHOLE, "Every game is won once, by one side or shared."
    for sheet in sheets_of(title):
        parts = {key.part for key in counters if key.sheet == sheet.name}
        assert sheet.kind != "list" or parts <= set(sheet.parts)
        assert set(sheet.amounts) <= set(sheet.parts)


@pytest.mark.compiled
@pytest.mark.parametrize("title", RECOUNTS)
def test_counters_equal_a_plain_recount_of_the_records(title: str) -> None:
    assert differences(title, RECOUNTED) == []


def test_a_game_counts_for_those_who_played_it_to_the_end() -> None:
    record = Record.parse(records("nim", 1)[0])
    unfinished = Play.restore(record.with_moves(record.moves[:-1]))
    assert counted(unfinished, [bot("novice")] * record.seats) == {}
    play = Play.restore(record)
    assert counted(play, [None] * record.seats) == {}
    assert {key.who for key in counted(play, [person("ada"), *[bot("master")] * (record.seats - 1)])} <= {
        "person",
        "bot",
    }
    assert bot("random") is None


def test_a_table_is_built_in_shards_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan("nim", ("novice", "greedy"))
    shards = shards_of(plan, 250)
    assert [shard.games for shard in shards] == [100, 100, 50]
    assert len(list(built(shards[:1], tmp_path, 1, None))) == 1
    first = gathered(plan, shards, tmp_path)
    assert first.heading.games == 100
    list(built(shards, tmp_path, 1, None))
    table = gathered(plan, shards, tmp_path)
    assert table.heading == Heading("nim", 1, 250, ("novice", "greedy"), 1)
    assert read(lines_of(table)) == table
    again = gathered(plan, shards, tmp_path)
    assert lines_of(again) == lines_of(table)
    [opening] = sheets_of("nim")
    showing = shown(opening, of_sheet(table.counters, "first", Filter()).items())
    assert showing.games == 250
    assert showing.overall.rate == pytest.approx(0.5)


def test_a_broken_table_says_which_line() -> None:
    with pytest.raises(ValueError, match="begins with what was counted"):
        read(["[]"])
    table = Table(Heading("nim", 1, 1))
    with pytest.raises(ValueError, match="Line 2"):
        read([*lines_of(table), '["first","classic",[[1]]]'])


def test_the_tables_that_come_with_the_titles_are_of_todays_rules() -> None:
    for title in titles():
        table = table_of(title)
        if table is not None:
            assert table.heading.rules == load(title).RULES, f"Build {title}'s table anew: its rules have changed."
            assert {key.sheet for key in table.counters} <= {GAMES, *(sheet.name for sheet in sheets_of(title))}
