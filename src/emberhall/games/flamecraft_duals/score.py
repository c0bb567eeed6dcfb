"""The result: reputation, cards scored, and the winners, over both games of a pair."""

from emberhall.games.flamecraft_duals.state import WON, State
from emberhall.games.flamecraft_duals.words import GOLDRUSH
from emberhall.kernel import i64


def reputation(s: State, seat: i64) -> int:
    """The pile plus the coins (3.4, FD-39)."""
    return from_cards(s, seat) + from_coins(s, seat)


def from_cards(s: State, seat: i64) -> int:
    """What the scored cards of a seat are worth."""
    return sum([s.book.reputation[card] for card in s.pile(seat)])


def from_coins(s: State, seat: i64) -> int:
    """What the coins of a seat are worth."""
    return coins_worth(s, s.coins(seat))


def coins_worth(s: State, coins: i64) -> int:
    """One for each coin left; with Goldrush, only having none is worth something."""
    if not s.has(GOLDRUSH):
        return int(coins)
    return 0 if coins else s.book.fancies[GOLDRUSH].number


def standing(s: State) -> list[int]:
    """The reputation of every seat in this game."""
    return [reputation(s, seat) for seat in range(s.terms.seats)]


def fountain_won(s: State, seat: i64) -> int:
    """How many fountain cards a seat has claimed."""
    return len([card for card in s.pile(seat) if card >= s.book.shops])


def totals(s: State) -> list[int]:
    """A score per seat, over both games of a pair."""
    return [reputation(s, seat) + (s.past[2 * seat] if s.past else 0) for seat in range(s.terms.seats)]


def piles(s: State) -> list[int]:
    """Cards scored per seat, over both games of a pair."""
    return [len(s.pile(seat)) + (s.past[2 * seat + 1] if s.past else 0) for seat in range(s.terms.seats)]


def winning_seats(s: State) -> list[int]:
    """More reputation, then more cards, then both (3.4). Solo is won or lost."""
    if s.terms.solo:
        return [0] if s.outcome == WON else []
    standing = list(zip(totals(s), piles(s), strict=True))
    return [seat for seat in range(s.terms.seats) if standing[seat] == max(standing)]
