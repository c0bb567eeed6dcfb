"""The outlook of a position: what the hand could become, and how a seat's monsters compare with all others."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Player
from emberhall.games.dragonduel.mind.facts import Fact
from emberhall.games.dragonduel.mind.reading import Body
from emberhall.games.dragonduel.state import State

OUTLOOK: Final = [
    "monsters in hand",
    "strength in hand",
    "best in hand",
    "affordable in hand",
    "share of strength",
    "share of monsters",
    "stronger than all",
    "attackers nobody beats",
    "attackers somebody beats",
    "Spark, low Tower",
    "open Tower, on turn",
    "lowest Tower",
    "highest Tower",
]


def hand(numbers: list[float], player: Player, facts: list[Fact]) -> None:
    """What the cards in hand are good for: a body sooner or later, something to play next turn."""
    purse: int = min(player.sr + player.se + 1, w.SPARK_CARDS)
    monsters: float = 0.0
    strength: float = 0.0
    best: float = 0.0
    affordable: float = 0.0
    for card in player.hand:
        fact = facts[card]
        if fact.cost <= 2 * purse:
            affordable += 1.0
        if fact.kind == w.MONSTER:
            monsters += 1.0
            strength += fact.body
            if fact.cost <= 2 * purse:
                best = max(best, fact.body)
    numbers += [min(monsters, 4.0), min(strength, 15.0), best, min(affordable, 4.0)]


def front(numbers: list[float], s: State, seat: int, bodies: list[list[Body]]) -> None:
    """How the monsters of a seat compare with those of its opponents; the weakest defence counts."""
    on_turn = s.active == seat
    own: float = 0.1
    strongest: int = 0
    for body in bodies[seat]:
        own += max(body.strength, 0) / 1000
        strongest = max(strongest, body.strength)
    others: float = 0.1
    rival: int = 0
    mons: int = 0
    unbeaten: float = 0.0
    beaten: float = 7.0
    exposed: float = 0.0
    lowest: float = 1.0
    highest: float = 1.0
    tower = len(s.players[seat].tower)
    for foe in range(len(bodies)):
        if foe == seat or not s.players[foe].alive:
            continue
        mons += len(bodies[foe])
        if len(s.players[foe].tower) <= tower:
            lowest = 0.0
        if len(s.players[foe].tower) >= tower:
            highest = 0.0
        for body in bodies[foe]:
            others += max(body.strength, 0) / 1000
            rival = max(rival, body.strength)
        freely, badly = against(bodies[seat], bodies[foe], on_turn)
        unbeaten = max(unbeaten, freely)
        beaten = min(beaten, badly)
        if on_turn and not s.players[foe].tower and freely > 0.0:
            exposed = 1.0
    count = len(bodies[seat])
    player = s.players[seat]
    numbers += [
        own / (own + others),
        (count + 0.1) / (count + mons + 0.2),
        1.0 if strongest > rival else 0.5 if strongest == rival else 0.0,
        unbeaten,
        min(beaten, 6.0),
        float(player.sr) if tower <= 1 and not on_turn else 0.0,
        exposed,
        lowest,
        highest,
    ]


def against(own: list[Body], theirs: list[Body], ready: bool) -> tuple[float, float]:
    """How many of my monsters could attack without being beaten by a blocker, and how many could not.

    On the own turn only ready blockers count; an opponent whose turn comes first will have readied theirs.
    """
    freely: float = 0.0
    badly: float = 0.0
    for body in own:
        if body.flags & w.NO_ATTACK:
            continue
        beaten = False
        for other in theirs:
            if other.flags & w.NO_BLOCKING or (ready and not other.ready) or other.strength <= body.strength:
                continue
            if not body.flags & w.FLIGHT or other.flags & (w.FLIGHT | w.REACH):
                beaten = True
                break
        if beaten:
            badly += 1.0
        else:
            freely += 1.0
    return freely, badly
