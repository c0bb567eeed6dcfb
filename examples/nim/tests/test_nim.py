"""The rules of Nim: the exact options, what an answer does, who wins, and why a word is refused."""

import re
from importlib.resources import files
from typing import Any

import pytest

from emberhall import Choice, State, load

GAME = load("nim")


def dealt(**options: Any) -> State:
    state: State = GAME.deal(2, 1, True, **options)
    return state


def words(state: State) -> tuple[str, ...]:
    decision = state.decision
    assert decision is not None
    return decision.words()


def play(state: State, *said: str) -> State:
    for word in said:
        state.apply(word)
    return state


def test_any_number_of_stones_may_be_taken_from_one_heap() -> None:
    state = dealt()
    assert words(state) == (
        *("take A 1", "take A 2", "take A 3"),
        *("take B 1", "take B 2", "take B 3", "take B 4"),
        *("take C 1", "take C 2", "take C 3", "take C 4", "take C 5"),
    )
    play(state, "take B 4", "take C 4")
    assert words(state) == ("take A 1", "take A 2", "take A 3", "take C 1")
    assert [heap["stones"] for heap in GAME.view(state, 0)["heaps"]] == [3, 0, 1]


@pytest.mark.parametrize(("misere", "winners", "scores"), [(False, [0], [1, 0]), (True, [1], [0, 1])])
def test_the_last_stone_decides(misere: bool, winners: list[int], scores: list[int]) -> None:
    state = play(dealt(misere=misere), "take A 3", "take B 4", "take C 5")
    assert state.over
    assert GAME.winners(state) == winners
    assert GAME.scores(state) == scores
    assert [event.kind for event in state.hear()] == ["took", "took", "took", "over"]


def test_in_misere_everybody_but_one_wins() -> None:
    state = play(GAME.deal(4, 1, misere=True), "take A 3", "take B 4", "take C 5")
    assert GAME.winners(state) == [0, 1, 3]


def test_heaps_are_laid_as_the_option_says() -> None:
    assert [heap["stones"] for heap in GAME.view(dealt(heaps="pyramid"), None)["heaps"]] == [1, 3, 5, 7]
    sizes = {
        tuple(heap["stones"] for heap in GAME.view(GAME.deal(2, seed, heaps="random"), 0)["heaps"]) for seed in range(9)
    }
    assert len(sizes) > 5
    assert all(1 <= stones <= 7 for heaps in sizes for stones in heaps)


@pytest.mark.parametrize(
    ("seat", "word", "rule"),
    [
        (0, "take A 4", "too-few"),
        (0, "take D 1", "too-few"),
        (1, "take A 1", "not-your-turn"),
        (0, "take E 1", "unknown-word"),
        (0, "take A 0", "unknown-word"),
    ],
)
def test_a_word_is_refused_by_a_rule(seat: int, word: str, rule: str) -> None:
    refusal = GAME.explain(dealt(), seat, word)
    assert refusal is not None
    assert refusal.rule == rule


def test_nothing_can_be_said_when_it_is_over() -> None:
    state = play(dealt(), "take A 3", "take B 4", "take C 5")
    refusal = GAME.explain(state, 0, "take A 1")
    assert refusal is not None
    assert refusal.rule == "over"


def test_a_choice_points_at_its_heap_and_tells_what_is_left() -> None:
    state = dealt()
    decision = state.decision
    assert decision is not None
    choice: Choice = GAME.face.choice(state, decision, decision.find("take C 2"))
    assert (choice.verb, choice.refs, choice.gives) == ("take", ("C",), "left")
    assert choice.facts == {"heap": "C", "count": 2, "left": 3}
    assert GAME.face.word_for(state, 0, "B") == "take B 1"


def test_both_languages_say_the_same_things() -> None:
    def keys(lang: str) -> dict[str, set[str]]:
        text = (files("emberhall_nim") / "locales" / lang / "nim.ftl").read_text("utf-8")
        parts = re.split(r"^(?=nim-[\w-]+ =)", text, flags=re.MULTILINE)[1:]
        return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}

    assert keys("en") == keys("fr")
    assert len(keys("en")) > 15
