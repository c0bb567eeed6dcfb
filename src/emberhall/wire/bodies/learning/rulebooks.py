"""The bodies of the rules as pages."""

from typing import Any, Literal, TypeAlias

from emberhall.wire.values import Reply

BlockKind: TypeAlias = Literal["text", "list", "table", "example"]


class RuleBlock(Reply):
    """A paragraph, a list, a table (its first row has the headings), or an example: its name, then what it shows."""

    kind: BlockKind
    lines: list[list[str]]


class RuleRuling(Reply):
    """A ruling of a section, and the tests that check it."""

    id: str
    text: str
    tests: list[str]


class RuleExample(Reply):
    """A position for the page to draw: the view of a real game, and which parts of it to show."""

    name: str
    show: list[str]
    words: list[str]
    view: dict[str, Any]
    seats: int
    seat: int | None
    """The seat whose view it is; null: a spectator's."""
    live: bool
    """Whether the game goes on from there, so that it can be tried."""


class RuleStatement(Reply):
    """What a printed rulebook states, in our own words, and the section of the rules that covers it."""

    number: int
    place: str
    text: str
    table: str = ""
    """How the table keeps it, where it is about pieces or people."""
    book: str = ""
    """The book, where only a second one says it."""


class RuleStatements(Reply):
    """The statements of a title's printed rulebooks in one language."""

    title: str
    lang: str
    statements: list[RuleStatement]


class RuleSection(Reply):
    """A section, with the rulings, refusals, asks and card families that link to it."""

    anchor: str
    heading: str
    blocks: list[RuleBlock]
    rulings: list[RuleRuling]
    refusals: list[str]
    asks: list[str]
    cards: list[str]
    statements: int = 0
    """How many statements of the printed rulebooks it covers."""


class Rulebook(Reply):
    """The rules of a title in one language."""

    title: str
    lang: str
    sections: list[RuleSection]
    examples: list[RuleExample]
