"""Imagine for a seat: everything it cannot know is dealt anew, uniformly among what fits its knowledge.

It knows its own cards, cards taken openly from the Park, cards it returned or gave away itself, and how the decks are
made up.
"""

from emberhall.games.flamecraft.deal import OTHERS, STARTERS
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import ARTISANS, BIT, SPACES
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    s = state.clone()
    deal_artisans(s, seat, rng)
    deal_fancies(s, seat, rng)
    deal_shops(s, rng)
    s.enchantments.sort()
    rng.shuffle(s.enchantments)
    s.rng = rng.fork()  # future chance is unknown too
    return s


def deal_artisans(s: State, seat: int, rng: Rng) -> None:
    """Other hands, the deck and the cards out of the game, which keep the same number of each good."""
    pool = s.removed[:]
    held: list[int] = []  # the unknown cards of each hand
    for other in range(s.terms.seats):
        unknown = [] if other == seat else unknown_artisans(s, other, seat)
        pool += unknown
        held.append(len(unknown))
        for card in unknown:
            s.hands[other] &= ~BIT[card]
    spots = [at for at in range(len(s.deck)) if at >= len(s.sunk) or not s.sunk[at] >> seat & 1]
    pool += [s.deck[at] for at in spots]
    pool.sort()  # so that the result depends only on what is known and on chance
    rng.shuffle(pool)
    removed: list[int] = []
    for icon in range(6):
        away = len([card for card in s.removed if card // 7 == icon])
        removed += [card for card in pool if card // 7 == icon][:away]
    pool = [card for card in pool if card not in removed]
    s.removed = removed
    for other in range(s.terms.seats):
        for _ in range(held[other]):
            card = pool.pop()
            s.hands[other] |= BIT[card]
            s.known[card] = 1 << other
    for at in spots:
        s.deck[at] = pool.pop()
        s.known[s.deck[at]] = 0
    for card in removed:
        s.known[card] = 0


def unknown_artisans(s: State, other: int, seat: int) -> list[int]:
    return [card for card in range(ARTISANS) if s.hands[other] >> card & 1 and not s.known[card] >> seat & 1]


def deal_fancies(s: State, seat: int, rng: Rng) -> None:
    """Other seats' unscored fancies and the deck."""
    pool: list[int] = []
    held: list[int] = []
    giver = s.active if s.fresh else -1
    fresh = s.fresh.bit_count()
    for other in range(s.terms.seats):
        unknown: list[int] = []
        if other != seat:
            unknown = [card for card in cards_in(s.fancies[other]) if not s.known_fancies[card] >> seat & 1]
        pool += unknown
        held.append(len(unknown))
        for card in unknown:
            s.fancies[other] &= ~BIT[card]
    spots = [at for at in range(len(s.fancy_deck)) if at >= len(s.fancy_sunk) or not s.fancy_sunk[at] >> seat & 1]
    pool += [s.fancy_deck[at] for at in spots]
    pool.sort()
    rng.shuffle(pool)
    for other in range(s.terms.seats):
        dealt = [pool.pop() for _ in range(held[other])]
        for card in dealt:
            s.fancies[other] |= BIT[card]
            s.known_fancies[card] = 1 << other
        if other == giver and other != seat:
            s.fresh = sum([BIT[card] for card in dealt[:fresh]])
    for at in spots:
        s.fancy_deck[at] = pool.pop()
        s.known_fancies[s.fancy_deck[at]] = 0


def deal_shops(s: State, rng: Rng) -> None:
    """The shop deck, face-down shops and those out of the game, by the way the deck is built."""
    book = s.book
    hidden = [space for space in range(SPACES) if s.shops[space] >= 0 and not s.open >> space & 1]
    count = len(s.shop_deck) + len(hidden)
    if s.terms.shop_list or s.terms.solo:
        pool = s.shop_deck + [s.shops[space] for space in hidden]
    else:
        shown = [s.shops[space] for space in range(SPACES) if s.open >> space & 1]
        unseen = [shop for shop in range(STARTERS, len(book.shop_ids)) if shop not in shown]
        rng.shuffle(unseen)
        pool = []
        for icon in range(6):
            if not any(shop >= STARTERS and book.shop_icon[shop] == icon for shop in shown):
                pool += [shop for shop in unseen if book.shop_icon[shop] == icon][:1]
        others = len([shop for shop in shown if book.shop_icon[shop] >= 6])
        pool += [shop for shop in unseen if book.shop_icon[shop] >= 6][: OTHERS - others]
        s.unused_shops = [shop for shop in unseen if shop not in pool]
    pool.sort()
    rng.shuffle(pool)
    assert len(pool) == count, f"{len(pool)} shops for {count} places."
    for space in hidden:
        s.shops[space] = pool.pop()
    s.shop_deck = pool
