"""Tree search: it finds what wins at Nim, is reproducible, and stops when told to."""

from collections.abc import Iterator

import pytest

from emberhall import Seat, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.search.budgets import Budget
from emberhall.search.halving import Halving
from emberhall.search.plain import PlainJudge
from emberhall.search.trees import Edge, Tree, best, likeliest
from emberhall.search.worlds import Worlds

NIM = load("nim")


def seat_at(heaps: list[int], misere: bool = False) -> Seat:
    state = NIM.deal(2, 1, misere=misere)
    state.heaps[:] = heaps
    decision = state.decision
    assert decision is not None
    return Seat.of(NIM, state, decision.seat, Rng.seeded(1))


def chosen(seat: Seat, iterations: int, seed: int = 3) -> str:
    state = seat.imagine(Rng.seeded(0))
    tree = Tree(PlainJudge(NIM), Rng.seeded(seed), 1.0)
    assert tree.search(seat, Budget(iterations)) == iterations
    visits = tree.visits(seat.number, state.options())
    return state.word(state.options()[visits.index(max(visits))])


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize(
    ("heaps", "word"),
    [([3, 1, 0], "take A 2"), ([1, 2, 0], "take B 1"), ([0, 0, 4], "take C 4"), ([2, 2, 1], "take C 1")],
)
def test_a_tree_finds_the_move_that_wins(heaps: list[int], word: str) -> None:
    assert chosen(seat_at(heaps), 1000) == word


def test_the_same_seed_has_the_same_thought() -> None:
    seat = seat_at([3, 4, 5])
    assert {chosen(seat, 60, seed=8) for _ in range(3)} == {chosen(seat, 60, seed=8)}


def test_halving_finds_a_win_at_once() -> None:
    seat = seat_at([0, 0, 4])
    state = seat.imagine(Rng.seeded(0))
    worths = Halving(PlainJudge(NIM), Rng.seeded(1)).search(seat, state.options(), Budget(200))
    assert state.word(state.options()[worths.index(max(worths))]) == "take C 4"
    assert len(set(worths)) == len(worths), "the answers are ranked"


def test_a_search_that_is_settled_stops_and_answers_the_same() -> None:
    seat = seat_at([3, 4, 5])
    options = seat.imagine(Rng.seeded(0)).options()
    short, whole = Tree(PlainJudge(NIM), Rng.seeded(3)), Tree(PlainJudge(NIM), Rng.seeded(3))
    assert short.search(seat, Budget(1000), settled=True) < 1000
    assert whole.search(seat, Budget(1000)) == 1000
    tried, visits = short.visits(seat.number, options), whole.visits(seat.number, options)
    assert tried.index(max(tried)) == visits.index(max(visits))


def ticks() -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += 1.0


def test_a_clock_stops_a_search_that_takes_too_long() -> None:
    clock = ticks()
    budget = Budget(100_000, clock.__next__, 5.0)
    done = Tree(PlainJudge(NIM), Rng.seeded(1)).search(seat_at([3, 4, 5]), budget)
    assert budget.late
    assert 0 < done < 100


def test_a_clock_stops_halving_too() -> None:
    seat = seat_at([3, 4, 5])
    budget = Budget(10**9, ticks().__next__, 2.0)
    Halving(PlainJudge(NIM), Rng.seeded(1)).search(seat, seat.imagine(Rng.seeded(0)).options(), budget)
    assert budget.late


def test_puct_tries_what_is_likely_first_and_leaves_what_disappoints() -> None:
    likely, unlikely = Edge(1, 0.9), Edge(2, 0.1)
    assert best([unlikely, likely], 1.0) is likely
    likely.visits, likely.total = 30.0, 3.0
    unlikely.visits, unlikely.total = 3.0, 2.0
    assert best([unlikely, likely], 1.0) is unlikely


def test_many_answers_are_looked_at_by_and_by() -> None:
    edges = [Edge(k, prior) for k, prior in enumerate((0.1, 0.4, 0.1, 0.3, 0.1))]
    assert [edge.pick for edge in likeliest(edges, 2)] == [1, 3]
    edges[4].visits = 1.0
    assert 4 in [edge.pick for edge in likeliest(edges, 2)], "what was tried once stays"


def test_worlds_are_looked_at_as_often_as_they_are_believed() -> None:
    seat = seat_at([3, 4, 5])
    rng = Rng.seeded(4)
    trusted: list[float] = []

    class Wary(Judge):
        def trust(self, s: object, seat: int) -> float:
            trusted.append(-20.0 * (len(trusted) != 3))
            return trusted[-1]

    worlds = Worlds(seat, Wary(), rng, 8)
    believed = worlds.pool[3]
    others = [worlds.another() for _ in range(20)]
    assert len(trusted) == 8
    assert all(world is not believed and world.heaps == believed.heaps for world in others)  # type: ignore[attr-defined]
    assert worlds.sums[2] < 1e-3 < worlds.sums[3]
