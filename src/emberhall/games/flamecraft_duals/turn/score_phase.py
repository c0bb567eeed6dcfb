"""SCORE: cards whose pattern is on the board, the fountain's cards and its miniature, and the duty of solo."""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import ALL, BITS
from emberhall.games.flamecraft_duals.effects.coins import Choice, Moment, coin_actions, empty_loose, ref
from emberhall.games.flamecraft_duals.events import (
    Claimed,
    FountainMoved,
    Kept,
    Over,
    Revealed,
    Scored,
    ScoringDone,
)
from emberhall.games.flamecraft_duals.facts.patterns import found_at, matches
from emberhall.games.flamecraft_duals.facts.stacks import ONE, cause_of_end, faces_in, faces_of, hide, top
from emberhall.games.flamecraft_duals.score import fountain_won, reputation, standing, totals, winning_seats
from emberhall.games.flamecraft_duals.state import LOST_DUTY, OUTCOMES, TOP, WON, State
from emberhall.games.flamecraft_duals.words import (
    CLAIM,
    CLAIM_OFFERS,
    DONE,
    DONE_OFFER,
    FACES,
    FOUNTAIN,
    FOUNTAIN_CODES,
    HEXES,
    KEEP,
    MOST_SHOPS,
    SCORE,
    faces_offered,
    hexes_offered,
)
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option

SCORES: Final[list[Option]] = [option(SCORE, card) for card in range(MOST_SHOPS)]
CLAIMS: Final = option(CLAIM)
DONES: Final = option(DONE)


def duty_open(s: State) -> bool:
    """True in solo if no card was completed and no coin spent yet this turn (3.6)."""
    return s.terms.solo and not s.spent and s.completed == 0


def scorable(s: State) -> list[Option]:
    """The cards of the hand whose pattern is on the board."""
    hand = s.hand(s.seat)
    options: list[Option] = []
    card: i64 = 0
    while hand:
        if hand & 1 and matches(s, card):
            options.append(SCORES[card])
        hand >>= 1
        card += 1
    return options


def claimable(s: State) -> i64:
    """The open fountain cards whose pattern is on the board, if none was claimed this turn (FD-32)."""
    cards_claimable: i64 = 0
    if s.open and not s.claimed:
        for card in range(6):
            bit: i64 = BITS[card]
            if s.open & bit and matches(s, s.book.shops + card):
                cards_claimable |= bit
    return cards_claimable


@final
class Scoring(steps.Step):
    """Ask what to score, repeatedly; in solo, check whether the duty can still be done (FD-70)."""

    def run(self, s: State) -> None:
        if duty_open(s) and not scorable(s) and claimable(s) == 0 and coin_actions(s) == 0:
            s.outcome = LOST_DUTY
            finish(s)
        else:
            s.work.append(SCORE_CARDS)


@final
class Score(Moment):
    """Which matching card to score, or done; always asked, as skipping it would reveal the hand (3.1)."""

    def ask(self, s: State) -> str:
        return "score"

    def answers(self, s: State) -> tuple[Option, ...]:
        options = tuple(scorable(s)) + CLAIM_OFFERS[claimable(s)]
        return options if duty_open(s) else options + DONE_OFFER

    def answer(self, s: State, pick: Option) -> None:
        if pick == DONES:
            if s.events is not None:
                s.tell(ScoringDone(kind="done", seat=s.seat))
            return
        s.work.append(SCORING)
        if pick < CLAIMS:
            score(s, ref(pick))
        else:
            claim(s, ref(pick))

    def wait(self, s: State) -> None:
        s.work.append(SCORING)


def score(s: State, card: i64) -> None:
    """Move a shop card from the hand to the pile."""
    bit = TOP >> 60 - card
    if s.seat:
        s.hand1 -= bit
        s.shown1 &= ~bit
        s.traced1 &= ~bit
    else:
        s.hand0 -= bit
        s.shown0 &= ~bit
        s.traced0 &= ~bit
    complete(s, card)
    if s.events is not None:
        s.tell(
            Scored(
                kind="scored",
                seat=s.seat,
                card=s.book.ids[card],
                reputation=s.book.reputation[card],
                total=reputation(s, s.seat),
                hexes=places_of(s, card),
            )
        )


def complete(s: State, card: i64) -> None:
    s.pile(s.seat).append(card)
    s.completed += 1


def places_of(s: State, card: i64) -> list[str]:
    """The hexes of a card's first match, which is the one that is shown (FD-56)."""
    return [HEXES[at] for at in found_at(s, card)[0]]


def claim(s: State, card: i64) -> None:
    """Move a fountain card to the pile; then the miniature moves, unless it was the sixth in solo (FD-72)."""
    s.open &= ~BITS[card]
    s.claimed = 1
    complete(s, s.book.shops + card)
    if s.events is not None:
        tell_claim(s, s.book.shops + card)
    if s.terms.solo:
        if not s.springs:
            s.outcome = WON
            finish(s)
            return
        s.work.append(REVEAL)
    s.work.append(FOUNTAIN_TO)


def tell_claim(s: State, card: i64) -> None:
    s.tell(
        Claimed(
            kind="claimed",
            seat=s.seat,
            card=s.book.ids[card],
            reputation=s.book.reputation[card],
            total=reputation(s, s.seat),
            hexes=places_of(s, card),
        )
    )


@final
class FountainTo(Moment):
    """Move the miniature to any other hex (FD-34); the card is claimed, and a coin may still come first (FD-45)."""

    def ask(self, s: State) -> str:
        return "fountain.to"

    def source(self, s: State) -> int:
        return s.mini

    def answers(self, s: State) -> tuple[Option, ...]:
        free: i64 = ALL
        if s.mini >= 0:
            free &= ~BITS[s.mini]
        return hexes_offered(FOUNTAIN, free)

    def answer(self, s: State, pick: Option) -> None:
        origin = s.mini
        s.mini = ref(pick)
        if s.events is not None:
            tell_fountain(s, origin)
        lift_all(s, s.mini)
        if s.loose:
            if s.end_by >= 0:  # no next turn to play a kept token in (FD-28, FD-73)
                empty_loose(s, "claim")
            else:
                s.work.append(FOUNTAIN_KEEP)


def tell_fountain(s: State, origin: i64) -> None:
    s.tell(
        FountainMoved(
            kind="fountain",
            seat=s.seat,
            hex=HEXES[s.mini],
            origin=HEXES[origin] if origin >= 0 else "fountain",
            tokens=[FACES[face] for face in faces_of(s.board[s.mini])],
        )
    )


def lift_all(s: State, at: i64) -> None:
    """Take all tokens of a hex off the board: the miniature stands there alone."""
    stack: i64 = s.board[at]
    if stack == 0:
        return
    hide(s, at, top(s, at))
    s.board[at] = 0
    s.taken &= ~BITS[at]
    s.full &= ~BITS[at]
    for face in faces_of(stack):
        s.loose += ONE[face]


@final
class FountainKeep(Choice):
    """Which token under the miniature to keep for the next turn (FD-35, FD-36)."""

    def ask(self, s: State) -> str:
        return "fountain.keep"

    def source(self, s: State) -> int:
        return s.mini

    def options(self, s: State) -> tuple[Option, ...]:
        return faces_offered(KEEP, faces_in(s.loose))

    def take(self, s: State, pick: Option) -> None:
        face = ref(pick)
        s.loose -= ONE[face]
        s.set_kept(s.seat, face)
        if s.events is not None:
            s.tell(Kept(kind="kept", seat=s.seat, token=FACES[face]))
        empty_loose(s, "claim")


@final
class Reveal(steps.Step):
    """Solo: turn up the next fountain card; it cannot be claimed this turn (FD-71)."""

    def run(self, s: State) -> None:
        card: i64 = s.springs.pop(0)
        s.open |= BITS[card]
        if s.events is not None:
            s.tell(Revealed(kind="revealed", card=FOUNTAIN_CODES[card]))


def finish(s: State) -> None:
    """End the game."""
    s.work.clear()
    if s.events is not None:
        s.tell(
            Over(
                kind="over",
                winners=winning_seats(s),
                scores=totals(s),
                reputation=standing(s),
                outcome=OUTCOMES[s.outcome],
                cause=cause_of_end(s),
                fountain_won=fountain_won(s, 0),
            )
        )


SCORING: Final = Scoring()
SCORE_CARDS: Final = Score()
FOUNTAIN_TO: Final = FountainTo()
FOUNTAIN_KEEP: Final = FountainKeep()
REVEAL: Final = Reveal()
