"""What an answer comes to for its seat at once: goods, coins and hearts, added up over everything that needs no choice.

An answer that reveals something, draws at random or cannot be taken back is not tried: nothing hidden may show.
"""

from typing import Final

from emberhall.games.flamecraft.manners import MANNERS
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import V_BUY, V_CAST, V_PAY, V_USE
from emberhall.kernel.decisions import Decision, Option, verb_of
from emberhall.kernel.events import Fact
from emberhall.kernel.plays.takebacks import binding

COUNTED: Final = (V_CAST, V_BUY, V_PAY, V_USE)
NOTHING_MORE: Final = ("fire", "fire-all", "ability", "end", "visit")  # questions that no effect of the answer asks


def taken(s: State, pick: Option) -> tuple[State, bool]:
    """The state after an answer, and whether the answer is binding."""
    after = s.clone()
    after.listen()
    return after, binding(MANNERS, after, pick)


def total_of(s: State, decision: Decision, pick: Option) -> dict[str, Fact]:
    """The changes of the seat's goods, coins and hearts, and whether all of it brings nothing."""
    if verb_of(pick) not in COUNTED:
        return {}
    after, bound = taken(s, pick)
    if bound:
        return {}
    seat = decision.seat
    changes = [int(after.tokens[7 * seat + kind] - s.tokens[7 * seat + kind]) for kind in range(7)]
    changes.append(int(after.rep[seat] - s.rep[seat]))
    facts: dict[str, Fact] = {"total": changes} if any(changes) else {}
    if max(changes) <= 0 and is_done(after, seat) and not moved(s, after):
        facts["nothing"] = True
    return facts


def is_done(after: State, seat: int) -> bool:
    """True if no effect of the answer is still to be chosen."""
    then = after.decision
    return then is None or then.seat != seat or then.ask in NOTHING_MORE


def moved(s: State, after: State) -> bool:
    """True if an artisan, a shop or a good on the Park lies elsewhere."""
    before = [s.hands, s.slots, s.shops, s.park, s.laid]
    return before != [after.hands, after.slots, after.shops, after.park, after.laid]
