"""Prices: whether a seat can pay, what it can cast, and whether a cast stays possible (3.4 Pay and Cast)."""

from typing import final

from emberhall.games.flamecraft.effects.asking import AFTER_PLACING, WITH_CAST
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import COIN, MEAT, PLANT, POTION, SETS_SHIFT, V_CAST, WILD
from emberhall.kernel import i64
from emberhall.kernel.decisions import option


def shortfall(s: State, seat: i64, price: list[int], at: i64, sets: i64) -> i64:
    """How many goods of a price, read from a list at an index, the seat lacks."""
    lack: i64 = 0
    own = 7 * seat
    for kind in range(6):
        missing = price[at + kind] * sets - s.tokens[own + kind]
        if missing > 0:
            lack += missing
    return lack


def card_payable(s: State, seat: i64, card: i64, sets: i64, less: i64, coins: i64) -> bool:
    """True if a seat with these coins can pay an enchantment's price, reduced by `less` goods."""
    book = s.book
    coins -= book.enchantment_cost[7 * card + COIN]
    if coins < 0:
        return False
    lack = shortfall(s, seat, book.enchantment_cost, 7 * card, sets) - less
    return lack <= 0 or (lack <= coins and not book.enchantment_pure[card])


def most_sets(s: State, card: i64) -> i64:
    return len(s.book.enchantment_rows[card])


def card_need(s: State, card: i64, sets: i64) -> i64:
    """The goods of a card's price, packed."""
    need: i64 = 0
    for kind in range(6):
        need |= s.book.enchantment_cost[7 * card + kind] * sets << 5 * kind
    return need


def price_options(s: State, seat: i64, cards: list[int], verb: i64, less: i64, helper: i64) -> list[int]:
    """Which of these enchantments, with how many sets, can be paid now; `helper` marks a companion's aid."""
    options: list[int] = []
    coins: i64 = s.tokens[7 * seat + COIN]
    for card in cards:
        if card < 0:
            continue
        most = most_sets(s, card)
        sets: i64 = 1
        while sets <= most and card_payable(s, seat, card, sets, less, coins):
            options.append(option(verb, card, helper << SETS_SHIFT | (sets if most > 1 else 0)))
            sets += 1
    return options


def castable(s: State, seat: i64, space: i64) -> list[int]:
    """The enchantments that fit a shop, by icon and room: from the row and the seat's reserve (FC-48)."""
    if space < 0:
        return []
    icon = s.book.shop_icon[s.shops[space]]
    if icon > WILD or s.tucked[3 * space + 2] >= 0:
        return []
    icons = s.book.enchantment_icon
    cards = [card for card in s.row if card >= 0 and (icon == WILD or icons[card] == icon)]
    card = s.reserved[seat]
    if card >= 0 and (icon == WILD or icons[card] == icon):
        cards.append(card)
    if len(cards) > 1:
        cards.sort()
    return cards


@final
class Discount(Effect):
    """CAST for `count` goods less; it is part of the cast and does nothing by itself (C1)."""

    def __init__(self, count: int) -> None:
        super().__init__("discount")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return False

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        return


def discount_of(s: State, seat: i64) -> i64:
    """How many goods the seat's companion takes off a cast; 0: none, or already used."""
    helper = s.companions[seat]
    if helper >= 0 and not s.used >> seat & 1 and s.book.companion_timing[helper] == WITH_CAST:
        for effect in s.book.rows[s.book.companion_row[helper]]:
            if isinstance(effect, Discount):
                return effect.count
    return 0


def casts(s: State, seat: i64, space: i64) -> list[int]:
    """Every legal cast: an enchantment, its sets, with or without the companion's discount (FC-48)."""
    cards = castable(s, seat, space)
    if not cards:
        return cards
    options = price_options(s, seat, cards, V_CAST, 0, 0)
    less = discount_of(s, seat)
    if less:
        options += price_options(s, seat, cards, V_CAST, less, s.companions[seat] + 1)
        options.sort()
    return options


# --- whether a free action could make the chosen cast impossible (FC-114)


def can_cast(s: State, seat: i64) -> bool:
    """True if the seat can cast something where it is: one set of a variable enchantment is enough."""
    coins: i64 = s.tokens[7 * seat + COIN]
    less = discount_of(s, seat)
    return any(card_payable(s, seat, card, 1, less, coins) for card in castable(s, seat, s.pawns[seat]))


def survives_price(s: State, seat: i64, goods: list[int], due: i64, pure: bool, back: i64, kind: i64 = 0) -> bool:
    """True if a cast stays possible however a price is paid; `back` coins are gained afterwards."""
    own = 7 * seat
    if kind == COIN:
        s.tokens[own + COIN] -= due - back
        stays = survives_gifts(s, seat, 0)
        s.tokens[own + COIN] += due - back
        return stays
    held: i64 = s.tokens[own + kind]
    want: i64 = goods[kind]
    paid = min(want, held)
    while paid >= 0 and due + want - paid <= s.tokens[own + COIN] and (paid == want or not pure):
        s.tokens[own + kind] = held - paid
        stays = survives_price(s, seat, goods, due + want - paid, pure, back, kind + 1)
        s.tokens[own + kind] = held
        if not stays:
            return False
        paid -= 1
    return True


def survives_gifts(s: State, seat: i64, count: i64) -> bool:
    """True if a cast stays possible whichever `count` tokens are given away, plus those of a running fire-up step."""
    return survives_loss(s, seat, count + park_gifts(s) if s.burnt else count, 0)


def survives_loss(s: State, seat: i64, count: i64, least: i64) -> bool:
    if count == 0:
        return can_cast(s, seat)
    last = True
    for kind in range(least, 7):
        if s.tokens[7 * seat + kind]:
            last = False
            s.tokens[7 * seat + kind] -= 1
            stays = survives_loss(s, seat, count - 1, kind)
            s.tokens[7 * seat + kind] += 1
            if not stays:
                return False
    return not last or can_cast(s, seat)


def park_gifts(s: State) -> i64:
    """How many tokens firing up Park artisans can give away: one for each plant, in the Park or swapped in."""
    burnt: i64 = s.burnt[-1] if s.burnt else 0
    plants: i64 = 0
    potions: i64 = 0
    for card in s.park:
        if card >= 0 and not burnt >> card & 1:
            plants += card // 7 == PLANT
            potions += card // 7 == POTION
    return plants + min(potions, plants_in_town(s))


def again_gifts(s: State, seat: i64, cards: list[int]) -> i64:
    """How many tokens firing up one of these artisans can give away; a meat artisan may bring a companion in (C4)."""
    most: i64 = 0
    helper = s.companions[seat]
    waiting = helper >= 0 and not s.used >> seat & 1 and s.book.companion_timing[helper] == AFTER_PLACING
    for card in cards:
        icon = card // 7
        if icon == MEAT and waiting:
            return 7
        if icon == PLANT or (icon == POTION and plants_in_town(s)):
            most = 1
    return most


def plants_in_town(s: State) -> i64:
    plants: i64 = 0
    for card in s.slots:
        plants += card >= 0 and card // 7 == PLANT
    return plants
