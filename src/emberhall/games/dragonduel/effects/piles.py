"""The basic changes of hands, decks, piles, Spark and Towers. Nothing here asks a seat anything.

Each change tells its event, if somebody listens; `deed` is the one whose effect it is, None if the stack says whose, or
if it is the course of the turn.
"""

from bisect import insort

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed, Player
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of, codes_of, is_paying
from emberhall.games.dragonduel.events import (
    Burial,
    Buried,
    Discarded,
    Draw,
    Drew,
    Gaining,
    Payment,
    Rebuilt,
    SparkMoved,
    Unbuilt,
)
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64


def draw(s: State, seat: i64, n: i64, why: Draw, deed: Deed | None = None) -> None:
    """Draw up to n; an empty deck defeats nobody here (DD-26)."""
    player = s.players[seat]
    cards: list[int] = []
    while n > 0 and player.deck:
        card = player.deck.pop()
        insort(player.hand, card)
        cards.append(card)
        n -= 1
    if s.events is not None and cards:
        n = len(cards)
        cause = cause_of(s, deed)
        s.tell(
            Drew(kind="drew", seat=seat, n=n, why=why, cause=cause, cards=codes_of(s, cards)),
            (int(seat),),
            Drew(kind="drew", seat=seat, n=n, why=why, cause=cause),
        )


def lose_from_hand(player: Player, card: int) -> None:
    """Take a card out of the hand; if everybody saw an equal card go there, take that one."""
    player.hand.remove(card)
    if player.shown and card in player.shown:
        player.shown.remove(card)


def discard(s: State, seat: i64, card: int) -> None:
    """Discard a card of the hand."""
    player = s.players[seat]
    lose_from_hand(player, card)
    player.disc.append(card)
    if s.events is not None:
        tell_discard(s, seat, [card], False)


def discard_all(s: State, seat: i64) -> None:
    """Discard the whole hand. Nobody chose these cards, so the event reveals what others could not know."""
    player = s.players[seat]
    if s.events is not None and player.hand:
        tell_discard(s, seat, player.hand, True)
    player.disc += player.hand
    player.hand = []
    player.shown = []


def tell_discard(s: State, seat: i64, cards: list[int], whole: bool) -> None:
    s.tell(
        Discarded(
            kind="discarded",
            seat=seat,
            cards=codes_of(s, cards),
            whole=whole,
            why="cost" if is_paying(s) else "effect",
            cause=cause_of(s, None),
        ),
    )


def bury(s: State, seat: i64, card: i64, why: Burial, deed: Deed | None = None) -> None:
    """Put a card that is in no zone into its owner's discard pile."""
    s.players[seat].disc.append(int(card))
    if s.events is not None:
        s.tell(Buried(kind="buried", seat=seat, card=code_of(s, card), why=why, cause=cause_of(s, deed)))


# --- Spark


def pay_spark(s: State, seat: i64, cards: i64, why: Payment, deed: Deed | None = None) -> None:
    player = s.players[seat]
    player.sr -= cards
    player.se += cards
    if s.events is not None and cards:
        s.tell(
            SparkMoved(
                kind="spark",
                seat=seat,
                n=cards,
                why=why,
                ready=-cards,
                exhausted=cards,
                deck=0,
                cause=cause_of(s, deed),
            ),
        )


def ready_spark(s: State, seat: i64, cards: i64, deed: Deed) -> None:
    player = s.players[seat]
    moved: i64 = min(cards, player.se)
    player.se -= moved
    player.sr += moved
    if s.events is not None and moved:
        s.tell(
            SparkMoved(
                kind="spark",
                seat=seat,
                n=moved,
                why="readied",
                ready=moved,
                exhausted=-moved,
                deck=0,
                cause=cause_of(s, deed),
            ),
        )


def ramp(s: State, seat: i64, cards: i64, exhausted: bool, why: Gaining, deed: Deed | None = None) -> None:
    """Move cards of the Spark deck to the Spark Zone."""
    player = s.players[seat]
    moved: i64 = min(cards, player.sd)
    player.sd -= moved
    if exhausted:
        player.se += moved
    else:
        player.sr += moved
    if s.events is not None and moved:
        ready: i64 = 0 if exhausted else moved
        s.tell(
            SparkMoved(
                kind="spark",
                seat=seat,
                n=moved,
                why=why,
                ready=ready,
                exhausted=moved - ready,
                deck=-moved,
                cause=cause_of(s, deed),
            ),
        )


# --- the Tower


def tower_add(s: State, seat: i64, n: i64, deed: Deed) -> None:
    """From the top of the deck to the bottom of the Tower, unseen (DD-49)."""
    player = s.players[seat]
    moved: i64 = 0
    while moved < n and player.deck and len(player.tower) < w.MOST_TOWER:
        player.tower.append(player.deck.pop())
        moved += 1
    if s.events is not None and moved:
        cause = cause_of(s, deed)
        s.tell(Rebuilt(kind="rebuilt", seat=seat, n=moved, tower=len(player.tower), cause=cause))


def tower_take(s: State, seat: i64, n: i64, deed: Deed) -> None:
    player = s.players[seat]
    cards: list[int] = []
    while n > 0 and player.tower:
        card = player.tower.pop(0)
        insort(player.hand, card)
        cards.append(card)
        n -= 1
    if s.events is not None and cards:
        n = len(cards)
        tower = len(player.tower)
        cause = cause_of(s, deed)
        s.tell(
            Unbuilt(kind="unbuilt", seat=seat, n=n, tower=tower, cause=cause, cards=codes_of(s, cards)),
            (int(seat),),
            Unbuilt(kind="unbuilt", seat=seat, n=n, tower=tower, cause=cause),
        )
