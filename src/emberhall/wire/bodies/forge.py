"""The bodies of the forge: card languages, drafts, what is wrong with them, how fair they are, sets of them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, field

from emberhall.wire.values import Body, Optional, Reply, Title, Value

Draft = Annotated[dict[str, Any], Meta(max_length=40)]
"""A card as its designer has it so far: the table of a card file."""
Phrase = dict[str, Any]
"""A sentence in any language: `key` and `args`, as in the catalogue of cards."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Verdict = Literal["none", "strong", "fair", "weak"]


class ForgeKind(Reply):
    """A kind of card that can be designed: a new one, and the lines of its sentences."""

    key: str
    label: Phrase
    draft: dict[str, Any]
    lines: list[dict[str, Any]]


class ForgeLanguage(Reply):
    """The card language of a title: its kinds, and the shapes that others name."""

    kinds: list[ForgeKind]
    shapes: dict[str, Any]
    key: str
    """The field of a draft that holds its id."""
    tag: str
    """The field of a draft that holds the key of its kind."""
    unit: Literal["wins", "reputation"]
    """What the worth of a card is counted in."""


class CheckDraft(Body):
    """A draft to be checked."""

    draft: Draft


class ForgeMend(Reply):
    """A way out of a mistake: what it is called, and the draft after it."""

    label: Phrase
    draft: dict[str, Any]


class ForgeFault(Reply):
    """Something wrong with a draft: its line, from 1, field and code, a sentence, the kit's own, and ways out."""

    line: int
    field: str
    code: str
    sentence: Phrase
    plain: str
    mends: list[ForgeMend]


class ForgeFinding(Reply):
    """A draft that was checked. `card` is as in the catalogue; it is there only if nothing is wrong."""

    faults: list[ForgeFault]
    doubts: list[ForgeFault]
    texts: dict[str, str]
    """What the card says, by language."""
    near: list[str]
    """Printed cards that it may replace in a trial, the nearest first."""
    toml: str
    card: dict[str, Any] | Optional = UNSET


class AskBalance(Body):
    """A draft to be tried out, in place of a printed card: the nearest if it is left out."""

    draft: Draft
    instead: Annotated[str, Meta(max_length=16)] = ""


class ForgeFigure(Reply):
    """A mean, and half of its interval."""

    key: str
    games: int
    mean: float
    half: float


class ForgeEstimate(Reply):
    """What is known after some games. `sure` is how sure the verdict is, from 0 to 1."""

    games: int
    mean: float
    half: float
    verdict: Verdict
    decided: bool
    sure: float
    bouts: list[ForgeFigure]
    begins: list[ForgeFigure]
    turns: list[int]


class ForgeMeasure(Reply):
    """What is counted: the message about it, what is fair, and what is drawn of the scale."""

    about: str
    bouts: str
    """The message above the figures of the bouts."""
    fair: list[float]
    axis: list[float]


class Balance(Reply):
    """Your trial: whether it waits, runs, or is over, and what is known so far; `names` are the bouts."""

    stage: Literal["none", "waiting", "running", "over"]
    seconds: float = 0.0
    instead: str = ""
    measure: ForgeMeasure | Optional = UNSET
    names: dict[str, Phrase] = field(default_factory=dict)
    problem: str = ""
    estimate: ForgeEstimate | Optional = UNSET


class HouseCard(Body):
    """A card of a house set: its table, and what a trial has said of it."""

    draft: Draft
    verdict: Verdict = "none"
    worth: Annotated[float, Meta(ge=-999, le=999)] = 0.0
    """The mean of its trial, in the unit of the title's trials."""


class KeepSet(Body):
    """A set of house cards as its designer has it."""

    title: Title
    name: Name
    cards: Annotated[list[HouseCard], Meta(max_length=40)] = field(default_factory=list)


class HouseSetInfo(Reply):
    """A house set: its cards as they are and as in the catalogue, the file, its mark, and its link for others."""

    id: str
    link: str
    title: str
    name: str
    at: str
    by: str
    cards: list[HouseCard]
    entries: list[dict[str, Any]]
    toml: str
    mark: str
    options: dict[str, Value]
    """Options of a table at which the first seat has these cards, if a seat brings any."""
