"""What effects are worth before targets are chosen: with the best target there is, or without one."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Filter
from emberhall.games.dragonduel.components.pieces import Player
from emberhall.games.dragonduel.mind import facts as f
from emberhall.games.dragonduel.mind.facts import CARD, SPARK, TOWER, Part
from emberhall.games.dragonduel.mind.reading import Body, Reading, pain

HAMPERING: Final = w.STUN | w.NO_ATTACK | w.NO_BLOCKING | w.PACIFIED


def foes_of(r: Reading) -> list[Player]:
    return [player for at, player in enumerate(r.s.players) if at != r.seat and player.alive]


def row_worth(r: Reading, parts: list[Part], x: int, source: Body | None, from_tower: bool) -> float:
    """A whole row of effects."""
    worth: float = 0.0
    for part in parts:
        if part.only_tower and not from_tower:
            continue
        if part.who == f.SAME:
            worth += 0.2 if worth > 0 else 0.0  # a second benefit for a target worth choosing
        else:
            worth += one_worth(r, part, x, source)
    return worth


def one_worth(r: Reading, part: Part, x: int, source: Body | None) -> float:
    op = part.op
    n = part.amount(x)
    me = r.me
    sign = 1.0 if part.is_own else -1.0
    if op == w.OP_DRAW:
        return sign * CARD * n
    if op == w.OP_DIG:
        return sign * CARD * 0.9
    if op == w.OP_DISCARD:
        if part.is_own:
            return -CARD * 0.8 * n
        held: int = 0
        for foe in foes_of(r):
            held = max(held, len(foe.hand))
        return CARD * 0.8 * min(n, held)
    if op == w.OP_TOKEN:
        return 1.4 * min(n, max(6 - len(r.me.mons), 0))
    if op == w.OP_RAMP:
        return SPARK * min(n, int(me.sd))
    if op == w.OP_SREADY:
        return 0.5 * min(n, int(me.se)) if r.my_turn else 0.1
    if op == w.OP_SEXHAUST:
        return draining(r, n)
    if op == w.OP_TOWER_ADD:
        return TOWER * n if len(me.tower) < 5 else 0.0
    if op == w.OP_TOWER_TAKE:
        return -0.4 * TOWER * n
    return on_table(r, part, n, source)


def on_table(r: Reading, part: Part, n: int, source: Body | None) -> float:
    """Effects on monsters, the battle or the chain."""
    op = part.op
    if op == w.OP_WARD:
        return warding(r, n)
    if op == w.OP_DISCOUNT:
        return 0.3 if r.me.hand and r.my_turn else -0.5
    if op == w.OP_REVIVE:
        best: float = 0.0
        for card in r.me.disc:
            best = max(best, r.facts[card].body)
        return best
    if op == w.OP_COUNTER:
        return 0.0
    if op == w.OP_FIGHT:
        return fighting(r)
    return aimed(r, part, n, source)


def draining(r: Reading, n: int) -> float:
    """Exhausting Spark that an enemy could use as a Barrier against my attacks."""
    if not r.my_turn or not r.attackers():
        return 0.0
    ready: int = 0
    low: int = 5
    for foe in foes_of(r):
        ready = max(ready, foe.sr)
        low = min(low, len(foe.tower))
    return 0.0 if low > 2 else 0.9 * min(n, ready)


def warding(r: Reading, n: int) -> float:
    """What a ward saves: this attack, or the next one when the Tower has just been hit."""
    s = r.s
    if not s.attacker or s.defender != r.seat or r.me.ward:
        return 0.0
    if s.revealed >= 0:
        more = False
        for body in r.theirs():
            more = more or body.may_attack
        if not more:
            return 0.0
    if r.power > n + 1000 * r.me.sr - 1000:
        return 0.0
    return pain(len(r.me.tower))


def fighting(r: Reading) -> float:
    best: float = 0.0
    for one in r.own_bodies():
        for other in r.theirs():
            gain = other.worth if one.strength > other.strength else 0.0
            gain -= one.worth if other.strength > one.strength else 0.0
            best = max(best, gain)
    return best


def aimed(r: Reading, part: Part, n: int, source: Body | None) -> float:
    """An effect on monsters, with its best target."""
    who = part.who
    if who in (f.ITSELF, f.OTHER, f.NONE):
        if who == f.ITSELF and source is not None:
            return on_body(r, part.op, n, part.flag, source)
        return 0.1
    if who == f.THEIRS:
        least: float = 1000.0
        for body in r.theirs():
            least = min(least, body.worth)
        return least if r.theirs() else 0.0
    total: float = 0.0
    best: float = -1000.0
    for bodies in (r.own_bodies(), r.theirs()):
        for body in bodies:
            if fits(r, part.where, body, source):
                worth = on_body(r, part.op, n, part.flag, body)
                total += worth
                best = max(best, worth)
    if who == f.ALL:
        return total
    if best < -999.0:
        return 0.0
    return best if who == f.EXACTLY else max(best, 0.0)


def fits(r: Reading, where: Filter | None, body: Body, source: Body | None) -> bool:
    """The parts of a filter that matter most."""
    if where is None:
        return True
    if where.side and (where.side == 1) != (body.seat == r.seat):
        return False
    if where.other and body is source:
        return False
    if body.strength < where.smin or body.strength > where.smax:
        return False
    if where.position and (where.position == 1) != body.ready:
        return False
    return not where.attacking or body.uid == r.s.attacker


def on_body(r: Reading, op: int, n: int, flag: int, body: Body) -> float:
    """Doing something to one monster: harm to others is good, harm to one's own is not."""
    sign = 1.0 if body.seat != r.seat else -1.0
    if op in (w.OP_DESTROY, w.OP_REMOVE):
        return sign * body.worth
    if op == w.OP_HAND:
        urgent = 1.5 if attacks_me(r, body) else 0.0
        if body.fact.kind == w.TOKEN:
            return sign * body.worth + urgent
        return sign * (0.45 * body.worth + 0.1 * body.fact.cost) + urgent
    if op == w.OP_DMG:
        return sign * (body.worth if n > body.strength else 0.1)
    if op == w.OP_STR and n < 0:
        return sign * (body.worth if -n > body.strength else -0.15 * n / 1000)
    if op == w.OP_STR:
        return -sign * strengthened(r, n, body)
    if op == w.OP_EXHAUST or (op == w.OP_GRANT and flag & HAMPERING):
        return hampered(r, op, flag, sign, body)
    if op == w.OP_READY:
        useful = not body.ready and (r.my_turn or r.s.attacker != 0)
        return -sign * (0.9 if useful else 0.0)
    return -sign * (0.4 if r.my_turn and body.may_attack else 0.1)


def attacks_me(r: Reading, body: Body) -> bool:
    return r.s.attacker == body.uid and r.s.defender == r.seat


def hampered(r: Reading, op: int, flag: int, sign: float, body: Body) -> float:
    if flag & w.PACIFIED:
        return min(pain(len(r.me.tower)), 6.0) if attacks_me(r, body) else 0.0
    if op == w.OP_EXHAUST and not body.ready:
        return 0.0
    return sign * (0.9 if r.my_turn and r.attackers() else 0.25)


def strengthened(r: Reading, n: int, body: Body) -> float:
    """More Strength matters in a battle, or for an attack that would otherwise run into a blocker."""
    s = r.s
    if s.attacker:
        if s.attacker == body.uid:
            return 0.6
        enemy = r.attacker
        if enemy is None or s.defender != body.seat or not body.blocks(enemy):
            return 0.0
        return enemy.worth if body.strength <= enemy.strength < body.strength + n else 0.0
    if not r.my_turn or not body.may_attack:
        return 0.0
    for other in r.theirs():
        if other.blocks(body) and body.strength <= other.strength < body.strength + n:
            return 1.6
    return 0.2
