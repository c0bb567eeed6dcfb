"""What the explorer counts of a game of DragonDuel: cards in decks, drawn and played, and deck against deck."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from emberhall.games.dragonduel.cards.decks import STARTERS
from emberhall.kernel.counts.sheets import Count, Finished, Sheet

EARLY: Final = 4  # own turns
LATEST: Final = 14  # the last turn of the chart; later ones count as this one
PAIR: Final = 2
SHEETS: Final = (
    Sheet("cards", "cards", "list", ("deck", "drawn", "early", "unplayed", "tower"), names="cards"),
    Sheet("turns", "cards", "aside", names="cards"),
    Sheet("holders", "cards", "aside", names="cards"),
    Sheet("decks", "decks", "matrix"),
)


def counts(finished: Finished) -> Iterator[Count]:
    """Each of a seat's cards once, wherever it was; each starter deck against the other one."""
    draws, played = seen(finished)
    for seat in range(finished.seats):
        yield from of_seat(finished, seat, draws[seat], played[seat])
    if finished.seats == PAIR:
        yield from against(finished)


def of_seat(finished: Finished, seat: int, draws: set[str], played: dict[str, tuple[int, bool]]) -> Iterator[Count]:
    """The cards of one seat."""
    state, book = finished.state, finished.state.book
    deck = Counter(book.cards[ref].code for ref in state.terms.lists[seat])
    name = state.terms.decks[seat]
    for card, copies in deck.items():
        yield Count("cards", card, "deck", seat, copies)
        if card in draws:
            yield Count("cards", card, "drawn", seat)
            if name in STARTERS:
                yield Count("holders", card, name, seat, copies)
            if card not in played:
                yield Count("cards", card, "unplayed", seat)
        if card in played:
            turn, tower = played[card]
            yield Count("turns", card, str(min(turn, LATEST)), seat)
            if tower:
                yield Count("cards", card, "tower", seat)
            elif turn <= EARLY:
                yield Count("cards", card, "early", seat)


def seen(finished: Finished) -> tuple[list[set[str]], list[dict[str, tuple[int, bool]]]]:
    """Which cards each seat drew, and in which of its own turns it first played each, perhaps from its Tower."""
    draws: list[set[str]] = [set() for _ in range(finished.seats)]
    played: list[dict[str, tuple[int, bool]]] = [{} for _ in range(finished.seats)]
    turns = [1] * finished.seats
    begun = [False] * finished.seats
    for event in finished.events:
        kind = event["kind"]
        if kind == "turn":
            seat = event["seat"]
            turns[seat] += begun[seat]
            begun[seat] = True
        elif kind in ("drew", "dug", "unbuilt"):
            draws[event["seat"]].update(event.get("cards", ()))
        elif kind == "announced" or (kind == "entered" and event["origin"] == "tower"):
            seat = event["seat"]
            played[seat].setdefault(event["card"], (turns[seat], event["origin"] == "tower"))
    return draws, played


def against(finished: Finished) -> Iterator[Count]:
    """Starter against starter: in all, by who began, and against all others together."""
    names = finished.state.terms.decks
    first = next((event["seat"] for event in finished.events if event["kind"] == "turn"), 0)
    if all(name in STARTERS for name in names):
        for seat in range(PAIR):
            other = names[1 - seat]
            yield Count("decks", names[seat], f"{other} both", seat)
            yield Count("decks", names[seat], f"{other} {'first' if seat == first else 'second'}", seat)
            if other != names[seat]:
                yield Count("decks", names[seat], "all", seat)
