"""What an option would lead to in the current position: prices, blows, Barriers. Reads nothing hidden."""

from typing import final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Card
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.facts.strengths import flags_of, power_of, strength_of
from emberhall.games.dragonduel.facts.triggers import lent
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import blockers_of
from emberhall.games.dragonduel.turn.playing import spark_needed
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
    """The Strength of a target before and after, if the effect changes it."""
    row = s.row(asked.deed)
    effect = row.effects[row.picks[asked.k].effect]
    if effect.op not in (w.OP_STR, w.OP_DMG):
        return None
    n = int(effect.by_x[asked.deed.x] if effect.by_x else effect.n)
    before = int(strength_of(s, m))
    return {"before": before, "after": before + (n if effect.op == w.OP_STR else -n)}


def reach(s: State, seat: int) -> int:
    """The highest Barrier this player can raise."""
    player = s.players[seat]
    return 1000 * int(player.sr) + int(player.ward)


def attack(s: State, m: Monster, foe: int) -> dict[str, Fact]:
    """What an attack meets: how many could block, the result of the strongest block, how high a Barrier can reach.

    Abilities that trigger when it attacks or is blocked count. `raised` names the blockers that would be stronger or
    weaker than they look, `raised_to` gives their Strength then.
    """
    struck = int(strength_of(s, m)) + lent(s, m, w.ON_ATTACK, w.SELF)
    blocks = [blow(s, m, s.at(place), struck) for place in blockers_of(s, m, foe)]
    best = max(blocks, key=lambda each: each.own, default=None)
    raised = [each for each in blocks if each.own != strength_of(s, each.blocker)]
    return {
        "strength": 0 if flags_of(s, m) & w.PACIFIED else max(0, struck),
        "blockers": len(blocks),
        "best": 0 if best is None else best.own,
        "strongest": None if best is None else s.book.cards[best.blocker.card].code,
        "falls": "none" if best is None else best.falls(s),
        "raised": [f"m{each.blocker.uid}" for each in raised],
        "raised_to": [each.own for each in raised],
        "barrier": reach(s, foe),
        "tower": len(s.players[foe].tower),
    }


@final
class Blow:
    """Two monsters about to strike each other, with the Strength they would have then."""

    def __init__(self, attacker: Monster, blocker: Monster, theirs: int, own: int) -> None:
        self.attacker = attacker
        self.blocker = blocker
        self.theirs = theirs
        self.own = own

    def falls(self, s: State) -> str:
        """Who falls when both strike: `attacker`, `blocker` or `none` (DD-01)."""
        dealt = 0 if flags_of(s, self.attacker) & w.PACIFIED else max(0, self.theirs)
        taken = 0 if flags_of(s, self.blocker) & w.PACIFIED else max(0, self.own)
        if self.own < dealt:
            return "blocker"
        return "attacker" if self.theirs < taken else "none"


def blow(s: State, attacker: Monster, blocker: Monster, strength: int) -> Blow:
    """A possible block, including what both monsters would do when it happens."""
    theirs = strength + lent(s, attacker, w.ON_BLOCKED, w.SELF) + lent(s, blocker, w.ON_BLOCK, w.IT)
    own = int(strength_of(s, blocker)) + lent(s, blocker, w.ON_BLOCK, w.SELF) + lent(s, attacker, w.ON_BLOCKED, w.IT)
    return Blow(attacker, blocker, theirs, own)


def block(s: State, m: Monster) -> dict[str, Fact]:
    attacker = s.monster(s.attacker)
    assert attacker is not None
    blows = blow(s, attacker, m, int(strength_of(s, attacker)))
    fallen = {"blocker": "own", "attacker": "theirs"}.get(blows.falls(s), "none")
    theirs = 0 if flags_of(s, attacker) & w.PACIFIED else max(0, blows.theirs)
    raised = blows.own != strength_of(s, m)
    return {
        "own": blows.own,
        "theirs": theirs,
        "falls": fallen,
        "raised": [f"m{m.uid}"] if raised else [],
        "raised_to": [blows.own] if raised else [],
    }


def critical(s: State, cards: int) -> dict[str, Fact]:
    """The effect of this many Critical Spark cards: against the blocker, or against the highest possible Barrier.

    A blocker that is gone has still stopped the attack (B7).
    """
    attacker = s.monster(s.attacker)
    assert attacker is not None
    strikes = 0 if flags_of(s, attacker) & w.PACIFIED else max(0, int(strength_of(s, attacker)) + 1000 * cards)
    blocker = s.monster(s.blocker)
    if blocker is not None:
        struck = Blow(attacker, blocker, int(strength_of(s, attacker)) + 1000 * cards, int(strength_of(s, blocker)))
        fallen = {"attacker": "own", "blocker": "theirs"}.get(struck.falls(s), "none")
        return {"strength": strikes, "against": int(strength_of(s, blocker)), "falls": fallen}
    if s.blocker:
        return {"strength": strikes, "against": 0, "falls": "stopped"}
    height = reach(s, int(s.defender))
    meets = "holds" if height >= strikes else "breaks" if s.players[s.defender].tower else "wins"
    return {"strength": strikes, "against": height, "falls": "through", "meets": meets}


def barrier(s: State, cards: int) -> dict[str, Fact]:
    """Whether a Barrier of this many cards holds: `yes`, `no` (a Tower card is turned over) or `last` (defeat)."""
    attacker = s.monster(s.attacker)
    assert attacker is not None
    player = s.players[s.defender]
    height = 1000 * cards + int(player.ward)
    strength = int(power_of(s, attacker))
    held = "yes" if height >= strength else "no" if player.tower else "last"
    return {"barrier": height, "strength": strength, "holds": held}
