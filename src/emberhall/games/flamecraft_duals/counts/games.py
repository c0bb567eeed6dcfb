"""What the explorer counts of a game of Flamecraft Duals: the first token, cards that were scored, the fountain."""

from collections.abc import Iterator
from typing import Final

from emberhall.kernel.counts.sheets import Count, Finished, Sheet

ANY: Final = "any"
MIDDLE: Final = ("C3",)
CORNERS: Final = ("A1", "A3", "C1", "C5", "E1", "E3")
EDGES: Final = ("A2", "B1", "B4", "D1", "D4", "E2")
SHEETS: Final = (
    Sheet("first", "openings", "hexes", shows="share"),
    Sheet("places", "openings", "list", ("first",)),
    Sheet("cards", "cards", "list", ("hand", "scored"), names="cards"),
    Sheet("fountain", "cards", "list", ("claimed",), names="cards"),
)


def counts(finished: Finished) -> Iterator[Count]:
    """The first token of the game, and each card once for a seat that had or scored it."""
    start: set[str] = set()
    first = True
    for event in finished.events:
        kind = event["kind"]
        if kind == "laid":
            start.update(event["hexes"])
        elif kind == "half":
            return  # the second game of a pair is another deal, and its end decides both
        elif kind == "placed" and first:
            first = False
            yield from placed(event["seat"], event["token"], event["hex"], start)
    yield from cards(finished)


def placed(seat: int, token: str, place: str, start: set[str]) -> Iterator[Count]:
    """Where the first token went."""
    yield Count("first", ANY, place, seat)
    yield Count("first", token, place, seat)
    kind = (
        "middle"
        if place in MIDDLE
        else "corner"
        if place in CORNERS
        else "token"
        if place in start
        else "edge"
        if place in EDGES
        else "inner"
    )
    yield Count("places", kind, "first", seat)


def cards(finished: Finished) -> Iterator[Count]:
    """The cards each seat held, scored and claimed."""
    hand: dict[tuple[int, str], None] = {}
    scored: dict[tuple[int, str], int] = {}
    claimed: dict[tuple[int, str], int] = {}
    for event in finished.events:
        kind = event["kind"]
        if kind == "dealt":
            hand.update(((event["seat"], card), None) for card in event.get("hand", ()))
        elif kind == "drew" and "card" in event:
            hand[event["seat"], event["card"]] = None
        elif kind in ("scored", "claimed"):
            (scored if kind == "scored" else claimed)[event["seat"], event["card"]] = event["reputation"]
    for seat, card in hand:
        yield Count("cards", card, "hand", seat)
    for (seat, card), worth in scored.items():
        yield Count("cards", card, "scored", seat, worth)
    for (seat, card), worth in claimed.items():
        yield Count("fountain", card, "claimed", seat, worth)
