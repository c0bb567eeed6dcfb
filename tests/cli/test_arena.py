"""`emberhall arena` and `emberhall train`: printed figures, files that can be resumed, and error messages."""

import json
from pathlib import Path

from tests.cli.shell import refused, run


def test_the_crosstable_is_printed_and_drawn_and_nothing_is_played_twice(tmp_path: Path) -> None:
    log, svg = tmp_path / "games.jsonl", tmp_path / "arena.svg"
    asked = ("arena", "nim", "--levels", "random,novice@20", "--games", "4", "--workers", "1", "--log", str(log))
    first = run(*asked, "--svg", str(svg))
    assert first.exit_code == 0
    assert "novice@20" in first.stdout
    assert "rating" in first.stdout
    assert svg.read_text().startswith("<svg")
    games = log.read_text()
    assert run(*asked).stdout == first.stdout
    assert log.read_text() == games


def test_alone_the_score_is_printed(tmp_path: Path) -> None:
    log = str(tmp_path / "games.jsonl")
    result = run("arena", "flamecraft_duals", "--levels", "random", "--seats", "1", "--games", "1", "--log", log)
    assert result.exit_code == 0
    assert "score" in result.stdout


def test_an_entrant_that_is_not_is_refused(tmp_path: Path) -> None:
    log = str(tmp_path / "games.jsonl")
    assert "no level 'genius'" in refused("arena", "nim", "--levels", "random,genius", "--log", log)


def test_training_writes_a_file_that_says_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    asked = ("--games", "20", "--seed", "5", "--workers", "1", "--folder", str(tmp_path), "--out", str(out))
    result = run("train", "dragonduel", *asked)
    assert result.exit_code == 0
    assert "is written" in result.stdout
    said = json.loads(out.read_text())
    assert said["config"]["seed"] == 5
    assert len(said["weights"]["value"]) == 47


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    assert "'nim' has nothing to train" in refused("train", "nim", "--folder", str(tmp_path))
    part = refused("train", "dualis", "--part", "value", "--folder", str(tmp_path))
    assert "no weights 'value'; it has policy" in part
