"""Titles of other packages: real distributions on the path, good ones and broken ones."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall import Game, titles
from emberhall.kernel import games
from emberhall.kernel.games import left_out, load, own_titles, package_of
from emberhall.kernel.titles.entries import OutsideTitles, outside_titles

GOOD = """
from emberhall.kernel import games
from emberhall.kernel.parts.face import Face
from emberhall.kernel.parts.learning import Learning
from emberhall.kernel.parts.mind import Mind
from emberhall.kernel.parts.setup import Setup

class Tiny(games.Game):
    RULES = 1
    MAX_DECISIONS = 1
    def kinds(self):
        return ()

GAME = Tiny(Setup("{name}", (2,), ()), Face(dict), Mind(), Learning(1))
"""

FLAGGED = (
    "Ask sets 'asks' in its class body, where compiled code cannot see it; derive from Question, or set it in the "
    "constructor"
)


def install(folder: Path, title: str, source: str, attribute: str = "") -> None:
    """Write a distribution of one module as an installer leaves it."""
    module = f"brought_{title}"
    (folder / module).mkdir()
    (folder / module / "__init__.py").write_text("")
    (folder / module / "game.py").write_text(source)
    facts = folder / f"{title.replace('_', '')}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {title}-package\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[emberhall.games]\n{title} = {module}.game{attribute}\n")


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Search for titles of other packages again; the list changes in place, since compiled code keeps a reference."""
    known = games.OUTSIDE[:]
    games.OUTSIDE.clear()
    yield
    games.OUTSIDE[:] = known


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: None) -> Path:
    """A folder that is alone on the path, apart from the standard library and emberhall."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    monkeypatch.setattr(sys, "path_importer_cache", {})
    for name in [name for name in before if name.startswith("brought_")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def found() -> OutsideTitles:
    return outside_titles(own_titles(), Game)


def test_a_module_or_a_name_in_it_brings_a_title(path: Path) -> None:
    install(path, "tiny", GOOD.format(name="tiny"))
    install(path, "small", GOOD.format(name="small") + "OTHER = GAME\n", ":OTHER")
    result = found()
    assert {"tiny", "small"} <= set(result.games)
    assert result.packages["tiny"] == "brought_tiny"
    assert not [line for line in result.warnings if "tiny" in line or "small" in line]


@pytest.mark.parametrize(
    ("title", "source", "why"),
    [
        ("broken", "raise OSError('no luck')", "OSError: no luck"),
        ("hollow", "", "AttributeError: module 'brought_hollow.game' has no attribute 'GAME'"),
        ("wrong", "GAME = 7", "7 is not a Game"),
        ("misnamed", GOOD.format(name="other"), "its game is called 'other'"),
        ("Loud", GOOD.format(name="Loud"), "a title is named with small letters, digits and underscores"),
        ("dualis", GOOD.format(name="dualis"), "there is another title of that name"),
        (
            "flagged",
            "from emberhall.kernel import games\n\nclass Ask:\n    asks = True\n"
            + GOOD.format(name="flagged").replace("return ()", "return (Ask,)"),
            FLAGGED,
        ),
    ],
)
def test_what_cannot_be_used_is_left_out_with_a_sentence(path: Path, title: str, source: str, why: str) -> None:
    install(path, title, source)
    result = found()
    assert title not in result.games
    assert f"The title {title!r} of {title}-package is left out: {why}." in result.warnings


def test_a_broken_title_stops_nobody(path: Path) -> None:
    install(path, "broken", "import a_module_that_is_not_there")
    install(path, "tiny", GOOD.format(name="tiny"))
    assert set(own_titles()) | {"tiny"} <= set(titles())
    assert "broken" not in titles()
    assert load("tiny").name == "tiny"
    assert package_of("tiny") == "brought_tiny"
    assert package_of("dualis") == "emberhall"
    with pytest.raises(ValueError, match="There is no game 'broken'; there is "):
        load("broken")
    (line,) = [line for line in left_out() if "broken" in line]
    assert line == (
        "The title 'broken' of broken-package is left out: "
        "ModuleNotFoundError: No module named 'a_module_that_is_not_there'."
    )


@pytest.mark.usefixtures("forgotten")
def test_without_any_there_are_the_titles_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: ())
    assert titles() == own_titles()
    assert left_out() == ()
