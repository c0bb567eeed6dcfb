"""`emberhall puzzles`: mined into a file that can be added to, checked by a deeper search, and listed."""

from pathlib import Path

from emberhall.puzzles.shelf import read
from tests.cli.shell import refused, run


def test_mined_puzzles_are_added_to_a_file_and_checked(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    asked = (
        "puzzles",
        "mine",
        "flamecraft_duals",
        "--seats",
        "2",
        "--games",
        "1",
        "--workers",
        "1",
        "--easiest",
        "0",
        "--out",
        str(out),
    )
    first = run(*asked)
    assert first.exit_code == 0, first.stderr
    assert "processor seconds each" in first.stdout
    lines = out.read_text().splitlines()
    assert lines
    run(*asked, "--seconds", "0")
    assert out.read_text().splitlines() == lines  # nothing is lost when nothing is added
    checked = run("puzzles", "check", "flamecraft_duals", "--file", str(out), "--times", "2", "--workers", "1")
    count = len(list(read("flamecraft_duals", lines)))
    assert f"of {count} confirmed" in checked.stdout
    assert "correlation" in checked.stdout


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    assert "There is no game 'chess'" in refused("puzzles", "mine", "chess")
    assert "nim brings no puzzles" in refused("puzzles", "list", "nim")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    assert "cannot be read" in refused("puzzles", "check", "dualis", "--file", str(broken))
