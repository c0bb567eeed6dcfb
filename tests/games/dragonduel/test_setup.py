"""Set-up: dice, mulligans, the second seat's options, Towers; and who is asked in which window."""

from typing import Any

import pytest

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.game import GAME
from tests.games.dragonduel.scenes import PLAIN, Scene, scene, side


def dealt(seats: int = 2, seed: int = 3, **options: Any) -> Scene:
    return Scene(GAME.deal(seats, seed, **options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chooser_names_any_seat(seats: int) -> None:
    there = dealt(seats)
    assert there.view()["first"] is None
    there.says("first", *[f"first p{seat}" for seat in range(seats)])
    there.do(f"first p{seats - 1}")
    for k in range(seats):
        assert there.asked() == ((seats - 1 + k) % seats, "mulligan")
        there.do("keep")
    assert there.asked() == (seats - 1, "main")
    for seat in range(seats):
        player = there.player(seat)
        begins = seat == seats - 1
        assert (len(player.hand), len(player.tower), len(player.deck)) == (5 + begins, 5, 40 - begins)


def test_the_first_player_is_shown() -> None:
    there = dealt()
    first = there.state.clone()
    there.do("first p0")
    assert there.view()["first"] == 0
    first.apply("first p1")
    assert there.game.view(first, None)["first"] == 1


def test_dice_are_fair_and_lot_skips_the_choice() -> None:
    firsts = [dealt(2, seed, start="lot").state.first for seed in range(60)]
    assert 15 < firsts.count(0) < 45
    assert dealt(2, 1, start="lot").asked()[1] == "mulligan"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_rolls_highest_names_the_first_player_and_all_see_who_rolled_what(seats: int) -> None:
    """Those who share the highest roll throw again, and only they."""
    ties = 0
    for seed in range(60):
        state = GAME.deal(seats, seed, listen=True)
        told = [event.facts for event in state.hear()]
        rolls = [player["rolls"] for player in GAME.view(state, None)["players"]]
        still = list(range(seats))
        for throw in range(max(map(len, rolls))):
            assert [seat for seat in range(seats) if len(rolls[seat]) > throw] == still
            best = max(rolls[seat][throw] for seat in still)
            still = [seat for seat in still if rolls[seat][throw] == best]
            ties += len(still) > 1
        assert [state.decision.seat if state.decision else -1] == still
        assert all(1 <= n <= 6 for each in rolls for n in each)
        said = [[one["n"] for one in told if one["kind"] == "rolled" and one["seat"] == seat] for seat in range(seats)]
        assert said == rolls
        assert [one["seat"] for one in told if one["kind"] == "highest"] == still
    assert ties


def test_a_card_for_the_second_seat() -> None:
    there = dealt(second_seat="card").do("first p0", "keep", "keep")
    assert len(there.player(1).hand) == 6
    assert len(there.player(1).deck) == 39
    assert (len(there.player(0).hand), len(there.player(0).deck)) == (6, 39)  # its first draw


def test_a_second_mulligan_for_the_second_seat() -> None:
    there = dealt(second_seat="redraw").do("first p0", "mulligan")
    assert there.asked() == (1, "mulligan")
    there.do("mulligan")
    assert there.asked() == (1, "mulligan")
    there.do("mulligan")
    assert there.asked() == (0, "main")
    assert there.view()["players"][1]["mulligans"] == 2


def test_second_mulligans_come_after_all_first_ones() -> None:
    there = dealt(4, second_seat="redraw").do("first p2")
    asked = []
    for word in ["mulligan", "mulligan", "keep", "mulligan", "keep", "keep"]:
        asked.append(there.asked())
        there.do(word)
    assert asked == [(seat, "mulligan") for seat in (2, 3, 0, 1, 3, 1)]
    assert there.asked() == (2, "main")


@pytest.mark.parametrize(
    ("seats", "asked"),
    [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])],
)
def test_who_is_asked_in_windows_of_seat_0(seats: int, asked: list[int]) -> None:
    there = scene(side("CS-81"), *[side(hand=PLAIN, spark=1) for _ in range(seats - 1)]).do("attack m1 p1")
    results = []
    while there.asked()[1] == "respond":
        results.append(there.asked()[0])
        there.do("pass")
    assert results == asked


@pytest.mark.parametrize(("seats", "defender", "asked"), [(2, 1, [0]), (3, 1, [2, 0]), (4, 2, [1, 3, 0])])
def test_who_is_asked_in_the_tower_window(seats: int, defender: int, asked: list[int]) -> None:
    sides = [side("CS-81" if seat == 0 else "", hand=PLAIN, spark=1, tower="CS-34") for seat in range(seats)]
    there = scene(*sides).do(f"attack m1 p{defender}").passes()
    there.do("critical 0", "barrier 0", "play CS-34")
    results = []
    while there.asked()[1] == "respond":
        assert there.view()["window"] == {"kind": "tower", "actor": defender, "duel": [], "passes": 0}
        results.append(there.asked()[0])
        there.do("pass")
    assert results == asked


def test_the_active_player_defeated_by_an_empty_deck_ends_the_turn() -> None:
    there = scene(side(), side("CS-81", deck=""), side("CS-28"))
    there.state.players[2].mons[0].for_turn = 1000
    there.do("end")
    assert there.asked() == (2, "main")
    assert there.strength("m2") == 3000
    assert not there.player(1).alive
    assert there.view()["out"] == [1]


def test_places_are_given_in_reverse_order_of_defeat() -> None:
    there = scene(side("CS-81 CS-28"), side(tower=""), side(tower=""))
    there.do("attack m1 p2", "attack m2 p1")
    assert there.state.over
    assert there.game.scores(there.state) == [2, 1, 0]
    assert there.state.phase == w.OVER
    assert there.told("over") == [{"kind": "over", "winners": [0], "scores": [2, 1, 0]}]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"second_seat": "coin"}, "second_seat cannot be 'coin'"),
        ({"decks": "x"}, "dragonduel has no option 'decks'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.deal(2, 1, **options)


def test_five_seats_are_too_many() -> None:
    with pytest.raises(ValueError, match="2 or 3 or 4 seats"):
        GAME.deal(5, 1)
