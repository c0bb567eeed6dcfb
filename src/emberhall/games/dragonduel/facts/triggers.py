"""The Strength that a monster's abilities give automatically when it attacks, blocks or is blocked.

Only effects without a choice count, since a preview shows what is certain.
"""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect, Row
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.facts.strengths import holds
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64


def lent(s: State, m: Monster, event: i64, to: i64) -> int:
    """The Strength its abilities at this event give to itself (`to` SELF) or to the other monster (`to` IT)."""
    card = s.book.cards[m.card]
    if not card.events >> event & 1:
        return 0
    total = 0
    for slot, ability in enumerate(card.abilities):
        spent = ability.once and m.used >> slot & 1
        if ability.event == event and len(ability.rows) == 1 and not spent:
            total += sum([change(effect) for effect in at_work(s, m, ability.rows[0]) if effect.who == to])
    return total


def at_work(s: State, m: Monster, row: Row) -> list[Effect]:
    """The effects of a row that would happen now: those in a `when` only if it holds."""
    if row.cond is not None and not holds(s, row.cond, m.seat, m.origin):
        return []
    effects: list[Effect] = []
    at: i64 = 0
    while at < len(row.effects):
        effect = row.effects[at]
        at += 1
        if effect.op != w.OP_WHEN:
            effects.append(effect)
        elif effect.cond is not None and not holds(s, effect.cond, m.seat, m.origin):
            at += effect.skip
    return effects


def change(effect: Effect) -> int:
    """How an effect changes Strength; damage reduces it."""
    if effect.pick is not None or effect.by_x:
        return 0
    if effect.op == w.OP_STR:
        return int(effect.n)
    return -int(effect.n) if effect.op == w.OP_DMG else 0
