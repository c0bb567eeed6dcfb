"""`emberhall review`: an analysis in the terminal, as JSON, in both languages, and sentences for bad input."""

import json
from pathlib import Path

import pytest

from emberhall import Record
from tests.cli.shell import refused, run
from tests.coach.test_analysis import random_game


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "duals.record"
    path.write_text(str(random_game("flamecraft_duals", 2, 5)))
    return path


def test_a_seat_is_told_its_curve_account_and_decisions(duel: Path) -> None:
    said = run("review", str(duel), "--seat", "1", "--budget", "40").stdout
    assert "Seat 1’s chance" in said
    assert "Seat 0’s chance" not in said
    assert "At the time" in said
    assert "With hindsight" in said
    assert " luck, " in said
    assert "Better: " in said
    assert "█" in said
    assert "coach-" not in said, "every sentence is in the catalogue"


def test_the_same_in_french(duel: Path) -> None:
    said = run("review", str(duel), "--seat", "0", "--budget", "40", "--lang", "fr").stdout
    assert "Avec ce qu’on savait" in said
    assert " hasard, " in said


def test_json_adds_up(duel: Path) -> None:
    data = json.loads(run("review", str(duel), "--budget", "40", "--json").stdout)
    for eyes in ("knew", "hindsight"):
        for each in data[eyes]["accounts"]:
            assert each["final"] - each["start"] == each["luck"] + each["own"] + sum(each["others"])
        named = {at for each in data[eyes]["accounts"] for at in each["mistakes"] + each["strokes"]}
        assert named == {each["at"] for each in data[eyes]["decisions"]}
        for each in data[eyes]["decisions"]:
            assert each["word"] in [other["word"] for other in each["alternatives"]]


def test_bad_input_is_answered_in_sentences(duel: Path, tmp_path: Path) -> None:
    assert "There is no seat 7; seats are 0 to 1." in refused("review", str(duel), "--seat", "7")
    assert "at least 40 lines for each decision, not 1" in refused("review", str(duel), "--budget", "1")
    assert "cannot be read" in refused("review", str(tmp_path / "none"))
    begun = Record.parse(duel.read_text())
    begun.moves = begun.moves[:5]
    assert "This game is not over after 5 words" in refused("review", "-", typed=str(begun))
