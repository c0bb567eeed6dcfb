"""Takebacks alone: which words stand, and which a seat may still take back."""

import pytest

from emberhall.kernel.plays.takebacks import NONE, Takebacks, standing


def shape(takebacks: Takebacks) -> tuple[int | None, tuple[int, ...]]:
    return takebacks.seat, takebacks.steps


def test_the_words_that_stand_are_those_not_taken_back() -> None:
    moves = [(0, "a"), (0, "b"), (0, "undo"), (0, "undo"), (0, "c"), (1, "d")]
    assert standing(moves) == [(0, "c"), (1, "d")]
    with pytest.raises(ValueError, match="before any was said"):
        standing([(0, "a"), (0, "undo"), (0, "undo")])


def test_words_are_free_until_one_binds_or_another_seat_answers() -> None:
    takebacks = NONE.after(0, bound=False).after(0, bound=False)
    assert (takebacks.free(0), takebacks.free(1), takebacks.free(None)) == (2, 0, 0)
    assert shape(takebacks.after(1, bound=False)) == (1, (1,))
    assert takebacks.after(0, bound=True).free(0) == 0


def test_the_only_answer_goes_back_with_the_choice_before_it() -> None:
    takebacks = NONE.after(0, bound=False, lone=True)
    assert takebacks.free(0) == 0, "Nobody has chosen anything."
    takebacks = takebacks.after(0, bound=False).after(0, bound=False, lone=True).after(0, bound=False, lone=True)
    assert (takebacks.free(0), takebacks.steps) == (1, (3,))
    assert takebacks.after(0, bound=False).steps == (3, 1)
