"""Games: the registry, options and how they are checked, what a Seat holds, and playouts."""

import gc
import types
from functools import cache
from typing import Any

import pytest

import emberhall
from emberhall import Game, IllegalPick, Seat, Setting, load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Refusal
from emberhall.kernel.packing import pack
from emberhall.kernel.parts.setup import Value, value_text
from emberhall.kernel.playouts import playout, playouts

GAME = load("dualis")

# --- the registry


def test_titles_are_found_and_loaded() -> None:
    assert "dualis" in titles()
    assert list(titles()) == sorted(titles())
    for title in titles():
        game = load(title)
        assert isinstance(game, Game)
        assert game.name == title
        assert load(title) is game


@pytest.mark.parametrize("title", ["chess", "", "Dualis", "dualis.game", "../dualis"])
def test_an_unknown_title_is_refused_with_those_there_are(title: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (the sentence is compared whole)
        load(title)
    assert str(refused.value) == f"There is no game {title!r}; there is {', '.join(titles())}."


def test_the_public_face_is_what_is_promised() -> None:
    for name in ("titles", "load", "Record", "IllegalPick", "Decision", "Seat", "Setting", "Refusal", "State", "Game"):
        assert name in emberhall.__all__
        assert hasattr(emberhall, name)


# --- settings


@pytest.mark.parametrize(
    ("value", "text"), [(True, "yes"), (False, "no"), (0, "0"), (3, "3"), ("iso", "iso"), ("Open", "open")]
)
def test_how_an_options_value_is_said(value: Value, text: str) -> None:
    assert value_text(value) == text


@pytest.mark.parametrize("title", titles())
def test_when_a_setting_has_a_meaning_is_said_in_its_own_terms(title: str) -> None:
    """The page offers a setting where the title says that it applies: with seats and values that there are."""
    game = load(title)
    choices = {setting.name: setting.choices for setting in game.options}
    for setting in game.options:
        assert set(setting.seats) <= set(game.seats), setting.name
        for other, values in setting.needs.items():
            assert set(values) <= set(choices[other]), (setting.name, other)


def test_a_setting_takes_its_choices_and_their_texts() -> None:
    setting = Setting("leader", ("random", 0, 1))
    assert setting.check("random") == "random"
    assert setting.check(1) == 1
    assert setting.check("1") == 1
    assert setting.check("RANDOM") == "random"
    yes = Setting("short", (False, True))
    assert yes.check(True) is True
    assert yes.check("yes") is True
    assert yes.check("No") is False


@pytest.mark.parametrize("value", [True, 2, "2", 1.0, None, [], "ran dom"])
def test_a_setting_refuses_everything_else(value: object) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (the sentence is compared whole)
        Setting("leader", ("random", 0, 1)).check(value)
    assert str(refused.value) == f"leader cannot be {value!r}; it can be random, 0, 1."


def test_a_number_is_no_yes() -> None:
    """JSON's 1 and 0 are not true and false."""
    for value in (0, 1):
        with pytest.raises(ValueError, match="short cannot be"):
            Setting("short", (False, True)).check(value)


def test_defaults_may_depend_on_the_seats() -> None:
    setting = Setting("mode", ("partnership", "iso"), {3: "iso"})
    assert [setting.default(seats) for seats in (3, 4)] == ["iso", "partnership"]


def test_checking_gives_every_option_and_a_fresh_answer() -> None:
    one = GAME.setup.check(4, {})
    one["mode"] = "iso"
    assert GAME.setup.check(4, {})["mode"] == "partnership"
    assert list(GAME.setup.check(4, {"short": "yes"})) == [setting.name for setting in GAME.options]


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    # Compiled code refuses other types at the call itself.
    with pytest.raises((ValueError, TypeError)):
        GAME.deal(4, seed)


def test_a_refusal_shows_itself() -> None:
    assert repr(Refusal("DU-39", {"suit": "S"})) == "Refusal('DU-39', {'suit': 'S'})"
    assert Refusal("over").args == {}


# --- apply trusts nothing


@pytest.mark.parametrize("pick", [-1, 10**9, True, False, "play", "", "play S1R ", None, 1.5, b"", []])
def test_a_pick_that_is_not_offered_leaves_the_state_as_it_was(pick: object) -> None:
    state = GAME.deal(4, seed=1)
    before = pack(state)
    with pytest.raises(IllegalPick):
        state.apply(pick)
    assert pack(state) == before


# --- Seat


def reachable(root: object) -> list[object]:
    """Everything reachable from an object by following references, except code and modules."""
    seen: dict[int, object] = {}
    queue = [root]
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type | types.ModuleType | types.FunctionType | Game):
            continue
        seen[id(thing)] = thing
        queue += gc.get_referents(thing)
    return list(seen.values())


def test_a_seat_has_no_way_to_the_true_state() -> None:
    state = GAME.deal(4, seed=5, listen=True)
    rng = Rng.seeded(5)
    for _ in range(22):
        state.take(state.options()[rng.below(len(state.options()))])
    secret = {id(state), id(state.rng), id(state.work), id(state.events)}
    for number in range(4):
        seat = Seat.of(GAME, state, number, rng, history=({"kind": "round"},))
        things = reachable(seat)
        assert len(things) > 5
        assert not secret & {id(thing) for thing in things}
        assert rng not in things
        assert pack(seat.imagine(Rng.seeded(1))) != pack(state)


def test_a_seat_sees_what_its_view_shows_and_what_it_heard() -> None:
    state = GAME.deal(4, seed=5)
    heard = ({"kind": "round", "round": 1},)
    seat = Seat.of(GAME, state, 2, Rng.seeded(1), heard)
    assert seat.number == 2
    assert seat.game is GAME
    assert seat.view() == GAME.view(state, 2)
    assert tuple(seat.history()) == heard
    assert GAME.view(seat.imagine(Rng.seeded(2)), 2) == GAME.view(state, 2)
    assert Seat.of(GAME, state, 2, Rng.seeded(1)).history() == ()


# --- playouts


def test_a_playout_ends_and_counts_its_decisions() -> None:
    state = GAME.deal(4, seed=3)
    count = playout(state, Rng.seeded(1))
    assert state.over
    assert count in (104, 156)


def test_playouts_leave_the_state_alone() -> None:
    state = GAME.deal(3, seed=3)
    before = pack(state)
    total = playouts(state, 10, Rng.seeded(1))
    assert pack(state) == before
    assert total % 39 == 0
    assert 390 <= total <= 4 * 390


@cache
def seed_of(n: int, k: int) -> int:
    return next(seed for seed in range(10_000) if Rng.seeded(seed).below(n) == k)


def chance_of(n: int, k: int) -> Rng:
    """A stream whose next number below n is k."""
    return Rng.seeded(seed_of(n, k))


def test_the_hot_loop_picks_each_option_for_exactly_one_number() -> None:
    """A playout draws one number below the count of options, one for each pick, so that all are equally likely."""
    state = GAME.deal(4, seed=8)
    rng = Rng.seeded(8)
    while not state.over:
        options = state.options()
        if len(options) <= 16:  # longer ones test nothing new
            step = state.work[-1]
            picks = []
            for k in range(len(options)):
                chance = chance_of(len(options), k)
                after = chance.clone()
                after.below(len(options))
                picks.append(step.wander(state, chance))
                assert (chance.a, chance.b) == (after.a, after.b)
            assert sorted(picks) == list(options)
        state.take(options[rng.below(len(options))])
