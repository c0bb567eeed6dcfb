"""What a title's forge can do: say its card language, check a draft, write it down, and say how a card is tried out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from emberhall.kernel import mypyc_attr
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.phrases import Phrase
from emberhall.kernel.forge.shapes import Shape
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.titles.folders import module_beside

Draft: TypeAlias = dict[str, Any]
"""A card as its designer has it so far: the table of a card file."""


Unit: TypeAlias = Literal["wins", "reputation"]


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
    """A draft that was checked. It has an entry, as in the catalogue of cards, and a text only if nothing is wrong."""

    faults: Sequence[Fault] = ()
    doubts: Sequence[Fault] = ()
    entry: Entry | None = None
    text: Sequence[Phrase] = ()


@dataclass(frozen=True)
class Bout:
    """A pairing that is played on the same deal: the options of each game, and where the card is in it.

    Where only one seat has the card, that is its seat, and seats are exchanged. Where everybody may use it, it is 0 for
    the game with the card, and 1 for the game with what it replaces.
    """

    key: str
    label: Phrase
    games: Sequence[tuple[Mapping[str, Any], int]]
    seats: int = 2


@dataclass(frozen=True)
class Measure:
    """What is counted in the games of a trial, and which mean of it makes a card neither strong nor weak."""

    about: str
    """The message that says what is compared; it has a place for the `card` that is replaced."""
    bouts: str
    """The message above the figures of the bouts."""
    fair: tuple[float, float]
    axis: tuple[float, float]
    """What is drawn of the scale."""
    prior: float
    """The variance of one observation before any is made: nothing is certain after a few equal games."""
    level: str = "greedy"
    """Of the bots, equal on all seats."""


def wins(about: str) -> Measure:
    """The share of wins of those who have the card."""
    return Measure(about, "forge-bal-by-deck", (0.48, 0.52), (0.4, 0.6), COIN_FLIPS)


COIN_FLIPS: Final = 0.125  # the variance of a pair of games won by chance


@dataclass(frozen=True)
class Trial:
    """How a card is tried out: card files with it and with what it replaces, and what is played and counted."""

    files: Mapping[str, str]
    bouts: Sequence[Bout]
    instead: str
    """The id of the card that it replaces."""
    measure: Measure


@dataclass(frozen=True)
class Ended:
    """A game of a trial that is over: where it began, its words, and where it ended."""

    begun: Any
    words: Sequence[str]
    state: Any
    winners: Sequence[int]
    scores: Sequence[int]


@dataclass(frozen=True)
class Wish:
    """What somebody wants of a trial: whom to replace, where; empty leaves it to the title."""

    instead: str = ""
    places: Sequence[str] = field(default_factory=list)


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Forge:
    """The forge of a title."""

    key: str = "id"
    """The field of a draft that holds its id."""
    tag: str = "kind"
    """The field of a draft that holds the key of its kind."""
    unit: Unit = "reputation"
    """What the worth of a card is counted in."""

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

    def dealt(self, state: Any, where: int, trial: Trial) -> None:
        """Put the card where its worth shows, in a game that was just dealt; by default it comes as it comes."""

    def worth(self, game: Ended, where: int, trial: Trial) -> float:
        """What one game says of the card, in the unit of the trial; the mean over a bout's games is one observation."""
        return 1 / len(game.winners) if where in game.winners else 0.0

    def began(self, state: Any, where: int) -> bool | None:
        """Whether the card's seat had the first turn of a game that is over; None if no seat has it for its own."""
        return None

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
