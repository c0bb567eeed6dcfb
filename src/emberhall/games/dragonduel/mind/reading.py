"""A state as one seat reads it to answer: the monsters and their worth, whose turn it is, the threats.

A reading is reused for every answer of a line, and reads the monsters of a seat only when they are needed: millions
of lines are played, and most answers concern one or two monsters.
"""

from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster, Player
from emberhall.games.dragonduel.facts.strengths import flags_of, strength_of
from emberhall.games.dragonduel.mind.facts import Fact
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64

# What an unstopped hit costs, by the Tower cards left: the first hits give a free card.
PAIN: Final = [1000.0, 9.0, 5.0, 3.0, 2.0, 1.3]


@final
class Body:
    """A monster in play."""

    def __init__(self, fact: Fact) -> None:
        self.uid: int = 0
        self.seat: int = 0
        self.fact = fact
        self.ready = False
        self.strength: int = 0
        self.flags: int = 0
        self.may_attack = False
        self.worth: float = 0.0

    def read(self, s: State, m: Monster, fact: Fact) -> None:
        """Become the body of this monster."""
        strength = strength_of(s, m)
        flags = flags_of(s, m)
        self.uid = m.uid
        self.seat = m.seat
        self.fact = fact
        self.ready = m.ready
        self.strength = strength
        self.flags = flags
        self.may_attack = m.ready and not flags & w.NO_ATTACK and (m.entered != s.turn or flags & w.HASTE != 0)
        lasting = max(self.strength, fact.strength) / 1000
        self.worth = 0.6 + max(lasting, 0.2) + fact.extra + fact.does

    def blocks(self, attacker: "Body") -> bool:
        """True if it could block that attacker, as far as Flight goes; the options take care of anything else."""
        if not self.ready or self.flags & w.NO_BLOCKING:
            return False
        return not attacker.flags & w.FLIGHT or self.flags & (w.FLIGHT | w.REACH) != 0

    def guards(self) -> bool:
        """True if it could block an attacker without Flight."""
        return self.ready and not self.flags & w.NO_BLOCKING


NOBODY: Final[list[Body]] = []


@final
class Reading:
    """One moment, for the seat that answers."""

    def __init__(self, s: State, facts: list[Fact]) -> None:
        self.s = s
        self.facts = facts
        self.seat: int = 0
        self.me: Player = s.players[0]
        self.my_turn = False
        self.pools: list[list[Body]] = [[] for _ in s.players]  # bodies to reuse, by seat
        self.seats: list[list[Body] | None] = [None for _ in s.players]  # the bodies of a seat, once they were needed
        self.foes: list[Body] | None = None
        self.attacker: Body | None = None
        self.blocker: Body | None = None
        self.power: int = 0  # the damage the attacker deals
        self.attacking: int = -1  # how many of my monsters may attack; -1: not counted yet
        self.counted = False
        self.walking: int = 0  # attackers minus blockers; `flying` counts only those with Flight
        self.flying: int = 0

    def read(self, s: State, seat: int) -> None:
        """Start over with another moment of the same play."""
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.my_turn = s.active == seat
        for at in range(len(self.seats)):
            self.seats[at] = None
        self.foes = None
        self.attacking = -1
        self.counted = False
        self.power = 0
        self.attacker = None
        self.blocker = self.of_uid(s.blocker) if s.blocker else None
        if s.attacker:
            attacker = self.of_uid(s.attacker)
            self.attacker = attacker
            if attacker is not None and not attacker.flags & w.PACIFIED:
                self.power = max(0, attacker.strength)

    def of_seat(self, seat: i64) -> list[Body]:
        """The monsters of a seat, in their order."""
        known = self.seats[seat]
        if known is not None:
            return known
        mons = self.s.players[seat].mons
        if not mons:
            self.seats[seat] = NOBODY
            return NOBODY
        pool = self.pools[seat]
        count: i64 = len(pool)
        for at, m in enumerate(mons):
            fact = self.facts[m.card]
            if at == count:
                pool.append(Body(fact))
                count += 1
            pool[at].read(self.s, m, fact)
        bodies = pool[: len(mons)]
        self.seats[seat] = bodies
        return bodies

    def own_bodies(self) -> list[Body]:
        return self.of_seat(self.seat)

    def theirs(self) -> list[Body]:
        """The monsters of all others."""
        known = self.foes
        if known is not None:
            return known
        count: i64 = len(self.seats)
        bodies = NOBODY
        if count == 2:
            bodies = self.of_seat(1 - self.seat)
        else:
            bodies = []
            for at in range(count):
                if at != self.seat:
                    bodies += self.of_seat(at)
        self.foes = bodies
        return bodies

    def of_uid(self, uid: i64) -> Body | None:
        """The monster with this number, if it is in play."""
        for seat, player in enumerate(self.s.players):
            for place, m in enumerate(player.mons):
                if m.uid == uid:
                    return self.of_seat(seat)[place]
        return None

    def at(self, place: i64) -> Body:
        """The monster an option names."""
        return self.of_seat(place >> 3)[place & 7]

    def attackers(self) -> int:
        """My monsters that may attack now."""
        if self.attacking < 0:
            count: int = 0
            for body in self.own_bodies():
                if body.may_attack:
                    count += 1
            self.attacking = count
        return self.attacking

    def weakest(self) -> float:
        """The worth of my least valuable monster."""
        own = self.own_bodies()
        least: float = 1000.0
        for body in own:
            least = min(least, body.worth)
        return least if own else 0.0

    def count(self) -> None:
        """Count the monsters that may attack me in the next turns, and those of mine that could block them."""
        attackers: int = 0
        fliers: int = 0
        for body in self.theirs():
            if not body.flags & w.NO_ATTACK:
                attackers += 1
                if body.flags & w.FLIGHT:
                    fliers += 1
        blockers: int = 0
        high: int = 0
        for body in self.own_bodies():
            if body.guards():
                blockers += 1
                if body.flags & (w.FLIGHT | w.REACH):
                    high += 1
        self.walking = attackers - blockers
        self.flying = fliers - high
        self.counted = True

    def danger(self, less: Body | None) -> int:
        """How many attacks of the next turns my ready monsters, without `less`, could not block."""
        if not self.counted:
            self.count()
        walking = self.walking
        flying = self.flying
        if less is not None and less.guards():
            walking += 1
            if less.flags & (w.FLIGHT | w.REACH):
                flying += 1
        most = max(walking, flying)  # with three arguments mypyc would look max up among the builtins each time
        return max(most, 0)


def pain(tower: int) -> float:
    """What an unstopped hit costs a player with this many Tower cards."""
    return PAIN[min(tower, 5)]
