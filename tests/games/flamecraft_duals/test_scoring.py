"""SCORE, coins, REFRESH, the end and the result (T13 to T16, T18, T21, T22, T24 to T27)."""

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.score import winning_seats
from emberhall.kernel.chance import Rng
from tests.games.flamecraft_duals.scenes import RING, SHOPS, Scene, fresh, scene, wander

ruling = pytest.mark.ruling
BREADS = "C2:B C3:B C4:B B2:B"


@ruling("FD-02")
def test_t13_a_coin_after_scoring_everything() -> None:
    there = scene(BREADS, hand="L-BBB T-BBB", deck="L-BBC L-BBI L-CCI L-PPM")
    there.play("pull = I", "place D1", "no")
    assert there.words() == ["score L-BBB", "score T-BBB", "done", "coin"]
    there.play("score L-BBB", "score T-BBB", "coin")
    assert there.words() == ["return L-BBC", "return L-BBI"]
    there.play("return L-BBC", "return L-BBI", "done")
    assert there.hand() == ["L-CCI", "L-PPM"]
    assert there.deck() == ["L-BBC", "L-BBI"]


@ruling("FD-02")
def test_t14_a_coin_between_two_cards() -> None:
    there = scene(BREADS, hand="L-BBB L-CCM", deck="T-BBB L-OOI L-CCI L-PPM").play("pull = I", "place E3")
    there.play("score L-BBB", "coin")
    assert there.words() == ["return T-BBB", "return L-CCM", "return L-OOI"]
    there.play("return L-CCM", "return L-OOI", "score T-BBB", "done")
    assert there.pile() == ["L-BBB", "T-BBB"]
    assert there.hand() == ["L-CCI", "L-PPM"]
    assert there.deck() == ["L-CCM", "L-OOI"]


@ruling("FD-02")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_the_hand_is_as_large_after_a_coin_as_before(size: int) -> None:
    there = scene("C3:B", hand=" ".join(SHOPS[:size]))
    there.play("coin")
    assert len(there.words()) == size + 2
    there.give_back(1)
    assert len(there.words()) == size + 1
    there.give_back(1)
    assert len(there.hand()) == size
    assert there.ask == "pull"


@ruling("FD-03")
@ruling("FD-04")
def test_t15_a_coin_for_the_last_card() -> None:
    there = scene(deck="T-BBB", hand="L-BBB L-CCM").play("pull = I", "coin")
    assert there.words() == ["return L-BBB", "return T-BBB", "return L-CCM"]
    there.play("return L-CCM")
    assert there.hand() == ["L-BBB", "T-BBB"]
    assert there.deck() == ["L-CCM"]
    assert there.end_by() == 0
    assert there.view()["end"] == {"seat": 0, "cause": "deck"}


@ruling("FD-03")
def test_no_coin_with_an_empty_deck() -> None:
    there = scene(deck="")
    assert there.words() == ["pull"]
    assert there.refusal("coin") == "FD-03"


@ruling("FD-04")
def test_two_cards_going_back_do_not_undo_the_end() -> None:
    there = scene(deck="T-BBB L-OOI", hand="L-BBB L-CCM").play("coin", "return T-BBB", "return L-OOI")
    assert there.deck() == ["T-BBB", "L-OOI"]
    assert there.end_by() == 0


@ruling("FD-26")
@ruling("FD-27")
def test_t16_the_end_by_a_refresh() -> None:
    there = scene("C2:B C3:B C4:MB B3:B", hand="L-BBM T-BBB", deck="L-OOB", other="L-BBB", at="score")
    there.state.hand1 = 1 << SHOPS.index("L-BBB")
    there.play("score L-BBM", "score T-BBB", "done")
    assert there.hand() == ["L-OOB"]
    assert there.end_by() == 0
    assert there.seat == 1
    assert there.words() == ["score L-BBB", "done"]
    there.play("done")
    assert there.ask == "over"
    assert GAME.scores(there.state) == [8, 3]
    assert (len(there.pile(0)), len(there.pile(1))) == (2, 0)
    assert GAME.winners(there.state) == [0]


@ruling("FD-27")
def test_t21_a_coin_in_the_special_phase() -> None:
    there = scene(
        BREADS, bag="I", coins=(1, 2), other="L-OOI L-OOM", deck="L-BBB T-BBB L-CCI L-CCO", hand="L-PPB L-PPC"
    )
    there.play("pull = I", "place E1", "done")
    assert (there.seat, there.words()) == (1, ["done", "coin"])
    there.play("coin", "return L-OOI", "return L-OOM")
    assert there.words() == ["score L-BBB", "score T-BBB", "done"]
    there.play("score L-BBB", "score T-BBB", "done")
    assert there.ask == "over"
    assert GAME.scores(there.state) == [1, 7]
    assert there.hand(1) == []  # no refresh


@ruling("FD-27")
def test_a_coin_of_the_last_turn_does_not_bar_one_in_the_special_phase() -> None:
    there = scene(RING, bag="M").play("pull = M", "place E1", "no", "coin").give_back().play("done")
    assert there.view()["phase"] == "special"
    assert there.coins() == ["coin"]


def finished(piles: tuple[int, int], cards: tuple[int, int]) -> Scene:
    """A finished game with this reputation and these cards, made of cards worth 2 and 3."""
    there = scene(coins=(0, 0))
    for seat in (0, 1):
        threes = piles[seat] - 2 * cards[seat]
        three, two = 6 * seat, 12 + 15 * seat  # where this seat's cards of that worth start
        there.state.pile(seat)[:] = [*range(three, three + threes), *range(two, two + cards[seat] - threes)]
    there.state.work.clear()
    return there


def test_t22_ties() -> None:
    """Determining the winner: reputation, then cards, then a shared win."""
    there = finished((20, 20), (8, 9))
    assert GAME.scores(there.state) == [20, 20]
    assert winning_seats(there.state) == [1]
    assert winning_seats(finished((20, 20), (9, 9)).state) == [0, 1]
    assert winning_seats(finished((21, 20), (9, 10)).state) == [0]


@ruling("FD-07")
def test_t24_covered_tokens_do_not_count() -> None:
    there = scene("C2:B C3:B C4:B", hand="L-BBB L-BBI").play("pull = I", "place C4", "no")
    assert there.offered() == ["score L-BBI", "done"]


@pytest.mark.parametrize(
    ("board", "hand", "offered"),
    [
        pytest.param("C2:B C3:M C4:B", "L-BBM", "", id="T25"),
        pytest.param("C2:B C3:B D3:B", "L-BBB T-BBB", "", id="T26"),
        pytest.param("C2:BC C3:B", "L-BBC L-CCB", "", id="T27a", marks=ruling("FD-57")),
        pytest.param("C2:B C3:BC C4:C", "L-BBC L-CCB", "L-BBC L-CCB", id="T27b", marks=ruling("FD-08")),
        pytest.param("A1:I B2:I C3:O", "L-IIO", "L-IIO", id="slanted"),
        pytest.param("A3:O B3:I C3:I", "L-IIO", "L-IIO", id="turned"),
        pytest.param("C3:P D3:P C4:P", "T-PPP", "T-PPP", id="triangle"),
        pytest.param("C3:P D3:P D2:P", "T-PPP", "T-PPP", id="triangle turned"),
    ],
)
def test_what_matches(board: str, hand: str, offered: str) -> None:
    """Score Phase: patterns of tops, with the card rotated in any way."""
    there = scene(board, hand=hand, at="score")
    assert there.offered() == [*[f"score {card}" for card in offered.split()], "done"]


@ruling("FD-09")
def test_scoring_is_never_forced() -> None:
    there = scene(BREADS, hand="L-BBB T-BBB", at="score").play("done")
    assert there.pile() == []
    assert there.hand() == ["L-BBB", "T-BBB"]


@ruling("FD-08")
def test_the_same_tokens_serve_two_cards() -> None:
    there = scene("C2:B C3:B C4:MB B3:B", hand="L-BBB L-BBM", at="score")
    there.play("score L-BBB")
    assert there.offered() == ["score L-BBM", "done"]


@ruling("FD-56")
def test_the_table_shows_the_first_match() -> None:
    there = scene("A1:B A2:B A3:B E1:B E2:B E3:B", extras="", hand="L-BBB", at="score").play("score L-BBB")
    assert there.events("scored")[-1]["hexes"] == ["A1", "A2", "A3"]


@ruling("FD-60")
def test_a_hand_above_the_limit_stays() -> None:
    there = scene(hand="L-PPB L-PPC L-PPO", at="score").play("done")
    assert there.hand() == ["L-PPB", "L-PPC", "L-PPO"]


@ruling("FD-58")
def test_both_triggers_bring_one_end() -> None:
    there = scene(BREADS, bag="I", hand="L-BBB L-CCM", deck="L-OOI").play("pull = I", "place E3", "score L-BBB", "done")
    assert there.view()["end"] == {"seat": 0, "cause": "bag"}
    assert there.deck() == []
    there.play("done")
    assert there.ask == "over"


@ruling("FD-59")
def test_a_trigger_in_the_special_phase_changes_nothing() -> None:
    there = scene(RING, bag="M", deck="L-OOI L-OOB").play("pull = M", "place E1", "no", "done", "coin")
    assert there.deck() == []
    there.give_back()
    assert there.view()["end"] == {"seat": 0, "cause": "bag"}
    there.play("done")
    assert there.ask == "over"


@ruling("FD-45")
def test_a_coin_is_offered_at_units_never_inside_them() -> None:
    """Spend a Coin: at any time, but between steps, so that nothing already chosen can vanish."""
    there = scene(RING)
    assert there.coins() == ["coin"]
    there.play("pull = I")
    assert there.coins() == ["coin"]
    there.play("place C3")
    assert there.coins() == ["coin"]
    there.play("fire I")
    assert there.coins() == ["coin"]
    there.play("from B2")
    assert there.coins() == []
    assert there.refusal("coin") == "FD-45"
    there.play("to A1")
    assert there.coins() == ["coin"]
    there.play("stop")
    assert there.coins() == ["coin"]


@ruling("FD-45")
@pytest.mark.parametrize(
    ("face", "word", "ask"), [("M", "from B2", "meat.to"), ("O", "swap B2", "potion.b"), ("P", "ignite C2", "plant.as")]
)
def test_no_coin_between_a_from_and_its_to(face: str, word: str, ask: str) -> None:
    there = scene("B2:B C2:CI D2:O").play(f"pull = {face}", "place C3", f"fire {face}")
    assert there.coins() == ["coin"]
    there.play(word)
    assert there.ask == ask
    assert there.coins() == []


@ruling("FD-50")
def test_no_coin_on_the_other_seats_turn() -> None:
    there = scene(RING)
    assert there.seat == 0
    assert there.refusal("coin", seat=1) == "FD-50"


def test_one_coin_a_turn() -> None:
    there = scene(RING).play("coin").give_back()
    assert there.coins() == []
    assert there.refusal("coin") == "one-coin"
    there = scene(RING, coins=(0, 3))
    assert there.coins() == []
    assert there.refusal("coin") == "no-coin"


@ruling("FD-26")
def test_whoever_triggers_the_end_refreshes() -> None:
    there = scene(BREADS, bag="I", hand="L-BBB L-CCM").play("pull = I", "place E3", "score L-BBB", "done")
    assert len(there.hand()) == 2
    assert there.seat == 1


def test_a_pair_is_two_games_with_the_other_seat_first() -> None:
    """Options: reputations are added; so are the cards, for ties."""
    there = fresh(seed=3, match="pair")
    first = there.state.first
    rng = Rng.seeded(9)
    while not there.state.past:
        wander(there.state, rng, 1)
    assert there.state.first == there.seat == 1 - first
    assert there.view()["game"] == 2
    half = there.events("half")[-1]["scores"]
    players = there.view()["players"]
    assert [player["before"] for player in players] == half
    assert [player["total"] - player["reputation"] for player in players] == half
    wander(there.state, rng)
    own = [player["reputation"] for player in there.view()["players"]]
    assert GAME.scores(there.state) == [a + b for a, b in zip(half, own, strict=True)]


@ruling("FD-77")
@pytest.mark.parametrize(
    ("bag", "deck", "nearing"),
    [
        ("B B C M I O P", "L-BBB L-CCM L-CCC L-MMM L-PPP", None),
        ("B C M I O P", "L-BBB L-CCM L-CCC L-MMM L-PPP", {"cause": "bag", "left": 6}),
        ("B B C M I O P", "L-BBB L-CCM L-CCC L-MMM", {"cause": "deck", "left": 4}),
        ("B", "L-BBB", {"cause": "bag", "left": 1}),
    ],
)
def test_the_last_tokens_and_cards_are_counted(bag: str, deck: str, nearing: dict[str, object] | None) -> None:
    assert scene(RING, bag=bag, deck=deck).view()["nearing"] == nearing


@ruling("FD-77")
def test_nothing_is_counted_once_the_end_is_certain() -> None:
    assert scene(RING, bag="M", deck="L-OOI").play("pull = M").view()["nearing"] is None
