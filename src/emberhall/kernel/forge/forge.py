"""What a title's forge can do: say its card language, check a draft, write it down, and say how a card is tried out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from emberhall.kernel import mypyc_attr
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.phrases import Phrase
from emberhall.kernel.forge.shapes import Shape
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.titles.folders import module_beside

Draft: TypeAlias = dict[str, Any]
"""A card as its designer has it so far: the table of a card file."""


@dataclass(frozen=True)
class Kind:
    """A kind of card: what a new one is, and the lines of its sentences.

    A line is a shape: the fields of the card that it is about, or rows of a field, each a line of its own.
    """

    key: str
    label: Phrase
    draft: Draft
    lines: Sequence[Shape]


@dataclass(frozen=True)
class Mend:
    """A way out: what it is called, and the draft after it."""

    label: Phrase
    draft: Draft


@dataclass(frozen=True)
class Fault:
    """Something wrong with a draft, or only odd: the line, from 1, the field, the code, a sentence, and ways out.

    `plain` is the sentence of the card kit, in English, with the exact values.
    """

    line: int
    field: str
    code: str
    sentence: Phrase
    plain: str
    mends: Sequence[Mend] = ()


@dataclass(frozen=True)
class Finding:
    """A draft that was checked. It has an entry, as in the catalogue of cards, only if nothing is wrong with it."""

    faults: Sequence[Fault] = ()
    doubts: Sequence[Fault] = ()
    entry: Entry | None = None


@dataclass(frozen=True)
class Bout:
    """A pairing that is played with seats exchanged on the same deal: the options of each game, and the card's seat."""

    key: str
    label: Phrase
    games: Sequence[tuple[Mapping[str, Any], int]]


@dataclass(frozen=True)
class Trial:
    """How a card is tried out: card files with it and with what it replaces, and what is played.

    The wins of those who have the card are counted; `fair` says which share of them makes it neither strong nor weak.
    """

    files: Mapping[str, str]
    seats: int
    bouts: Sequence[Bout]
    instead: str
    """The id of the card that it replaces."""
    fair: tuple[float, float] = (0.48, 0.52)


@dataclass(frozen=True)
class Wish:
    """What somebody wants of a trial: whom to replace, where; empty leaves it to the title."""

    instead: str = ""
    places: Sequence[str] = field(default_factory=list)


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Forge:
    """The forge of a title."""

    def kinds(self) -> Sequence[Kind]:
        """The kinds of cards that can be designed."""
        raise NotImplementedError

    def shapes(self) -> Mapping[str, Shape]:
        """The shapes that others refer to by name."""
        raise NotImplementedError

    def family(self, draft: Draft) -> str:
        """The heading under which the card stands in a card file."""
        raise NotImplementedError

    def name(self, draft: Draft) -> str:
        """The id of a card in its set."""
        raise NotImplementedError

    def renamed(self, draft: Draft, number: int) -> Draft:
        """The draft with the id that the card has at this place in a set of house cards, counted from 1."""
        raise NotImplementedError

    def written(self, draft: Draft) -> Draft:
        """The draft as it is written into a card file."""
        raise NotImplementedError

    def check(self, draft: Draft) -> Finding:
        """What is wrong with a draft, or the card it makes."""
        raise NotImplementedError

    def trial(self, draft: Draft, wish: Wish) -> Trial:
        """How to try out a card. ValueError if it cannot be, as wished."""
        raise NotImplementedError

    def options(self, drafts: Sequence[Draft]) -> Mapping[str, Value]:
        """Options of a table at which the first seat has these cards; empty if seats bring nothing."""
        return {}

    def began(self, state: Any, seat: int) -> bool:
        """Whether this seat had the first turn of a game that is over."""
        raise NotImplementedError

    def turn(self, words: Sequence[str], trial: Trial) -> int:
        """The turn on which the card was first played, from 1; 0 if it never was."""
        raise NotImplementedError

    def near(self, draft: Draft) -> Sequence[str]:
        """The ids of printed cards that it may replace in a trial, the nearest first."""
        raise NotImplementedError


def forge_of(title: str) -> Forge | None:
    """The forge of a title, from its folder `forge`; None if it has none."""
    module = module_beside(title, "forge.forge")
    forge = None if module is None else module.FORGE
    assert forge is None or isinstance(forge, Forge)
    return forge
