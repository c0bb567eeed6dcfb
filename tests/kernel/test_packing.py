"""Packing: a state as plain lists and back; only declared kinds are unpacked."""

import json
from typing import ClassVar

import pytest

from emberhall import load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import kinds_of, pack, same, unpack


class Coin:
    """A thing with declared fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ("colour", "worth")

    def __init__(self, colour: str, worth: int) -> None:
        self.colour = colour
        self.worth = worth


class Purse:
    """A thing that holds things."""

    FIELDS: ClassVar[tuple[str, ...]] = ("coins", "lost")

    def __init__(self, coins: list[Coin], lost: Coin | None) -> None:
        self.coins = coins
        self.lost = lost


KINDS = kinds_of([Coin, Purse])


def test_plain_values_are_packed_as_they_are() -> None:
    for value in (None, True, False, 0, -7, 2**70, "", "S5B"):
        assert pack(value) == value
        assert unpack(pack(value), KINDS) == value


def test_lists_and_things_say_their_kind_first() -> None:
    purse = Purse([Coin("R", 1), Coin("B", 2)], None)
    packed = ["Purse", ["", ["Coin", "R", 1], ["Coin", "B", 2]], None]
    assert pack(purse) == packed
    again = unpack(packed, KINDS)
    assert isinstance(again, Purse)
    assert pack(again) == packed
    assert again.coins[1].colour == "B"


def test_things_are_the_same_when_every_declared_field_is() -> None:
    def purse() -> Purse:
        return Purse([Coin("R", 1), Coin("B", 2)], None)

    assert same(purse(), purse())
    for change in (
        lambda p: p.coins.pop(),
        lambda p: setattr(p, "lost", Coin("R", 1)),
        lambda p: setattr(p.coins[1], "worth", 3),
    ):
        other = purse()
        change(other)
        assert not same(purse(), other)
    assert not same(Coin("R", 1), purse())
    assert not same(1, True)
    undeclared = purse()
    undeclared.owner = "nobody"  # type: ignore[attr-defined]
    assert same(purse(), undeclared)


@pytest.mark.parametrize("title", titles())
def test_states_are_equal_by_their_fields_and_cannot_be_keys(title: str) -> None:
    game = load(title)
    state = game.deal(game.seats[-1], 7)
    copy = state.clone()
    assert copy == state
    assert copy == game.unpack(pack(state))
    assert copy != pack(state)
    copy.take(copy.options()[0])
    assert copy != state
    with pytest.raises(TypeError, match="cannot be a key"):
        hash(state)


def test_an_empty_list_and_a_nested_one_come_back() -> None:
    values: list[list[object]] = [[], [[]], [[1], [], ["a", None]]]
    for value in values:
        assert unpack(pack(value), {}) == value


@pytest.mark.parametrize("value", [1.5, (1, 2), {"a": 1}, {1}, b"x", object(), len, lambda: 0])
def test_what_may_not_be_part_of_a_state_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match=f"A {type(value).__name__} may not be part of a state"):
        pack(value)
    with pytest.raises(TypeError):
        pack([[value]])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "A packed list must start with its kind."),
        (["Ghost", 1], "There is no kind 'Ghost' here."),
        (["Coin", "R"], "A Coin has 2 fields, not 1."),
        (["Coin", "R", 1, 2], "A Coin has 2 fields, not 3."),
        (["", ["Ghost"]], "There is no kind 'Ghost' here."),
    ],
)
def test_data_that_says_nothing_sensible_is_refused(data: list[object], sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (the sentence is compared whole)
        unpack(data, KINDS)
    assert str(refused.value) == sentence


def test_a_packed_state_survives_json_and_goes_on_alike() -> None:
    game = load("dualis")
    state = game.deal(4, seed=3)
    for _ in range(20):
        state.take(state.options()[0])
    again = game.unpack(json.loads(json.dumps(pack(state))))
    assert pack(again) == pack(state)
    rng, twin = Rng.seeded(1), Rng.seeded(1)
    while not state.over:
        state.take(state.options()[rng.below(len(state.options()))])
        again.take(again.options()[twin.below(len(again.options()))])
    assert pack(again) == pack(state)


@pytest.mark.parametrize("data", [["Rng", 1, 2], 5, None, ["", 1]])
def test_what_is_no_state_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="This is no state of dualis"):
        load("dualis").unpack(data)
