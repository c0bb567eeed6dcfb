"""Emberhall: an online table for tabletop games. This is the public API for tools and third-party programs."""

from emberhall import pure

pure.respect_wish()

from emberhall.kernel.decisions import Choice, Decision, IllegalPick, Option, Refusal  # noqa: E402
from emberhall.kernel.games import Game, Seat, Setting, load, titles  # noqa: E402
from emberhall.kernel.play import Play  # noqa: E402
from emberhall.kernel.records import Record  # noqa: E402
from emberhall.kernel.steps import State  # noqa: E402

__all__ = [
    "Choice",
    "Decision",
    "Game",
    "IllegalPick",
    "Option",
    "Play",
    "Record",
    "Refusal",
    "Seat",
    "Setting",
    "State",
    "load",
    "titles",
]
