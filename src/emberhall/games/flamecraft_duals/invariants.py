"""Invariants: every token and card is in exactly one place, and all counts are right."""

from emberhall.games.flamecraft_duals.facts.stacks import KINDS, faces_of, height, tops_of
from emberhall.games.flamecraft_duals.state import CARD, State, cards_in
from emberhall.games.flamecraft_duals.turn.play_phase import Pull
from emberhall.games.flamecraft_duals.words import BUDDY, BUDDY_FACE, FACES, HEXES


def check(s: State) -> None:
    """Raise AssertionError, with a sentence, if something is lost, duplicated or miscounted."""
    if s.turn:
        check_tokens(s)
        check_cards(s)
    for at, stack in enumerate(s.board):
        faces = faces_of(stack)
        assert len(faces) <= 3, f"{HEXES[at]} holds {len(faces)} tokens."
        assert s.taken >> at & 1 == (stack > 0), f"{HEXES[at]} is counted wrongly as taken or empty."
        assert s.full >> at & 1 == (height(stack) == 3), f"{HEXES[at]} is counted wrongly as full."
        kinds = KINDS[faces[-1]] if faces else 0
        shown = sum([(tops_of(s, kind) >> at & 1) << kind for kind in range(6)])
        assert shown == kinds, f"The top of {HEXES[at]} counts as {shown:b} instead of {kinds:b}."
    assert s.mini < 0 or s.board[s.mini] == 0, f"Tokens lie under the fountain on {HEXES[s.mini]}."
    for seat in range(2):
        assert 0 <= s.coins(seat) <= s.terms.coins_each, f"Seat {seat} has {s.coins(seat)} coins."
        marks = s.shown(seat) | s.traced(seat)
        assert marks & ~s.hand(seat) == 0, f"Seat {seat} is known to hold cards it does not hold."
    if s.work and isinstance(s.work[-1], Pull):
        assert s.bag, "The bag is empty at the start of a turn, and nobody triggered the end."


def check_tokens(s: State) -> None:
    """Every token is in exactly one place."""
    counts = [0] * len(FACES)
    for stack in s.board:
        for face in faces_of(stack):
            counts[face] += 1
    for face in (s.held, s.kept0, s.kept1):
        if face >= 0:
            counts[face] += 1
    for face in range(len(FACES)):
        counts[face] += sum([zone >> 4 * face & 15 for zone in (s.bag, s.extras, s.out, s.loose)])
    wanted = s.book.numbers
    assert counts == wanted, f"There are {counts} tokens by face instead of {wanted}."
    assert s.out >> 4 * BUDDY_FACE & 15 == (0 if s.has(BUDDY) else 1), "Buddy is in the wrong place."


def check_cards(s: State) -> None:
    """Every card is in exactly one place."""
    shops = cards_in(s.hand0) + cards_in(s.hand1) + [entry & CARD for entry in s.deck]
    shops += [card for card in (s.up0, s.up1) if card >= 0] + [
        card for card in s.pile0 + s.pile1 if card < s.book.shops
    ]
    assert sorted(shops) == list(range(s.book.shops)), f"A shop card is lost or doubled: {sorted(shops)}."
    if s.terms.fountain:
        fountain = [card - s.book.shops for card in s.pile0 + s.pile1 if card >= s.book.shops] + s.springs
        fountain += [card for card in range(6) if s.open >> card & 1]
        assert sorted(fountain) == list(range(6)), f"A fountain card is lost or doubled: {sorted(fountain)}."
