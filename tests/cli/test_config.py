"""`emberhall serve --config`: every option from a TOML file, and a sentence for each kind of error in it."""

from pathlib import Path
from typing import Any

import pytest

from emberhall.cli.commands.serve import command
from tests.cli.shell import refused, run

ALL = """
host = "0.0.0.0"
port = 8123
store = "{folder}/games.db"
bus = "redis://127.0.0.1:1"
workers = 2
pace = 0
absence = 30.5
abandon-days = 3
cards = "{folder}"
origin = ["https://one.example", "https://two.example"]
proxy = "10.0.0.1"
keep-days = 10
token-days = 20
open = true
device = "{folder}"
puzzles = "{folder}"
"""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The arguments that the server would have been started with."""
    calls: list[dict[str, Any]] = []

    def serve(**wishes: Any) -> int:
        calls.append(wishes)
        return 0

    monkeypatch.setattr("emberhall.server.host.run.serve", serve)
    return calls


def config(folder: Path, text: str) -> str:
    path = folder / "emberhall.toml"
    path.write_text(text.format(folder=folder), "utf-8")
    return str(path)


def test_every_option_can_stand_in_the_file(tmp_path: Path, served: list[dict[str, Any]]) -> None:
    names = {option.opts[0].lstrip("-") for option in command.params} - {"config"}
    assert {line.partition(" = ")[0] for line in ALL.strip().splitlines()} == names
    assert run("serve", "--config", config(tmp_path, ALL)).exit_code == 0
    [wishes] = served
    del wishes["say"]
    assert wishes == {
        "host": "0.0.0.0",
        "port": 8123,
        "database": f"{tmp_path}/games.db",
        "bus": "redis://127.0.0.1:1",
        "workers": 2,
        "pace": 0.0,
        "absence": 30.5,
        "abandon_days": 3.0,
        "cards": tmp_path,
        "origins": ("https://one.example", "https://two.example"),
        "proxies": ("127.0.0.1", "::1", "10.0.0.1"),
        "keep_days": 10.0,
        "token_days": 20.0,
        "open_browser": True,
        "device": tmp_path,
        "puzzles": tmp_path,
    }


def test_the_command_line_and_the_environment_come_first(
    tmp_path: Path, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHALL_BUS", "redis://elsewhere")
    run("serve", "--port", "9", "--config", config(tmp_path, ALL), "--origin", "https://three.example")
    [wishes] = served
    assert (wishes["port"], wishes["bus"], wishes["origins"]) == (9, "redis://elsewhere", ("https://three.example",))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "has 'prot', which is not an option; the options are abandon-days, absence, bus,"),
        ("config = 'x'", "has 'config', which is not an option"),
        ("port = '80'", "port must be a whole number, not '80'."),
        ("port = true", "port must be a whole number, not True."),
        ("port = 70000", "port: 70000 is not in the range 0<=x<=65535."),
        ("pace = nan", "pace: nan is not a number."),
        ("open = 1", "open must be true or false, not 1."),
        ("origin = ['a', 2]", "origin must be a text in quotes, or a list of them, not 2."),
        ("host = ['a']", "host must be a text in quotes, not ['a']."),
        ("cards = 'nowhere'", "cards: Directory 'nowhere' does not exist."),
        ("port = = 1", "cannot be read as TOML: Invalid value (at line 1"),
    ],
)
def test_what_is_wrong_in_it_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence in refused("serve", "--config", config(tmp_path, text))


def test_a_file_that_is_not_there_gets_one_too(tmp_path: Path) -> None:
    assert "cannot be read: No such file or directory." in refused("serve", "--config", str(tmp_path / "none.toml"))
