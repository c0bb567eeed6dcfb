"""A state as one seat reads it to answer: the monsters with what they are worth, whose turn it is, what threatens."""

from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.judging.facts import Fact
from emberhall.games.dragonduel.pieces import Monster, Player
from emberhall.games.dragonduel.rules import may_attack
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.strengths import flags_of, strength_of

# What an unstopped hit costs, by the Tower cards left: the first hits give a card for nothing.
PAIN: Final = [1000.0, 9.0, 5.0, 3.0, 2.0, 1.3]


@final
class Body:
    """A monster in play."""

    def __init__(self, s: State, m: Monster, fact: Fact) -> None:
        self.uid: int = m.uid
        self.seat: int = m.seat
        self.fact = fact
        self.ready = m.ready
        self.strength: int = strength_of(s, m)
        self.flags: int = flags_of(s, m)
        self.may_attack = may_attack(s, m)
        lasting = max(self.strength, s.book.cards[m.card].strength) / 1000
        self.worth: float = 0.6 + max(lasting, 0.2) + fact.extra + fact.does

    def blocks(self, attacker: "Body") -> bool:
        """Whether it could block that attacker, by Flight; what else forbids it the options will show."""
        if not self.ready or self.flags & w.NO_BLOCKING:
            return False
        return not attacker.flags & w.FLIGHT or self.flags & (w.FLIGHT | w.REACH) != 0


@final
class Reading:
    """One moment, for the seat that answers."""

    def __init__(self, s: State, seat: int, facts: list[Fact]) -> None:
        self.s = s
        self.seat: int = seat
        self.facts = facts
        self.me: Player = s.players[seat]
        self.mine: list[Body] = []
        self.theirs: list[Body] = []
        self.my_turn = s.active == seat
        for player in s.players:
            for m in player.mons:
                body = Body(s, m, facts[m.card])
                if m.seat == seat:
                    self.mine.append(body)
                else:
                    self.theirs.append(body)
        self.attacker: Body | None = self.of_uid(s.attacker) if s.attacker else None
        self.power: int = 0  # what the attack parts
        attacker = self.attacker
        if attacker is not None and not attacker.flags & w.PACIFIED:
            self.power = max(0, attacker.strength)

    def of_uid(self, uid: int) -> Body | None:
        for body in self.mine:
            if body.uid == uid:
                return body
        for body in self.theirs:
            if body.uid == uid:
                return body
        return None

    def at(self, place: int) -> Body:
        """The monster an option names."""
        body = self.of_uid(self.s.players[place >> 3].mons[place & 7].uid)
        assert body is not None
        return body

    def attackers(self) -> int:
        """My monsters that may attack now."""
        count: int = 0
        for body in self.mine:
            if body.may_attack:
                count += 1
        return count

    def weakest(self) -> float:
        """What the least of my monsters is worth."""
        least: float = 1000.0
        for body in self.mine:
            least = min(least, body.worth)
        return least if self.mine else 0.0

    def danger(self, less: Body | None) -> int:
        """How many attacks of the next turns my ready monsters, but for `less`, could not block."""
        attackers: int = 0
        fliers: int = 0
        for body in self.theirs:
            if not body.flags & w.NO_ATTACK:
                attackers += 1
                if body.flags & w.FLIGHT:
                    fliers += 1
        blockers: int = 0
        high: int = 0
        for body in self.mine:
            if body.ready and body is not less and not body.flags & w.NO_BLOCKING:
                blockers += 1
                if body.flags & (w.FLIGHT | w.REACH):
                    high += 1
        return max(attackers - blockers, fliers - high, 0)


def pain(tower: int) -> float:
    """What an unstopped hit costs a player with so many Tower cards."""
    return PAIN[min(tower, 5)]
