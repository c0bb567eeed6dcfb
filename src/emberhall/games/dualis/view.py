"""What a seat sees of Duālis, built up from nothing. A spectator is a seat without a hand.

Finished tricks are shown as far as the table agreed to (`memory_aid`); a scored round lies open.
"""

from typing import TypedDict

from emberhall.games.dualis.rules import (
    by_side,
    lies,
    low_wins,
    scores_now,
    seat_points,
    taking,
    trump_of,
    winning_seats,
)
from emberhall.games.dualis.state import Round, State
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, SUITS, colour_word, play_word


class Laid(TypedDict):
    """A card on the table."""

    seat: int
    card: str
    coin: bool
    lies: str


class Trick(TypedDict):
    """A finished trick."""

    round: int
    trick: int
    table: list[Laid]
    winner: int
    trump: str | None


class Side(TypedDict):
    """A partnership, or one seat alone; `worth` is its score if the round ended now."""

    seats: list[int]
    coins: int
    tricks: int
    worth: int
    won: int
    total: int


class Scored(TypedDict):
    """A scored round; each trick as `leader:` and its plays."""

    round: int
    leader: int
    coins: list[int]
    tricks: list[int]
    scores: list[int]
    winner: int | None
    plays: list[str]
    takers: list[int]
    undealt: list[str]


class View(TypedDict):
    """Everything one seat sees."""

    title: str
    seat: int | None
    seats: int
    mode: str
    short: bool
    highlow: bool
    memory_aid: str
    partner_talk: str
    say_direction: bool
    show_trump_now: bool
    round: int
    trick: int
    tricks_per_round: int
    coins_each: int
    leader: int
    to_play: int | None
    centre: list[int]
    trump: str | None
    direction: str
    led: str | None
    table: list[Laid]
    best: int | None
    last: Trick | None
    seen: list[Trick]
    hand: list[str] | None
    cards: list[int]
    coins: list[int]
    tricks: list[int]
    sides: list[Side]
    rounds: list[Scored]
    scores: list[int] | None
    winners: list[int] | None


def view_of(s: State, seat: int | None) -> View:
    terms = s.terms
    over = s.over
    shown = terms.show_trump_now
    return {
        "title": "dualis",
        "seat": seat,
        "seats": terms.seats,
        "mode": "partnership" if terms.partners else "iso",
        "short": terms.short,
        "highlow": terms.highlow,
        "memory_aid": terms.memory_aid,
        "partner_talk": terms.partner_talk,
        "say_direction": terms.say_direction,
        "show_trump_now": shown,
        "round": len(s.past) if over else len(s.past) + 1,
        "trick": len(s.takers) if over else len(s.takers) + 1,
        "tricks_per_round": terms.hand_size,
        "coins_each": terms.coins_each,
        "leader": s.leader,
        "to_play": None if over else s.seat,
        "centre": [s.red, s.blue],
        "trump": colour_word(trump_of(s.red, s.blue)) if shown else None,
        "direction": "low" if low_wins(s) else "high",
        "led": SUITS[s.led] if s.led >= 0 else None,
        "table": laid_cards(s.table(), s.leader, terms.seats),
        "best": (s.leader + taking(s)) % terms.seats if shown and s.laid else None,
        "last": last_trick(s),
        "seen": tricks_of(s, 0) if terms.memory_aid == "full" else [],
        "hand": None if seat is None else hand_of(s, seat),
        "cards": [s.hands[2 * k].bit_count() + s.hands[2 * k + 1].bit_count() for k in range(terms.seats)],
        "coins": s.coins[:],
        "tricks": s.tricks[:],
        "sides": sides_of(s),
        "rounds": [scored_round(s, number) for number in range(len(s.past))],
        "scores": seat_points(s) if over else None,
        "winners": winning_seats(s) if over else None,
    }


def hand_of(s: State, seat: int) -> list[str]:
    """Star before Moon, by number, red before blue."""
    cards = s.hand(seat)
    cards.sort(key=lambda card: (card // 26, card % 13, card % 26))
    return [CARD_WORDS[card] for card in cards]


def laid_cards(plays: list[int], leader: int, seats: int) -> list[Laid]:
    cards: list[Laid] = []
    for i, play in enumerate(plays):
        coin = play & 1 == 1
        cards.append(
            {"seat": (leader + i) % seats, "card": CARD_WORDS[play >> 1], "coin": coin, "lies": COLOURS[lies(play)]}
        )
    return cards


def tricks_of(s: State, first: int) -> list[Trick]:
    """The finished tricks of the running round from number `first` (from 0) on."""
    n = s.terms.seats
    red = blue = s.terms.coins_each
    leader = s.opener
    found: list[Trick] = []
    for number, winner in enumerate(s.takers):
        plays = s.plays[n * number : n * (number + 1)]
        for play in plays:
            if play & 1:
                if lies(play):
                    blue -= 1
                else:
                    red -= 1
        if number >= first:
            found.append(
                {
                    "round": len(s.past) if s.over else len(s.past) + 1,
                    "trick": number + 1,
                    "table": laid_cards(plays, leader, n),
                    "winner": winner,
                    "trump": colour_word(trump_of(red, blue)),
                }
            )
        leader = winner
    return found


def last_trick(s: State) -> Trick | None:
    """The finished trick, until the next card is led; longer where a memory aid was agreed (DU-29)."""
    if s.laid and s.terms.memory_aid == "none":
        return None
    if s.takers:
        return tricks_of(s, len(s.takers) - 1)[0]
    if s.past and not s.laid:
        return last_of_round(s, s.past[-1])
    return None


def last_of_round(s: State, done: Round) -> Trick:
    """The trick that ended the round before, seen until the next round's first lead."""
    n = s.terms.seats
    number = len(done.takers)
    plays = done.plays[n * (number - 1) :]
    red = s.terms.coins_each - sum([1 for play in done.plays if play & 1 and not lies(play)])
    blue = s.terms.coins_each - sum([1 for play in done.plays if play & 1 and lies(play)])
    leader = done.takers[-2]
    return {
        "round": len(s.past),
        "trick": number,
        "table": laid_cards(plays, leader, n),
        "winner": done.takers[-1],
        "trump": colour_word(trump_of(red, blue)),
    }


def sides_of(s: State) -> list[Side]:
    coins = by_side(s, s.coins)
    tricks = by_side(s, s.tricks)
    worth = scores_now(s)
    partners = s.terms.partners
    return [
        {
            "seats": [seat for seat in range(s.terms.seats) if s.side_of(seat) == side],
            "coins": coins[side],
            "tricks": tricks[side],
            "worth": worth[side],
            "won": s.points[side] if partners else 0,
            "total": 0 if partners else s.points[side],
        }
        for side in range(s.terms.sides)
    ]


def scored_round(s: State, number: int) -> Scored:
    done = s.past[number]
    n = s.terms.seats
    leaders = [done.leader, *done.takers[:-1]]
    return {
        "round": number + 1,
        "leader": done.leader,
        "coins": done.coins[:],
        "tricks": done.tricks[:],
        "scores": done.scores[:],
        "winner": done.winner if done.winner >= 0 else None,
        "plays": [
            f"{leader}:" + " ".join([play_word(play) for play in done.plays[n * k : n * (k + 1)]])
            for k, leader in enumerate(leaders)
        ],
        "takers": done.takers[:],
        "undealt": [CARD_WORDS[card] for card in done.undealt],
    }
