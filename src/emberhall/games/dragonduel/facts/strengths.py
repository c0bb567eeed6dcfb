"""Values computed on demand and never stored: Strength, flags, whether a filter or a condition holds."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Cond, Filter
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64


def flags_of(s: State, m: Monster) -> i64:
    return s.book.cards[m.card].flags | m.battle_flags | m.turn_flags | m.ready_flags | m.good_flags


def holds(s: State, cond: Cond, seat: i64, origin: i64) -> bool:
    """Whether a condition is true now for a player, and for something that came from `origin`."""
    kind = cond.kind
    if kind <= w.IF_FROM_DISCARD:
        wanted: i64 = w.FROM_TOWER if kind == w.IF_FROM_TOWER else w.FROM_DISCARD
        return (origin == wanted) != cond.negated
    if kind <= w.IF_FOE_TURN:
        return ((s.active == seat) == (kind == w.IF_OWN_TURN)) != cond.negated
    player = s.players[seat]
    value: i64
    if kind == w.IF_TOWER:
        value = len(player.tower)
    elif kind == w.IF_HAND:
        value = len(player.hand) + (1 if s.announcing(seat) else 0)
    elif kind == w.IF_SPARK:
        value = player.sr + player.se
    else:
        value = len(player.mons)
    return compared(value, cond.compare, cond.number) != cond.negated


def compared(value: i64, compare: i64, number: i64) -> bool:
    """Compare by an index of words.COMPARISONS."""
    if compare == w.AT_MOST:
        return value <= number
    if compare == w.AT_LEAST:
        return value >= number
    if compare == w.EXACT:
        return value == number
    if compare == w.BELOW:
        return value < number
    return value > number


def bonus_of(s: State, m: Monster) -> i64:
    total: i64 = 0
    for bonus in s.book.cards[m.card].bonuses:
        if holds(s, bonus.cond, m.seat, m.origin):
            total += bonus.n
    return total


def aura_of(s: State, m: Monster) -> i64:
    """The Strength it gets from auras, its own included."""
    total: i64 = 0
    cards = s.book.cards
    for player in s.players:
        for lender in player.mons:
            auras = cards[lender.card].auras
            if not auras:
                continue
            for aura in auras:
                if fits(s, aura.where, m, lender.seat, lender.uid):
                    total += aura.n
    return total


def strength_of(s: State, m: Monster) -> i64:
    """Printed Strength, own bonus, auras and changes, less damage (3.6)."""
    card = s.book.cards[m.card]
    total = card.strength + m.for_battle + m.for_turn + m.for_ready + m.for_good - m.damage
    if card.bonuses:
        total += bonus_of(s, m)
    if s.auras:
        total += aura_of(s, m)
    return total


def power_of(s: State, m: Monster) -> i64:
    """The damage it deals now."""
    if flags_of(s, m) & w.PACIFIED:
        return 0
    strength = strength_of(s, m)
    return max(0, strength)


def fits(s: State, where: Filter, m: Monster, seat: i64, source: i64) -> bool:
    """True if a monster in play matches a filter on a card of `seat`, whose monster is `source`."""
    if where.side and (where.side == w.OWN_SIDE) != (m.seat == seat):
        return False
    if where.other and m.uid == source:
        return False
    if where.position and (where.position == w.IS_READY) != m.ready:
        return False
    if where.attacking and m.uid != s.attacker:
        return False
    if where.blocking and m.uid != s.blocker:
        return False
    card = s.book.cards[m.card]
    if where.token and card.kind != w.TOKEN:
        return False
    if where.flags and flags_of(s, m) & where.flags != where.flags:
        return False
    if where.element >= 0 and card.element != where.element:
        return False
    if card.cost < where.cmin or card.cost > where.cmax:
        return False
    for trait in where.traits:
        if trait not in card.traits:
            return False
    if where.smin > -1_000_000 or where.smax < 1_000_000:
        strength = strength_of(s, m)
        return where.smin <= strength <= where.smax
    return True


def fits_card(s: State, where: Filter, index: i64) -> bool:
    """True if a card of a discard pile matches; only monsters do."""
    card = s.book.cards[index]
    if card.kind != w.MONSTER:
        return False
    if where.flags and card.flags & where.flags != where.flags:
        return False
    if where.element >= 0 and card.element != where.element:
        return False
    for trait in where.traits:
        if trait not in card.traits:
            return False
    return where.cmin <= card.cost <= where.cmax
