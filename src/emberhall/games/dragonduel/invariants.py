"""Invariants: every card of a deck is somewhere, Spark is neither lost nor made, limits are kept."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects import entering
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import windows
from emberhall.kernel import steps


def check(s: State) -> None:
    """Raise AssertionError, with a sentence, if something is lost, duplicated or miscounted."""
    for seat, player in enumerate(s.players):
        if not player.alive:
            continue
        spark = player.sd + player.sr + player.se
        assert spark == w.SPARK_CARDS, f"Seat {seat} has {spark} Spark cards."
        assert min(player.sd, player.sr, player.se, player.ward, player.discount) >= 0, f"Seat {seat} owes."
        assert len(player.mons) <= w.MOST_MONSTERS, f"Seat {seat} has {len(player.mons)} monsters."
        assert len(player.tower) <= w.MOST_TOWER, f"Seat {seat} has a Tower of {len(player.tower)}."
        assert player.hand == sorted(player.hand), f"The hand of seat {seat} is out of order."
        cards = cards_about(s, seat)
        assert cards == s.terms.lists[seat], f"Seat {seat} lost or gained a card: {cards}."
        missing = [card for card in player.shown if player.shown.count(card) > player.hand.count(card)]
        assert not missing, f"Seat {seat} no longer holds what everybody saw: {missing}."
    numbers = [m.uid for player in s.players for m in player.mons]
    assert len(set(numbers)) == len(numbers), f"Two monsters have one number: {numbers}."
    lent = sum([1 for player in s.players for m in player.mons if s.book.cards[m.card].auras])
    assert lent == s.auras, f"{lent} monsters lend Strength, noted as {s.auras}."


def cards_about(s: State, seat: int) -> list[int]:
    """Every card of a seat's deck, wherever it is now."""
    player = s.players[seat]
    cards = player.hand + player.deck + player.tower + player.disc + player.rem
    cards += [int(m.card) for m in player.mons]
    cards += [int(deed.card) for deed in s.chain if deed.seat == seat and deed.kind != w.ABILITY]
    if s.revealed >= 0 and s.defender == seat:
        cards.append(int(s.revealed))
    for step in s.work:
        held = step.card if isinstance(step, (entering.Entering, entering.MakeRoom, windows.Bury)) else -1
        if held >= 0 and holder(step) == seat:
            cards.append(int(held))
    return sorted([card for card in cards if not s.book.cards[card].token])


def holder(step: steps.Step) -> int:
    if isinstance(step, (entering.Entering, entering.MakeRoom, windows.Bury)):
        return int(step.seat)
    return -1
