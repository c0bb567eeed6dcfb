"""Why not? The rule that forbids a word, as a key with arguments; legal words have none."""

import pytest

from emberhall import IllegalPick
from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.words import PLAYS_SAID
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from tests.games.dualis.scenes import Scene, finished, fresh, scene

ruling = pytest.mark.ruling


def asked() -> Scene:
    """Seat 1 is to follow a Star with two Stars and two Moons; one blue coin is left, no red one."""
    hands = ["S1R S2R M3B M4B", "S3R S8B M2R M9B", "S9B M5B M6B M7B", "S11B M8B M10B M11B"]
    return scene(hands, "0/1").play("S1R")


def why(there: Scene, seat: int, word: str) -> tuple[str, dict[str, str | int]] | None:
    refusal = GAME.explain(there.state, seat, word)
    return None if refusal is None else (refusal.rule, refusal.args)


@pytest.mark.parametrize(
    ("word", "rule", "args"),
    [
        pytest.param("play M2R", "DU-39", {"suit": "S"}, id="must-follow", marks=ruling("DU-39")),
        pytest.param("play M9B+", "DU-39", {"suit": "S"}, id="must-follow-coin-or-not", marks=ruling("DU-39")),
        pytest.param("play S8B+", "DU-04", {"colour": "R"}, id="no-red-coin", marks=ruling("DU-04")),
        pytest.param("play S8B+B", "DU-32", {"card": "S8B"}, id="own-colour", marks=ruling("DU-32")),
        pytest.param("play S9B", "not-held", {"card": "S9B"}, id="another-hand"),
        pytest.param("play S13R", "not-held", {"card": "S13R"}, id="played-long-ago"),
        pytest.param("play S14R", "unknown-word", {"word": "play S14R"}, id="no-such-card"),
        pytest.param("pass", "unknown-word", {"word": "pass"}, id="no-such-verb"),
        pytest.param("", "unknown-word", {"word": ""}, id="nothing"),
        pytest.param("play S3R ", "unknown-word", {"word": "play S3R "}, id="a-space-too-many"),
    ],
)
def test_why_a_word_is_refused(word: str, rule: str, args: dict[str, str | int]) -> None:
    there = asked()
    assert why(there, 1, word) == (rule, args)
    before = pack(there.state)
    with pytest.raises(IllegalPick):
        there.state.apply(word)
    assert pack(there.state) == before


def test_a_blue_coin_that_is_gone_is_named_too() -> None:
    there = scene(["S1B S2R", "S3R S4R", "S5R S6R", "S7R S8R"], "1/0")
    assert why(there, 0, "play S2R+") == ("DU-04", {"colour": "B"})
    assert why(there, 0, "play S1B+") is None


def test_another_seat_hears_whose_turn_it_is_and_nothing_of_its_hand() -> None:
    """A seat that is not asked gets the same answer for cards it holds and cards it does not."""
    there = asked()
    for seat in (0, 2, 3):
        assert why(there, seat, "play S9B") == ("not-your-turn", {"seat": 1})
        assert why(there, seat, "play S3R") == ("not-your-turn", {"seat": 1})


def test_after_the_end_everything_is_over() -> None:
    there = finished()
    assert why(there, 0, "play S1R") == ("over", {})
    with pytest.raises(IllegalPick, match="over"):
        there.state.apply("play S1R")


def test_a_word_is_legal_exactly_when_it_is_offered() -> None:
    """All 104 words at every decision of a game: explained if they are not offered, and only then."""
    there = fresh(3, seed=6, short=True)
    state = there.state
    rng = Rng.seeded(6)
    while not state.over:
        decision = state.decision
        assert decision is not None
        legal = {word for word in PLAYS_SAID if GAME.explain(state, decision.seat, word) is None}
        assert legal == set(decision.words())
        state.take(decision.options[rng.below(len(decision.options))])
