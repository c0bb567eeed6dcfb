"""The twelve modes of Duālis, and decisions with what the asked seat has heard."""

from collections.abc import Iterator
from typing import Any

from emberhall import Decision, Game, Seat, State, load
from emberhall.kernel.chance import Rng

MODES: list[tuple[int, dict[str, Any]]] = [
    (seats, {"mode": mode, "short": short, "highlow": highlow})
    for seats, mode in ((4, "partnership"), (3, "iso"), (4, "iso"))
    for short in (False, True)
    for highlow in (False, True)
]


def name(mode: tuple[int, dict[str, Any]]) -> str:
    seats, options = mode
    marks = [mark for mark in ("short", "highlow") if options[mark]]
    return "-".join([f"{options['mode']}{seats}", *marks])


NAMES = [name(mode) for mode in MODES]


def decisions(game: Game, state: State, rng: Rng) -> Iterator[tuple[State, Decision, list[dict[str, Any]]]]:
    """Yield every decision of a random game, with what the asked seat has heard so far."""
    heard: list[list[dict[str, Any]]] = [[] for _ in range(len(game.view(state, None)["coins"]))]
    while (decision := state.decision) is not None:
        for event in state.hear():
            for seat, history in enumerate(heard):
                if (news := event.to(seat)) is not None:
                    history.append(news)
        yield state, decision, heard[decision.seat]
        state.apply(decision.options[rng.below(len(decision.options))])


def dualis(mode: tuple[int, dict[str, Any]], seed: int) -> tuple[Game, State]:
    seats, options = mode
    game = load("dualis")
    return game, game.deal(seats, seed, listen=True, **options)


def seat_of(game: Game, state: State, decision: Decision, history: list[dict[str, Any]], seed: int) -> Seat:
    return Seat.of(game, state, decision.seat, Rng.seeded(seed), history)
