"""A title of another package in the terminal: `examples/nim`, which a development setup installs."""

import re
from pathlib import Path

import pytest

from emberhall import titles
from emberhall.cli import boards
from tests.cli.shell import refused, run

GAME = ("play", "nim", "--seats", "2", "--seed", "3")


def test_it_is_among_the_titles_with_the_bots_it_has() -> None:
    assert "nim" in titles(), "examples/nim is not installed: make setup."
    said = run("titles").stdout
    assert "nim  2, 3 or 4 seats, rules 1, bots: novice, casual, greedy, expert, master\n" in said
    assert re.search(r"heaps +classic, pyramid, random +classic", said)
    levels = "random, novice, casual, greedy, expert, master"
    sentence = f"There is no level 'genius' for nim; the levels are {levels}."
    assert sentence in refused(*GAME, "--bots", "genius")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            ["The last stone wins.", "Heap C  ●●●●●  5 stones", "To play: You", "Which heap do you take from?"],
        ),
        (
            "fr",
            ["La dernière pierre gagne.", "Tas C  ●●●●●  5 pierres", "À jouer : Vous", "Dans quel tas prenez-vous ?"],
        ),
    ],
)
def test_its_board_and_its_question_are_said_in_its_own_words(lang: str, lines: list[str]) -> None:
    said = run(*GAME, "--lang", lang, typed="quit\n").stdout
    for line in lines:
        assert f"{line}\n" in said
    assert "3 A3 · 4 B1 · " in said


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["The last stone wins.", "  Heap C: 5 stones", "To play: You", "Which heap do you take from?"]),
        ("fr", ["La dernière pierre gagne.", "  Tas C : 5 pierres", "À jouer : Vous", "Dans quel tas prenez-vous ?"]),
    ],
)
def test_without_its_board_it_is_an_outline_in_its_own_words(
    lang: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "module_beside", lambda *_: None)
    said = run(*GAME, "--lang", lang, typed="quit\n").stdout
    for line in lines:
        assert f"{line}\n" in said


def test_a_whole_game_is_played_told_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "nim.record"
    typed = "why take A 7\nwhy A1\ntake A 9\n" + "1\n" * 12
    said = run(*GAME, "--lang", "en", "--record", str(file), typed=typed).stdout
    assert "Heap A has only 3 stones.\n" in said
    assert "A1 is allowed.\n" in said
    assert "You take 1 stone from heap A.\n" in said
    assert re.search(r"^Bot 1 takes \d stones? from heap [ABC]\.$", said, re.MULTILINE)
    assert re.search(r"^(You|Bot 1) took the last stone\.$", said, re.MULTILINE)
    assert re.search(r"^Winners: (You|Bot 1)$", said, re.MULTILINE)
    told = run("replay", str(file), "--lang", "fr").stdout
    assert "   1  Place 0 prend 1 pierre du tas A.\n" in told
    assert "The record has no seal" in run("verify", str(file), "--lang", "en").output


def test_bots_play_it_many_times() -> None:
    said = run("simulate", "nim", "--seats", "random,random,random", "--games", "20", "--lang", "en").stdout
    assert "nim: 20 games, seed 0" in said
