"""The features of a position: about forty numbers for each player, multiplied by fitted weights."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.mind.facts import Fact
from emberhall.games.dragonduel.mind.outlook import OUTLOOK, front, hand
from emberhall.games.dragonduel.mind.reading import Body, Reading
from emberhall.games.dragonduel.state import State

NAMES: Final = [
    "no Tower card",
    "one Tower card",
    "two Tower cards",
    "three Tower cards",
    "four Tower cards",
    "five Tower cards",
    "hand to three",
    "hand beyond",
    "Spark to four",
    "Spark beyond",
    "Spark for others' turns",
    "on turn",
    "undead",
    "thin deck",
    "ward",
    "monsters",
    "strength",
    "worth of monsters",
    "strongest",
    "second strongest",
    "fliers",
    "ready",
    "blockers",
    "full",
    "getting through",
    "more than the Tower",
    "more than Tower and Spark",
    "as many as the Tower",
    "getting through, low Tower",
    "attackers, no Tower",
    "fliers getting through",
    "nothing left",
    "strongest attacker",
    "more than the Tower, on turn",
    *OUTLOOK,
]
COUNT: Final = len(NAMES)
# Used where nothing was fitted: weights learned from games by rules of thumb, rounded, without the outlook.
# fmt: off
BY_HAND: Final = [
    -2.25, -1.15, -0.46, 0.39, 1.07, 1.55, 0.13, 0.08, 0.28, 0.12, -0.0, -0.04,
    -0.07, -0.36, 0.0, -0.19, 0.08, 0.02, -0.06, 0.09, 0.05, 0.15, -0.08, -0.05,
    0.0, -0.06, -0.26, -0.09, -0.25, -0.08, -0.04, -1.28, -0.14, 0.19,
    *[0.0 for _ in OUTLOOK],
]
# fmt: on


def bodies_of(s: State, facts: list[Fact]) -> list[list[Body]]:
    """The monsters of each seat."""
    r = Reading(s, facts)
    return [r.of_seat(seat) for seat in range(len(s.players))]


def features_of(s: State, facts: list[Fact]) -> list[list[float]]:
    """The numbers of each seat."""
    bodies = bodies_of(s, facts)
    return [features_of_seat(s, seat, bodies, facts) for seat in range(len(s.players))]


def features_of_seat(s: State, seat: int, bodies: list[list[Body]], facts: list[Fact]) -> list[float]:
    numbers = holdings(s, seat)
    army(numbers, bodies[seat])
    threats(numbers, s, seat, bodies)
    hand(numbers, s.players[seat], facts)
    front(numbers, s, seat, bodies)
    return numbers


def holdings(s: State, seat: int) -> list[float]:
    """Tower, hand, Spark and deck."""
    player = s.players[seat]
    on_turn = s.active == seat
    tower = [0.0] * 6
    tower[min(len(player.tower), 5)] = 1.0
    held = len(player.hand)
    ready: int = player.sr
    spark: int = player.sr + player.se
    undead = 0
    for card in player.disc:
        if s.book.cards[card].flags & w.UNDEAD:
            undead += 1
    return [
        *tower,
        float(min(held, 3)),
        float(max(min(held, 8) - 3, 0)),
        float(min(spark, 4)),
        float(max(spark - 4, 0)),
        0.0 if on_turn else float(ready),
        1.0 if on_turn else 0.0,
        float(min(undead, 3)),
        1.0 if len(player.deck) < 5 else 0.0,
        1.0 if player.ward else 0.0,
    ]


def army(numbers: list[float], bodies: list[Body]) -> None:
    """Numbers and strength of the monsters."""
    count: float = 0.0
    strength: float = 0.0
    worth: float = 0.0
    strongest: float = 0.0
    second: float = 0.0
    fliers: float = 0.0
    ready: float = 0.0
    blockers: float = 0.0
    for body in bodies:
        power = max(body.strength, 0) / 1000
        count += 1.0
        strength += power
        worth += body.worth
        if power > strongest:
            second = strongest
            strongest = power
        elif power > second:
            second = power
        if body.flags & w.FLIGHT:
            fliers += power
        if body.ready:
            ready += 1.0
            if not body.flags & w.NO_BLOCKING:
                blockers += 1.0
    full = 1.0 if count >= 6.0 else 0.0
    numbers += [count, strength, worth, strongest, second, fliers, ready, blockers, full]


def threats(numbers: list[float], s: State, seat: int, bodies: list[list[Body]]) -> None:
    """Attacks that would get through to the Tower next, judged by the number of blockers."""
    tower = len(s.players[seat].tower)
    attackers = 0
    fliers = 0
    power: float = 0.0
    for other in range(len(bodies)):
        if other != seat:
            for body in bodies[other]:
                if not body.flags & w.NO_ATTACK and body.strength > 0:
                    attackers += 1
                    power = max(power, body.strength / 1000)
                    if body.flags & w.FLIGHT:
                        fliers += 1
    blockers = 0
    high = 0
    for body in bodies[seat]:
        if body.ready and not body.flags & w.NO_BLOCKING:
            blockers += 1
            if body.flags & (w.FLIGHT | w.REACH):
                high += 1
    unblocked = max(attackers - blockers, fliers - high)
    through = max(unblocked, 0)
    spark: int = s.players[seat].sr
    on_turn = s.active == seat
    stops = 0 if on_turn or power <= 0 else int(spark / power)
    numbers += [
        float(min(through, 6)),
        1.0 if through > tower else 0.0,
        1.0 if through - stops > tower else 0.0,
        1.0 if through == tower else 0.0,
        float(min(through, 4)) if tower <= 1 else 0.0,
        float(min(attackers, 6)) if tower == 0 else 0.0,
        float(min(fliers - high, 3)) if fliers > high else 0.0,
        1.0 if tower == 0 and blockers == 0 else 0.0,
        power,
        1.0 if on_turn and through > tower else 0.0,
    ]
