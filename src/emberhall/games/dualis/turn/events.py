"""The events of a game of Duālis, and who hears them. Only called if somebody listens."""

from typing import cast

from emberhall.games.dualis.facts.tricks import lies, low_wins, trump_of
from emberhall.games.dualis.state import State, byte, cards_in
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, colour_word
from emberhall.kernel import i64
from emberhall.kernel.events import Event, Fact


def tell_deal(s: State) -> None:
    number = len(s.past) + 1
    s.tell("round", {"round": number, "leader": s.leader})
    for seat in range(s.terms.seats):
        cards = cards_in(s.hand(seat))
        public: dict[str, Fact] = {"round": number, "leader": s.leader, "seat": seat, "cards": len(cards)}
        s.tell("dealt", {**public, "hand": [CARD_WORDS[card] for card in cards]}, (seat,), public)


def tell_play(s: State) -> None:
    play = byte(s.trick, s.laid - 1)
    s.tell(
        "played",
        {
            "seat": s.seat,
            "trick": len(s.done) + 1,
            "card": CARD_WORDS[play >> 1],
            "coin": play & 1 == 1,
            "lies": COLOURS[lies(play)],
            "centre": [int(s.red), int(s.blue)],
            "trump": colour_word(trump_of(s.red, s.blue)) if s.terms.show_trump_now else None,
            "led": s.laid == 1,
            "direction": "low" if low_wins(s) else "high",
        },
    )


def tell_trick(s: State, winner: i64) -> None:
    """Tell the finished trick, before its cards are gathered."""
    plays = s.table()
    n = s.terms.seats
    s.tell(
        "trick",
        {
            "trick": len(s.done),
            "winner": winner,
            "card": CARD_WORDS[plays[(winner - s.leader) % n] >> 1],
            "trump": colour_word(trump_of(s.red, s.blue)),
            "coins": [int((s.leader + k) % n) for k in range(n) if plays[k] & 1],
        },
    )


def recall(s: State, events: list[Event]) -> list[Event]:
    """Leave out this round's plays, except for the tricks that `memory_aid` leaves open (DU-29)."""
    aid = s.terms.memory_aid
    if aid == "full" or s.over:
        return events
    since = len(s.done) + 1 if s.laid and aid == "none" else len(s.done)
    open_now: list[Event] = []
    this_round = False
    barred = False
    for event in events:
        if event.kind == "round":
            this_round = event.facts["round"] == len(s.past) + 1
            barred = this_round and bool(s.done)
        elif event.kind == "played" and this_round:
            barred = cast(int, event.facts["trick"]) < since
        if not barred or event.kind == "round":
            open_now.append(event)
    return open_now
