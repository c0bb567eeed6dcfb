"""Invariants: no card, token or point is lost or duplicated."""

from typing import Final

from emberhall.games.flamecraft.facts.town import full, is_open
from emberhall.games.flamecraft.state import State, artisans_in, cards_in
from emberhall.games.flamecraft.words import ALLEY_FULL, ARTISANS, SPACES
from emberhall.kernel import i64

ALONE: Final = [1 << card for card in range(ARTISANS)]  # each artisan as a mask
EVERY: Final = sum(ALONE)


def check(s: State) -> None:
    """Raise AssertionError, with a sentence, if something is lost, duplicated or miscounted."""
    check_artisans(s)
    check_shops(s)
    check_enchantments(s)
    check_fancies(s)
    check_tokens(s)


def check_artisans(s: State) -> None:
    places = [card for card in s.slots + s.park if card >= 0] + s.deck + s.removed
    lying: i64 = 0
    for card in places:
        if 0 <= card < ARTISANS:
            lying |= ALONE[card]
    held: i64 = 0
    count = len(places)
    for hand in s.hands:
        held |= hand
        count += hand.bit_count()
    whole = lying | held == EVERY and count == ARTISANS
    assert whole, f"An artisan is lost or doubled: {sorted(places + in_hands(s))}."
    assert len(s.sunk) <= len(s.deck), "More cards are known at the bottom of the deck than lie there."
    for card in range(ARTISANS):
        assert held >> card & 1 or not s.known[card], f"{s.book.artisan_ids[card]} is known in a hand it is not in."


def in_hands(s: State) -> list[int]:
    return [card for hand in s.hands for card in artisans_in(hand)]


def check_shops(s: State) -> None:
    town = [shop for shop in s.shops if shop >= 0]
    places = town + s.shop_deck + s.unused_shops
    assert sorted(places) == list(range(len(s.book.shop_ids))), f"A shop is lost or doubled: {sorted(places)}."
    assert len(town) <= s.terms.spaces, f"{len(town)} shops lie on {s.terms.spaces} spaces."
    hidden = [space for space in range(SPACES) if s.shops[space] >= 0 and not is_open(s, space)]
    assert sorted(s.new_shops) == hidden, f"Face-down are {hidden}, to be flipped {s.new_shops}."
    for space in range(SPACES):
        at = 3 * space
        lying = (s.slots[at] >= 0) + (s.slots[at + 1] >= 0) + (s.slots[at + 2] >= 0)
        room = s.book.shop_slots[s.shops[space]] if is_open(s, space) else 0
        assert lying <= room, f"Space {space + 1} has {room} slots and {lying} artisans."
        assert lying < 3 or full(s, space), f"Space {space + 1} is full and does not know it."
    for pawn in s.pawns:
        assert not 0 <= pawn < SPACES or is_open(s, pawn), f"A pawn stands on space {pawn + 1}, where no shop is open."


def check_enchantments(s: State) -> None:
    deck = [card for card, kind in enumerate(s.book.enchantment_deck) if kind == int(s.terms.golden)]
    lying = [card for card in s.row + s.tucked + s.reserved if card >= 0]
    assert sorted(lying + s.enchantments) == deck, f"An enchantment is lost or doubled: {sorted(lying)}."


def check_fancies(s: State) -> None:
    places = s.fancy_deck[:]
    for seat in range(s.terms.seats):
        assert not s.fancies[seat] & s.scored[seat], f"Seat {seat} has a fancy both scored and unscored."
        assert s.fulfilled[seat] & ~s.scored[seat] == 0, f"Seat {seat} fulfilled a fancy it has not scored."
        places += cards_in(s.fancies[seat] | s.scored[seat])
    assert len(set(places)) == len(places), f"A fancy is doubled: {sorted(places)}."
    count = len(s.book.fancy_ids)
    if s.terms.solo:
        solo = s.book.solo_fancies[:]
        for ref in s.terms.unlocked:
            solo += s.book.achievement_fancies[ref]
        count = len(set(solo))  # two achievements may add the same card
    assert len(places) == count, f"There are {len(places)} fancies instead of {count}."


def check_tokens(s: State) -> None:
    assert min(s.tokens + s.laid) >= 0, f"Tokens are owed: {s.tokens}, {s.laid}."
    for seat in range(s.terms.seats):
        earned = sum(s.sources[8 * seat : 8 * seat + 8])
        assert earned == s.rep[seat] >= 0, f"Seat {seat} has {s.rep[seat]} reputation and earned {earned}."
    assert 0 <= s.alley <= ALLEY_FULL, f"The coins of the alley are {s.alley}."
    for at in range(5):
        assert s.park[at] >= 0 or not any(s.laid[7 * at : 7 * at + 7]), "Tokens lie where no artisan is."
