"""`emberhall explore`: a table built in shards, shown with intervals, and written as Parquet."""

from pathlib import Path

import pyarrow.parquet as pq

from emberhall.explorer.table import read
from tests.cli.shell import refused, run


def test_a_table_is_built_shown_and_exported(tmp_path: Path) -> None:
    out, shards, rows = tmp_path / "nim.jsonl", tmp_path / "shards", tmp_path / "nim.parquet"
    asked = ("explore", "build", "nim", "--games", "300", "--workers", "1", "--shards", str(shards), "--out", str(out))
    built = run(*asked)
    assert built.exit_code == 0, built.stderr
    assert "300 games" in built.stdout
    lines = out.read_text()
    run(*asked)  # nothing is played again
    assert out.read_text() == lines
    shown = run("explore", "nim", "--file", str(out), "--seats", "2")
    assert "The first turn" in shown.stdout
    assert "Classic heaps" in shown.stdout
    assert "too few" in shown.stdout
    french = run("explore", "show", "nim", "--file", str(out), "--lang", "fr")
    assert "Le premier tour" in french.stdout
    assert (
        f"{len(read(lines.splitlines()).counters)} rows"
        in run("explore", "nim", "--file", str(out), "--parquet", str(rows)).stdout
    )
    table = pq.read_table(rows).to_pydict()
    assert sum(games for sheet, games in zip(table["sheet"], table["games"], strict=True) if sheet == "first") == 300
    assert set(table["title"]) == {"nim"}


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    assert "nim brings no table" in refused("explore", "nim")
    assert "There is no game 'chess'" in refused("explore", "show", "chess")
    assert "There is no level 'genius'" in refused("explore", "build", "nim", "--levels", "genius")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("[]\n")
    assert "begins with what was counted" in refused("explore", "nim", "--file", str(broken))
    assert "has no sheet 'cats'" in refused("explore", "dualis", "--sheet", "cats")
