"""What a seat sees of Duālis, built from scratch. A spectator is a seat without a hand.

Finished tricks are shown as far as `memory_aid` allows; a scored round is open.
"""

from typing import Final, TypedDict, cast

from emberhall.games.dualis.facts.tricks import lies, low_wins, reason, taking, trump_of
from emberhall.games.dualis.score import ROUNDS_TO_WIN, by_side, scores_now, seat_points, winning_seats
from emberhall.games.dualis.state import TAKER, Round, State, cards_in, plays_in, round_number, side_of
from emberhall.games.dualis.turn.tellings import open_from
from emberhall.games.dualis.words import BLUE, CARD_WORDS, COLOURS, SUITS, colour_word, play_word

LAST_TRICKS: Final = 2
HAND_ORDER: Final[list[int]] = sorted(range(52), key=lambda card: (card // 26, card % 13, card))


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
    why: str
    """What made the winning card the strongest: `trump` or `suit`, with `only-` if there was no other."""
    low: bool
    """Whether the lowest number won."""
    later: bool
    """Whether an equal card was played before the winning one (DU-12)."""


class Side(TypedDict):
    """A partnership, or one seat alone; `worth` is its score if the round ended now."""

    seats: list[int]
    coins: int
    tricks: int
    worth: int
    won: int
    total: int


class Scored(TypedDict):
    """A scored round; for each trick `leader:` and its plays, the seats that took a coin, and the seat that won it."""

    round: int
    leader: int
    coins: list[int]
    tricks: list[int]
    scores: list[int]
    winner: int | None
    plays: list[str]
    bidders: list[list[int]]
    takers: list[int]
    undealt: list[str]


class Closing(TypedDict):
    """The last tricks of a round: how many are `left`, with the running one."""

    unit: str
    left: int
    seats: list[int]


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
    quiet: bool
    """Whether the seats may only greet each other now."""
    say_direction: bool
    show_trump_now: bool
    round: int
    trick: int
    tricks_per_round: int
    closing: Closing | None
    coins_each: int
    rounds_to_win: int | None
    """How many rounds a side needs; null if points decide."""
    open_from: int
    """The first trick of this round whose cards may be looked at again."""
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


def own_of(s: State, seat: int | None) -> dict[str, object]:
    """The fields that differ from seat to seat; the rest is as a spectator sees it."""
    return {
        "seat": seat,
        "hand": None if seat is None else hand_of(s, seat),
    }


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
        "quiet": is_quiet(s),
        "say_direction": terms.say_direction,
        "show_trump_now": shown,
        "round": round_number(s),
        "trick": len(s.done) if over else len(s.done) + 1,
        "tricks_per_round": terms.hand_size,
        "closing": closing(s),
        "coins_each": terms.coins_each,
        "rounds_to_win": ROUNDS_TO_WIN if terms.partners else None,
        "open_from": open_from(s),
        "leader": s.leader,
        "to_play": None if over else s.seat,
        "centre": [s.red, s.blue],
        "trump": colour_word(trump_of(s.red, s.blue)) if shown else None,
        "direction": "low" if low_wins(s) else "high",
        "led": SUITS[s.led] if s.led >= 0 else None,
        "table": laid_cards(s.table(), s.leader, terms.seats),
        "best": (s.leader + taking(s)) % terms.seats if shown and s.laid else None,
        "last": last_trick(s),
        "seen": tricks_of(s, round_number(s), s.opener, s.done, 0) if terms.memory_aid == "full" else [],
        "hand": None if seat is None else hand_of(s, seat),
        "cards": [int(s.hand(k)).bit_count() for k in range(terms.seats)],
        "coins": s.per_seat(s.coins),
        "tricks": s.per_seat(s.tricks),
        "sides": sides_of(s),
        "rounds": [scored_round(s, number) for number in range(len(s.past))],
        "scores": seat_points(s) if over else None,
        "winners": winning_seats(s) if over else None,
    }


def closing(s: State) -> Closing | None:
    left = s.terms.hand_size - len(s.done)
    return None if s.over or left > LAST_TRICKS else {"unit": "tricks", "left": left, "seats": []}


def is_quiet(s: State) -> bool:
    """Partners are quiet while a round is played, so that they cannot tell each other what they hold (DU-40).

    A round that is scored is followed by the next deal at once: they may talk until its first card is led.
    """
    if not s.terms.partners or s.terms.partner_talk != "quiet" or s.over:
        return False
    between = bool(s.past) and not s.done and not s.laid
    return not between


def hand_of(s: State, seat: int) -> list[str]:
    """Star before Moon, by number, red before blue."""
    held = s.hand(seat)
    return [CARD_WORDS[card] for card in HAND_ORDER if held >> card & 1]


def laid_cards(plays: list[int], leader: int, seats: int) -> list[Laid]:
    return [
        {
            "seat": (leader + k) % seats,
            "card": CARD_WORDS[play >> 1],
            "coin": play & 1 == 1,
            "lies": COLOURS[lies(play)],
        }
        for k, play in enumerate(plays)
    ]


def tricks_of(s: State, number: int, opener: int, played: list[int], first: int) -> list[Trick]:
    """The finished tricks of a round, starting at index `first`."""
    left = [s.terms.coins_each, s.terms.coins_each]
    leader = opener
    tricks: list[Trick] = []
    for k, trick in enumerate(played):
        plays = plays_in(trick, s.terms.seats)
        taker = trick >> TAKER
        for play in plays:
            left[lies(play)] -= play & 1
        if k >= first:
            trump = trump_of(left[0], left[1])
            why, later = reason(plays, (taker - leader) % s.terms.seats, trump)
            tricks.append(
                {
                    "round": number,
                    "trick": k + 1,
                    "table": laid_cards(plays, leader, s.terms.seats),
                    "winner": taker,
                    "trump": colour_word(trump),
                    "why": why,
                    "low": s.terms.highlow and lies(plays[0]) == BLUE,
                    "later": later,
                }
            )
        leader = taker
    return tricks


def last_trick(s: State) -> Trick | None:
    """The last finished trick, until the next card is led; longer with a memory aid (DU-29)."""
    if s.laid and s.terms.memory_aid == "none":
        return None
    if s.done:
        return tricks_of(s, round_number(s), s.opener, s.done, len(s.done) - 1)[0]
    if s.past and not s.laid:  # the last trick of the previous round
        before = s.past[-1]
        return tricks_of(s, len(s.past), before.opener, before.done, len(before.done) - 1)[0]
    return None


def sides_of(s: State) -> list[Side]:
    coins = by_side(s, s.per_seat(s.coins))
    tricks = by_side(s, s.per_seat(s.tricks))
    worth = scores_now(s)
    partners = s.terms.partners
    return [
        {
            "seats": [seat for seat in range(s.terms.seats) if side_of(s, seat) == side],
            "coins": coins[side],
            "tricks": tricks[side],
            "worth": worth[side],
            "won": s.points[side] if partners else 0,
            "total": 0 if partners else s.points[side],
        }
        for side in range(s.terms.sides)
    ]


def scored_round(s: State, number: int) -> Scored:
    """A scored round. It no longer changes, so it is built once for the views of all later moves."""
    scored = s.past[number]
    if scored.shown is None:
        scored.shown = cast(dict[str, object], made_of(s, number, scored))
    return cast(Scored, scored.shown)


def made_of(s: State, number: int, scored: Round) -> Scored:
    takers = [trick >> TAKER for trick in scored.done]
    leaders = [scored.opener, *takers[:-1]]
    tricks = [plays_in(trick, s.terms.seats) for trick in scored.done]
    return {
        "round": number + 1,
        "leader": scored.opener,
        "coins": scored.coins[:],
        "tricks": scored.tricks[:],
        "scores": scored.scores[:],
        "winner": scored.winner if scored.winner >= 0 else None,
        "plays": [
            f"{leader}:{' '.join([play_word(play) for play in plays])}"
            for leader, plays in zip(leaders, tricks, strict=True)
        ],
        "bidders": [
            [(leader + k) % s.terms.seats for k, play in enumerate(plays) if play & 1]
            for leader, plays in zip(leaders, tricks, strict=True)
        ],
        "takers": takers,
        "undealt": [CARD_WORDS[card] for card in cards_in(scored.undealt)],
    }
