"""Answers that are surely worse than another one, by the rules alone: search may look at them, nobody gives them."""

from collections.abc import Sequence

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect, Pick
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.facts.strengths import strength_of
from emberhall.games.dragonduel.mind.effects import HAMPERING
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Barrier, Critical
from emberhall.kernel.decisions import Option, ref_of, verb_of


def sensible_at(s: State, options: Sequence[Option]) -> list[Option]:
    """The answers that are not surely worse than another one."""
    step = s.work[-1]
    attacker = s.monster(s.attacker)
    if isinstance(step, Barrier) and attacker is not None:
        needed = strength_of(s, attacker) - s.players[s.defender].ward
        return [pick for pick in options if holds_exactly(ref_of(pick), needed)]
    blocker = s.monster(s.blocker)
    plain = attacker is not None and not s.card(attacker.card).abilities  # it has no ability that a Critical triggers
    if isinstance(step, Critical) and plain and attacker is not None and blocker is not None:
        return [pick for pick in options if turns(s, attacker, blocker, ref_of(pick))]
    if isinstance(step, Choose):
        return kindly(s, step, options)
    return list(options)


def holds_exactly(cards: int, needed: int) -> bool:
    """Whether so many Spark cards stop a strike that takes this much, and no fewer would; or there is no Barrier."""
    return cards == 0 or 1000 * (cards - 1) < needed <= 1000 * cards


def turns(s: State, attacker: Monster, blocker: Monster, cards: int) -> bool:
    """Whether so many Spark cards change how a blocked battle ends, and one card fewer would not."""
    own: int = strength_of(s, attacker)
    other: int = max(0, strength_of(s, blocker))
    more = max(0, own + 1000 * cards)
    less = max(0, own + 1000 * (cards - 1))
    return cards == 0 or (more > other) != (less > other) or (other > more) != (other > less)


def kindly(s: State, step: Choose, options: Sequence[Option]) -> list[Option]:
    """Strength is not given to an enemy's monster if an own one, or none, can be chosen."""
    row = s.row(step.deed)
    pick = row.picks[step.k]
    effect = row.effects[pick.effect]
    amount = effect.by_x[step.deed.x] if effect.by_x else effect.n
    if effect.op != w.OP_STR or amount <= 0 or not all(helps(each, pick) for each in row.effects):
        return list(options)
    seat = step.who(s)
    own = [each for each in options if verb_of(each) != w.TARGET or s.at(ref_of(each)).seat == seat]
    return own or list(options)


def helps(effect: Effect, pick: Pick) -> bool:
    """Whether an effect does nothing to what is picked but good."""
    if effect.pick is not pick and effect.second is not pick:
        return True
    if effect.op == w.OP_GRANT:
        return not effect.flag & HAMPERING
    return effect.op in (w.OP_STR, w.OP_READY) and effect.n >= 0 and all(n >= 0 for n in effect.by_x)
