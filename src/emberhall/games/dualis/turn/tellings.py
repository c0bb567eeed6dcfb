"""What a game of Duālis tells, to whom, and what may be looked at again. Only called if somebody listens."""

from emberhall.games.dualis.events import Dealt, Played, RoundBegan, Taken, TrickBegan
from emberhall.games.dualis.facts.tricks import lies, low_wins, trump_of
from emberhall.games.dualis.state import State, byte, cards_in
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, colour_word, play_word
from emberhall.kernel import i64
from emberhall.kernel.events import Event


def tell_deal(s: State) -> None:
    number = len(s.past) + 1
    s.tell(RoundBegan(kind="round", round=number, leader=s.leader))
    for seat in range(s.terms.seats):
        cards = cards_in(s.hand(seat))
        count = len(cards)
        s.tell(
            Dealt(
                kind="dealt",
                round=number,
                leader=s.leader,
                seat=seat,
                cards=count,
                hand=[CARD_WORDS[card] for card in cards],
            ),
            (seat,),
            Dealt(kind="dealt", round=number, leader=s.leader, seat=seat, cards=count),
        )
    tell_lead(s)


def tell_lead(s: State) -> None:
    """Tell that a trick begins, and who leads it."""
    s.tell(TrickBegan(kind="lead", round=len(s.past) + 1, trick=len(s.done) + 1, seat=s.leader))


def tell_play(s: State) -> None:
    play = byte(s.trick, s.laid - 1)
    terms = s.terms
    s.tell(
        Played(
            kind="played",
            round=len(s.past) + 1,
            trick=len(s.done) + 1,
            seat=s.seat,
            card=CARD_WORDS[play >> 1],
            coin=play & 1 == 1,
            lies=COLOURS[lies(play)],
            red=int(s.red),
            blue=int(s.blue),
            trump=colour_word(trump_of(s.red, s.blue)) if terms.show_trump_now else None,
            trump_shown=terms.show_trump_now,
            led=s.laid == 1,
            direction="low" if low_wins(s) else "high",
            direction_said=terms.highlow and terms.say_direction and s.laid == 1,
        ),
    )


def tell_trick(s: State, winner: i64) -> None:
    """Tell the finished trick, before its cards are gathered."""
    plays = s.table()
    n = s.terms.seats
    s.tell(
        Taken(
            kind="trick",
            round=len(s.past) + 1,
            trick=len(s.done),
            winner=winner,
            card=play_word(plays[(winner - s.leader) % n]),  # DU-47
            trump=colour_word(trump_of(s.red, s.blue)),
            coins=[int((s.leader + k) % n) for k in range(n) if plays[k] & 1],
        ),
    )


def open_from(s: State) -> int:
    """The first trick of this round whose cards may be looked at again (DU-29)."""
    aid = s.terms.memory_aid
    if aid == "full" or s.over:
        return 1
    return len(s.done) + 1 if s.laid and aid == "none" else max(1, len(s.done))


def recall(s: State, events: list[Event]) -> list[Event]:
    """Leave out what may not be looked at again in this round: its plays, and the hands as dealt.

    Who took those tricks stays.
    """
    if s.terms.memory_aid == "full" or s.over or not s.done:
        return events
    first = open_from(s)
    number = len(s.past) + 1
    open_now: list[Event] = []
    for event in events:
        facts = event.facts
        covered = facts.get("round") == number and facts.get("trick", 0) < first
        if event.kind == "trick" and covered:
            open_now.append(Event({**facts, "card": None}))
        elif not (covered and event.kind in ("played", "dealt")):
            open_now.append(event)
    return open_now
