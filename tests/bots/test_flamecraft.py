"""Bots of Flamecraft: both levels play every mode, and neither uses hidden information."""

from typing import Any

import pytest

from emberhall import Play, Seat, load
from emberhall.bots import load as load_bot
from emberhall.bots.heuristics.flamecraft import given_to
from emberhall.bots.heuristics.flamecraft.positions import Position
from emberhall.bots.matches import drive
from emberhall.kernel.chance import Rng
from tests.games.flamecraft.scenes import scene

MODES: list[tuple[int, dict[str, Any]]] = load("flamecraft").modes()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, (mode[0], *mode[1].values()))))
def test_both_levels_play_every_mode(mode: tuple[int, dict[str, Any]]) -> None:
    seats, options = mode
    game = load("flamecraft")
    play = Play.begin(game, seats, 3, options)
    bots = {seat: load_bot("greedy" if seat == 0 else "random", "flamecraft", seat) for seat in range(seats)}
    assert drive(play, bots, Rng.seeded(1)) > 0
    assert play.over
    game.invariants(play.state)


def test_hidden_cards_change_no_choice() -> None:
    game = load("flamecraft")
    state = game.deal(3, 9, companions=True)
    bot = load_bot("greedy", "flamecraft", 1)
    rng = Rng.seeded(2)
    differed = 0
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        one, two = (Seat.of(game, state, decision.seat, Rng.seeded(seed)) for seed in (11, 12))
        differed += game.pack(one._imagined) != game.pack(two._imagined)
        assert bot.choose(one, decision, 1.0) == bot.choose(two, decision, 1.0)
        state.take(decision.options[rng.below(len(decision.options))])
    assert differed == 40, "Where both imagined the same, nothing was tried."


def test_figures_are_those_of_the_view() -> None:
    """Greedy weighs only what its seat sees."""
    game: Any = load("flamecraft")
    state = game.deal(3, 9, companions=True)
    rng = Rng.seeded(2)
    while (decision := state.decision) is not None:
        view = game.view(state, decision.seat)
        seen: list[int] = []
        for player in view["players"]:
            helper = player["companion"] is not None and not player["used"]
            seen += [player["reputation"], player["coins"], player["hand"], player["reserved"] is not None, helper]
            seen += player["goods"]
        fancies = view["me"]["fancies"]
        seen += [view["trigger"] is not None, len(fancies), sum(fancy["worth"] for fancy in fancies)]
        assert game.figures(state, decision.seat) == seen
        state.take(decision.options[rng.below(len(decision.options))])


def test_greedy_would_rather_end_the_game_than_leave_that_to_others() -> None:
    """The seat that triggers the end has the last turn; between otherwise equal outcomes, that is better."""
    game: Any = load("flamecraft")
    state = game.deal(2, 3)
    figures = game.figures(state, 0)
    position = Position(game.view(state, 0), 0)
    ended = [*figures[:-3], 1, *figures[-2:]]
    assert position.worth(ended) > position.worth(figures)
    assert Position({**game.view(state, 0), "trigger": 1}, 0).worth(ended) == pytest.approx(
        Position({**game.view(state, 0), "trigger": 1}, 0).worth(figures)
    ), "Later it is no news."


def test_gifts_go_to_whoever_has_least() -> None:
    """Not to the first seat named: with three or more seats that alone made the first seat win far too often."""
    for poor, rich in ((1, 2), (2, 1)):
        there = scene(3, rep={rich: 30, poor: 2}, has={0: "c1"}).play("visit ST-PL", "fire Twig")
        decision = there.state.decision
        assert decision is not None
        assert {word[-1] for word in decision.words() if " to " in word} == {"1", "2"}
        seat = Seat.of(there.game, there.state, 0, Rng.seeded(1))
        word = decision.word(load_bot("greedy", "flamecraft", 1).choose(seat, decision, 5.0))
        assert word.endswith(f" to {poor}"), word
        position = Position(there.game.view(there.state, 0), 0)
        figures = there.game.figures(there.state, 0)
        # the value of a card to another seat shows nowhere else
        assert (
            given_to(f"gift F05 to {rich}", position, figures) - given_to(f"gift F05 to {poor}", position, figures)
            == 28
        )
        assert given_to("skip", position, figures) == 0
