"""The smaller questions: targets, Tower cards, discards, room for a newcomer, paying, mulligans."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.mind.effects import on_body, row_worth
from emberhall.games.dragonduel.mind.facts import CARD
from emberhall.games.dragonduel.mind.reading import Reading
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

CHEAP: Final = 4


def mulligan_worth(r: Reading, pick: Option) -> float:
    """A hand needs something to play in the first turns."""
    early = 0
    for card in r.me.hand:
        if r.facts[card].cost <= CHEAP and r.facts[card].kind == w.MONSTER:
            early += 1
    return 1.0 if (verb_of(pick) == w.MULLIGAN) == (early < 2) else 0.0


def target_worth(r: Reading, step: Choose, pick: Option) -> float:
    verb = verb_of(pick)
    ref: int = ref_of(pick)
    if verb == w.DONE:
        return 0.0
    if verb == w.TARGET_CARD:
        return r.facts[ref].body
    if verb == w.TARGET_SEAT:
        foe = r.s.players[ref]
        return float(len(foe.hand) + foe.sr + 2 * len(foe.mons) - len(foe.tower))
    if verb == w.TARGET_ITEM:
        return float(r.facts[r.s.chain[ref].card].cost)
    body = r.at(ref)
    if verb == w.CHOOSE:
        return -body.worth
    row = r.s.row(step.deed)
    effect = row.effects[row.picks[step.k].effect]
    if effect.op == w.OP_FIGHT:
        if body.seat == r.seat:
            return body.strength / 1000
        best: int = 0
        for own in r.own_bodies():
            best = max(best, own.strength)
        return body.worth if body.strength < best else -body.worth
    n = effect.by_x[step.deed.x] if effect.by_x else effect.n
    return on_body(r, effect.op, n, effect.flag, body)


def push_worth(r: Reading, card: int, pick: Option) -> float:
    if verb_of(pick) != w.PUSH_NEW:
        return -r.at(ref_of(pick)).worth
    fact = r.facts[card]
    enters = row_worth(r, fact.enters, 0, None, False)
    return -(0.6 + fact.body + fact.does + max(enters, 0.0))


def tower_worth(r: Reading, pick: Option) -> float:
    """A free card: any monster is worth playing, and any Magic that does something now."""
    if verb_of(pick) == w.BURN:
        return 0.0
    fact = r.facts[ref_of(pick)]
    if fact.kind != w.MAGIC:
        return 1.0 + fact.body - (r.weakest() if len(r.me.mons) >= 6 else 0.0)
    on: int = on_of(pick)
    return row_worth(r, fact.plays[on & 7], on >> 3, None, True) - 0.05


def keep_worth(r: Reading, card: int) -> float:
    """How much a card in hand is wanted."""
    fact = r.facts[card]
    spark: int = r.me.sr + r.me.se
    late = max((fact.cost + 1) // 2 - spark - 2, 0)
    return CARD + 0.15 * fact.cost - 0.5 * late - (0.9 if fact.undead else 0.0)


def unless_worth(r: Reading, pick: Option) -> float:
    """Pay if the item is expensive, or on the own turn."""
    cost: int = 0
    for deed in r.s.chain:
        if deed.seat == r.seat:
            cost = max(cost, r.facts[deed.card].cost)
    return 1.0 if (verb_of(pick) == w.PAY) == (cost >= CHEAP or r.my_turn) else 0.0


def other_worth(r: Reading, pick: Option) -> float:
    """Questions where the answer alone tells its worth."""
    verb = verb_of(pick)
    if verb == w.FIRST:
        return 1.0 if ref_of(pick) == r.seat else 0.0
    if verb == w.SEND:
        return -r.at(ref_of(pick)).worth
    if verb in (w.DISCARD, w.BOTTOM):
        return -keep_worth(r, ref_of(pick))
    if verb == w.TAKE:
        return keep_worth(r, ref_of(pick))
    return 0.0
