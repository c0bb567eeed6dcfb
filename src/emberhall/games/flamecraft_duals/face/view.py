"""What a seat sees of Flamecraft Duals, built from scratch. A spectator is a seat without a hand.

Everything on the table is public, including the counts of the bag; hands and the deck are not. A card shows its pattern
and, to seats, every place where it matches or is one token short.
"""

from typing import Final, TypedDict

from emberhall.games.flamecraft_duals.effects.coins import Choice, Moment
from emberhall.games.flamecraft_duals.face.closing import Closing, closing
from emberhall.games.flamecraft_duals.facts.patterns import found_at, one_short
from emberhall.games.flamecraft_duals.facts.stacks import cause_of_end, each_of, faces_of, size
from emberhall.games.flamecraft_duals.score import (
    fountain_won,
    from_cards,
    from_coins,
    reputation,
    totals,
    winning_seats,
)
from emberhall.games.flamecraft_duals.state import (
    CARD,
    MARK,
    OUTCOMES,
    State,
    cards_in,
)
from emberhall.games.flamecraft_duals.turn.rules import hand_limit
from emberhall.games.flamecraft_duals.turn.score_phase import (
    FountainKeep,
    FountainTo,
    Score,
    Scoring,
    duty_open,
)
from emberhall.games.flamecraft_duals.words import FACES, HEXES, STEVEN, TYPES

FEW_TOKENS: Final = 6
FEW_CARDS: Final = 4
SOURCES = ("pull", "bread", "kept", "crystal")


class Short(TypedDict):
    """A placement that lacks one token, of type `wants` on the hex `missing`."""

    hexes: list[str]
    missing: str
    wants: str


class Pattern(TypedDict):
    """A shop or fountain card; cells are axial, with an icon each. Placements are empty if pattern help is off."""

    card: str
    shape: str
    cells: list[list[int]]
    icons: str
    reputation: int
    en: str
    fr: str
    provenance: str
    matches: list[list[str]]
    short: list[Short]


class Stack(TypedDict):
    """A hex and the tokens on it, from the bottom."""

    hex: str
    tokens: list[str]


class Count(TypedDict):
    """How many tokens show this face."""

    token: str
    count: int


class Player(TypedDict):
    """What lies in front of a seat; `known` are the cards in its hand that this viewer knows.

    `reputation` is that of its scored cards and of its coins together; `before` is that of the first game of a pair,
    and `total` that of both.
    """

    seat: int
    cards: int
    known: list[str]
    coins: int
    kept: str | None
    pile: list[str]
    fountain_won: int
    reputation: int
    from_cards: int
    from_coins: int
    before: int
    total: int


class Held(TypedDict):
    """The token about to be placed."""

    token: str
    source: str
    rainbow: bool


class Fired(TypedDict):
    """A link of the chain that fired this turn."""

    hex: str
    type: str


class Fancy(TypedDict):
    """A fancy card in play; `number` is the value of a passive one, such as a hand limit."""

    card: str
    kind: str
    en: str
    fr: str
    provenance: str
    number: int


class Returned(TypedDict):
    """A card this seat put under the deck, and how many cards lie below it."""

    card: str
    below: int


class End(TypedDict):
    """Who triggered the end, and whether by the bag or the deck."""

    seat: int
    cause: str


class Nearing(TypedDict):
    """What runs out next and brings the end, and how much of it is left (FD-77)."""

    cause: str
    left: int


class View(TypedDict):
    """Everything one seat sees."""

    title: str
    seat: int | None
    seats: int
    mode: str
    pair: bool
    game: int
    pattern_help: bool
    end_reveal: bool
    coins_each: int
    hand_limit: int
    first: int | None
    turn: int
    phase: str
    to_play: int | None
    ask: str | None
    source: str | None
    board: list[Stack]
    mini: str | None
    bag: list[Count]
    bag_size: int
    extras: list[str]
    out: list[str]
    deck: int
    open_cards: list[str | None]
    open_patterns: list[Pattern]
    hand: list[Pattern] | None
    returned: list[Returned]
    players: list[Player]
    fountain: list[Pattern]
    fountain_hidden: int
    fancies: list[Fancy]
    held: Held | None
    pulled: list[str]
    chain: list[Fired]
    coin_spent: bool
    claimed: bool
    completed: int
    duty: bool | None
    end: End | None
    nearing: Nearing | None
    closing: Closing | None
    outcome: str | None
    hands: list[list[str]] | None
    scores: list[int] | None
    winners: list[int] | None


def own_of(s: State, seat: int | None) -> dict[str, object]:
    """The fields that differ from seat to seat; the rest is as a spectator sees it."""
    return {
        "seat": seat,
        "open_patterns": [pattern_of(s, card, seat is not None) for card in (s.up0, s.up1) if card >= 0],
        "hand": None if seat is None else [pattern_of(s, card, True) for card in cards_in(s.hand(seat))],
        "returned": [] if seat is None else returned_by(s, seat),
        "players": [player_of(s, other, seat) for other in range(s.terms.seats)],
    }


def view_of(s: State, seat: int | None) -> View:
    terms = s.terms
    over = s.over
    begun = s.turn > 0
    step = None if over else s.work[-1]
    source = -1 if step is None else step.source(s)
    return {
        "title": "flamecraft_duals",
        "seat": seat,
        "seats": terms.seats,
        "mode": terms.mode,
        "pair": terms.pair,
        "game": 2 if s.past else 1,
        "pattern_help": terms.pattern_help,
        "end_reveal": terms.end_reveal,
        "coins_each": terms.coins_each,
        "hand_limit": hand_limit(s),
        "first": s.first if begun else None,
        "turn": s.turn,
        "phase": phase_of(s),
        "to_play": None if step is None else step.who(s),
        "ask": None if step is None else step.ask(s),
        "source": HEXES[source] if source >= 0 else None,
        "board": [{"hex": HEXES[at], "tokens": said(faces_of(stack))} for at, stack in enumerate(s.board)],
        "mini": HEXES[s.mini] if s.mini >= 0 else None,
        "bag": [
            {"token": FACES[face], "count": s.bag >> 4 * face & 15} for face in range(13) if s.bag >> 4 * face & 15
        ],
        "bag_size": len(each_of(s.bag)),
        "extras": said(each_of(s.extras)),
        "out": said(each_of(s.out)),
        "deck": len(s.deck),
        "open_cards": open_cards(s),
        "open_patterns": [pattern_of(s, card, seat is not None) for card in (s.up0, s.up1) if card >= 0],
        "hand": None if seat is None else [pattern_of(s, card, True) for card in cards_in(s.hand(seat))],
        "returned": [] if seat is None else returned_by(s, seat),
        "players": [player_of(s, other, seat) for other in range(terms.seats)],
        "fountain": [pattern_of(s, s.book.shops + card, True) for card in range(6) if s.open >> card & 1],
        "fountain_hidden": len(s.springs),
        "fancies": [fancy_of(s, fancy) for fancy in range(8) if s.fancies >> fancy & 1],
        "held": held_of(s),
        "pulled": said(each_of(s.loose)),
        "chain": [{"hex": HEXES[link >> 3], "type": TYPES[link & 7]} for link in s.chain],
        "coin_spent": s.spent == 1,
        "claimed": s.claimed == 1,
        "completed": s.completed,
        "duty": duty_open(s) if terms.solo else None,
        "end": end_of(s),
        "nearing": nearing(s),
        "closing": closing(s),
        "outcome": OUTCOMES[s.outcome],
        "hands": hands_of(s) if over and terms.end_reveal else None,
        "scores": totals(s) if over else None,
        "winners": winning_seats(s) if over else None,
    }


def said(faces: list[int]) -> list[str]:
    return [FACES[face] for face in faces]


def phase_of(s: State) -> str:
    """fancy, play, score, refresh, special or over."""
    if s.over:
        return "over"
    if s.turn == 0:
        return "fancy"
    if s.special:
        return "special"
    for at, step in enumerate(s.work):
        if isinstance(step, Score):
            return "score"
        if isinstance(step, Scoring):
            above = s.work[at + 1] if at + 1 < len(s.work) else step
            return "play" if is_play(s, above) else "score"
    return "refresh"


def is_play(s: State, step: object) -> bool:
    """True if the step just above the scoring belongs to PLAY, rather than a coin or the fountain in SCORE."""
    if isinstance(step, (FountainTo, FountainKeep)):
        return False
    if isinstance(step, Moment):
        return True
    if not isinstance(step, Choice):
        return False
    return step.ask(s).partition(".")[0] in {"meat", "iron", "potion", "plant"}


def pattern_of(s: State, card: int, to_seat: bool) -> Pattern:
    fact = s.book.cards[card]
    helped = s.terms.pattern_help and to_seat
    return {
        "card": fact.id,
        "shape": fact.shape,
        "cells": [[q, r] for q, r in fact.cells],
        "icons": fact.icons,
        "reputation": fact.reputation,
        "en": fact.en,
        "fr": fact.fr,
        "provenance": fact.provenance,
        "matches": [named(hexes) for hexes in found_at(s, card)] if helped else [],
        "short": [
            {"hexes": named(hexes), "missing": HEXES[hexes[k]], "wants": fact.icons[k]}
            for hexes, k in one_short(s, card)
        ]
        if helped
        else [],
    }


def named(hexes: list[int]) -> list[str]:
    return [HEXES[at] for at in hexes]


def open_cards(s: State) -> list[str | None]:
    """Steven's cards; an empty place is None."""
    if not s.has(STEVEN):
        return []
    return [s.book.ids[card] if card >= 0 else None for card in (s.up0, s.up1)]


def returned_by(s: State, seat: int) -> list[Returned]:
    """The cards a seat put under the deck, in deck order."""
    size = len(s.deck)
    return [
        {"card": s.book.ids[entry & CARD], "below": size - 1 - at}
        for at, entry in enumerate(s.deck)
        if entry >> MARK == seat + 1
    ]


def player_of(s: State, seat: int, viewer: int | None) -> Player:
    known = s.shown(seat)
    if viewer == seat:
        known = s.hand(seat)
    elif viewer is not None:
        known |= s.traced(seat)
    reserve = s.kept(seat)
    return {
        "seat": seat,
        "cards": int(s.hand(seat)).bit_count(),
        "known": [s.book.ids[card] for card in cards_in(known)],
        "coins": s.coins(seat),
        "kept": FACES[reserve] if reserve >= 0 else None,
        "pile": [s.book.ids[card] for card in s.pile(seat)],
        "fountain_won": fountain_won(s, seat),
        "reputation": reputation(s, seat),
        "from_cards": from_cards(s, seat),
        "from_coins": from_coins(s, seat),
        "before": s.past[2 * seat] if s.past else 0,
        "total": totals(s)[seat],
    }


def fancy_of(s: State, fancy: int) -> Fancy:
    fact = s.book.fancies[fancy]
    return {
        "card": fact.id,
        "kind": fact.kind,
        "en": fact.en,
        "fr": fact.fr,
        "provenance": fact.provenance,
        "number": fact.number,
    }


def held_of(s: State) -> Held | None:
    if s.held < 0:
        return None
    return {"token": FACES[s.held], "source": SOURCES[s.source], "rainbow": s.rainbow == 1}


def end_of(s: State) -> End | None:
    cause = cause_of_end(s)
    return None if cause is None else {"seat": s.end_by, "cause": cause}


def nearing(s: State) -> Nearing | None:
    """The last tokens of the bag, or the last cards of the deck, are counted (FD-77)."""
    tokens = int(size(s.bag))
    if s.over or s.turn == 0 or s.end_by >= 0:
        return None
    if tokens <= FEW_TOKENS:
        return {"cause": "bag", "left": tokens}
    return {"cause": "deck", "left": len(s.deck)} if len(s.deck) <= FEW_CARDS else None


def hands_of(s: State) -> list[list[str]]:
    return [[s.book.ids[card] for card in cards_in(s.hand(seat))] for seat in range(s.terms.seats)]
