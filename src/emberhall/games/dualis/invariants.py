"""Invariants: no card or coin is lost or duplicated, and all counts are right."""

from typing import Final

from emberhall.games.dualis.state import State, cards_in, plays_in
from emberhall.kernel import i64
from emberhall.kernel.cells import size_of

ALONE: Final = [1 << card for card in range(52)]  # each card as a mask
EVERY: Final = sum(ALONE)


def check(s: State) -> None:
    """Raise AssertionError, with a sentence, if something is lost, duplicated or miscounted."""
    n = s.terms.seats
    check_cards(s)
    laid = sum([play & 1 for play in s.table()])
    coins = s.red + s.blue + laid + sum(s.per_seat(s.coins))
    assert coins == 2 * s.terms.coins_each, f"There are {coins} coins instead of {2 * s.terms.coins_each}."
    bids = [int(s.trick >> 8 * ((seat - s.leader) % n) & 1) for seat in range(n)]
    assert bids == s.per_seat(s.bids), f"The coins on the cards are {bids}, noted as {s.per_seat(s.bids)}."
    assert s.red >= 0, f"The centre holds {s.red} red coins."
    assert s.blue >= 0, f"The centre holds {s.blue} blue coins."
    won = sum(s.per_seat(s.tricks))
    assert won == len(s.done), f"{won} tricks are counted, {len(s.done)} were played."
    for seat in range(n):
        out = len(s.done) + (1 if (seat - s.leader) % n < s.laid else 0)
        held = size_of(s.hand(seat))
        assert held + out == s.terms.hand_size, f"Seat {seat} holds {held} cards."
    if s.terms.partners:
        assert sum(s.points) == len(s.past), "A partnership round was won by nobody, or by two (DU-30)."


def check_cards(s: State) -> None:
    """Each card is in exactly one place: in a hand, on the table, played or undealt."""
    seen: i64 = s.undealt
    count = size_of(s.undealt)
    for seat in range(s.terms.seats):
        seen |= s.hand(seat)
        count += size_of(s.hand(seat))
    played = [play for trick in s.done for play in plays_in(trick, s.terms.seats)] + s.table()
    for play in played:
        if play < 2 * 52:
            seen |= ALONE[play >> 1]
    count += len(played)
    whole = seen == EVERY and count == 52
    assert whole, f"A card is lost or doubled: {sorted(unplayed(s) + [play >> 1 for play in played])}."


def unplayed(s: State) -> list[int]:
    return cards_in(s.undealt) + [card for seat in range(s.terms.seats) for card in cards_in(s.hand(seat))]
