"""Sweeping a turn: if a judge asks for it, the best answers are followed beyond the turn, in the same states."""

from typing import Final

from emberhall import Seat, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Effort, Judge
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.sweeping import CLOSE, FEW, STATES, Sweep

NIM = load("nim")
ANSWERS: Final = 9


def seat() -> Seat:
    state = NIM.deal(2, 1)
    state.heaps[:] = [0, 0, ANSWERS]
    decision = state.decision
    assert decision is not None
    return Seat.of(NIM, state, decision.seat, Rng.seeded(1))


class Far(Judge):
    """Returns the given weights for answers, and prefers states with more stones left beyond the turn."""

    def __init__(self, worths: list[float], goes_on: bool = True, each: int = 0) -> None:
        super().__init__()
        self.given = worths
        self.goes_on = goes_on
        self.each = each  # ends of turns that following one answer costs
        self.followed: dict[int, int] = {}  # how often, by the number of stones left

    def weigh(self, s: State, picks: list[Option], wide: int, haste: int, effort: Effort) -> list[float]:
        return [self.given[k] for k in range(len(picks))]

    def chancy(self, s: State, pick: Option) -> bool:
        return False

    def further(self, s: State) -> bool:
        return self.goes_on

    def beyond(self, s: State, seat: int, effort: Effort) -> float:
        left = sum(s.heaps)  # type: ignore[attr-defined]
        effort.ends += self.each
        self.followed[left] = self.followed.get(left, 0) + 1
        return float(left)


def searched(judge: Judge, budget: Budget | None = None) -> list[float]:
    there = seat()
    options = there.imagine(Rng.seeded(0)).options()
    assert len(options) == ANSWERS
    return Sweep(judge, Rng.seeded(4), 0).search(there, options, budget or Budget(8))


CLOSE_TO_EACH_OTHER = [5.0 + 0.1 * CLOSE * k for k in range(ANSWERS)]


def test_of_answers_that_seem_as_good_the_one_that_turns_out_best_is_given() -> None:
    judge = Far(CLOSE_TO_EACH_OTHER)
    worths = searched(judge)
    assert worths.index(max(worths)) == ANSWERS - FEW, "the first answer takes one, and leaves most"
    assert sorted(judge.followed) == list(range(FEW))


def test_the_worse_half_drops_out_and_the_last_two_are_followed_further() -> None:
    judge = Far(CLOSE_TO_EACH_OTHER)
    searched(judge)
    assert judge.followed == {0: STATES, 1: STATES, 2: 3 * STATES, 3: 3 * STATES}


class Listening(Far):
    """Notes the random state of each line, and values all lines alike."""

    def __init__(self, worths: list[float]) -> None:
        super().__init__(worths)
        self.chances: list[tuple[int, int]] = []

    def beyond(self, s: State, seat: int, effort: Effort) -> float:
        self.chances.append((s.rng.a, s.rng.b))
        return 0.0


def test_answers_are_followed_in_the_same_imagined_states() -> None:
    duals = load("flamecraft_duals")
    state = duals.begin(1, Rng.seeded(2), duals.setup.check(1, {}), False)
    state.take(state.options()[0])
    options = state.options()
    judge = Listening([1.0] * len(options))
    Sweep(judge, Rng.seeded(4), 0).search(Seat.of(duals, state, 0, Rng.seeded(1)), options, Budget(8))
    first = [judge.chances[k : k + FEW] for k in range(0, FEW * STATES, FEW)]
    assert all(len(set(together)) == 1 for together in first)
    assert len(set(judge.chances)) == 3 * STATES


def test_answers_that_were_not_followed_are_no_better_than_those_that_were() -> None:
    worths = searched(Far(CLOSE_TO_EACH_OTHER))
    assert max(worths[: ANSWERS - FEW]) <= min(worths[ANSWERS - FEW :])


def test_an_answer_that_is_clearly_best_is_given_at_once() -> None:
    judge = Far([5.0] * (ANSWERS - 1) + [5.1 + CLOSE])
    assert searched(judge) == judge.given
    assert judge.followed == {}


def test_a_judge_that_does_not_ask_for_it_is_not_asked() -> None:
    judge = Far(CLOSE_TO_EACH_OTHER, goes_on=False)
    assert searched(judge) == judge.given
    assert judge.followed == {}


def test_following_ends_after_so_many_ends_of_turns() -> None:
    judge = Far(CLOSE_TO_EACH_OTHER, each=10**6)
    worths = searched(judge)
    assert set(judge.followed.values()) == {1}, "each of them in the one state that was too many"
    assert worths.index(max(worths)) == ANSWERS - FEW


def test_a_clock_that_is_late_leaves_what_was_weighed() -> None:
    judge = Far(CLOSE_TO_EACH_OTHER)
    late = Budget(8, lambda: 0.0, 1.0)
    late.late = True
    assert searched(judge, late) == judge.given
    assert judge.followed == {}
