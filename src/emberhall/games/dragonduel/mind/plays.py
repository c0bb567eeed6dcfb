"""The main decision and responses: which card, ability or attack is worth its Spark now."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.mind.effects import row_worth
from emberhall.games.dragonduel.mind.facts import CARD, ON_USE, Fact
from emberhall.games.dragonduel.mind.reading import Body, Reading
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

# What a hit is worth, by the Tower cards before it: the first hits hand the enemy free cards.
HITS: Final = [40.0, 2.3, 1.5, 1.23, 1.1, 1.02]
# How much a point of Spark spent on the own turn is missed as a Barrier, by the own Tower cards.
SPARING: Final = [0.6, 0.3, 0.0, 0.0, 0.0, 0.0]
EARLY: Final = 1.0  # what the free card of a hit is worth to the enemy, divided by the own Spark cards
FEW: Final = 2  # with this many Tower cards or fewer, that no longer matters
DEADLY: Final = 30.0  # cost of leaving the way open to the last hit; only dealing the last hit is worth more


def main_worth(r: Reading, pick: Option) -> float:
    verb = verb_of(pick)
    if verb == w.END:
        return 0.0
    if verb == w.ATTACK:
        return attack_worth(r, r.at(ref_of(pick)), on_of(pick))
    if verb == w.USE:
        return use_worth(r, pick)
    return play_worth(r, pick)


def play_worth(r: Reading, pick: Option) -> float:
    fact = r.facts[ref_of(pick)]
    if fact.kind != w.MAGIC:
        return summon_worth(r, fact, verb_of(pick) == w.RAISE)
    on: int = on_of(pick)
    x: int = on >> 3
    worth = row_worth(r, fact.plays[on & 7], x, None, False)
    return worth - CARD * 0.8 - 0.12 * (fact.cost + fact.cost_x * x)


def summon_worth(r: Reading, fact: Fact, from_discard: bool) -> float:
    """A body is nearly always worth playing, the most expensive first; in a full zone it replaces the weakest."""
    enters = row_worth(r, fact.enters, 0, None, False)
    worth = 1.0 + fact.body + 0.05 * fact.cost + max(enters, -0.5)
    worth -= SPARING[min(len(r.me.tower), 5)] * fact.cost
    if from_discard:
        worth -= 0.7 * CARD
    if len(r.me.mons) >= 6:
        worth -= 1.0 + r.weakest()
    return worth


def use_worth(r: Reading, pick: Option) -> float:
    on: int = on_of(pick)
    body = r.at(ref_of(pick))
    worth = row_worth(r, body.fact.parts(ON_USE, on & 7, on >> 3), 0, body, False)
    return worth - (0.35 if body.ready and body.may_attack and r.my_turn else 0.15)


def attack_worth(r: Reading, body: Body, foe: int) -> float:
    """What the hit is worth, less what a block would cost; each blocker stops only one of my attackers."""
    player = r.s.players[foe]
    strength = body.strength + body.fact.on_attack
    tower: int = len(player.tower)
    spark: int = r.me.sr + r.me.se
    if strength <= 0 and not (tower == 0 and spark):
        return -1.0
    hit = HITS[min(tower, 5)]
    if tower > FEW and not body.flags & w.SIEGE:
        hit -= EARLY / max(spark, 1)
    if 1000 * player.sr + player.ward >= strength:
        hit *= 0.5
    hit += body.fact.hits
    blockers: float = 0.0
    stronger: float = 0.0
    for other in r.of_seat(foe):
        if other.blocks(body):
            blockers += 1.0
            if other.strength + other.fact.on_block > strength:
                stronger += 1.0
    attackers = max(r.attackers(), 1)
    blocked = min(blockers / attackers, 1.0)
    beaten = min(1.5 * stronger / attackers, 1.0)
    worth = hit * (1.0 - max(0.3 * blocked, beaten)) - 0.9 * body.worth * beaten
    return worth - exposure(r, body)


def exposure(r: Reading, body: Body) -> float:
    """The risk of having one blocker fewer on the enemy's turn: the game, if the Tower would not last."""
    if body.fact.vigilant or body.flags & w.NO_BLOCKING:
        return 0.0
    tower: int = len(r.me.tower)
    before = r.danger(None)
    after = r.danger(body)
    if after > tower:
        return DEADLY if before <= tower else 0.1
    return 0.1 + 0.3 * (after - before) * (3 - min(tower, 3))


# --- responses


def response_worth(r: Reading, pick: Option, kind: int) -> float:
    """A response in a window of this kind, or passing."""
    verb = verb_of(pick)
    if verb == w.PASS:
        return 0.3
    if verb == w.USE:
        return use_worth(r, pick) + moment(r, kind)
    fact = r.facts[ref_of(pick)]
    if fact.counters:
        cost: int = 0
        for deed in r.s.chain:
            if deed.seat != r.seat:
                cost = max(cost, r.facts[deed.card].cost)
        return 0.4 * cost - 1.0
    return play_worth(r, pick) + moment(r, kind)


def moment(r: Reading, kind: int) -> float:
    """At the end of the last turn before mine, Spark is free: it is about to become ready again."""
    if kind != w.END_WINDOW:
        return 0.0
    s = r.s
    seats: int = len(s.players)
    seat = (s.active + 1) % seats
    while not s.players[seat].alive:
        seat = (seat + 1) % seats
    return 0.6 if seat == r.seat else 0.0
