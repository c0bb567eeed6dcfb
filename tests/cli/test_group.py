"""The command itself: its version, its subcommands, and how it ends."""

import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from emberhall import pure, titles
from emberhall.cli import main
from tests.cli.shell import ROOT, Terminal, refused, run, start


def test_the_version_names_engines_and_rules() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"Emberhall {version('emberhall')}, engines {pure.active()}"
    assert "dualis, rules 1" in result.stdout


def test_the_version_says_interpreted_when_asked_for() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "emberhall", "--version"],
        cwd=ROOT,
        env={**os.environ, "EMBERHALL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "engines interpreted" in process.stdout


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in ("bench", "play", "replay", "serve", "simulate", "titles", "verify"):
        assert f"\n  {name} " in result.stdout
        if name != "bench":  # `bench` passes every argument on
            assert run(name, "--help").stdout.startswith(f"Usage: emberhall {name} ")


def test_an_unknown_command_is_told_which_there_are() -> None:
    said = refused("plya")
    known = "admin, arena, backup, bench, cards, explore, export, forge, languages"
    assert f"There is no command 'plya'; the commands are {known}" in said


def test_an_unknown_flag_is_named() -> None:
    assert "--fast" in refused("titles", "--fast")


@pytest.mark.parametrize(
    ("arguments", "code"), [(["titles"], 0), (["play", "chess"], 2), (["--version"], 0), (["x"], 2)]
)
def test_main_returns_the_exit_code(arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == code
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_with_130_and_no_traceback(workers: str) -> None:
    arguments = ("--seats", "greedy,random,random", "--games", "100000", "--workers", workers)
    with Terminal() as terminal, start("simulate", "dualis", *arguments, screen=terminal.inside) as process:
        terminal.until(r"[1-9]\d*/100000")  # once the bar moves, games are being played
        os.killpg(process.pid, signal.SIGINT)  # to the whole process group, as a terminal does
        said, _ = process.communicate(timeout=30)
        assert process.returncode == 130
        terminal.press("\n")  # so that there is something to read
        assert "Traceback" not in terminal.until("\n")
    assert said == ""


def test_ctrl_c_leaves_a_game_with_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    process = start("play", "dualis", "--seed", "3", "--record", str(file))
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("╰"):
            break
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in complaints
    assert file.read_text("utf-8").endswith("2 play S13B\n3 play S13R\n")


@pytest.mark.parametrize("argument", ["titles", "--version"])
def test_a_reader_that_goes_away_gets_no_complaints(argument: str) -> None:
    with start(argument) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
    assert process.returncode == 1, complaints
    assert complaints == ""


def command(*arguments: str, **environment: str) -> list[str]:
    """A command line that runs Python with the given environment variables."""
    return ["env", *(f"{name}={value}" for name, value in environment.items()), sys.executable, *arguments]


def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(
            command("-m", "emberhall", "titles"), stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, check=False
        )
    assert (process.returncode, process.stderr) == (
        1,
        "Error: The output could not be written: No space left on device.\n",
    )


@pytest.mark.parametrize(
    ("shell", "code"),
    [
        ("emberhall titles >&-", 0),
        ("emberhall play dualis --seed 3 <&-", 0),
        ("emberhall verify - <&-", 2),
        ("emberhall play chess 2>&-", 2),
    ],
)
def test_a_closed_stream_is_an_empty_one(shell: str, code: int) -> None:
    line = shell.replace("emberhall", f"{sys.executable} -m emberhall", 1)
    process = subprocess.run(["sh", "-c", line], capture_output=True, text=True, cwd=ROOT, check=False)
    assert process.returncode == code, process.stderr
    assert "Traceback" not in process.stderr


def test_a_terminal_that_lacks_letters_shows_the_others() -> None:
    playing = command("-m", "emberhall", "play", "dualis", "--seed", "3", PYTHONIOENCODING="ascii")
    process = subprocess.run(playing, input=b"quit\n", capture_output=True, cwd=ROOT, check=False)
    assert (process.returncode, process.stderr) == (0, b"")
    assert b"Du?lis" in process.stdout


def test_bytes_that_are_no_letters_are_nothing_the_table_knows() -> None:
    playing = command("-m", "emberhall", "play", "dualis", "--seed", "3", PYTHONIOENCODING="utf-8:strict")
    process = subprocess.run(playing, input=b"\xff\xfe\nquit\n", capture_output=True, cwd=ROOT, check=False)
    assert (process.returncode, process.stderr) == (0, b"")
    assert "Unknown move or command" in process.stdout.decode()
    checking = command("-m", "emberhall", "verify", "-", PYTHONIOENCODING="utf-8:strict")
    process = subprocess.run(checking, input=b"\xff\xfe", capture_output=True, cwd=ROOT, check=False)
    assert (process.returncode, process.stderr) == (2, b"Error: - is not a record: it is not text.\n")


@pytest.mark.parametrize("name", ["play", "simulate", "cards"])
def test_who_names_no_title_is_told_which_there_are(name: str) -> None:
    assert f"The titles are {', '.join(titles())}." in refused(name)
