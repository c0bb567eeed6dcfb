"""Whether a response could do any good now: what its player is asked about, unless they wish to be asked more often.

It reads what its player knows: the table, and the own answers. Only that player is told.
"""

from collections.abc import Sequence
from typing import Final, Literal, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect, Filter, Row
from emberhall.games.dragonduel.components.pieces import Deed, Monster
from emberhall.games.dragonduel.face.forecasts import reach
from emberhall.games.dragonduel.facts.aiming import harms, subjects
from emberhall.games.dragonduel.facts.strengths import fits, flags_of, power_of, strength_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import blockers_of
from emberhall.games.dragonduel.turn.playing import probe
from emberhall.games.dragonduel.turn.windows import AfterDuel, Answer, Duel, Respond, Window
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

Why = Literal["attack", "item", "end", "nothing"]

#: What is as good later as now, so it waits for the last moment before the own turn.
PATIENT: Final = (
    w.OP_TOKEN,
    w.OP_DRAW,
    w.OP_DIG,
    w.OP_REVIVE,
    w.OP_RAMP,
    w.OP_DISCARD,
    w.OP_TOWER_ADD,
    w.OP_TOWER_TAKE,
)
REMOVES: Final = (w.OP_EXHAUST, w.OP_FIGHT, w.OP_DESTROY, w.OP_REMOVE, w.OP_HAND)  # for the own turn, or for good


def why_asked(s: State, seat: int, options: Sequence[Option]) -> Why:
    """What a response could be good for now: the first reason that any of these answers has."""
    moment = Moment(s, seat)
    reasons = {moment.reason(pick) for pick in options if verb_of(pick) != w.PASS}
    reason: Why
    for reason in ("attack", "item", "end"):
        if reason in reasons:
            return reason
    return "nothing"


@final
class Moment:
    """What is going on while a player may respond."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        kinds = [int(step.kind) for step in s.work if isinstance(step, (Window, Respond, Duel, Answer, AfterDuel))]
        attacker = s.monster(s.attacker) if w.ATTACK_WINDOW in kinds else None
        self.attacker = attacker if seat in (s.active, s.defender) else None
        self.attacked = self.attacker is not None and seat == s.defender
        self.blockers: list[Monster] = []
        if self.attacker is not None:
            self.blockers = [s.at(place) for place in blockers_of(s, self.attacker, s.defender)]
        self.ends = w.END_WINDOW in kinds and seat in (s.active, next_of(s))
        self.theirs = [deed for deed in s.chain if deed.seat != seat]

    def reason(self, pick: Option) -> Why:
        """What one answer could be good for."""
        deed, row = announced(self.s, self.seat, pick)
        helps = [effect for effect in row.effects if effect.op != w.OP_WHEN]
        if self.attacker is not None and any(self.fights(deed, effect) for effect in helps):
            return "attack"
        if self.theirs and any(self.answers(deed, effect) for effect in helps):
            return "item"
        return "end" if self.ends and any(self.lasts(deed, effect) for effect in helps) else "nothing"

    def fights(self, deed: Deed, effect: Effect) -> bool:
        """Whether it may change how the attack ends."""
        s, attacker = self.s, self.attacker
        assert attacker is not None
        if effect.op in (w.OP_STR, w.OP_DMG):
            return self.reaches(deed, effect, [m for m in (attacker, *self.blockers) if self.turns(deed, effect, m)])
        if effect.op in (w.OP_WARD, w.OP_TOKEN):
            return self.attacked and not self.stopped(power_of(s, attacker))
        if effect.op in (w.OP_SEXHAUST, w.OP_SREADY):
            return not self.attacked or not self.stopped(power_of(s, attacker))
        if effect.op == w.OP_TOWER_ADD:
            return self.attacked and not s.players[self.seat].tower
        if harms(effect):
            late = effect.op == w.OP_EXHAUST or effect.flag & w.STUN  # a monster that attacks is exhausted already
            foes = [attacker] if self.attacked else self.blockers
            return self.reaches(deed, effect, [] if late and self.attacked else foes)
        if effect.op == w.OP_GRANT:
            return bool(effect.flag & self.useful()) and self.reaches(deed, effect, self.fighters())
        return effect.op == w.OP_READY and self.attacked and self.reaches(deed, effect, self.fighters())

    def fighters(self) -> list[Monster]:
        """The own monsters that take part, or that might block."""
        assert self.attacker is not None
        return self.s.players[self.seat].mons if self.attacked else [self.attacker]

    def useful(self) -> int:
        """The keywords that help in this attack."""
        assert self.attacker is not None
        flies = flags_of(self.s, self.attacker) & w.FLIGHT
        if self.attacked:
            return w.FLIGHT | w.REACH if flies else 0
        return w.SIEGE | (0 if flies or not self.blockers else w.FLIGHT)

    def turns(self, deed: Deed, effect: Effect, m: Monster) -> bool:
        """Whether another Strength of this monster changes a possible block, or whether the attack can be stopped."""
        s, attacker = self.s, self.attacker
        assert attacker is not None
        more = gain(deed, effect)
        if (m.seat == self.seat) != (more > 0):
            return False
        strikes = power_of(s, attacker)
        if m is not attacker:
            own = strength_of(s, m)
            return outcome(strikes, own) != outcome(strikes, own + more)
        then = strikes + more
        blocks = any(
            outcome(strikes, strength_of(s, each)) != outcome(then, strength_of(s, each)) for each in self.blockers
        )
        return blocks or then < 0 or self.stopped(strikes) != self.stopped(then)

    def stopped(self, strikes: int) -> bool:
        """Whether so strong an attack does nothing, or the defender can raise a Barrier against it."""
        return strikes <= reach(self.s, int(self.s.defender))

    def answers(self, deed: Deed, effect: Effect) -> bool:
        """Whether it counters what another has announced, or saves or takes a monster that this is about."""
        if effect.op == w.OP_COUNTER:
            return True
        if harms(effect) and effect.op != w.OP_HAND:
            helped = [m for m in self.at_stake(False) if m.seat != self.seat]
            if effect.op in (w.OP_STR, w.OP_DMG):
                helped = [m for m in helped if strength_of(self.s, m) < -gain(deed, effect)]
            return self.reaches(deed, effect, helped)
        saves = effect.op in (w.OP_STR, w.OP_HAND) or (effect.op == w.OP_GRANT and not effect.flag & w.BURDENS)
        return saves and self.reaches(deed, effect, [m for m in self.at_stake(True) if m.seat == self.seat])

    def at_stake(self, abilities: bool) -> list[Monster]:
        """The own monsters that others are about to harm, and those of others that they are about to help."""
        monsters: list[Monster] = []
        for item in self.theirs:
            if item.kind != w.MAGIC and not (abilities and item.kind == w.ABILITY):
                continue
            for effect in self.s.row(item).effects:
                about = subjects(self.s, item, effect.who, effect.pick, effect)
                monsters += [m for m in about if (m.seat == self.seat) == harms(effect)]
        return monsters

    def lasts(self, deed: Deed, effect: Effect) -> bool:
        """Whether it leaves something behind at the last moment before the own turn."""
        if effect.op in PATIENT:
            return effect.op != w.OP_DISCARD or effect.player != w.YOU
        foes = [m for foe, player in enumerate(self.s.players) if foe != self.seat for m in player.mons]
        if effect.op == w.OP_SEXHAUST:
            return True
        if effect.op in REMOVES:
            return (effect.pick is not None and effect.pick.how == w.THEIRS) or self.reaches(deed, effect, foes)
        if effect.op in (w.OP_STR, w.OP_DMG) and gain(deed, effect) < 0:
            fatal = [m for m in foes if strength_of(self.s, m) < -gain(deed, effect)]
            return self.reaches(deed, effect, foes if effect.until == w.PERM else fatal)
        return effect.until == w.PERM and self.reaches(deed, effect, self.s.players[self.seat].mons)

    def reaches(self, deed: Deed, effect: Effect, monsters: list[Monster]) -> bool:
        """Whether it could be aimed at one of these monsters."""
        if effect.who == w.SELF and any(m.uid == deed.source for m in monsters):
            return True
        for pick in (effect.pick, effect.second):
            if pick is not None and pick.how == w.THEIRS:
                return any(m.seat != deed.seat for m in monsters)
            if pick is not None and self.any_fits(deed, pick.where, monsters):
                return True
        return effect.where is not None and self.any_fits(deed, effect.where, monsters)

    def any_fits(self, deed: Deed, where: Filter, monsters: list[Monster]) -> bool:
        return any(fits(self.s, where, m, deed.seat, deed.source) for m in monsters)


def gain(deed: Deed, effect: Effect) -> int:
    """How much Strength it gives; less than 0 for damage."""
    amount = int(effect.by_x[deed.x] if effect.by_x else effect.n)
    return amount if effect.op == w.OP_STR else -amount


def outcome(strikes: int, blocks: int) -> tuple[bool, bool]:
    """Whether the blocker falls, and the attacker."""
    return blocks < strikes, strikes < blocks


def announced(s: State, seat: int, pick: Option) -> tuple[Deed, Row]:
    """What an answer would put on the chain."""
    variant = on_of(pick)
    mode = variant & w.MODE_MASK
    if verb_of(pick) == w.USE:
        m = s.at(ref_of(pick))
        deed = probe(seat, m.card, w.ABILITY, m.origin, m.uid)
        deed.slot = variant >> w.MODE_SHIFT
    else:
        deed = probe(seat, ref_of(pick), w.MAGIC, w.FROM_HAND, 0)
        deed.x = variant >> w.MODE_SHIFT
    return deed, s.modes(deed)[mode]


def next_of(s: State) -> int:
    """Whose turn is next."""
    n = len(s.players)
    return next(seat for k in range(1, n + 1) if s.players[seat := (int(s.active) + k) % n].alive)
