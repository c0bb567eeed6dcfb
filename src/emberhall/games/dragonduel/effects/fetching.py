"""Effects that fetch cards of the own piles: looking at the top of the deck, reviving from the discard pile."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect
from emberhall.games.dragonduel.components.pieces import Deed
from emberhall.games.dragonduel.effects.entering import Dig, Entering
from emberhall.games.dragonduel.effects.tellings import cause_of, codes_of
from emberhall.games.dragonduel.events import Looked
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64


def look(s: State, deed: Deed, n: i64, take: i64) -> None:
    seat = deed.seat
    deck = s.players[seat].deck
    count: i64 = min(n, len(deck))
    if s.events is not None and count:
        cause = cause_of(s, deed)
        cards = codes_of(s, list(reversed(deck[len(deck) - count :])))
        s.tell(
            Looked(kind="looks", seat=seat, n=count, cause=cause, cards=cards),
            (int(seat),),
            Looked(kind="looks", seat=seat, n=count, cause=cause),
        )
    s.work.append(Dig(seat, count, min(take, count)))


def revive(s: State, deed: Deed, effect: Effect) -> None:
    """Let the chosen cards of the own discard pile enter, one by one (DD-76)."""
    pick = effect.pick
    assert pick is not None
    pile = s.players[deed.seat].disc
    cards: list[int] = []
    for target in deed.targets[pick.at : pick.at + pick.slots]:
        if target and target - 1 in pile:
            pile.remove(target - 1)
            cards.append(target - 1)
    for card in reversed(cards):
        s.work.append(Entering(card, deed.seat, w.FROM_DISCARD, not effect.exhausted, 1, 0))
