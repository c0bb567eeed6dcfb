"""What must always hold: no card and no coin is lost or made, and what is counted is counted rightly."""

from emberhall.games.dualis.state import State, cards_in, plays_in


def check(s: State) -> None:
    """Raise AssertionError, with a sentence, if something is lost, made or counted wrongly."""
    n = s.terms.seats
    hands = [cards_in(s.hand(seat)) for seat in range(n)]
    played = [play >> 1 for trick in s.done for play in plays_in(trick, n)] + [play >> 1 for play in s.table()]
    places = sorted([card for hand in hands for card in hand] + cards_in(s.undealt) + played)
    assert places == list(range(52)), f"A card is lost or doubled: {places}."
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
        assert len(hands[seat]) + out == s.terms.hand_size, f"Seat {seat} holds {len(hands[seat])} cards."
    if s.terms.partners:
        assert sum(s.points) == len(s.past), "A partnership round was won by nobody, or by two (DU-30)."
