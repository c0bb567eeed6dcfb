"""Final scoring: coins, moon dragons, and in solo the achievements the award unlocks (3.5, 5.7)."""

from typing import Final, final

from emberhall.games.flamecraft.effects.asking import MOON, Question, gives_back, perform, pose, reveal
from emberhall.games.flamecraft.effects.fancies import moon_worth
from emberhall.games.flamecraft.effects.moves import add_reputation
from emberhall.games.flamecraft.events import course
from emberhall.games.flamecraft.events.course import CoinsTurnedIn, MoonShown, Over, Unlocked
from emberhall.games.flamecraft.score import scores, unlockable, winning_seats
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import BIT, BY_COINS, BY_MOON, COIN, DONE, NOWHERE, V_UNLOCK
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of


def in_order(s: State) -> list[int]:
    """The seats in turn order."""
    return [int((s.first + k) % s.seats) for k in range(s.seats)]


def moons_of(s: State, seat: int) -> list[int]:
    """The unscored moon dragons of a seat."""
    return [card for card in cards_in(s.fancies[seat]) if s.book.fancy_timing[card] == MOON]


@final
class FinalScoring(steps.Step):
    """Coins first; then seats with a fancy that returns others choose, in turn order (FC-91)."""

    def run(self, s: State) -> None:
        if s.events is not None:
            s.tell(course.FinalScoring(kind="scoring"))
        for seat in in_order(s):
            coins = s.tokens[7 * seat + COIN]
            s.turned_in[seat] = coins
            s.tokens[7 * seat + COIN] = 0
            add_reputation(s, seat, coins, BY_COINS)
            if s.events is not None and coins:
                s.tell(CoinsTurnedIn(kind="turned-in", seat=seat, count=coins, now=s.rep[seat]))
        s.work.append(MOONS)
        for seat in reversed(in_order(s)):
            for card in moons_of(s, seat):
                if gives_back(s, card) and s.fancies[seat] & ~(1 << card):
                    reveal(s, seat, card)
                    perform(s, s.book.fancy_row[card], seat, NOWHERE)


@final
class Moons(steps.Step):
    """Score every other moon dragon, all in the same position."""

    def run(self, s: State) -> None:
        for seat in in_order(s):
            for card in moons_of(s, seat):
                show_moon(s, seat, card)
        if s.terms.solo and unlockable(s):
            pose(s, Unlock(0))
        else:
            finish(s)


def show_moon(s: State, seat: i64, card: i64) -> None:
    """Every moon dragon is shown, also one that scores nothing (FC-122)."""
    worth = moon_worth(s, seat, card)
    s.fancies[seat] &= ~BIT[card]
    s.scored[seat] |= BIT[card]
    if worth:
        s.fulfilled[seat] |= BIT[card]
    add_reputation(s, seat, worth, BY_MOON)
    if s.events is not None:
        s.tell(MoonShown(kind="moon", seat=seat, card=s.book.fancy_ids[card], count=worth, now=s.rep[seat]))


def finish(s: State) -> None:
    if s.events is not None:
        s.tell(Over(kind="over", winners=winning_seats(s), scores=scores(s)))


@final
class Unlock(Question):
    """Which achievement to unlock, one after the other."""

    def ask(self, s: State) -> str:
        return "unlock"

    def own(self, s: State) -> list[int]:
        options = [option(V_UNLOCK, ref) for ref in unlockable(s)]
        options.append(DONE)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick != DONE:
            ref: i64 = ref_of(pick)
            s.won.append(ref)
            if s.events is not None:
                s.tell(Unlocked(kind="unlocked", card=s.book.achievement_ids[ref]))
            if unlockable(s):
                pose(s, Unlock(0))
                return
        finish(s)


FINAL_SCORING: Final = FinalScoring()
MOONS: Final = Moons()
