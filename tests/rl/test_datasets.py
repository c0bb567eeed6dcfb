"""Records to Parquet and back: every stored record of the tests, word for word."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from emberhall import Record, load
from emberhall.rl.datasets import export, records_in
from tests.cli.shell import run
from tests.replays import state_of

KEPT = Path(__file__).parents[1] / "records"


def kept() -> list[Record]:
    """The records that use today's rules and cards."""
    texts = [path.read_text("utf-8") for path in sorted(KEPT.glob("*.record"))]
    return [Record.parse(text) for text in texts if "\ncards " not in text]


def test_every_record_comes_back(tmp_path: Path) -> None:
    records = kept()
    games, decisions = export(records, tmp_path / "all.parquet")
    assert games == len(records) > 40
    assert decisions == sum(len(record.moves) for record in records)
    assert [str(record) for record in records_in(tmp_path / "all.parquet")] == [str(record) for record in records]


def test_a_row_says_what_was_seen_could_be_answered_and_came_of_it(tmp_path: Path) -> None:
    record = Record.parse((KEPT / "dualis-4-partnership.record").read_text("utf-8"))
    export([record], tmp_path / "one.parquet", views=True)
    rows = pq.read_table(tmp_path / "one.parquet").to_pylist()
    game = load("dualis")
    observer = game.learn.observer(4)
    assert observer is not None
    state = state_of(record, 0)
    for row, (seat, word) in zip(rows, record.moves, strict=True):
        assert (row["seat"], row["word"], row["ask"]) == (seat, word, "play")
        assert row["seen"] == observer.see(state, seat)
        assert np.frombuffer(row["seen"], np.int8).shape == (observer.size,)
        assert row["action"] in row["legal"]
        assert f'"seat":{seat}' in row["view"]
        assert row["scores"] == game.scores(state_of(record))
        assert sorted(row["result"]) == [-1, -1, 1, 1]
        state.apply(word)


def test_a_game_somebody_resigned_or_left_is_kept_too(tmp_path: Path) -> None:
    resigned = Record.parse((KEPT / "dragonduel-resign.record").read_text("utf-8"))
    running = Record.parse((KEPT / "dualis-4-iso.record").read_text("utf-8"))
    running.moves = running.moves[:5]
    export([resigned, running], tmp_path / "two.parquet")
    rows = pq.read_table(tmp_path / "two.parquet").to_pylist()
    assert [row["action"] for row in rows if row["word"] == "resign"] == [-1]
    assert [row["result"] for row in rows if row["game"] == 1] == [[]] * 5


def test_a_conceded_game_has_a_winner_and_no_scores(tmp_path: Path) -> None:
    record = Record.parse((KEPT / "flamecraft_duals-2-standard.record").read_text("utf-8"))
    record.moves = [*record.moves[:4], (1, "concede")]
    export([record], tmp_path / "one.parquet")
    rows = pq.read_table(tmp_path / "one.parquet").to_pylist()
    assert [(row["result"], row["scores"]) for row in rows] == [([1.0, -1.0], [])] * 5


def test_the_command_goes_both_ways(tmp_path: Path) -> None:
    done = run("export", str(KEPT / "dualis-3-iso.record"), "--to", str(tmp_path / "d.parquet")).output
    assert "One game, " in done
    done = run("export", str(tmp_path / "d.parquet"), "--to", str(tmp_path / "back")).output
    assert "One record" in done
    back = (tmp_path / "back" / "000000.record").read_text("utf-8")
    assert back == str(Record.parse((KEPT / "dualis-3-iso.record").read_text("utf-8")))


def test_another_parquet_file_is_refused(tmp_path: Path) -> None:
    pq.write_table(pa.table({"game": [1]}), tmp_path / "other.parquet")
    with pytest.raises(ValueError, match=r"other\.parquet has no column 'head', so it was not written from records"):
        list(records_in(tmp_path / "other.parquet"))
