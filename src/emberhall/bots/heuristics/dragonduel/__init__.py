"""DragonDuel, played greedily: values for options, by rules of thumb for each kind of question.

Everything comes from the view, the options and the card catalogue, so any legal deck can be played.
"""

from collections.abc import Sequence

from emberhall.bots.heuristics.dragonduel.battles import Battles
from emberhall.bots.heuristics.dragonduel.choices import Choices
from emberhall.bots.heuristics.dragonduel.facts import facts_of
from emberhall.bots.heuristics.dragonduel.plays import Plays
from emberhall.bots.heuristics.dragonduel.reading import Reading
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """The value of each option."""
    words = decision.words()
    reading = Reading(seat.view(), seat.number, facts_of(seat.game))
    ask = decision.ask
    if ask in ("main", "respond"):
        plays = Plays(reading)
        weigh = plays.main if ask == "main" else plays.response
    elif ask in ("block", "critical", "barrier"):
        weigh = getattr(Battles(reading), ask)
    else:
        weigh = getattr(Choices(reading), ask, Choices(reading).anything)
    return [weigh(word) for word in words]
