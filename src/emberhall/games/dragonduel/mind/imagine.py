"""Imagine for a seat: everything it cannot know is dealt anew, consistent with what it knows.

A seat knows its own hand, the cards it looks at on its deck, and cards it saw return to another hand. Another player's
own list that is not open is unknown too: its unseen cards may be anything legal.
"""

from emberhall.games.dragonduel.cards.decks import MOST_COPIES
from emberhall.games.dragonduel.components.pieces import Player, Terms
from emberhall.games.dragonduel.effects.entering import Digging
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    s = state.clone()
    lists = s.terms.lists
    for at, player in enumerate(s.players):
        if not player.alive:
            continue
        if at == seat:
            mix_own(s, player, rng)
        elif s.terms.list_known(at):
            mix(player, hidden_of(player), rng)
        else:
            unseen = hidden_of(player)
            seen = lists[at][:]
            for card in unseen:
                seen.remove(card)
            pool = [int(card.index) for card in s.book.cards if not card.token for _ in range(MOST_COPIES)]
            for card in seen:
                pool.remove(card)
            rng.draw(pool, len(unseen))
            dealt = pool[: len(unseen)]
            if lists is s.terms.lists:
                lists = lists[:]
            lists[at] = sorted(seen + dealt)
            mix(player, dealt, rng)
    if lists is not s.terms.lists:
        old = s.terms
        s.terms = Terms(old.seats, old.decks, lists, old.lot, old.second_seat, old.open_lists, old.rolls)
    s.rng = rng.fork()  # the shuffles to come are unknown too
    return s


def mix_own(s: State, player: Player, rng: Rng) -> None:
    """Shuffle deck and Tower together, except for the cards being looked at."""
    step = s.work[-1] if s.work else None
    looked: list[int] = []
    if isinstance(step, Digging) and s.players[step.seat] is player:
        looked = player.deck[len(player.deck) - step.count :]
        del player.deck[len(player.deck) - step.count :]
    pool = sorted(player.deck + player.tower)
    rng.shuffle(pool)
    size = len(player.deck)
    player.deck = pool[:size] + looked
    player.tower = pool[size:]


def hidden_of(player: Player) -> list[int]:
    """The cards of hand, deck and Tower that others cannot know."""
    hand = player.hand[:]
    for card in player.shown:
        hand.remove(card)
    return hand + player.deck + player.tower


def mix(player: Player, pool: list[int], rng: Rng) -> None:
    """Deal a pool to hand, deck and Tower, in the sizes everybody sees."""
    pool.sort()  # so that the result depends only on what is known and on chance
    rng.shuffle(pool)
    held = len(player.hand) - len(player.shown)
    size = len(player.deck)
    player.hand = sorted(player.shown + pool[:held])
    player.deck = pool[held : held + size]
    player.tower = pool[held + size :]
