"""The worth of effects before targets are chosen: with the best target, or in any case."""

from typing import Any

from emberhall.bots.heuristics.dragonduel.facts import CARD, SPARK, TOWER
from emberhall.bots.heuristics.dragonduel.reading import Body, Reading


class Effects:
    """Weighs effects for one seat."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def moment(self, window: dict[str, Any] | None) -> float:
        """A bonus at the end of the last turn before mine: Spark is free then, as it comes back anyway."""
        reading = self.reading
        if window is None or window["kind"] != "end":
            return 0.0
        seats = len(reading.players)
        seat = (reading.view["active"] + 1) % seats
        while not reading.players[seat]["alive"]:
            seat = (seat + 1) % seats
        return 0.6 if seat == reading.seat else 0.0

    def row(self, deeds: list[dict[str, Any]], x: int, source: Body | None) -> float:
        """The worth of a whole row of effects."""
        worth = 0.0
        for deed in deeds:
            if deed["needs"] == "tower":
                continue
            if deed["who"] == "same":
                worth += 0.2 if worth > 0 else 0.0  # a further bonus for a target worth choosing
            else:
                worth += self.one(deed, x, source)
        return worth

    def one(self, deed: dict[str, Any], x: int, source: Body | None) -> float:
        op: str = deed["op"]
        n: int = deed["n"]
        me: dict[str, int] = self.reading.me
        sign = 1 if deed["player"] == "you" else -1
        if op in ("draw", "dig"):
            return sign * CARD * (n if op == "draw" else 0.9)
        if op == "discard":
            held: int = max([foe["hand"] for foe in self.reading.foes], default=0)
            return -CARD * 0.8 * n if sign > 0 else CARD * 0.8 * min(n, held)
        if op == "token":
            room = 6 - len(self.reading.mine)
            return 1.4 * min(n, max(room, 0))
        if op == "ramp":
            return SPARK * min(n, me["spark_deck"])
        if op == "sready":
            return 0.5 * min(n, me["spark_exhausted"]) if self.reading.my_turn else 0.1
        if op == "sexhaust":
            return self.draining(n)
        if op in ("tower_add", "tower_take"):
            low = me["tower"] < 5
            return TOWER * n if op == "tower_add" and low else -0.4 * TOWER * n if op == "tower_take" else 0.0
        if op == "ward":
            return self.warding(n)
        if op == "discount":
            return 0.3 if self.reading.me["hand"] and self.reading.my_turn else -0.5
        if op == "revive":
            return max([self.reading.facts[card].body for card in self.reading.me["discard"]], default=0.0)
        if op == "counter":
            return 0.0
        if op == "fight":
            return self.fighting()
        return self.aimed(deed, n + (1000 * x if op == "dmg" and x else 0), source)

    def draining(self, n: int) -> float:
        """The worth of exhausting an enemy's Spark, which could have been a Barrier against my attacks."""
        attackers = [body for body in self.reading.mine if body.may_attack]
        ready: int = max([foe["spark_ready"] for foe in self.reading.foes], default=0)
        low = min([foe["tower"] for foe in self.reading.foes], default=5)
        if not self.reading.my_turn or not attackers or low > 2:
            return 0.0
        return 0.9 * min(n, ready)

    def warding(self, n: int) -> float:
        """What a ward saves: this attack, or the next one if the Tower has just been hit."""
        battle = self.reading.battle
        if battle is None or battle["defender"] != self.reading.seat or self.reading.me["ward"]:
            return 0.0
        if battle["revealed"] is not None and not any(body.may_attack for body in self.reading.theirs):
            return 0.0
        if battle["strength"] > n + 1000 * self.reading.me["spark_ready"] - 1000:
            return 0.0
        return self.reading.hit_pain(self.reading.me["tower"])

    def fighting(self) -> float:
        best = 0.0
        for one in self.reading.mine:
            for other in self.reading.theirs:
                gain = (other.worth if one.strength > other.strength else 0.0) - (
                    one.worth if other.strength > one.strength else 0.0
                )
                best = max(best, gain)
        return best

    def aimed(self, deed: dict[str, Any], n: int, source: Body | None) -> float:
        """The worth of an effect on monsters, with its best target."""
        if deed["who"] in ("self", "it"):
            if deed["who"] == "self" and source is not None:
                return self.on(deed["op"], n, deed["flag"], source)
            return 0.1
        if deed["who"] == "theirs":
            return min([body.worth for body in self.reading.theirs], default=0.0)
        worths = [
            self.on(deed["op"], n, deed["flag"], body)
            for body in self.reading.bodies.values()
            if self.fits(deed["filter"], body, source)
        ]
        if deed["who"] == "all":
            return sum(worths)
        best = max(worths, default=0.0)
        return best if deed["who"] == "exactly" else max(best, 0.0)

    def fits(self, words: list[str], body: Body, source: Body | None) -> bool:
        """True if a monster passes a filter; only the parts that matter most are checked."""
        mine = body.seat == self.reading.seat
        for word in words:
            if (word == "own" and not mine) or (word == "foe" and mine):
                return False
            if word == "other" and body is source:
                return False
            if word.startswith("smin=") and body.strength < int(word[5:]):
                return False
            if word == "attacking" and (self.reading.battle is None or self.reading.battle["attacker"] != body.id):
                return False
        return True

    def on(self, op: str, n: int, flag: str, body: Body) -> float:
        """The worth of an effect on one monster: harm is good on others', bad on one's own."""
        sign = 1.0 if body.seat != self.reading.seat else -1.0
        if op in ("destroy", "remove"):
            return sign * body.worth
        if op == "hand":
            token = body.fact.kind == "token"
            urgent = 1.5 if self.attacks_me(body) else 0.0
            return sign * (body.worth if token else 0.45 * body.worth + 0.1 * body.fact.cost) + urgent
        if op == "dmg":
            return sign * (body.worth if n > body.strength else 0.1)
        if op == "str" and n < 0:
            return sign * (body.worth if -n > body.strength else 0.15 * -n / 1000)
        if op == "str":
            return -sign * self.strengthened(n, body)
        if op == "exhaust" or flag in ("stun", "noattack", "noblock", "pacified"):
            return self.hampered(op, flag, sign, body)
        if op == "ready":
            useful = not body.ready and (self.reading.my_turn or self.reading.battle is not None)
            return -sign * (0.9 if useful else 0.0)
        return -sign * (0.4 if self.reading.my_turn and body.may_attack else 0.1)

    def attacks_me(self, body: Body) -> bool:
        battle = self.reading.battle
        return battle is not None and battle["attacker"] == body.id and battle["defender"] == self.reading.seat

    def hampered(self, op: str, flag: str, sign: float, body: Body) -> float:
        if flag == "pacified":
            pain = self.reading.hit_pain(self.reading.me["tower"]) if self.attacks_me(body) else 0.0
            return min(pain, 6.0)
        if op == "exhaust" and not body.ready:
            return 0.0
        attackers = [mine for mine in self.reading.mine if mine.may_attack]
        useful = self.reading.my_turn and attackers
        return sign * (0.9 if useful else 0.25)

    def strengthened(self, n: int, body: Body) -> float:
        """More Strength matters in a battle, or for an attack that a blocker would otherwise stop."""
        reading = self.reading
        battle = reading.battle
        if battle is not None:
            if battle["attacker"] == body.id:
                return 0.6
            enemy = reading.bodies.get(battle["attacker"])
            blocks = enemy is not None and battle["defender"] == body.seat and body.blocks(enemy)
            turns = enemy is not None and body.strength <= enemy.strength < body.strength + n
            return enemy.worth if enemy is not None and blocks and turns else 0.0
        if reading.my_turn and body.may_attack:
            blockers = [other for other in reading.theirs if other.blocks(body)]
            if any(body.strength <= other.strength < body.strength + n for other in blockers):
                return 1.6
            return 0.2
        return 0.0
