"""Emberhall: an online table for tabletop games. This is the public API for tools and third-party programs.

>>> game = load("nim")  # the example of another package's title; titles() lists what is here
>>> state = game.deal(seats=2, seed=7)
>>> while not state.over:
...     state.apply(state.decision.options[-1])
>>> game.winners(state), game.scores(state)
([0], [1, 0])
"""

from emberhall import pure

pure.respect_wish()

from emberhall.kernel.decisions import Choice, Decision, IllegalPick, Option, Refusal  # noqa: E402
from emberhall.kernel.games import Game, Seat, load, titles  # noqa: E402
from emberhall.kernel.parts.setup import Setting  # noqa: E402
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
