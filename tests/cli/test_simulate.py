"""`emberhall simulate`: figures that depend only on the seed, and sentences for invalid arguments."""

import json
from io import StringIO

import pytest
from rich.console import Console

from emberhall import load
from emberhall.bots.matches import Series, results
from emberhall.bots.tallies import tally
from emberhall.cli.commands.simulate import show
from emberhall.cli.voices import Voice
from tests.cli.shell import refused, run

RIVALS = ("--seats", "greedy,random,greedy,random")


def figures(*arguments: str) -> dict[str, object]:
    result = run("simulate", "dualis", *arguments, "--json")
    assert result.exit_code == 0
    loaded: dict[str, object] = json.loads(result.stdout)
    return loaded


def test_the_figures_are_drawn() -> None:
    result = run("simulate", "dualis", *RIVALS, "--games", "10", "--seed", "1", "-o", "short=yes")
    assert result.exit_code == 0
    assert "dualis: 10 games, seed 1" in result.stdout
    assert "short yes" in result.stdout
    for part in ("greedy", "random", "95% interval", "mean score", "decisions a game", "2 of 4", "%"):
        assert part in result.stdout
    assert result.stderr == ""  # no progress bar without a terminal


def test_json_says_everything() -> None:
    told = figures(*RIVALS, "--games", "6", "--seed", "4", "--option", "highlow=yes")
    assert told["title"] == "dualis"
    assert told["games"] == 6
    assert told["seed"] == 4
    assert told["options"]["highlow"] is True  # type: ignore[index]
    levels = told["levels"]
    assert [each["level"] for each in levels] == ["greedy", "random"]  # type: ignore[attr-defined]
    for each in levels:  # type: ignore[attr-defined]
        assert 0 <= each["low"] <= each["rate"] <= each["high"] <= 1


def test_equal_seeds_give_equal_figures_whatever_the_workers() -> None:
    arguments = ("--seats", "greedy,random,random", "--games", "9", "--seed", "2")
    first = figures(*arguments)
    assert figures(*arguments) == first
    assert figures(*arguments, "--workers", "2") == first
    assert figures("--seats", "greedy,random,random", "--games", "9", "--seed", "3") != first


def test_duplicate_deals_even_out_between_equals() -> None:
    told = figures("--seats", "greedy,greedy,greedy,greedy", "--games", "8", "--duplicate")
    rates = [each["rate"] for each in told["entrants"]]  # type: ignore[attr-defined]
    assert rates == [0.25] * 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", *RIVALS), "There is no game 'chess'; there is "),
        (("dualis", "--seats", "greedy,genius,greedy,random"), "There is no level 'genius' for dualis"),
        (("dualis", "--seats", "greedy,,greedy,random"), "There is no level ''"),
        (("dualis", "--seats", "greedy,random"), "dualis is played with 3 or 4 seats, not 2."),
        (("dualis",), "Missing option '--seats'"),
        (("dualis", *RIVALS, "--games", "0"), "The number of games must be at least 1, not 0."),
        (("dualis", *RIVALS, "--games", "many"), "'many' is not a valid integer"),
        (("dualis", *RIVALS, "--workers", "-1"), "The number of workers must be at least 1, not -1."),
        (("dualis", *RIVALS, "--workers", "0"), "The number of workers must be at least 1, not 0."),
        (("dualis", *RIVALS, "-o", "mode=solo"), "mode cannot be 'solo'; it can be partnership, iso."),
        (("dualis", *RIVALS, "-o", "colour=red"), "dualis has no option 'colour'"),
        (("dualis", *RIVALS, "-o", "short"), "An option is written name=value, not 'short'."),
        (("dualis", "--seats", "random,random,random", "-o", "mode=partnership"), "Partnership needs 4 seats, not 3"),
        (("dualis", *RIVALS, "--games", "5", "--duplicate"), "5 games cannot be shared by 4 seats"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("simulate", *arguments)


def test_the_figures_speak_french() -> None:
    result = run("simulate", "dualis", *RIVALS, "--games", "10", "--seed", "1", "-o", "short=yes", "--lang", "fr")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:2] == ["dualis : 10 parties, graine 1", "short yes"]
    assert lines[2].split() == ["niveau", "places", "gains", "taux", "intervalle", "95", "%", "moyenne"]
    assert [line.split()[:4] for line in lines[3:5]] == [[level, "2", "sur", "4"] for level in ("greedy", "random")]
    assert lines[5].startswith("72,0 décisions par partie (72 à 72) ; ")
    assert lines[5].endswith(" décisions par seconde")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("columns", "length"), [(80, 20), (100, 40), (200, 40)])
def test_the_bars_fit_the_terminal(columns: int, length: int, lang: str) -> None:
    series = Series("dualis", ("greedy", "random", "random"), 1, 0, load("dualis").setup.check(3, {}), False, {})
    paper = StringIO()
    show(Console(file=paper, width=columns), series, tally(series.levels, results(series, 1)), 1.0, Voice(lang))
    lines = paper.getvalue().splitlines()
    assert all(len(line) <= columns for line in lines)
    assert "…" not in paper.getvalue()
    (first, *_) = [line for line in lines if line.startswith("greedy")]
    assert sum(first.count(cell) for cell in "█▒·|") == length
