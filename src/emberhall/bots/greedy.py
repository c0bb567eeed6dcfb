"""The greedy level: what its title's judge finds best at once, in one imagined state, without looking ahead.

Its rules of thumb are the judge's handwritten values. The state is imagined by chance that the position decides, so
that equal knowledge always gets the same answer.
"""

import json
import zlib

from emberhall.bots.judges import judge_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat
from emberhall.search.worlds import world_of


class Greedy:
    """Picks the option with the highest value, the first among equals."""

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge, rng = judge_of(seat.game, fitted=False), chance_of(seat)
        worths = judge.worths(world_of(seat, judge, rng), options, rng)
        return options[max(range(len(options)), key=worths.__getitem__)]


def chance_of(seat: Seat) -> Rng:
    """Random numbers that depend on what the seat sees alone."""
    return Rng.seeded(zlib.crc32(json.dumps(seat.view()).encode()))
