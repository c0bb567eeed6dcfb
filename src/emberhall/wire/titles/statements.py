"""The statements of the printed rulebooks of a title: `rulebook/books/*.toml`, a file for each book, in our own words.

Each has the rulings that settle it, the tests that show it and its section on the rules page. A book in another
language names with `as` the statement of the first book that says the same. Raises ValueError, naming the file.
"""

import tomllib

import msgspec

from emberhall.kernel.games import titles
from emberhall.kernel.titles.folders import file_beside
from emberhall.wire.bodies.learning.rulebooks import RuleStatement, RuleStatements
from emberhall.wire.titles.languages import LANGUAGES, text_in


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """The same in both languages."""

    en: str
    fr: str


class Statement(msgspec.Struct, forbid_unknown_fields=True):
    """What a book says in one of its parts. `table` tells how the table keeps what a screen cannot break."""

    number: int
    part: str
    place: str = ""
    en: str = ""
    fr: str = ""
    rulings: list[str] = []
    tests: list[str] = []
    table: Text | None = None
    first: int = msgspec.field(name="as", default=0)
    """The number of the statement in the first book that says the same; 0: none does."""


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """A printed rulebook: what we call it, and its statements in printed order."""

    book: Text
    statement: list[Statement]
    name: str = ""


def books(title: str) -> list[Book]:
    """The books of a title, each statement whole; other packages may have none."""
    folder = file_beside(title, "rulebook", "books")
    if folder is None:
        return []
    shelf: list[Book] = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            first = shelf[0] if shelf else None
            shelf.append(book(f"{title}/rulebook/books/{file.name}", file.read_text("utf-8"), first))
    return shelf


def statements(title: str, lang: str) -> RuleStatements | None:
    """The statements of a title in a language, each once; None if there are none."""
    if lang not in LANGUAGES or title not in titles():
        return None
    rows = [
        RuleStatement(
            each.number,
            each.place,
            text_in(each, lang),
            text_in(each.table, lang) if each.table else "",
            text_in(one.book, lang) if at else "",
        )
        for at, one in enumerate(books(title))
        for each in one.statement
        if not each.first
    ]
    return RuleStatements(title, lang, rows) if rows else None


def book(name: str, text: str, first: Book | None = None) -> Book:
    """Read one book; `first` is the one that its statements may name."""
    try:
        read = msgspec.convert(tomllib.loads(text), Book)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise ValueError(f"{name}: {problem}") from None
    read.name = name
    for at, statement in enumerate(read.statement):
        if statement.number != at + 1:
            raise ValueError(f"{name}: statement {statement.number} stands where {at + 1} should.")
        if statement.first:
            read.statement[at] = _same(name, statement, first)
        elif not (statement.place and statement.en and statement.fr):
            raise ValueError(f"{name}: statement {statement.number} needs `place`, `en` and `fr`.")
    return read


def _same(name: str, statement: Statement, first: Book | None) -> Statement:
    known = first.statement if first else []
    if not 1 <= statement.first <= len(known):
        raise ValueError(f"{name}: statement {statement.number} is as {statement.first}, which the first book has not.")
    if statement.en or statement.rulings or statement.tests or statement.table:
        raise ValueError(f"{name}: statement {statement.number} has words of its own besides `as`.")
    model = known[statement.first - 1]
    return msgspec.structs.replace(model, number=statement.number, part=statement.part, first=statement.first)
