"""Asking: questions, rows of effects step by step, and the free actions of the active seat.

Whether a question is asked must reveal nothing secret: it is skipped only if everybody could know the answer. So a
question whose options come from a hand, or at which a seat could reveal an unscored fancy, is always asked.
"""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.events.course import CompanionUsed, Revealed
from emberhall.games.flamecraft.facts.counts import count, meets
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import BIT, V_COMPANION, V_REVEAL
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of, verb_of

# When a companion may be used.
ANY_TIME: Final = 0
WITH_CAST: Final = 1
AFTER_ABILITY: Final = 2
AFTER_PLACING: Final = 3
NEW_SHOP: Final = 4

# When a fancy is scored.
MOON: Final = 0
SUN: Final = 1
AT_FIRE: Final = 2


class Question(steps.Step):
    """A question whose options are public."""

    seat: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def own(self, s: State) -> list[int]:
        """The options, ascending."""
        raise NotImplementedError

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple(self.own(s))

    def plain(self, s: State) -> bool:
        """True if all seats know that there is only one answer."""
        return len(self.own(s)) == 1


class Open(Question):
    """A question for the active seat that also offers free actions."""

    def casting(self) -> bool:
        """True if a cast must stay possible afterwards (FC-114)."""
        return False

    def kindling(self, s: State) -> bool:
        """True if this is a fire-up step of the shop visited, with an artisan there still unfired (FC-86)."""
        return False

    def options(self, s: State) -> tuple[Option, ...]:
        free = free_actions(s, self)
        return tuple(self.own(s) + free) if free else tuple(self.own(s))

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) >= V_REVEAL:
            s.work.append(Again(self))
            act_freely(s, pick)
        else:
            self.answer(s, pick)

    def answer(self, s: State, pick: Option) -> None:
        """Act on an answer that is not a free action."""
        raise NotImplementedError


def pose(s: State, question: Question) -> None:
    """Ask a question; if everybody knows that there is only one answer, take it at once."""
    if isinstance(question, Open):
        if s.fancies[s.active] and s.seats > 1:  # the usual case of idle(), inlined because it is hot
            s.work.append(question)
        elif idle(s, question) and question.plain(s):
            question.answer(s, question.own(s)[0])
        else:
            s.work.append(question)
        return
    if question.plain(s):
        question.take(s, question.own(s)[0])
    else:
        s.work.append(question)


@final
class Again(steps.Step):
    """Ask a question again, in the state as it is now."""

    question: Question

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("question",)

    def __init__(self, question: Question) -> None:
        self.question = question

    # end of generated code

    def run(self, s: State) -> None:
        pose(s, self.question)


@final
class Perform(steps.Step):
    """A row of effects from index `at` on, for a seat, at a place; `card` is the artisan fired up, or -1.

    After its last effect it stays below the steps that effect left, so that the stack tells which card asks.
    """

    row: i64
    at: i64
    seat: i64
    place: i64
    card: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("row", "at", "seat", "place", "card")

    def __init__(self, row: i64, at: i64, seat: i64, place: i64, card: i64) -> None:
        self.row = row
        self.at = at
        self.seat = seat
        self.place = place
        self.card = card

    # end of generated code

    def run(self, s: State) -> None:
        effects = s.book.rows[self.row]
        at = self.at
        if at + 1 < len(effects):
            s.work.append(Perform(self.row, at + 1, self.seat, self.place, self.card))
            effects[at].begin(s, self.seat, self.place, self.card)
        elif at < len(effects) and s.events is not None:  # the same, but the stack tells the cause of what happens
            rest = Perform(self.row, at + 1, self.seat, self.place, self.card)
            s.work.append(rest)
            effects[at].begin(s, self.seat, self.place, self.card)
            if s.work[-1] is rest:
                s.work.pop()
        elif at < len(effects):
            below = len(s.work)
            effects[at].begin(s, self.seat, self.place, self.card)
            if len(s.work) > below:
                s.work.insert(below, Perform(self.row, at + 1, self.seat, self.place, self.card))


def next_below(s: State, at: i64) -> i64:
    """The index of the first step from `at` down that has something left to do; -1: none."""
    while at >= 0:
        step = s.work[at]
        if not isinstance(step, Perform) or step.at < len(s.book.rows[step.row]):
            return at
        at -= 1
    return -1


def perform(s: State, row: i64, seat: i64, place: i64, card: i64 = -1) -> None:
    """Push a row of effects, to be done next; -1 is no row."""
    if row >= 0 and s.book.rows[row]:
        s.work.append(Perform(row, 0, seat, place, card))


def able(s: State, row: i64, seat: i64, place: i64, card: i64, sure: bool) -> bool:
    """True if a row can be used: its price can be paid, and something in it can be done (FC-44, FC-45)."""
    if row < 0:
        return False
    useful = False
    for effect in s.book.rows[row]:
        if effect.able(s, seat, place, card, sure):
            useful = useful or effect.gives
        elif effect.cost:
            return False
    return useful


# --- free actions (3.3)


def sun_ready(s: State, seat: i64, card: i64, asked: Open | None) -> bool:
    """True if a sun dragon's goal is met and its cost can be paid now."""
    book = s.book
    needs = book.fancy_needs[card]
    if needs and (count(s, seat, needs[0]) < needs[1] or (len(needs) > 2 and not meets(s, seat, needs))):
        return False
    equal = book.fancy_match[2 * card]
    if equal >= 0 and count(s, seat, equal) != count(s, seat, book.fancy_match[2 * card + 1]):
        return False
    if book.fancy_timing[card] == AT_FIRE:
        return asked is not None and asked.kindling(s)
    return able(s, book.fancy_row[card], seat, s.pawns[seat], -1, True)


def revealable(s: State, card: i64, asked: Open) -> bool:
    """True if the active seat may reveal one of its fancies at this question."""
    seat = s.active
    if s.book.fancy_timing[card] == MOON or not sun_ready(s, seat, card, asked):
        return False
    return not cast_waits(s, asked) or spares(s, seat, s.book.fancy_row[card])


def free_actions(s: State, asked: Open) -> list[int]:
    """One option per sun dragon that can be revealed, and one for a companion that can be used now."""
    seat = s.active
    options: list[int] = []
    suns = s.fancies[seat] & s.book.suns
    while suns:
        lowest = suns & -suns
        suns -= lowest
        card = lowest.bit_length() - 1
        if revealable(s, card, asked):
            options.append(option(V_REVEAL, card))
    helper = s.companions[seat]
    if helper >= 0 and not s.used >> seat & 1 and s.book.companion_timing[helper] == ANY_TIME:
        row = s.book.companion_row[helper]
        if (able(s, row, seat, s.pawns[seat], -1, True) and (not cast_waits(s, asked) or spares(s, seat, row))) or (
            asked.kindling(s) and s.book.rows[row][0].name == "score_fancy" and pocus_of(s, seat) >= 0
        ):
            options.append(option(V_COMPANION, helper))
    return options


def pocus_of(s: State, seat: i64) -> i64:
    """A fancy of the seat, scored or not, that counts in a fire-up step; -1: none."""
    owned = s.fancies[seat] | s.scored[seat]
    for card in range(len(s.book.fancy_timing)):
        if s.book.fancy_timing[card] == AT_FIRE and owned >> card & 1:
            return card
    return -1


def cast_waits(s: State, asked: Open) -> bool:
    """True if a cast was chosen but not yet made: it is asked for now, or again after a free action (FC-114)."""
    if asked.casting():
        return True
    for step in s.work:
        if isinstance(step, Again):
            question = step.question
            if isinstance(question, Open) and question.casting():
                return True
    return False


def gives_back(s: State, card: i64) -> bool:
    """True if a fancy scores by returning others (F34)."""
    return any(effect.name == "return_f" for effect in s.book.rows[s.book.fancy_row[card]])


def spares(s: State, seat: i64, row: i64) -> bool:
    """True if a row leaves a cast possible, however it is used."""
    return all(s.book.rows[row][k].spares(s, seat) for k in range(len(s.book.rows[row])))


def idle(s: State, asked: Open) -> bool:
    """True if everybody knows that no free action is possible. In solo, only the player's own knowledge counts."""
    if s.terms.solo:
        return not free_actions(s, asked)
    seat = s.active
    if s.fancies[seat]:
        return False
    helper = s.companions[seat]
    if helper < 0 or s.used >> seat & 1 or s.book.companion_timing[helper] != ANY_TIME:
        return True
    return not able(s, s.book.companion_row[helper], seat, s.pawns[seat], -1, False)


def act_freely(s: State, pick: Option) -> None:
    seat = s.active
    ref = ref_of(pick)
    if verb_of(pick) == V_COMPANION:
        use_companion(s, seat)
        perform(s, s.book.companion_row[ref], seat, s.pawns[seat])
        return
    reveal(s, seat, ref)
    perform(s, s.book.fancy_row[ref], seat, s.pawns[seat])


def use_companion(s: State, seat: i64) -> None:
    s.used |= 1 << seat
    if s.events is not None:
        s.tell(CompanionUsed(kind="companion", seat=seat, card=s.book.companion_ids[s.companions[seat]]))


def reveal(s: State, seat: i64, card: i64) -> None:
    """Move a fancy to its owner's scored ones, face up."""
    hidden = s.fancies[seat] >> card & 1 == 1
    s.fancies[seat] &= ~BIT[card]
    s.scored[seat] |= BIT[card]
    if s.book.fancy_timing[card] != AT_FIRE and not gives_back(s, card):  # the others: once they give something (FC-90)
        s.fulfilled[seat] |= BIT[card]
    if s.events is not None:
        s.tell(Revealed(kind="revealed", seat=seat, card=s.book.fancy_ids[card], hidden=hidden))
