"""Lines of a turn: a short turn is solved exactly, no line is searched twice, and equal seeds give equal results."""

import pytest

from emberhall import Seat, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.lines import Lines, Scale, Turn, draw

GAME = load("flamecraft")


def judge_of(game: Game) -> Judge:
    judge = game.mind.judge({})
    assert judge is not None
    return judge


JUDGE = judge_of(GAME)


def moments(seed: int) -> list[State]:
    """States of a random game with more than one option."""
    rng = Rng.seeded(seed)
    state = GAME.begin(2, Rng.seeded(seed), GAME.setup.check(2, {}), False)
    results = []
    for _ in range(60):
        if len(state.options()) > 1:
            results.append(state.clone())
        state.take(JUDGE.pick(state, rng))
    return results


def ends(state: State, seat: int, since: int, most: int) -> list[float]:
    """The values of every line of the rest of a turn; stops once there are more than `most`."""
    if not JUDGE.same_turn(state, seat, since):
        return [JUDGE.worth(state, seat)]
    results: list[float] = []
    for pick in state.options():
        after = state.clone()
        after.take(pick)
        results += ends(after, seat, since, most - len(results))
        if len(results) > most:
            break
    return results


@pytest.mark.no_cover  # slow, and other tests cover the same lines
def test_a_short_turn_is_known_exactly_and_no_line_is_gone_twice() -> None:
    tried = 0
    for state in moments(4):
        seat, since = state.work[-1].who(state), JUDGE.start(state)
        worths = ends(state.clone(), seat, since, 200)
        if len(worths) > 200:
            continue
        turn = Turn(JUDGE, Rng.seeded(2), state, seat, since, Scale(0.6))
        for _ in worths:
            assert turn.root.open > 0
            turn.attempt()
        assert turn.root.open == 0
        assert turn.root.best == max(worths)
        assert turn.root.total == pytest.approx(sum(worths))
        tried += 1
    assert tried > 10


def seat_of(state: State) -> Seat:
    return Seat.of(GAME, state, state.work[-1].who(state), Rng.seeded(1))


def test_the_same_seed_has_the_same_thought_and_all_answers_are_ranked() -> None:
    state = moments(3)[-1]
    matches = [Lines(JUDGE, Rng.seeded(5), 2).search(seat_of(state), state.options(), Budget(90)) for _ in range(2)]
    assert matches[0] == matches[1]
    assert len(set(matches[0])) == len(state.options())


class Counted(Judge):
    """Counts the lines that are judged."""

    def __init__(self) -> None:
        super().__init__(1)
        self.lines = 0

    def start(self, s: State) -> int:
        return JUDGE.start(s)

    def same_turn(self, s: State, seat: int, since: int) -> bool:
        return JUDGE.same_turn(s, seat, since)

    def worth(self, s: State, seat: int) -> float:
        self.lines += 1
        return JUDGE.worth(s, seat)


def test_the_budget_is_kept_but_every_answer_is_tried_once() -> None:
    state = max(moments(6), key=lambda each: len(each.options()))
    count = len(state.options())
    for iterations, lines in ((200, 200), (1, 2 * count)):
        judge = Counted()
        Lines(judge, Rng.seeded(5), 2).search(seat_of(state), state.options(), Budget(iterations))
        assert judge.lines <= lines
        assert judge.lines >= 2 * count


def test_answers_are_drawn_as_often_as_they_are_likely() -> None:
    rng = Rng.seeded(3)
    counts = [0, 0, 0]
    for _ in range(2000):
        counts[draw([0.5, 0.0, 0.5], rng)] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100
