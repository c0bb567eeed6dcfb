"""Who takes a trick: trump, direction and strength, computed from a state."""

from typing import Final

from emberhall.games.dualis.state import State
from emberhall.games.dualis.words import BLUE, MOON, NO_TRUMP, RED, STAR, number_of, suit_of
from emberhall.kernel import i64


def trump_of(red: i64, blue: i64) -> i64:
    """The colour with more coins left in the centre (DU-10, DU-11)."""
    if red == blue:
        return NO_TRUMP
    return RED if red > blue else BLUE


def lies(play: i64) -> i64:
    """The colour a card lies in: printed, or the other one under a coin (DU-08)."""
    return (1 if play % 52 >= 26 else 0) ^ (play & 1)


def low_wins(s: State) -> bool:
    """High-Low: a lead that lies blue turns the direction for the whole trick (DU-27, DU-28)."""
    return s.terms.highlow and s.laid > 0 and lies(s.trick & 255) == BLUE


def contest(trump: int, led: int, low: bool) -> bytes:
    """The strength of every play: 0 if it cannot win (DU-35), then the led suit, then trump of any suit."""
    strengths = bytearray(104)
    for play in range(104):
        number = number_of(play >> 1)
        worth = 14 - number if low else number
        if lies(play) == trump:
            strengths[play] = 13 + worth
        elif suit_of(play >> 1) == led:
            strengths[play] = worth
    return bytes(strengths)


# At 4 * (trump + 1) + 2 * led, plus one if low wins.
CONTESTS: Final[list[bytes]] = [
    contest(trump, led, low) for trump in (NO_TRUMP, RED, BLUE) for led in (STAR, MOON) for low in (False, True)
]


def reason(plays: list[int], taker: int, trump: int) -> tuple[str, bool]:
    """Why the card that took a finished trick was the strongest, and whether an earlier one was equal (DU-12).

    `trump` or `suit`, or `only-trump` or `only-suit` if no other card of the kind was played.
    """
    kind = "trump" if lies(plays[taker]) == trump else "suit"
    led = suit_of(plays[0] >> 1)
    rivals = [
        k for k, play in enumerate(plays) if (lies(play) == trump if kind == "trump" else suit_of(play >> 1) == led)
    ]
    number = number_of(plays[taker] >> 1)
    later = any(k < taker and number_of(plays[k] >> 1) == number for k in rivals)
    return (f"only-{kind}" if len(rivals) == 1 else kind), later


def taking(s: State) -> i64:
    """The card on the table that would take the trick if it ended now, as a position in play order."""
    return strongest(s.trick, s.laid, s.led, s.red, s.blue, s.terms.highlow and low_wins(s))


def strongest(trick: i64, laid: i64, led: i64, red: i64, blue: i64, low: bool) -> i64:
    """The position of the strongest of these cards, with these coins left in the centre."""
    return strongest_of(trick, laid, strengths_with(led, red, blue, low))


def strengths_with(led: i64, red: i64, blue: i64, low: bool) -> bytes:
    """The strength of every play in a trick, with these coins left in the centre."""
    kind = 2 * led
    if red != blue:
        kind += 4 if red > blue else 8
    if low:
        kind += 1
    return CONTESTS[kind]


def strongest_of(trick: i64, laid: i64, strengths: bytes) -> i64:
    """The position of the strongest of these cards."""
    best: i64 = 0
    strength: i64 = 1
    for k in range(laid):
        worth: i64 = strengths[trick & 255]
        if worth >= strength:  # DU-12: the later one on ties
            best = k
            strength = worth
        trick >>= 8
    return best
