"""Blocks, Critical Spark and Barriers: arithmetic on the two monsters and the Tower cards left."""

from emberhall.bots.heuristics.dragonduel.facts import SPARK
from emberhall.bots.heuristics.dragonduel.reading import Reading


class Battles:
    """The current battle."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        assert reading.battle is not None
        self.battle = reading.battle
        self.attacker = reading.bodies[self.battle["attacker"]]
        self.strength: int = self.battle["strength"]

    def block(self, word: str) -> float:
        """A tie is better than a hit, a kill is better than a tie; losing a blocker must be worth it."""
        reading = self.reading
        me = reading.me
        pain = 0.0 if self.strength <= 0 else reading.hit_pain(me["tower"])
        barrier = -(-(self.strength - me["ward"]) // 1000)
        foe = reading.players[self.attacker.seat]
        spare: int = foe["spark_ready"] + foe["spark_exhausted"]
        if word == "no block":
            # The last hit must be stopped even if the attacker puts every Spark card into a Critical.
            sure = barrier + (spare if me["tower"] == 0 else 0)
            if me["spark_ready"] >= sure > 0:
                pain = min(pain, 0.3 * barrier)
            return -pain
        body = reading.bodies[word.split()[1]]
        mine = body.strength + body.gain("block")
        if mine > self.strength:
            # A Critical may turn the battle, but it costs the attacker as much as the monster is worth.
            return self.attacker.worth - 0.2 * (spare > (mine - self.strength) // 1000) - 0.05 * body.worth
        if mine == self.strength:
            return -0.1 - (0.25 * body.worth if spare else 0.0)
        return -body.worth - 0.1

    def critical(self, word: str) -> float:
        """The fewest cards that break a tie, kill a good blocker, or end the game."""
        reading = self.reading
        cards = int(word.split()[1])
        price = SPARK * cards * (1.3 if reading.me["spark_deck"] == 0 else 1.0)
        strength = self.attacker.strength + 1000 * cards
        blocker_id = self.battle["blocker"]
        if blocker_id is not None:
            blocker = reading.bodies.get(blocker_id)
            if blocker is None:
                return -price
            gain = 0.0
            if strength > blocker.strength:
                gain += blocker.worth
            if strength < blocker.strength:
                gain -= self.attacker.worth
            return gain - price
        foe = reading.players[self.battle["defender"]]
        barrier = 1000 * foe["spark_ready"] + foe["ward"]
        if "pacified" in self.attacker.flags or strength <= 0:
            return -price
        if foe["tower"] == 0 and strength > barrier:
            return 500.0 - price
        stopped = barrier >= strength
        return (0.0 if stopped else min(reading.hit_pain(foe["tower"]), 6.0) * 0.4) - price

    def barrier(self, word: str) -> float:
        """Exactly enough or nothing. Spark spent in the enemy's turn comes back, so it is cheap; so are early hits."""
        reading = self.reading
        me = reading.me
        cards = int(word.split()[1])
        needed: int = max(-(-(self.strength - me["ward"]) // 1000), 0)
        if cards < needed:
            return -reading.hit_pain(me["tower"]) - 0.3 * cards
        more = len([body for body in reading.of(self.attacker.seat) if body.may_attack])
        held = 0.25 if more and me["tower"] <= 2 else 0.1
        return -held * needed - 1.0 * (cards - needed)
