"""The main decision and responses: which card, ability or attack is worth its Spark now."""

import re
from typing import Any, Final

from emberhall.bots.heuristics.dragonduel.effects import Effects
from emberhall.bots.heuristics.dragonduel.facts import CARD, Fact
from emberhall.bots.heuristics.dragonduel.reading import Body, Reading

PLAY: Final = re.compile(r"play (\S+)(?: x(\d+))?(?: mode (\d+))?( from discard)?")
# The worth of a hit, by the Tower cards before it: the first hits give the enemy free cards.
HITS: list[float] = [40.0, 2.3, 1.5, 1.23, 1.1, 1.02]
# How much a point of Spark spent in one's own turn is missed later as a Barrier, by one's own Tower cards.
SPARING: list[float] = [0.6, 0.3, 0.0, 0.0, 0.0, 0.0]
EARLY: Final = 1.0  # the worth of a hit's free card to the enemy, divided by one's own Spark cards
FEW: Final = 2  # with this many Tower cards or fewer, that no longer matters
DEADLY: Final = 30.0  # the cost of leaving the way open to the last hit; only dealing the last hit is worth more
USE: Final = re.compile(r"use (m\d+) (\d+)(?: mode (\d+))?")


class Plays:
    """The options of one main decision or response."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.effects = Effects(reading)

    def main(self, word: str) -> float:
        if word == "end":
            return 0.0
        if word.startswith("attack"):
            _, name, foe = word.split()
            return self.attack(self.reading.bodies[name], int(foe[1:]))
        if word.startswith("use"):
            return self.use(word)
        return self.play(word)

    # --- cards

    def play(self, word: str) -> float:
        match = PLAY.fullmatch(word)
        assert match is not None
        fact = self.reading.facts[match[1]]
        x = int(match[2] or 0)
        if fact.kind != "magic":
            return self.summon(fact, match[4] is not None)
        worth = self.effects.row(fact.deeds("play", int(match[3] or 1)), x, None)
        return worth - CARD * 0.8 - 0.12 * (fact.cost + fact.cost_x * x)

    def summon(self, fact: Fact, from_discard: bool) -> float:
        """A monster is nearly always worth playing, the costliest first; in a full zone it replaces the weakest."""
        reading = self.reading
        worth = 1.0 + fact.body + 0.05 * fact.cost + max(self.effects.row(fact.deeds("enter"), 0, None), -0.5)
        tower: int = reading.me["tower"]
        worth -= SPARING[min(tower, 5)] * fact.cost
        if from_discard:
            worth -= 0.7 * CARD
        if len(reading.mine) >= 6:
            worth -= 1.0 + min(body.worth for body in reading.mine)
        return worth

    def use(self, word: str) -> float:
        match = USE.fullmatch(word)
        assert match is not None
        body = self.reading.bodies[match[1]]
        number = int(match[2])
        deeds = body.fact.deeds("act", int(match[3] or 1), number)
        worth = self.effects.row(deeds, 0, body)
        keeps = 0.35 if body.ready and body.may_attack and self.reading.my_turn else 0.15
        return worth - keeps

    # --- attacks

    def attack(self, body: Body, foe: int) -> float:
        """The worth of the hit, minus the cost of a block, which stops only one of my attackers."""
        reading = self.reading
        player = reading.players[foe]
        strength = body.strength + body.gain("attack")
        tower: int = player["tower"]
        spark: int = reading.me["spark_ready"] + reading.me["spark_exhausted"]
        if strength <= 0 and not (tower == 0 and spark):
            return -1.0
        hit = HITS[min(tower, 5)]
        if tower > FEW and "siege" not in body.flags:
            hit -= EARLY / max(spark, 1)
        if 1000 * player["spark_ready"] + player["ward"] >= strength:
            hit *= 0.5
        hit += 0.4 * len(body.fact.deeds("hit")) + 0.2 * len(body.fact.deeds("attack"))
        blockers = [other for other in reading.of(foe) if other.blocks(body)]
        stronger = [other for other in blockers if other.strength + other.gain("block") > strength]
        attackers = max(len([mine for mine in reading.mine if mine.may_attack]), 1)
        blocked = min(len(blockers) / attackers, 1.0)
        beaten = min(1.5 * len(stronger) / attackers, 1.0)
        worth = hit * (1 - max(0.3 * blocked, beaten)) - 0.9 * body.worth * beaten
        return worth - self.exposure(body)

    def exposure(self, body: Body) -> float:
        """The risk of having one blocker fewer in the enemy's turn: the game, if the Tower would not last."""
        reading = self.reading
        if body.fact.vigilant or "noblock" in body.flags:
            return 0.0
        tower: int = reading.me["tower"]
        before, after = reading.danger(), reading.danger(body)
        if after > tower:
            return DEADLY if before <= tower else 0.1
        return 0.1 + 0.3 * (after - before) * (3 - min(tower, 3))

    # --- responses

    def response(self, word: str) -> float:
        if word == "pass":
            return 0.3
        reading = self.reading
        window: dict[str, Any] = reading.view["window"]
        if word.startswith("use"):
            return self.use(word) + self.effects.moment(window)
        match = PLAY.fullmatch(word)
        assert match is not None
        fact = reading.facts[match[1]]
        worth = self.play(word) + self.effects.moment(window)
        if fact.countering():
            foe_items = [item for item in reading.view["chain"] if item["seat"] != reading.seat]
            cost = max([reading.facts[item["card"]].cost for item in foe_items], default=0)
            return 0.4 * cost - 1.0
        return worth
