"""Steps on the toy: nested questions, simultaneous secret choices, settling, telling, a stack that can be stored."""

import json

import pytest

from emberhall import IllegalPick
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import kinds_of, pack, unpack
from emberhall.kernel.playouts import playout
from emberhall.kernel.steps import State, Step
from tests.kernel.toy import KINDS, Hoard, Name, Turn, hoard


def say(state: State, *words: str) -> None:
    for word in words:
        state.apply(word)


def asked(state: State) -> tuple[int, str] | None:
    decision = state.decision
    return None if decision is None else (decision.seat, decision.ask)


# --- several seats at once


def test_several_seats_are_asked_at_once() -> None:
    state = hoard(3)
    assert [(one.seat, one.ask) for one in state.decisions] == [(0, "name"), (1, "name"), (2, "name")]
    assert asked(state) == (0, "name")


def test_answers_are_acted_on_in_the_order_given() -> None:
    state = hoard(3)
    say(state, "name 2")
    assert [one.seat for one in state.decisions] == [1, 2]
    say(state, "name 0", "name 3")
    assert state.named == [2, 0, 3]
    assert [(one.seat, one.ask) for one in state.decisions] == [(0, "turn")]


def test_a_question_that_is_not_for_several_cannot_be_asked_of_several() -> None:
    with pytest.raises(TypeError, match="Turn is not a question that is asked of several seats at once"):
        hoard().ask_all([Name(0), Turn(1)])


def test_one_question_alone_is_one_decision() -> None:
    state = hoard(2)
    say(state, "name 0", "name 0")
    assert len(state.decisions) == 1
    say(state, "pass", "pass")
    assert not state.decisions


# --- nesting and settling


def test_a_question_in_the_middle_of_another_is_answered_first() -> None:
    state = hoard(2)
    say(state, "name 1", "name 1", "take 0")
    assert asked(state) == (0, "give")
    decision = state.decision
    assert decision is not None
    assert decision.words() == ("give 0 on 1",)
    assert decision.source == 0
    assert state.trail == ["begin", "turn 0"]  # gloating waits
    say(state, "give 0 on 1")
    assert state.trail == ["begin", "turn 0", "gloat 0 over 0", "turn 1"]
    assert asked(state) == (1, "turn")
    assert state.owner[0] == 1


def test_settling_works_until_somebody_is_asked_or_all_is_over() -> None:
    state = hoard(2)
    say(state, "name 1", "name 1", "take 2", "pass")
    assert state.over
    assert state.decision is None
    assert state.options() == ()
    assert state.trail == ["begin", "turn 0", "gloat 0 over 1", "turn 1", "turn 2"]
    state.settle()
    assert state.trail[-1] == "turn 2"


def test_the_options_are_made_when_somebody_looks() -> None:
    state = hoard(2)
    say(state, "name 1", "name 1")
    assert state.decision is not None
    assert state.decision.words() == ("take 0", "take 1", "take 2", "take 3", "pass")
    state.gems.remove(1)
    assert state.decision.words() == ("take 0", "take 2", "take 3", "pass")


# --- apply and take


@pytest.mark.parametrize("pick", ["pass", "name 4", "Name 1", 10**6, -1, True, None, 1.0, b"pass", []])
def test_apply_refuses_and_changes_nothing(pick: object) -> None:
    state = hoard(2)
    before = pack(state)
    with pytest.raises(IllegalPick):
        state.apply(pick)
    assert pack(state) == before


def test_apply_takes_an_option_or_its_word() -> None:
    by_word, by_option = hoard(2), hoard(2)
    say(by_word, "name 3")
    assert by_option.decision is not None
    by_option.apply(by_option.decision.find("name 3"))
    assert pack(by_word) == pack(by_option)


def test_after_the_end_nothing_is_an_answer() -> None:
    state = hoard(2)
    say(state, "name 1", "name 1", "pass", "pass")
    for pick in ("pass", 0):
        with pytest.raises(IllegalPick, match="The game is over"):
            state.apply(pick)


# --- clone, pack, play on


def test_a_clone_in_the_middle_of_a_nested_question_goes_its_own_way() -> None:
    state = hoard(3)
    say(state, "name 1", "name 1", "name 1", "take 0")
    twin = state.clone()
    assert pack(twin) == pack(state)
    say(twin, "give 0 on 2")
    assert state.owner[0] == 0
    assert twin.owner[0] == 2
    assert asked(state) == (0, "give")


def test_a_play_stored_in_the_middle_of_a_nested_question_goes_on() -> None:
    state = hoard(3)
    say(state, "name 1", "name 1", "name 1", "take 0")
    again = unpack(json.loads(json.dumps(pack(state))), kinds_of(KINDS))
    assert isinstance(again, Hoard)
    for one in (state, again):
        say(one, "give 0 on 2", "pass", "take 3")
    assert pack(again) == pack(state)
    assert again.over


def test_a_playout_answers_nested_and_secret_questions() -> None:
    counts = set()
    for seed in range(30):
        state = hoard(2)
        counts.add(playout(state, Rng.seeded(seed)))
        assert state.over
        assert -1 not in state.named
    assert counts == {4, 5}  # two names, two turns, and sometimes a gift


# --- telling


def test_a_secret_choice_is_told_to_its_seat_and_its_fact_to_others() -> None:
    state = hoard(2, listen=True)
    say(state, "name 3")
    (event,) = state.hear()
    assert event.to(0) == {"kind": "named", "seat": 0, "gem": 3}
    assert event.to(1) == event.to(None) == {"kind": "named", "seat": 0}


def test_hearing_drains_what_was_told() -> None:
    state = hoard(2, listen=True)
    say(state, "name 3", "name 2", "take 1")
    assert [event.kind for event in state.hear()] == ["named", "named", "took"]
    assert state.hear() == []
    say(state, "take 2")
    assert [event.facts for event in state.hear()] == [{"kind": "took", "seat": 1, "gem": 2}]


def test_nothing_is_gathered_where_nobody_listens() -> None:
    state = hoard(2)
    say(state, "name 3")
    assert state.events is None
    assert state.hear() == []


def test_nobody_listens_to_a_clone() -> None:
    state = hoard(2, listen=True)
    twin = state.clone()
    say(twin, "name 1")
    assert twin.hear() == []
    assert state.hear() == []


def test_listening_twice_loses_nothing() -> None:
    state = hoard(2, listen=True)
    say(state, "name 3")
    state.listen()
    assert len(state.hear()) == 1


# --- a step that is not what it is taken for


def test_a_bare_step_says_what_it_cannot_do() -> None:
    state, step = hoard(), Step()
    with pytest.raises(TypeError, match="Step is a question; it waits for a pick"):
        step.run(state)
    with pytest.raises(TypeError, match="Step asks nobody"):
        step.who(state)
    with pytest.raises(TypeError, match="Step asks nothing"):
        step.ask(state)
    with pytest.raises(TypeError, match="Step has no options"):
        step.options(state)
    with pytest.raises(TypeError, match="Step takes no pick"):
        step.take(state, 0)
    assert step.source(state) == -1


def test_a_bare_state_says_what_it_lacks() -> None:
    state = State([], Rng.seeded(1))
    assert state.over
    with pytest.raises(NotImplementedError, match="State does not say how it is cloned"):
        state.clone()
    with pytest.raises(NotImplementedError, match="State has no words"):
        state.word(0)
