"""The smaller questions: targets, Tower cards, discards, room for a newcomer, paying, mulligans."""

import re
from typing import Final

from emberhall.bots.heuristics.dragonduel.effects import Effects
from emberhall.bots.heuristics.dragonduel.facts import CARD, Fact
from emberhall.bots.heuristics.dragonduel.reading import Reading

TOWER_PLAY: Final = re.compile(r"play (\S+)(?: x(\d+))?(?: mode (\d+))?")
CHEAP: Final = 4


class Choices:
    """One question that is neither a main decision nor a battle."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.effects = Effects(reading)

    def anything(self, word: str) -> float:
        return 0.0

    def first(self, word: str) -> float:
        return 1.0 if word == f"first p{self.reading.seat}" else 0.0

    def mulligan(self, word: str) -> float:
        """A hand needs something to play in the first turns."""
        hand = [self.reading.facts[card] for card in self.reading.view["hand"]]
        early = len([fact for fact in hand if fact.cost <= CHEAP and fact.kind == "monster"])
        return float((word == "mulligan") == (early < 2))

    def target(self, word: str) -> float:
        if word == "done":
            return 0.0
        named = word.split()[1]
        aim = self.reading.view["aim"]
        if named in self.reading.bodies:
            if aim["op"] == "fight":
                return self.fighter(named)
            return self.effects.on(aim["op"], aim["n"], aim["flag"], self.reading.bodies[named])
        if named in self.reading.facts:
            return self.reading.facts[named].body
        if named.startswith("p"):
            foe = self.reading.players[int(named[1:])]
            return float(foe["hand"] + foe["spark_ready"] + 2 * len(foe["monsters"]) - foe["tower"])
        item = self.reading.items.get(named)
        return 0.0 if item is None else float(self.reading.facts[item["card"]].cost)

    def fighter(self, named: str) -> float:
        """My strongest monster; of theirs, the best one that it beats."""
        body = self.reading.bodies[named]
        if body.seat == self.reading.seat:
            return body.strength / 1000
        best = max([mine.strength for mine in self.reading.mine], default=0)
        return body.worth if body.strength < best else -body.worth

    def theirs(self, word: str) -> float:
        return -self.reading.bodies[word.split()[1]].worth

    def send(self, word: str) -> float:
        return -self.reading.bodies[word.split()[1]].worth

    def push(self, word: str) -> float:
        named = word.split()[1]
        if named == "new":
            card = self.reading.view["newcomer"]
            fact = self.reading.facts[card]
            return -(0.6 + fact.body + 0.25 * len(fact.does) + max(self.effects.row(fact.deeds("enter"), 0, None), 0.0))
        return -self.reading.bodies[named].worth

    def tower(self, word: str) -> float:
        """A free card: any monster is worth playing, and any Magic that does something now."""
        if word == "discard":
            return 0.0
        match = TOWER_PLAY.fullmatch(word)
        assert match is not None
        fact = self.reading.facts[match[1]]
        if fact.kind != "magic":
            full = min([body.worth for body in self.reading.mine], default=0.0) if len(self.reading.mine) >= 6 else 0.0
            return 1.0 + fact.body - full
        deeds = [{**deed, "needs": ""} for deed in fact.deeds("play", int(match[3] or 1))]
        return self.effects.row(deeds, int(match[2] or 0), None) - 0.05

    def keep(self, fact: Fact) -> float:
        """How valuable a card in hand is."""
        spark: int = self.reading.me["spark_ready"] + self.reading.me["spark_exhausted"]
        late = max((fact.cost + 1) // 2 - spark - 2, 0)
        return CARD + 0.15 * fact.cost - 0.5 * late - (0.9 if fact.undead else 0.0)

    def discard(self, word: str) -> float:
        return -self.keep(self.reading.facts[word.split()[1]])

    def dig(self, word: str) -> float:
        verb, card = word.split()
        worth = self.keep(self.reading.facts[card])
        return worth if verb == "take" else -worth

    def unless(self, word: str) -> float:
        """Pay for cards that cost about as much, and always in my own turn."""
        mine = [item for item in self.reading.view["chain"] if item["seat"] == self.reading.seat]
        cost = max([self.reading.facts[item["card"]].cost for item in mine], default=0)
        return float((word == "pay") == (cost >= CHEAP or self.reading.my_turn))
