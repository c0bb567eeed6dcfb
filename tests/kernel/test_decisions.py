"""Decisions: options packed in ints, words that find them, and a sentence for a word that finds none."""

import pytest

from emberhall import IllegalPick
from emberhall.kernel.decisions import Decision, on_of, option, ref_of, verb_of

WORDS = {option(0, 3): "visit 3", option(1, 17, 4): "play 17 on 4", option(2): "pass"}


def decision(picks: tuple[int, ...] = tuple(WORDS)) -> Decision:
    return Decision(1, "turn", picks, -1, lambda pick: WORDS.get(pick, f"number {pick}"))


@pytest.mark.parametrize(("verb", "ref", "on"), [(0, 0, 0), (1, 17, 4), (7, 4095, 4095), (100, 0, 1), (0, 4095, 0)])
def test_packing_and_unpacking_are_inverses(verb: int, ref: int, on: int) -> None:
    pick = option(verb, ref, on)
    assert (verb_of(pick), ref_of(pick), on_of(pick)) == (verb, ref, on)


def test_ascending_ints_are_the_canonical_order() -> None:
    parts = [(verb, ref, on) for verb in range(3) for ref in (0, 1, 4095) for on in (0, 1, 4095)]
    assert [option(*part) for part in parts] == sorted(option(*part) for part in parts)


def test_words_and_find_are_inverses() -> None:
    asked = decision()
    assert asked.words() == ("visit 3", "play 17 on 4", "pass")
    for pick in asked.options:
        assert asked.find(asked.word(pick)) == pick


@pytest.mark.parametrize("word", ["Pass", "pass ", "", "visit 4", "play 17"])
def test_a_word_that_is_not_offered_is_refused(word: str) -> None:
    with pytest.raises(IllegalPick) as refused:
        decision().find(word)
    sentence = str(refused.value)
    assert repr(word) in sentence
    assert "seat 1" in sentence
    assert sentence.endswith("It can be: visit 3, play 17 on 4, pass.")
    assert isinstance(refused.value, ValueError)


def test_a_long_list_of_words_is_cut_short() -> None:
    with pytest.raises(IllegalPick, match=r"number 7 and 12 more\.$"):
        decision(tuple(range(20))).find("nothing")


def test_a_decision_shows_itself() -> None:
    assert repr(decision()) == "Decision(seat=1, ask='turn', words=('visit 3', 'play 17 on 4', 'pass'))"
