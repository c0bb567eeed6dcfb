"""What a seat of Duālis knows, from its view and the events it heard, as numbers to compute with.

A card is `suit * 26 + colour * 13 + number - 1`, a play is `2 * card + coin`; the cards not shown yet are four masks of
thirteen bits, at `2 * suit + colour`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

SUITS: Final = "SM"
COLOURS: Final = "RB"
CARDS: Final = {
    f"{SUITS[suit]}{number}{COLOURS[colour]}": suit * 26 + colour * 13 + number - 1
    for suit in (0, 1)
    for colour in (0, 1)
    for number in range(1, 14)
}
PLAYS: Final = {f"play {word}{'+' * coin}": 2 * card + coin for word, card in CARDS.items() for coin in (0, 1)}
THIRTEEN: Final = (1 << 13) - 1


class Reading:
    """One seat's knowledge when it is asked to play."""

    def __init__(self, view: Mapping[str, Any], history: Sequence[Mapping[str, Any]]) -> None:
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.partners: bool = view["mode"] == "partnership"
        self.sides = 2 if self.partners else self.seats
        self.side = self.seat % self.sides
        self.highlow: bool = view["highlow"]
        self.red, self.blue = view["centre"]
        self.hand = [CARDS[word] for word in view["hand"]]
        # (seat, card, colour it lies in), in play order
        self.table = [(laid["seat"], CARDS[laid["card"]], COLOURS.index(laid["lies"])) for laid in view["table"]]
        self.led = self.table[0][1] // 26 if self.table else -1
        self.low: bool = view["direction"] == "low"
        self.later = [(self.seat + k) % self.seats for k in range(1, self.seats - len(self.table))]
        self.cards: list[int] = view["cards"]
        self.tricks: list[int] = view["tricks"]
        self.tricks_left: int = view["tricks_per_round"] - view["trick"]  # after this one
        self.dues = self.dues_of(view)
        self.unseen, self.voids = remember(view, history)

    def dues_of(self, view: Mapping[str, Any]) -> list[int]:
        """Each side's coins (with those on the table) minus tricks: tricks to win or, if negative, coins to take."""
        dues = [side["coins"] - side["tricks"] for side in view["sides"]]
        for laid in view["table"]:
            dues[laid["seat"] % self.sides] += laid["coin"]
        return dues


def remember(view: Mapping[str, Any], history: Sequence[Mapping[str, Any]]) -> tuple[list[int], list[int]]:
    """The cards this seat has not seen, and the suits each seat failed to follow (bits), this round."""
    seats: int = view["seats"]
    voids = [0] * seats
    shown: list[str] = [*view["hand"]]
    led = ""
    for heard in this_round(history, view["round"]):
        word = heard["card"]
        led = word[0] if heard["led"] else led
        if word[0] != led:
            voids[heard["seat"]] |= 1 << SUITS.index(led)
        shown.append(word)
    last = [view["last"]] if view["last"] and view["last"]["round"] == view["round"] else []
    for trick in [*view["seen"], *last, view]:
        shown += [laid["card"] for laid in trick["table"]]
    return unseen_but(shown), voids


def this_round(history: Sequence[Mapping[str, Any]], number: int) -> list[Mapping[str, Any]]:
    """The plays heard since the round's deal; fewer, or none, if the table keeps no history for bots."""
    found: list[Mapping[str, Any]] = []
    for heard in reversed(history):
        if heard["kind"] == "played":
            found.append(heard)
        elif heard["kind"] == "round":
            return found[::-1] if heard["round"] == number else []
    return []


def unseen_but(shown: Iterable[str]) -> list[int]:
    """All cards except those shown, as masks."""
    gone = [0] * 4
    for card in {CARDS[word] for word in shown}:
        gone[card // 13] |= 1 << card % 13
    return [THIRTEEN ^ mask for mask in gone]
