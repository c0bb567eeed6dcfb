"""Blocks, Critical Spark and Barriers: arithmetic on the two monsters and on how many Tower cards are left."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.mind.facts import SPARK
from emberhall.games.dragonduel.mind.reading import Body, Reading, pain
from emberhall.kernel.decisions import Option, ref_of, verb_of


def needed_barrier(r: Reading) -> int:
    """How many Spark cards stop the attack as it stands."""
    return -(-(r.power - r.me.ward) // 1000)


def block_worth(r: Reading, attacker: Body, pick: Option) -> float:
    """Better a tie than a hit, better a kill than a tie; a lost blocker must be worth it."""
    me = r.me
    foe = r.s.players[attacker.seat]
    spare = foe.sr + foe.se
    if verb_of(pick) == w.NO_BLOCK:
        hurts = 0.0 if r.power <= 0 else pain(len(me.tower))
        barrier = needed_barrier(r)
        # The last hit must be stopped even if every Spark card goes into a Critical.
        sure = barrier + (spare if not me.tower else 0)
        if me.sr >= sure > 0:
            hurts = min(hurts, 0.3 * barrier)
        return -hurts
    body = r.at(ref_of(pick))
    own = body.strength + body.fact.on_block
    if own > r.power:
        # A Critical may turn it, but its price is about that of the monster.
        turned = 0.2 if spare > (own - r.power) // 1000 else 0.0
        return attacker.worth - turned - 0.05 * body.worth
    if own == r.power:
        return -0.1 - (0.25 * body.worth if spare else 0.0)
    return -body.worth - 0.1


def critical_worth(r: Reading, attacker: Body, pick: Option) -> float:
    """As few cards as will break a tie, kill a good blocker, or end the game."""
    cards: int = ref_of(pick)
    price = SPARK * cards * (1.3 if r.me.sd == 0 else 1.0)
    strength = attacker.strength + 1000 * cards
    if r.s.blocker:
        blocker = r.blocker
        if blocker is None:
            return -price
        gain: float = 0.0
        if strength > blocker.strength:
            gain += blocker.worth
        if strength < blocker.strength:
            gain -= attacker.worth
        return gain - price
    foe = r.s.players[r.s.defender]
    barrier = 1000 * foe.sr + foe.ward
    if attacker.flags & w.PACIFIED or strength <= 0:
        return -price
    if not foe.tower and strength > barrier:
        return 500.0 - price
    return (0.0 if barrier >= strength else min(pain(len(foe.tower)), 6.0) * 0.4) - price


def barrier_worth(r: Reading, attacker: Body, pick: Option) -> float:
    """Exactly enough or nothing. Spark spent on the enemy's turn comes back, so it is cheap; so are the first hits."""
    me = r.me
    cards: int = ref_of(pick)
    needed = max(needed_barrier(r), 0)
    if cards < needed:
        return -pain(len(me.tower)) - 0.3 * cards
    more = False
    for body in r.of_seat(attacker.seat):
        more = more or body.may_attack
    held = 0.25 if more and len(me.tower) <= 2 else 0.1
    return -held * needed - 1.0 * (cards - needed)
