"""A seat's view of DragonDuel as a greedy player reads it: monsters, threats, and the worth of a monster."""

from typing import Any

from emberhall.bots.heuristics.dragonduel.facts import Fact

# The cost of an unstopped hit, by the Tower cards left: the first hits give a free card.
PAIN: list[float] = [1000.0, 9.0, 5.0, 3.0, 2.0, 1.3]


class Body:
    """A monster in play."""

    def __init__(self, seen: dict[str, Any], seat: int, fact: Fact) -> None:
        self.id: str = seen["id"]
        self.seat = seat
        self.fact = fact
        self.ready: bool = seen["ready"]
        self.strength: int = seen["strength"]
        self.flags: list[str] = seen["flags"]
        self.flies = "flight" in self.flags
        self.may_attack: bool = seen["may_attack"]
        printed: int = seen["printed"]
        lasting = max(self.strength, printed) / 1000
        self.worth: float = 0.6 + max(lasting, 0.2) + (fact.body - fact.strength / 1000) + 0.25 * len(fact.does)

    def gain(self, on: str) -> int:
        """The Strength it gives itself on an event."""
        return self.fact.gains.get(on, 0)

    def blocks(self, attacker: "Body") -> bool:
        """True if it could block that attacker, as far as Flight goes; other restrictions show in the words."""
        return (
            self.ready and "noblock" not in self.flags and (not attacker.flies or self.flies or "reach" in self.flags)
        )


class Reading:
    """The view of one decision."""

    def __init__(self, view: dict[str, Any], seat: int, facts: dict[str, Fact]) -> None:
        self.view = view
        self.seat = seat
        self.facts = facts
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[seat]
        self.foes = [player for player in self.players if player["alive"] and player["seat"] != seat]
        self.bodies: dict[str, Body] = {}
        for player in self.players:
            for seen in player["monsters"]:
                self.bodies[seen["id"]] = Body(seen, player["seat"], facts[seen["card"]])
        self.mine = [body for body in self.bodies.values() if body.seat == seat]
        self.theirs = [body for body in self.bodies.values() if body.seat != seat]
        self.my_turn: bool = view["active"] == seat
        self.battle: dict[str, Any] | None = view["battle"]
        self.items: dict[str, dict[str, Any]] = {item["id"]: item for item in view["chain"]}

    def of(self, seat: int) -> list[Body]:
        return [body for body in self.bodies.values() if body.seat == seat]

    def hit_pain(self, tower: int) -> float:
        """The cost of an unstopped hit to a player with this many Tower cards."""
        return PAIN[min(tower, 5)]

    def danger(self, less: Body | None = None) -> int:
        """How many attacks of the next turns my ready monsters, without `less`, could not block."""
        attackers = [body for body in self.theirs if "noattack" not in body.flags]
        blockers = [body for body in self.mine if body.ready and body is not less and "noblock" not in body.flags]
        fliers = len([body for body in attackers if body.flies])
        high = len([body for body in blockers if body.flies or "reach" in body.flags])
        return max(len(attackers) - len(blockers), fliers - high, 0)
