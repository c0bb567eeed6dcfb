"""Our own engines, stepped from Python as peers are, and in playouts inside the engine."""

from collections.abc import Callable
from time import perf_counter

from emberhall import Game
from emberhall.kernel.chance import Rng
from emberhall.kernel.playouts import playouts


def stepped(
    game: Game, seats: int, games: int, number: Callable[[], int], clock: Callable[[], float] = perf_counter
) -> tuple[int, float, float]:
    """Decisions made, the seconds of whole games, and the seconds after the first deal."""
    decisions = 0
    whole = after = 0.0
    for seed in range(games):
        start = clock()
        state = game.deal(seats, seed)
        middle = clock()
        while not state.over:
            options = state.options()
            state.take(options[number() % len(options)])
            decisions += 1
        end = clock()
        whole += end - start
        after += end - middle
    return decisions, whole, after


def rollouts(game: Game, seats: int, games: int, clock: Callable[[], float] = perf_counter) -> tuple[int, float]:
    """Decisions and seconds of whole games played at random inside the engine, from just after the first deal."""
    state = game.deal(seats, 7)
    rng = Rng.seeded(7)
    start = clock()
    return playouts(state, games, rng), clock() - start


def clones(
    game: Game, seats: int, games: int, number: Callable[[], int], clock: Callable[[], float] = perf_counter
) -> tuple[int, float]:
    """Clones made at every decision of some games, and the seconds of the cloning alone."""
    count = 0
    seconds = 0.0
    for seed in range(games):
        state = game.deal(seats, seed)
        while not state.over:
            start = clock()
            for _ in range(20):
                state.clone()
            seconds += clock() - start
            count += 20
            options = state.options()
            state.take(options[number() % len(options)])
    return count, seconds
