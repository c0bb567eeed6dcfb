"""The rules of a title as pages: the folder `rulebook` of the title, in the reader's language.

`outline.toml` has what is the same in every language: the sections in order, the rulings, refusals and questions that
link to each, and the positions of the examples. `en.md` and `fr.md` have the text. `rulings.json` is made by
`python -m tests.coverage_page`. Raises ValueError, naming the file, where these do not fit together.
"""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator

import msgspec

from emberhall import load
from emberhall.kernel.games import nearest, titles
from emberhall.kernel.play import Play
from emberhall.kernel.titles.folders import file_beside
from emberhall.wire.bodies.learning.rulebooks import RuleBlock, Rulebook, RuleExample, RuleRuling, RuleSection
from emberhall.wire.titles.languages import FALLBACK, LANGUAGES, text_in
from emberhall.wire.titles.statements import statements
from emberhall.wire.values import Value

HEADING = re.compile(r"## ([a-z0-9-]+) \| (\S.*)")
LINK = re.compile(r"\]\(#([^)]*)\)")
CITED = re.compile(r"\{([^}]*)\}")


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A section in the outline. `cards` are the card families it is about."""

    anchor: str
    rulings: list[str] = []
    refusals: list[str] = []
    asks: list[str] = []
    cards: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """An example in the outline: a deal, the words said after it, and the seat whose view is drawn, if any."""

    name: str
    seed: int
    seats: int
    show: list[str]
    words: list[str] = []
    seat: int | None = None
    options: dict[str, Value] = {}
    rules: int = 0
    """The rules it was written under: it is dealt without cards that came later."""


class Outline(msgspec.Struct, forbid_unknown_fields=True):
    """What is the same in every language."""

    section: list[Place]
    example: list[Position] = []


class Ruling(msgspec.Struct):
    """A ruling as `rulings.json` has it."""

    en: str
    fr: str
    tests: list[str]


def has_rulebook(title: str) -> bool:
    """True if a title brings its rules."""
    return title in titles() and file_beside(title, "rulebook", "outline.toml") is not None


def text_of(title: str, name: str) -> str:
    """The text of a file of a title's rules."""
    file = file_beside(title, "rulebook", name)
    if file is None:
        raise ValueError(f"{title} has no rulebook/{name}.")
    return file.read_text("utf-8")


def rulebook(title: str, lang: str) -> Rulebook | None:
    """The rules of a title in a language; None if it brings none."""
    if lang not in LANGUAGES or not has_rulebook(title):
        return None
    outline = outline_of(title)
    written = lang if file_beside(title, "rulebook", f"{lang}.md") else FALLBACK
    texts = dict(sections_of(f"{title}/{written}.md", text_of(title, f"{written}.md")))
    rulings = rulings_of(title)
    if [place.anchor for place in outline.section] != list(texts):
        raise ValueError(f"{title}/{written}.md has the sections {list(texts)}, not those of its outline in order.")
    sections = [section(place, *texts[place.anchor], rulings, lang) for place in outline.section]
    reply = statements(title, lang)
    counts = Counter(each.place for each in reply.statements) if reply else Counter[str]()
    for each in sections:
        each.statements = counts[each.anchor]
    return Rulebook(title, lang, sections, [played(title, each) for each in outline.example])


def outline_of(title: str) -> Outline:
    """The outline of a title's rules."""
    try:
        return msgspec.convert(tomllib.loads(text_of(title, "outline.toml")), Outline)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise ValueError(f"{title}/outline.toml: {problem}") from None


def rulings_of(title: str) -> dict[str, Ruling]:
    """The rulings of a title by their ids; other packages may have none."""
    file = file_beside(title, "rulebook", "rulings.json")
    return {} if file is None else msgspec.convert(json.loads(file.read_text("utf-8")), dict[str, Ruling])


def section(place: Place, heading: str, blocks: list[RuleBlock], rulings: dict[str, Ruling], lang: str) -> RuleSection:
    cited = [RuleRuling(each, text_in(rulings[each], lang), rulings[each].tests) for each in place.rulings]
    return RuleSection(place.anchor, heading, blocks, cited, place.refusals, place.asks, place.cards)


def played(title: str, position: Position) -> RuleExample:
    """An example with its view."""
    play = position_of(title, position)
    view = dict(play.game.view(play.state, position.seat))
    live = play.decision is not None
    return RuleExample(position.name, position.show, position.words, view, position.seats, position.seat, live)


def position_of(title: str, position: Position) -> Play:
    """The play of an example: its words are played again, so that one the rules no longer allow is noticed."""
    play = Play.begin(nearest(load(title), position.rules), position.seats, position.seed, position.options)
    for word in position.words:
        decision = play.decision
        if decision is None:
            raise ValueError(f"{title}: the example {position.name!r} is over before {word!r}.")
        play.course.say(decision, word)
    return play


# --- the text: a small part of Markdown


def sections_of(name: str, text: str) -> Iterator[tuple[str, tuple[str, list[RuleBlock]]]]:
    """The sections of a file: anchor, then heading and blocks."""
    before, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    if before.strip():
        raise ValueError(f"{name}: {before.strip()[:60]!r} stands before the first section.")
    for part in parts:
        first, _, rest = part.partition("\n")
        head = HEADING.fullmatch(first.strip())
        if head is None:
            raise ValueError(f"{name}: a section begins with `## anchor | Heading`, not {first!r}.")
        blocks = [block_of(piece) for piece in re.split(r"\n\s*\n", rest) if piece.strip()]
        yield head[1], (head[2], blocks)


def block_of(piece: str) -> RuleBlock:
    """A block of lines without an empty one between them; a line that starts with a blank continues the one before."""
    lines = re.sub(r"\n +", " ", piece.strip()).split("\n")
    if all(line.startswith("- ") for line in lines):
        return RuleBlock("list", [[line[2:]] for line in lines])
    if all(line.startswith("|") for line in lines):
        return RuleBlock("table", [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines])
    if lines[0].startswith("@ "):
        return RuleBlock("example", [[lines[0][2:].strip()], *([line.removeprefix("- ")] for line in lines[1:])])
    return RuleBlock("text", [[" ".join(lines)]])


def linked(book: Rulebook) -> set[str]:
    """The anchors and rulings that the text links to."""
    texts = [cell for each in book.sections for block in each.blocks for line in block.lines for cell in line]
    return {anchor for text in texts for anchor in (*LINK.findall(text), *CITED.findall(text))}
