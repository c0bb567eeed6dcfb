"""The minds of titles: every one found can be read, and a broken one is refused by file and field."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emberhall import titles
from emberhall.bots import levels, load, minds, plans, styles
from emberhall.bots.plans import PLAIN, Plan, plan_of, plans_of, read_plans
from emberhall.bots.rows import row
from emberhall.bots.styles import read_styles, styles_of
from emberhall.bots.training.configs import Part, read_parts
from emberhall.coach.outlooks import Outlook, read_outlook

READERS: dict[str, Callable[[Any, str], object]] = {
    "styles": read_styles,
    "outlook": read_outlook,
    "training": read_parts,
}


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives the title Duālis another mind."""
    file = tmp_path / "mind.toml"
    caches = (minds.tables_of, plans.plans_of, styles.styles_of)

    def write(text: str) -> None:
        file.write_text(text)
        monkeypatch.setattr(minds, "file_beside", lambda *_: file)
        for each in caches:
            each.cache_clear()

    yield write
    for each in caches:
        each.cache_clear()


@pytest.mark.parametrize("title", titles())
def test_every_title_found_has_a_mind_that_can_be_read(title: str) -> None:
    tables = minds.tables_of(title)
    where = f"{title}/mind.toml"
    assert read_plans(tables.get("levels", {}), where, styles_of(title)).items() <= plans_of(title).items()
    for section, read in READERS.items():
        if section in tables:
            read(tables[section], where)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[levels.novice", "dualis/mind.toml cannot be read: "),
        ("[level.novice]", "dualis/mind.toml, level: there is no such section; there is levels, styles, "),
        ("levels = 3", "dualis/mind.toml, levels: it must be a table, not 3."),
        ("[levels.novice]", "dualis/mind.toml, levels.novice.method: it is missing."),
        (
            '[levels.genius]\nmethod = "tree"',
            "dualis/mind.toml, levels.genius: there is no such level; there is novice",
        ),
        ('[levels.novice]\nmethod = "sum"', "levels.novice.method: it cannot be 'sum'; it can be greedy, tree, "),
        (
            '[levels.novice]\nmethod = "tree"\ndepth = 3',
            "levels.novice.depth: there is no such field; there is method, ",
        ),
        (
            '[levels.novice]\nmethod = "tree"\niterations = 2.5',
            "novice.iterations: it must be a whole number, not 2.5.",
        ),
        ('[levels.novice]\nmethod = "tree"\niterations = 0', "novice: iterations, tries and worlds are at least 1."),
        ('[levels.novice]\nmethod = "tree"\nfitted = 1', "novice.fitted: it must be true or false, not 1."),
        ('[levels.novice]\nmethod = "tree"\nstyle = "shy"', "novice.style: the title has no style 'shy'; it has none."),
    ],
)
def test_a_broken_mind_is_named_and_its_levels_play_plainly(
    text: str, sentence: str, written: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    written(text)
    with caplog.at_level(logging.WARNING):
        assert plans_of("dualis") == PLAIN
    assert sentence in caplog.text
    assert all(load(level, "dualis", 1) for level in levels("dualis"))


@pytest.mark.parametrize(
    ("section", "table", "sentence"),
    [
        ("styles", {"bold": {"margin": "much"}}, "here.bold.margin: it must be a number, not 'much'."),
        ("styles", {"bold": {"margin": float("nan")}}, "here.bold.margin: it must be a number, not nan."),
        ("outlook", {"kind": "chances"}, "here.kind: it cannot be 'chances'; it can be chance, rounds."),
        ("outlook", {"together": True}, "here.together: there is no such field; there is kind, "),
        ("outlook", {"last": 0}, "here: last must be above 0."),
        ("training", {}, "here: it must be a list, not {}."),
        ("training", [{"name": "value"}], "here, number 1.games: it is missing."),
        (
            "training",
            [{"name": "v", "games": 1, "plan": {"method": "tree", "worlds": "4"}}],
            "number 1.plan.worlds: it ",
        ),
        (
            "training",
            [{"name": "v", "games": 1, "options": {"mode": 1.5}}],
            "options.mode: it must be a text or a whole ",
        ),
        (
            "training",
            [{"name": "v", "games": 1, "held": [1, "2"]}],
            "1.held, number 2: it must be a whole number, not ",
        ),
    ],
)
def test_a_mistake_is_named_by_its_field(section: str, table: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^here") as refused:
        READERS[section](table, "here")
    assert sentence in str(refused.value)


def test_a_level_without_a_plan_of_its_own_plays_by_the_plain_one(written: Callable[[str], None]) -> None:
    written('[levels.novice]\nmethod = "tree"\niterations = 7\nexplore = 2\n')
    assert plan_of("dualis", "novice") == Plan("tree", 7, explore=2.0)
    assert plan_of("dualis", "master") == PLAIN["master"]


def test_a_row_is_what_its_dataclass_would_be() -> None:
    plan = {"method": "sweep", "iterations": 2}
    table = {
        "name": "net",
        "games": 3,
        "plan": plan,
        "held": [1, 2],
        "fixed": {"rival": [1]},
        "options": {"short": True},
    }
    part = Part("net", 3, plan=Plan("sweep", 2), held=(1, 2), fixed={"rival": [1.0]}, options={"short": True})
    assert row(Part, table, "here") == part
    assert row(Outlook, {}, "here") == Outlook()
