"""Scoring: reputation by counts, fancy dragons scored by an effect, and the kin of a placed artisan (F03, S01, C7)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import (
    AT_FIRE,
    MOON,
    Again,
    Question,
    able,
    next_below,
    perform,
    pose,
    reveal,
    sun_ready,
)
from emberhall.games.flamecraft.effects.fires import Firing, kindle
from emberhall.games.flamecraft.effects.moves import score
from emberhall.games.flamecraft.facts.counts import artisans_of, count, meets
from emberhall.games.flamecraft.state import Effect, State, cards_in
from emberhall.games.flamecraft.words import BIT, BY_SUN, SKIP, V_NAME, V_SCORE
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of


@final
class Score(Effect):
    """SCORE n, or n for every `of` of a count, at most `cap`, if the needs are met."""

    def __init__(self, count: int, per: int, of: int, cap: int, needs: list[int], source: int) -> None:
        super().__init__("score" if per < 0 else "score_per")
        self.count = count
        self.per = per  # a count, -1: once
        self.of = of
        self.cap = cap  # 0: none
        self.needs = needs
        self.source = source

    def worth(self, s: State, seat: i64) -> int:
        if self.needs and not meets(s, seat, self.needs):
            return 0
        if self.per < 0:
            return self.count
        reputation = self.count * int(count(s, seat, self.per) // self.of)
        return min(reputation, self.cap) if self.cap else reputation

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return self.worth(s, seat) > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        worth = self.worth(s, seat)
        if worth:
            score(s, seat, worth, self.source)


def moon_worth(s: State, seat: i64, card: i64) -> int:
    """What a moon dragon would score now."""
    return sum([effect.worth(s, seat) for effect in s.book.rows[s.book.fancy_row[card]]])


def fancy_ready(s: State, seat: i64, card: i64) -> bool:
    """True if a fancy would score anything if an effect scored it now (FC-88 to FC-90)."""
    if s.book.fancy_timing[card] == AT_FIRE:
        return kindling(s)
    if s.book.fancy_timing[card] != MOON:
        return sun_ready(s, seat, card, None)
    unscored = s.fancies[seat]
    scored = s.scored[seat]
    s.fancies[seat] = unscored & ~BIT[card]  # it counts as scored while it scores
    s.scored[seat] = scored | BIT[card]
    ready = able(s, s.book.fancy_row[card], seat, s.pawns[seat], -1, True)
    s.fancies[seat] = unscored
    s.scored[seat] = scored
    return ready


def kindling(s: State) -> bool:
    """True if Pocus could still count in the fire-up step that goes on once the current question is answered."""
    waiting = s.work[-1] if s.work else None
    if isinstance(waiting, Scoring) and len(s.work) > 1:
        waiting = s.work[next_below(s, len(s.work) - 2)]
    if isinstance(waiting, Again):
        asked = waiting.question
        return isinstance(asked, Firing) and asked.kindling(s)
    return False


@final
class Scoring(Question):
    """Which own fancy an effect scores."""

    again: bool
    then: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "again", "then", "place")

    def __init__(self, seat: i64, again: bool, then: i64, place: i64) -> None:
        super().__init__(seat)
        self.again = again
        self.then = then
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "score"

    def own(self, s: State) -> list[int]:
        options = [option(V_SCORE, card) for card in scorable(s, self.seat, self.again)]
        if not options:
            options.append(SKIP)
        return options

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        if pick == SKIP:
            return
        card: i64 = ref_of(pick)
        perform(s, self.then, self.seat, self.place)
        reveal(s, self.seat, card)
        if s.book.fancy_timing[card] == AT_FIRE:
            kindle(s)
        else:
            perform(s, s.book.fancy_row[card], self.seat, self.place)


def scorable(s: State, seat: i64, again: bool) -> list[int]:
    owned = s.fancies[seat] | s.scored[seat] if again else s.fancies[seat]
    return [card for card in cards_in(owned) if fancy_ready(s, seat, card)]


@final
class ScoreFancy(Effect):
    """SCORE_FANCY: an own fancy whose goal is met, a moon as if the game just ended; then a row."""

    def __init__(self, again: bool, then: int) -> None:
        super().__init__("score_fancy")
        self.again = again
        self.then = then

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        owned = s.fancies[seat] | s.scored[seat] if self.again else s.fancies[seat]
        if not sure:
            return owned != 0
        return any(fancy_ready(s, seat, fancy) for fancy in cards_in(owned))

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, False):
            pose(s, Scoring(seat, self.again, self.then, place))

    def spares(self, s: State, seat: i64) -> bool:
        for card in cards_in(s.fancies[seat] | s.scored[seat]):
            for effect in s.book.rows[s.book.fancy_row[card]]:
                if fancy_ready(s, seat, card) and not effect.spares(s, seat):
                    return False
        return True


@final
class Naming(Question):
    """Which of the artisans placed this turn counts (F03)."""

    rate: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rate")

    def __init__(self, seat: i64, rate: i64) -> None:
        super().__init__(seat)
        self.rate = rate

    # end of generated code

    def ask(self, s: State) -> str:
        return "name"

    def own(self, s: State) -> list[int]:
        return [option(V_NAME, card) for card in sorted(set(s.placed))]  # the same one may be placed twice

    def take(self, s: State, pick: Option) -> None:
        score(s, self.seat, self.rate * artisans_of(s, ref_of(pick) // 7), BY_SUN)


@final
class ScoreKin(Effect):
    """SCORE for each artisan in Town with the icon of one placed this turn, itself included."""

    def __init__(self, rate: int) -> None:
        super().__init__("score_kin")
        self.rate = rate

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return any(artisans_of(s, placed // 7) > 0 for placed in s.placed)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if s.placed:
            pose(s, Naming(seat, self.rate))
