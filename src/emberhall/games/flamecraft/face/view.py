"""What a seat sees of Flamecraft, built from scratch. A spectator is a seat without secret cards.

Cards are named by their ids; what they do is in the catalogue. Counts such as what a visit would give are computed
from public information.
"""

from typing import TypedDict

from emberhall.games.flamecraft.effects.asking import MOON, Open, revealable
from emberhall.games.flamecraft.effects.fancies import moon_worth
from emberhall.games.flamecraft.face.prospects import casts_at, gives_at
from emberhall.games.flamecraft.score import FLAMEKEEPER, MASTER, allowed, award, reached, winning_seats
from emberhall.games.flamecraft.state import State, artisans_in, cards_in
from emberhall.games.flamecraft.turn.fees import fee_at
from emberhall.games.flamecraft.turn.progress import (
    card_asked,
    goal_standing,
    left_asked,
    price_asked,
    progress,
    receiver_asked,
)
from emberhall.games.flamecraft.turn.solo import first_slot
from emberhall.games.flamecraft.words import COIN, GOODS, SOURCES
from emberhall.kernel import i64


class Shop(TypedDict):
    """A face-up shop. `gives` is what gathering here gives: goods in ring order, coins, goods of choice, artisans.

    `casts` are the enchantments that the viewing seat could pay for here with what it has.
    """

    id: str
    slots: list[str | None]
    asleep: bool
    enchantments: list[str]
    pawns: list[int]
    gives: list[int]
    fee: int
    coins: list[bool]
    casts: list[str]


class Space(TypedDict):
    """A space of the Town; a face-down shop is `hidden`."""

    space: int
    hidden: bool
    shop: Shop | None


class Place(TypedDict):
    """A place of the Park: the artisan, and the tokens lying on it (goods in ring order, coins)."""

    card: str
    laid: list[int]


class Player(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    colour: str
    reputation: int
    goods: list[int]
    coins: int
    hand: int
    fancies: int
    scored: list[str]
    reserved: str | None
    companion: str | None
    used: bool
    sources: list[int]
    at: str | None


class Fancy(TypedDict):
    """One's own unscored fancy: whether it can be revealed now; for a moon, what it would score if the game ended now.

    `progress` of a sun is a count and its goal, or two numbers that must be equal; empty if nothing is counted.
    """

    id: str
    ready: bool
    worth: int
    progress: list[int]


class Secret(TypedDict):
    """What only the seat itself sees."""

    hand: list[str]
    fancies: list[Fancy]


class Turn(TypedDict):
    """How far the current turn is.

    For the open question: the `price` to pay (six goods, then coins), the card it is `about`, how many times it
    is asked, counting this one (`left`), and the seat that gets what is chosen (`to`), if another.
    """

    seat: int
    number: int
    asked: str | None
    asks: list[int]
    placed: list[str]
    fired: list[str]
    drawn: int
    filled: int
    cast: str | None
    gathered: int
    extra: int
    price: list[int] | None
    about: str | None
    left: int
    to: int | None


class Solo(TypedDict):
    """The award of a solo game as it stands, the achievements met and unlocked, and the progress of each.

    `awards` are the reputations from which there is a higher one. `colours` are the goods of the pawns, which say whose
    artisans call them; `next` is, for each good, the slot that its next dragon would move into by itself, as
    `shop.slot` (FC-123).
    """

    colours: list[str]
    next: list[str | None]
    award: str
    awards: list[int]
    met: list[str]
    allowed: int
    unlocked: list[str]
    before: list[str]
    standing: dict[str, int]


class Closing(TypedDict):
    """What is still to come once the end is certain: the seats of the `left` last turns, the present one first."""

    unit: str
    left: int
    seats: list[int]


class View(TypedDict):
    """Everything one seat sees."""

    title: str
    seat: int | None
    seats: int
    enchantments: str
    companions: bool
    first: int
    town: list[Space]
    park: list[Place | None]
    row: list[str | None]
    decks: dict[str, int]
    pawns: list[str | None]
    players: list[Player]
    me: Secret | None
    turn: Turn
    trigger: int | None
    finals: int | None
    closing: Closing | None
    sources: list[str]
    solo: Solo | None
    scores: list[int] | None
    winners: list[int] | None


def own_of(s: State, seat: int | None) -> dict[str, object]:
    """The fields that differ from seat to seat; the rest is as a spectator sees it."""
    return {
        "seat": seat,
        "town": [space_view(s, space, seat) for space in range(s.terms.spaces)],
        "me": None if seat is None else secret_view(s, seat),
    }


def view_of(s: State, seat: int | None) -> View:
    terms = s.terms
    ids = s.book.enchantment_ids
    return {
        "title": "flamecraft",
        "seat": seat,
        "seats": terms.seats,
        "enchantments": "golden" if terms.golden else "purple",
        "companions": terms.companions,
        "first": s.first,
        "town": [space_view(s, space, seat) for space in range(terms.spaces)],
        "park": [park_view(s, at) for at in range(5)],
        "row": [ids[card] if card >= 0 else None for card in s.row],
        "decks": {
            "artisans": len(s.deck),
            "enchantments": len(s.enchantments),
            "fancies": len(s.fancy_deck),
            "shops": len(s.shop_deck),
        },
        "pawns": [shop_at(s, space) for space in s.pawns],
        "players": [player_view(s, each) for each in range(terms.seats)],
        "me": None if seat is None else secret_view(s, seat),
        "turn": turn_view(s),
        "trigger": s.trigger if s.trigger >= 0 else None,
        "finals": s.finals if s.finals >= 0 else None,
        "closing": closing(s),
        "sources": list(SOURCES),
        "solo": solo_view(s) if terms.solo else None,
        "scores": s.rep[:] if s.over else None,
        "winners": winning_seats(s) if s.over else None,
    }


def closing(s: State) -> Closing | None:
    """The last turns, from the moment at which a deck has run out: this one, then one each (FC-61)."""
    left = s.seats + 1 if s.finals < 0 else s.finals
    if s.trigger < 0 or s.over or left == 0:
        return None
    return {"unit": "turns", "left": int(left), "seats": [int((s.active + k) % s.seats) for k in range(left)]}


def shop_at(s: State, space: int) -> str | None:
    return s.book.shop_ids[s.shops[space]] if space >= 0 else None


def space_view(s: State, space: int, seat: int | None) -> Space:
    ref = s.shops[space]
    shown = s.open >> space & 1 == 1
    return {
        "space": space + 1,
        "hidden": ref >= 0 and not shown,
        "shop": shop_view(s, space, ref, seat) if shown else None,
    }


def shop_view(s: State, space: i64, ref: int, seat: int | None) -> Shop:
    book = s.book
    first = 3 * space
    artisans, enchantments = book.artisan_ids, book.enchantment_ids
    looking = s.active if seat is None else seat
    return {
        "id": book.shop_ids[ref],
        "slots": [
            artisans[s.slots[at]] if s.slots[at] >= 0 else None for at in range(first, first + book.shop_slots[ref])
        ],
        "asleep": bool(book.shop_sleeps[ref]),
        "enchantments": [enchantments[s.tucked[at]] for at in range(first, first + 3) if s.tucked[at] >= 0],
        "pawns": [pawn for pawn in range(s.terms.pawns) if s.pawns[pawn] == space],
        "gives": gives_at(s, space),
        "fee": int(fee_at(s, looking, space)),
        "coins": [s.alley >> at & 1 == 1 for at in range(3)] if ref == book.alley else [],
        "casts": [] if seat is None else casts_at(s, seat, space),
    }


def park_view(s: State, at: int) -> Place | None:
    card = s.park[at]
    if card < 0:
        return None
    return {"card": s.book.artisan_ids[card], "laid": s.laid[7 * at : 7 * at + 7]}


def player_view(s: State, seat: int) -> Player:
    book = s.book
    reserved = s.reserved[seat]
    helper = s.companions[seat]
    return {
        "seat": seat,
        "colour": GOODS[s.terms.colours[seat]],
        "reputation": s.rep[seat],
        "goods": s.tokens[7 * seat : 7 * seat + 6],
        "coins": s.tokens[7 * seat + COIN],
        "hand": s.hands[seat].bit_count(),
        "fancies": s.fancies[seat].bit_count(),
        "scored": [book.fancy_ids[card] for card in cards_in(s.scored[seat])],
        "reserved": book.enchantment_ids[reserved] if reserved >= 0 else None,
        "companion": book.companion_ids[helper] if helper >= 0 else None,
        "used": s.used >> seat & 1 == 1,
        "sources": s.sources[8 * seat : 8 * seat + 8],
        "at": shop_at(s, s.pawns[seat]),
    }


def secret_view(s: State, seat: int) -> Secret:
    return {
        "hand": [s.book.artisan_ids[card] for card in artisans_in(s.hands[seat])],
        "fancies": [fancy_view(s, seat, card) for card in cards_in(s.fancies[seat])],
    }


def fancy_view(s: State, seat: int, card: int) -> Fancy:
    asked = s.work[-1] if s.work else None
    ready = isinstance(asked, Open) and asked.seat == seat and revealable(s, card, asked)
    moon = s.book.fancy_timing[card] == MOON
    return {
        "id": s.book.fancy_ids[card],
        "ready": ready,
        "worth": moon_worth(s, seat, card) if moon else 0,
        "progress": [] if moon else progress(s, seat, card),
    }


def turn_view(s: State) -> Turn:
    ids = s.book.artisan_ids
    return {
        "seat": s.active,
        "number": s.turns + 1,
        "asked": s.work[-1].ask(s) if s.work else None,
        "asks": s.asked(),
        "placed": [ids[card] for card in s.placed],
        "fired": [ids[card] for card in s.fired],
        "drawn": s.draws,
        "filled": s.filled,
        "cast": GOODS[s.cast_icon] if s.cast_icon >= 0 else None,
        "gathered": s.g1_goods,
        "extra": int(s.extra),
        "price": price_asked(s),
        "about": card_asked(s),
        "left": left_asked(s),
        "to": receiver_asked(s),
    }


def next_slot(s: State, good: int) -> str | None:
    at = int(first_slot(s, good))
    return s.slot_name(3 * s.shops[at // 3] + at % 3) if at >= 0 else None


def solo_view(s: State) -> Solo:
    ids = s.book.achievement_ids
    return {
        "colours": [GOODS[colour] for colour in s.terms.colours],
        "next": [next_slot(s, good) for good in range(6)],
        "award": award(s),
        "awards": [FLAMEKEEPER, MASTER],
        "met": [ids[ref] for ref in reached(s)],
        "allowed": allowed(s),
        "unlocked": [ids[ref] for ref in s.won],
        "before": [ids[ref] for ref in s.terms.unlocked],
        "standing": {ids[ref]: goal_standing(s, ref) for ref in range(len(ids))},
    }
