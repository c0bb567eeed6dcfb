"""Solo, a position is judged by what is known: a kept token, fountain cards in unknown order, and the next turn."""

from itertools import permutations

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.mind.alone import WON
from emberhall.games.flamecraft_duals.mind.judge import DualsJudge
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Effort
from tests.games.flamecraft_duals.scenes import Scene, scene

JUDGE = DualsJudge({})
LEFT = ("F-M", "F-C", "F-I", "F-O", "F-P")


def ahead(turns: int) -> DualsJudge:
    return DualsJudge({}, turns)


def claimed(springs: tuple[str, ...] = LEFT, to: str = "") -> Scene:
    """F-B is claimed, and the miniature is about to move, or has moved."""
    there = scene(
        "C2:B C3:B C4:B B2:C D2:M E1:I>M", hand="L-BBM L-OOP", mini="E3", mode="solo", open_="F-B",
        springs=" ".join(springs), at="score",
    )  # fmt: skip
    return there.play("claim F-B", *([f"fountain {to}"] if to else []))


def weighed(there: Scene) -> dict[str, float]:
    options = there.state.options()
    return dict(zip(there.words(), JUDGE.weigh(there.state, list(options), 0, 0, Effort()), strict=True))


def test_a_token_that_completes_a_card_is_worth_more_kept_than_another() -> None:
    worths = weighed(claimed(to="E1"))
    assert set(worths) == {"keep I", "keep M"}
    assert worths["keep M"] > worths["keep I"]


def test_where_the_miniature_goes_does_not_depend_on_the_order_of_hidden_cards() -> None:
    first, *others = (weighed(claimed(order)) for order in list(permutations(LEFT))[::40])
    assert len(set(first.values())) > 5
    for other in others:
        assert other == pytest.approx(first)


T37 = "C2:B C4:B B2:C D2:M A1:I A2:I A3:I"


def test_a_turn_that_wins_next_is_seen() -> None:
    """Whatever is done now, the next token completes the sixth card; without a next turn that is invisible."""
    there = scene(
        T37, hand="L-III L-PPC", bag="P B B B", mini="E3", mode="solo", open_="F-B",
        claimed="F-C F-M F-I F-O F-P", coins=(0, 0),
    ).play("pull = P")  # fmt: skip
    after = there.state.clone()
    after.take(there.state.options()[there.words().index("place E1")])
    assert ahead(1).beyond(after, 0, Effort()) == WON


def test_a_turn_in_which_the_duty_cannot_be_done_is_worth_nothing() -> None:
    there = scene("B2:B D3:I", mini="A1", mode="solo", coins=(0, 0), open_="F-M", springs="F-B F-C F-I F-O F-P")
    after = there.play("pull = P").state.clone()
    after.take(after.options()[0])
    assert ahead(1).beyond(after, 0, Effort()) == 0.0


def test_only_alone_and_where_a_plan_says_so_is_a_turn_followed_beyond_its_end() -> None:
    solo, both = scene(mode="solo", mini="A1", open_="F-M", springs="F-B").state, scene().state
    assert [ahead(turns).further(state) for turns in (0, 1) for state in (solo, both)] == [False, False, True, False]


def test_following_a_turn_draws_on_its_own_chance_alone() -> None:
    """Equal imagined states give equal results, and different ones sometimes different results."""

    def begun(seed: int) -> State:
        state = GAME.begin(1, Rng.seeded(3), GAME.setup.check(1, {}), False)
        assert isinstance(state, State)
        state.take(state.options()[0])
        other: State = GAME.imagine(state, 0, Rng.seeded(seed))
        other.take(other.options()[0])
        return other

    judge = ahead(1)
    worths = [judge.beyond(begun(seed), 0, Effort()) for seed in (1, 1, 2, 3, 4, 5)]
    assert worths[0] == worths[1]
    assert len(set(worths)) > 1
