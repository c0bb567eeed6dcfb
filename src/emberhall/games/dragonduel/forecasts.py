"""What an answer would come to as things stand, by the rules: prices, blows, Barriers. Nothing hidden is read."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.battle import blockers_of
from emberhall.games.dragonduel.book import Card
from emberhall.games.dragonduel.effects import Choose
from emberhall.games.dragonduel.pieces import Monster
from emberhall.games.dragonduel.playing import spark_needed
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.strengths import flags_of, power_of, strength_of
from emberhall.kernel.events import Fact


def price(s: State, seat: int, card: Card, x: int, raised: bool) -> dict[str, Fact]:
    """The cost after discounts, the Spark cards it takes and leaves ready, and whether a card of the hand goes too."""
    player = s.players[seat]
    cards = int(spark_needed(player, card, x))
    return {
        "cost": max(0, int(card.cost + card.cost_x * x - player.discount)),
        "cards": cards,
        "left": int(player.sr) - cards,
        "hand": raised,
    }


def aimed(s: State, asked: Choose, m: Monster) -> dict[str, Fact] | None:
    """The Strength of a target before and after, where the effect changes it."""
    row = s.row(asked.deed)
    effect = row.effects[row.picks[asked.k].effect]
    if effect.op not in (w.OP_STR, w.OP_DMG):
        return None
    n = int(effect.by_x[asked.deed.x] if effect.by_x else effect.n)
    before = int(strength_of(s, m))
    return {"before": before, "after": before + (n if effect.op == w.OP_STR else -n)}


def reach(s: State, seat: int) -> int:
    """The most a Barrier of this player can be."""
    player = s.players[seat]
    return 1000 * int(player.sr) + int(player.ward)


def attack(s: State, m: Monster, foe: int) -> dict[str, Fact]:
    """What an attack meets: who could block it, how strong the strongest is, how high a Barrier can reach."""
    blockers = [s.at(place) for place in blockers_of(s, m, foe)]
    return {
        "strength": int(power_of(s, m)),
        "blockers": len(blockers),
        "best": max([int(strength_of(s, other)) for other in blockers], default=0),
        "barrier": reach(s, foe),
        "tower": len(s.players[foe].tower),
    }


def falls(s: State, attacker: Monster, blocker: Monster, more: int) -> str:
    """Who falls when both strike, from the side of the seat named: `attacker`, `blocker` or `none` (DD-01)."""
    struck = 0 if flags_of(s, attacker) & w.PACIFIED else max(0, int(strength_of(s, attacker)) + more)
    if strength_of(s, blocker) < struck:
        return "blocker"
    return "attacker" if strength_of(s, attacker) + more < power_of(s, blocker) else "none"


def block(s: State, m: Monster) -> dict[str, Fact]:
    attacker = s.monster(s.attacker)
    assert attacker is not None
    fallen = {"blocker": "own", "attacker": "theirs"}.get(falls(s, attacker, m, 0), "none")
    return {"own": int(strength_of(s, m)), "theirs": int(power_of(s, attacker)), "falls": fallen}


def critical(s: State, cards: int) -> dict[str, Fact]:
    """What so much Critical Spark comes to: against the blocker, or against the most that a Barrier can be.

    A blocker that is gone has stopped the attack all the same (B7).
    """
    attacker = s.monster(s.attacker)
    assert attacker is not None
    strikes = 0 if flags_of(s, attacker) & w.PACIFIED else max(0, int(strength_of(s, attacker)) + 1000 * cards)
    blocker = s.monster(s.blocker)
    if blocker is not None:
        fallen = {"attacker": "own", "blocker": "theirs"}.get(falls(s, attacker, blocker, 1000 * cards), "none")
        return {"strength": strikes, "against": int(strength_of(s, blocker)), "falls": fallen}
    if s.blocker:
        return {"strength": strikes, "against": 0, "falls": "stopped"}
    return {"strength": strikes, "against": reach(s, int(s.defender)), "falls": "through"}


def barrier(s: State, cards: int) -> dict[str, Fact]:
    """Whether so high a Barrier holds; else a Tower card is turned over, or it was the last."""
    attacker = s.monster(s.attacker)
    assert attacker is not None
    player = s.players[s.defender]
    height = 1000 * cards + int(player.ward)
    strength = int(power_of(s, attacker))
    held = "yes" if height >= strength else "no" if player.tower else "last"
    return {"barrier": height, "strength": strength, "holds": held}
