"""The rules as pages: every ruling, refusal and question has its place, in both languages, and every example plays."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from emberhall import load
from emberhall.kernel.decisions import IllegalPick
from emberhall.kernel.games import own_titles
from emberhall.wire.bodies.learning.rulebooks import Rulebook
from emberhall.wire.titles import rulebooks
from emberhall.wire.titles.languages import LANGUAGES
from emberhall.wire.titles.locales import text_of
from emberhall.wire.titles.rulebooks import Position, linked, outline_of, played, rulebook, sections_of

ROOT = Path(__file__).parents[2]
# Refusals of the kernel and the table, the same for every title.
GENERAL = {"not-your-turn", "not-held", "unknown-word", "over", "bound"}

titles = pytest.mark.parametrize("title", own_titles())


def book(title: str, lang: str = "en") -> Rulebook:
    found = rulebook(title, lang)
    assert found is not None
    return found


def sources(title: str) -> Iterator[ast.Module]:
    for path in (ROOT / "src" / "emberhall" / "games" / title).rglob("*.py"):
        yield ast.parse(path.read_text("utf-8"))


def asks(title: str) -> set[str]:
    """The names of the questions a title asks, as its steps return them."""
    return {
        part.value
        for module in sources(title)
        for method in ast.walk(module)
        if isinstance(method, ast.FunctionDef) and method.name == "ask"
        for found in ast.walk(method)
        if isinstance(found, ast.Return) and found.value is not None
        for part in ast.walk(found.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def refusals(title: str) -> set[str]:
    """The keys of a title's refusals: those with sentences, and those in its sources."""
    said = re.findall(rf"^{title}-refusal-([\w-]+) =", text_of(title, "en") or "", re.MULTILINE)
    written = {
        part.value
        for module in sources(title)
        for call in ast.walk(module)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal" and call.args
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    return {*said, *written, *GENERAL}


@titles
def test_every_ruling_stands_in_one_section(title: str) -> None:
    listed = tomllib.loads((ROOT / "docs" / "rulings" / f"{title}.toml").read_text("utf-8"))["ruling"]
    placed = Counter(ruling for place in outline_of(title).section for ruling in place.rulings)
    assert placed == Counter(row["id"] for row in listed)


@titles
def test_every_refusal_leads_to_one_section(title: str) -> None:
    places = outline_of(title).section
    led = Counter(key for place in places for key in (*place.refusals, *place.rulings))
    assert refusals(title) - set(led) == set()
    assert [key for key, times in led.items() if times > 1] == []


@titles
def test_every_question_and_every_family_of_cards_leads_to_one_section(title: str) -> None:
    places = outline_of(title).section
    assert Counter(ask for place in places for ask in place.asks) == Counter(asks(title))
    families = {entry["family"] for entry in load(title).cards.catalogue()}
    assert Counter(family for place in places for family in place.cards) == Counter(families)


@titles
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_reads_well(title: str, lang: str) -> None:
    read = book(title, lang)
    assert all(section.blocks and section.heading for section in read.sections)
    anchors = {section.anchor for section in read.sections}
    rulings = {ruling.id for section in read.sections for ruling in section.rulings}
    assert linked(read) - anchors - rulings - {"glossary"} == set()
    for section in read.sections:
        for block in section.blocks:
            if block.kind == "table":
                assert len({len(row) for row in block.lines}) == 1, block.lines
    drawn = [block.lines[0][0] for section in read.sections for block in section.blocks if block.kind == "example"]
    assert sorted(drawn) == sorted(example.name for example in read.examples)
    assert len(drawn) >= 3


@titles
def test_both_languages_say_the_same(title: str) -> None:
    """The same kinds of blocks in the same order, and the same rulings cited in each section."""
    en, fr = book(title, "en"), book(title, "fr")
    for ours, theirs in zip(en.sections, fr.sections, strict=True):
        assert [block.kind for block in ours.blocks] == [block.kind for block in theirs.blocks], ours.anchor
        assert [len(block.lines) for block in ours.blocks] == [len(block.lines) for block in theirs.blocks], ours.anchor
        alone = [Rulebook(title, "", [section], []) for section in (ours, theirs)]
        assert linked(alone[0]) == linked(alone[1]), ours.anchor


@titles
def test_an_example_is_drawn_from_the_view_of_its_seat(title: str) -> None:
    for position, example in zip(outline_of(title).example, book(title).examples, strict=True):
        assert example.view["seat"] == position.seat
        assert example.show
        assert position.rules or not load(title).cards.fingerprint(), "Else the next card changes what its seed deals."


def test_an_example_that_the_rules_do_not_allow_is_noticed() -> None:
    with pytest.raises(IllegalPick):
        played("dualis", Position("wrong", 47, 4, ["trick"], ["play S12B", "play M1R"]))


def test_other_titles_and_languages_have_no_rulebook() -> None:
    assert rulebook("nim", "en") is None
    assert rulebook("dualis", "de") is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("## Winner\n\nText.", "a section begins with"),
        ("Lost.\n\n## winner | Who wins\n\nText.", "stands before the first section"),
    ],
)
def test_a_text_out_of_shape_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        list(sections_of("dualis/en.md", text))


def test_what_a_text_can_have() -> None:
    text = "## a | A\n\nOne\ntwo.\n\n- x\n  y\n- z\n\n| h | i |\n| 1 | 2 |\n\n@ name\n- first\n- second\n"
    ((_, (heading, blocks)),) = sections_of("x/en.md", text)
    assert heading == "A"
    assert [(block.kind, block.lines) for block in blocks] == [
        ("text", [["One two."]]),
        ("list", [["x y"], ["z"]]),
        ("table", [["h", "i"], ["1", "2"]]),
        ("example", [["name"], ["first"], ["second"]]),
    ]


def test_the_files_are_part_of_the_package() -> None:
    for title in own_titles():
        names = {file.name for file in (files("emberhall.games") / title / "rulebook").iterdir()}
        assert names == {"outline.toml", "rulings.json", "en.md", "fr.md", "books"}
    assert rulebooks.has_rulebook("dualis")
