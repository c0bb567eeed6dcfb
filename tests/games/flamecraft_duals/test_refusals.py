"""Why not: the rule named for each kind of word that cannot be picked now; and options that exclude each other."""

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.words import OPTIONS_SAID
from emberhall.kernel.chance import Rng
from emberhall.kernel.parts.setup import Value
from tests.games.flamecraft_duals.scenes import RING, fresh, scene


def test_general_reasons() -> None:
    there = scene(RING)
    assert there.refusal("place C3") == "not-now"
    assert there.refusal("dance") == "unknown-word"
    assert there.refusal("pull", seat=1) == "not-your-turn"
    assert there.refusal("pull") is None
    there.state.work.clear()
    refusal = GAME.explain(there.state, 0, "pull")
    assert refusal is not None
    assert refusal.rule == "over"


def test_reasons_of_the_board() -> None:
    there = scene("B2:B>C>M B3:I C3:P>P", mini="A1", mode="fountain").play("pull = M")
    assert there.refusal("place B2") == "stack-full"
    assert there.refusal("place A1") == "FD-38"
    there.play("place C4")
    assert there.refusal("fire I") == "not-its-type"
    there.play("fire M")
    assert there.refusal("from E1") == "nothing-there"
    assert there.refusal("from B2") == "not-adjacent"
    assert there.refusal("from A1") == "FD-38"
    there.play("from C3")
    assert there.refusal("to B2") == "stack-full"


def test_reasons_of_scoring() -> None:
    there = scene(RING, hand="L-BBB L-CCM", mode="fountain", claimed="F-C", at="score")
    assert there.refusal("score L-BBB") == "no-match"
    assert there.refusal("score L-OOB") == "not-held"
    assert there.refusal("claim F-B") == "no-match"
    assert there.refusal("claim F-C") == "not-open"
    assert there.refusal("coin flair") == "no-fancy"


def test_starburst_with_nothing_to_move() -> None:
    there = scene(fancies="starburst")
    assert there.refusal("coin starburst") == "nothing-moves"


def test_an_ability_that_cannot_do_anything() -> None:
    there = scene("C3:B B3:C", bag="MB", extras="").play("pull = MB", "place C4")
    assert there.words() == ["no", "fire M", "coin"]
    assert there.refusal("fire B") == "FD-16"


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {"mode": "standard"}, "solo is for 1"),
        (2, {"mode": "solo"}, "solo is for 1"),
        (3, {}, "played with 1 or 2 seats"),
        (2, {"mode": "fountain", "house_cards": False}, "house_cards"),
        (2, {"fancy_pick": "random"}, "only in the Fancy modes"),
        (2, {"mode": "fancy", "fancy_pick": "todd+todd"}, "fancy_pick cannot be"),
        (1, {"match": "pair"}, "needs 2 seats"),
        (1, {"first_player": 0}, "only with 2 seats"),
        (2, {"solo_coins": 4}, "only in solo"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.setup.check(seats, options)


def test_all_pairs_of_fancies_are_allowed() -> None:
    pairs = next(setting for setting in GAME.options if setting.name == "fancy_pick").choices[2:]
    assert len(pairs) == 28
    for pair in pairs:
        state = GAME.deal(2, 1, mode="fancy", fancy_pick=pair)
        assert [fancy["card"] for fancy in GAME.view(state, None)["fancies"]] == str(pair).split("+")


@pytest.mark.no_cover  # the same lines a hundred thousand times
@pytest.mark.parametrize(("seats", "options"), GAME.setup.modes())
def test_every_word_is_legal_or_refused_with_a_reason(seats: int, options: dict[str, Value]) -> None:
    """At decisions throughout random games: None for exactly the words offered, a rule for every other word."""
    rules: set[str] = set()
    for seed in range(3):
        there = fresh(seats, seed, **options)
        rng = Rng.seeded(seed)
        while (decision := there.state.decision) is not None:
            offered = decision.words()
            for word in OPTIONS_SAID:
                refusal = GAME.explain(there.state, decision.seat, word)
                assert (refusal is None) == (word in offered), f"{word} at {decision.ask}"
                rules |= {refusal.rule} if refusal is not None else set()
            there.state.take(decision.options[rng.below(len(decision.options))])
    assert {"FD-17", "FD-47", "not-now", "no-match", "not-held", "one-coin"} <= rules
