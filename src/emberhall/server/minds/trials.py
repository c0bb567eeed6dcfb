"""What the forge's desk and its worker exchange: a card to try out goes in, words about it come out."""

from typing import Any

import msgspec

from emberhall.forge.estimates import Estimate
from emberhall.kernel.forge.forge import Measure


class TrialJob(msgspec.Struct, array_like=True):
    """A card to be tried out."""

    title: str
    draft: dict[str, Any]
    instead: str
    seed: int
    seconds: float


class TrialWord(msgspec.Struct, array_like=True):
    """What is known so far; `over` with the last word. At first: what is replaced, what is counted, the bouts."""

    estimate: Estimate | None = None
    over: bool = False
    problem: str | None = None
    instead: str = ""
    measure: Measure | None = None
    names: dict[str, dict[str, Any]] = {}
