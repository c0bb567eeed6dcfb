"""The smaller commands, the plain board of a title without one, and the sentences of the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from emberhall import load, titles
from emberhall.cli import boards
from emberhall.cli.boards import board_of, outline
from emberhall.cli.commands.bots import bench
from emberhall.cli.voices import Voice
from tests.cli.shell import ROOT, refused, run

LOCALES = ROOT / "src" / "emberhall" / "locales"


def test_titles_lists_options_and_defaults() -> None:
    result = run("titles")
    assert result.exit_code == 0
    assert "dualis  3 or 4 seats, rules 1, bots: novice, casual" in result.stdout
    for title in titles():
        for setting in load(title).options:
            assert setting.name in result.stdout
    assert "iso with 3, partnership with 4" in result.stdout


def test_titles_speaks_french() -> None:
    said = run("titles", "--lang", "fr").stdout
    assert "dualis  3 ou 4 places, règles 1, bots : novice, casual" in said
    assert "flamecraft  1, 2, 3, 4 ou 5 places" in said
    assert "iso à 3, partnership à 4" in said
    (heading, *_) = [line for line in said.splitlines() if line.startswith("option")]
    assert {"option", "valeurs", "par", "défaut"} <= set(heading.split())
    assert said.count("maison") == sum(setting.house for title in titles() for setting in load(title).options)


def test_titles_cuts_nothing_off_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = run("titles").stdout
    assert "…" not in said
    assert all(len(line) <= 40 for line in said.splitlines())


def test_bench_outside_a_checkout_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert "The benchmarks are not part of an installed Emberhall" in refused("bench")


def test_bench_in_a_checkout_runs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__main__.py").write_text(
        "import pathlib, sys\npathlib.Path('told').write_text(' '.join(sys.argv[1:]))\nsys.exit(3)\n"
    )
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert run("bench", "--json", "quick").exit_code == 3
    assert (tmp_path / "told").read_text() == "--json quick"


def drawn(thing: Any) -> str:
    console = Console(width=100, record=True, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def test_a_title_without_a_board_is_printed_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "module_beside", lambda *_: None)
    board = board_of("dualis")
    assert board is outline
    game = load("dualis")
    state = game.deal(4, 1, listen=True)
    view = game.view(state, 0)
    text = drawn(board.draw(view, ["A", "B", "C", "D"], ["play S1R"], Voice("en")))
    for field in view.keys() - {"title", "seat", "seats"}:
        label = f"plain-view-{field}"
        shown = Voice("en")(label) if Voice("en").knows(label) else field.replace("_", " ")
        assert bool(re.search(rf"^{shown}(:|$)", text, re.MULTILINE)) == (view[field] is not None), field
    assert f"\nTo play: {'ABCD'[view['to_play']]}\n" in text
    event = {"kind": "played", "seat": 1, "card": "S5B", "coin": True}
    assert outline.tell(event, view, ["A", "B", "C", "D"], Voice("en")) == "B: played, card S5B, coin yes"
    assert outline.tell({"kind": "shuffled_again"}, view, ["A", "B", "C", "D"], Voice("en")) == "shuffled again"
    assert board.meant(board.short("visit 3", Voice("en"))) == "visit 3"


def test_low_wins_is_announced_when_the_table_says_so() -> None:
    game = load("dualis")
    state = game.deal(4, 1, highlow=True)
    decision = state.decision
    assert decision is not None
    state.apply(next(word for word in decision.words() if word.endswith("B")))
    board = board_of("dualis")
    names = ["A", "B", "C", "D"]
    assert "Low wins" in drawn(board.draw(game.view(state, None), names, (), Voice("en")))
    silent = {**game.view(state, None), "say_direction": False}
    assert "Low wins" not in drawn(board.draw(silent, names, (), Voice("en")))


def keys(lang: str) -> dict[str, set[str]]:
    """Every message of the terminal's catalogue, with the arguments it uses."""
    text = (LOCALES / lang / "cli.ftl").read_text("utf-8")
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_the_terminal_uses_is_in_the_catalogue(lang: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "emberhall" / "cli").rglob("*.py"))
    used = set(re.findall(r'"((?:cli|dualis|bot)-[\w-]*\w)"', source))
    assert len(used) > 30
    voice = Voice(lang)
    assert [key for key in sorted(used) if not voice.bundles[0].has_message(key)] == []


def test_a_missing_message_is_its_key_and_other_languages_fall_back_to_english() -> None:
    assert Voice("en")("no-such-message") == "no-such-message"
    assert Voice("en").refusal("dualis", "no-such-rule", {}) == "The table did not accept that."


@pytest.mark.parametrize(("variable", "lang"), [("fr_FR.UTF-8", "Graine"), ("en_GB.UTF-8", "Seed"), ("C", "Seed")])
def test_the_terminal_speaks_the_systems_language(variable: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.shell.ENGLISH", {"LC_ALL": variable})
    assert run("play", "dualis", "--seed", "3", typed="").stdout.startswith(lang)


def test_ratings_are_computed_anew_from_a_store(tmp_path: Path) -> None:
    result = run("ratings", "rebuild", "--store", str(tmp_path / "hall.db"))
    assert (result.exit_code, result.stdout) == (0, "No rated game is stored.\n")
