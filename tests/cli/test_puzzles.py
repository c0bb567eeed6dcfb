"""`emberhall puzzles`: mined into a file that can be added to, checked by a deeper search, and listed."""

from pathlib import Path

from tests.cli.shell import refused, run


def test_mined_puzzles_are_added_to_a_file_and_checked(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    asked = ("puzzles", "mine", "flamecraft", "--games", "1", "--workers", "1", "--easiest", "0", "--out", str(out))
    first = run(*asked, "--first", "2")
    assert first.exit_code == 0, first.stderr
    assert "processor seconds each" in first.stdout
    lines = out.read_text().splitlines()
    assert lines
    run(*asked, "--first", "2")
    assert out.read_text().splitlines() == lines  # the same game has the same puzzles
    checked = run("puzzles", "check", "flamecraft", "--file", str(out), "--times", "2", "--workers", "1")
    assert f"{len(lines)} of {len(lines)} confirmed" in checked.stdout


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    assert "There is no game 'chess'" in refused("puzzles", "mine", "chess")
    assert "nim brings no puzzles" in refused("puzzles", "list", "nim")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    assert "cannot be read" in refused("puzzles", "check", "dualis", "--file", str(broken))
