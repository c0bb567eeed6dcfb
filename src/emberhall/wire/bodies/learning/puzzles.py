"""The bodies of puzzles. They are played as lessons; here is which there are, and what a try is worth."""

from typing import Annotated

from msgspec import Meta, field

from emberhall.wire.messages import Word
from emberhall.wire.values import Body, Reply

ANSWERS = 20
Mu = Annotated[float, Meta(ge=-100, le=200)]
Sigma = Annotated[float, Meta(gt=0.01, le=50)]


class PuzzleInfo(Reply):
    """A puzzle: its rating, half of the 95% interval, and its themes, which are not told before it is tried."""

    id: str
    rating: int
    margin: int
    themes: list[str]


class PuzzleShelf(Reply):
    """The puzzles of a title: how many there are, and today's, the same for everybody."""

    title: str
    count: int
    today: PuzzleInfo


class VotePuzzle(Body):
    """What you think of a puzzle: whether it is a good one; null takes it back."""

    good: bool | None


class PuzzleVote(Reply):
    """Your vote is kept; it `counts` for others if you have an account."""

    counts: bool


class TryPuzzle(Body):
    """A first try: the words said, whether a hint was asked for, and the rating so far, on the scale of the model."""

    acts: Annotated[list[Word], Meta(max_length=ANSWERS)] = field(default_factory=list)
    hinted: bool = False
    mu: Mu = 25.0
    sigma: Sigma = 25.0 / 3.0


class PuzzleResult(Reply):
    """What became of a try: the solution and what it is worth, of a hundred, and the rating after it.

    `exact` says that every way to go on was followed to the end.
    """

    solved: bool
    answers: list[str]
    best: float
    second: float
    error: float
    exact: bool
    puzzle: PuzzleInfo
    mu: float
    sigma: float
    rating: int
    margin: int
    change: int
