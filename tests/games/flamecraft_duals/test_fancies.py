"""One test per fancy card with the exact options before and after, and the rulings about them (T39 to T52)."""

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from tests.games.flamecraft_duals.scenes import HEXES, RING, SHOPS, Scene, scene, split

ruling = pytest.mark.ruling
PLACES = [f"place {at}" for at in HEXES]


# --- Flair


def flair(deck: str = "L-OOB L-BBP T-III") -> Scene:
    return scene(fancies="flair", hand="L-BBB L-CCM", deck=deck)


@ruling("FD-60")
@ruling("FD-61")
def test_t39_flair_hits() -> None:
    there = flair()
    assert there.words() == ["pull", "coin", "coin flair"]
    there.play("coin flair")
    assert there.words() == [f"name {kind}" for kind in "BCMIOP"]
    there.play("name B")
    assert there.words() == ["pull"]
    assert there.hand() == ["L-BBB", "L-BBP", "L-CCM", "L-OOB"]
    assert there.view(1)["players"][0]["known"] == ["L-OOB"]  # the first was shown, the second was not
    assert there.deck() == ["T-III"]
    there.play("pull = I", "place E1", "done")
    assert len(there.hand()) == 4


@ruling("FD-60")
@ruling("FD-61")
def test_t40_flair_misses() -> None:
    there = flair().play("coin flair", "name P")
    assert there.hand() == ["L-BBB", "L-CCM", "L-OOB"]
    assert there.deck() == ["L-BBP", "T-III"]
    there.play("pull = I", "place E1", "done")
    assert len(there.hand()) == 3


@ruling("FD-63")
def test_flair_at_the_last_card() -> None:
    there = flair(deck="L-OOB").play("coin flair", "name O")
    assert there.hand() == ["L-BBB", "L-CCM", "L-OOB"]
    assert there.end_by() == 0
    assert there.words() == ["pull"]


@ruling("FD-03")
def test_flair_needs_a_deck() -> None:
    there = flair(deck="")
    assert there.words() == ["pull"]
    assert there.refusal("coin flair") == "FD-03"


@ruling("FD-62")
def test_flair_with_steven() -> None:
    there = scene(fancies="flair steven", hand="L-BBB L-CCM", deck="L-OOB L-BBP T-III", faceup="L-MMP L-IIO")
    there.play("coin flair", "name O")
    assert there.words() == ["draw deck", "draw 0", "draw 1"]  # the first came from the deck without a question
    there.play("draw 1")
    assert there.hand() == ["L-BBB", "L-CCM", "L-IIO", "L-OOB"]
    assert there.words() == ["pull"]


# --- Rainbow


@ruling("FD-65")
def test_t43_rainbow_lends_any_ability_once() -> None:
    there = scene(RING, fancies="rainbow buddy")
    assert there.words() == ["pull", "coin"]
    there.play("pull = W")
    assert there.words() == [*PLACES, "coin", "coin rainbow"]
    there.play("coin rainbow")
    assert there.words() == PLACES
    there.play("place C3")
    assert there.words() == ["no", *[f"fire {kind}" for kind in "BCMIOP"]]
    there.play("fire B = I")
    assert there.words() == PLACES
    there.play("place E1")
    assert there.words() == ["no", "fire I"]


@ruling("FD-15")
def test_t44_buddy_has_no_ability_of_its_own() -> None:
    there = scene(RING, fancies="rainbow buddy").play("pull = W", "place C3")
    assert there.ask == "score"


@ruling("FD-65")
def test_rainbow_does_not_change_what_a_token_counts_as() -> None:
    there = scene("C2:B C3:B", fancies="rainbow", hand="L-BBB L-BBI").play("pull = I", "coin rainbow", "place C4", "no")
    assert there.offered() == ["score L-BBI", "done"]


@ruling("FD-65")
def test_rainbow_never_lends_to_a_crystals_token() -> None:
    there = scene(RING, fancies="rainbow").play("pull = C", "place C3")
    assert there.refusal("coin rainbow") == "FD-65"
    there.play("fire C = I O P")
    assert there.coins() == ["coin"]
    there.play("pick I")
    assert there.coins() == ["coin"]
    assert there.refusal("coin rainbow") == "FD-65"


# --- Starburst


def test_t41_starburst_between_two_cards() -> None:
    there = scene("C2:B C3:B C4:M A2:B", fancies="starburst", hand="L-BBM T-BBB", at="score")
    assert there.words() == ["score L-BBM", "done", "coin", "coin starburst"]
    there.play("score L-BBM", "coin starburst")
    assert there.words() == ["from A2", "from C2", "from C3", "from C4"]
    there.play("from A2")
    assert there.words() == ["to A1", "to A3", "to B2", "to B3"]
    there.play("to B2")
    assert there.words() == ["score T-BBB", "done"]
    there.play("score T-BBB")
    assert there.pile() == ["L-BBM", "T-BBB"]
    assert there.state.coins0 == 2


@ruling("FD-53")
def test_t49_starburst_moves_the_token_just_placed() -> None:
    there = scene("C3:B E1:O", fancies="starburst").play("pull = M", "place D3")
    assert there.words() == ["no", "fire M", "coin", "coin starburst"]
    there.play("coin starburst", "from D3", "to D2")
    assert there.words() == ["no", "fire M"]
    there.play("fire M")
    assert there.words() == ["from C3", "from E1"]


@ruling("FD-53")
def test_t50_starburst_covers_the_token_just_placed() -> None:
    there = scene("C3:B E1:O", fancies="starburst").play("pull = M", "place D3", "coin starburst", "from C3", "to D3")
    assert there.layout() == "D3:M>B E1:O"
    assert there.ask == "score"


@ruling("FD-51")
def test_starburst_takes_the_last_target_away() -> None:
    there = scene("C3:B", fancies="starburst").play("pull = M", "place D3", "fire M")
    assert there.words() == ["from C3", "coin", "coin starburst"]
    there.play("coin starburst", "from C3", "to B2")
    assert there.ask == "score"  # the ability ends without effect


@ruling("FD-51")
@ruling("FD-76")
def test_starburst_in_the_middle_of_an_ability_takes_its_origin_along() -> None:
    there = scene("C3:B E1:O", fancies="starburst").play("pull = M", "place D3", "fire M")
    there.play("coin starburst", "from D3", "to D2")
    assert there.words() == [
        "from C3",
        "from E1",
    ]  # measured from D2, where the meat lies now; it is no neighbour of itself
    there = scene("C3:B B3:C E1:O", fancies="starburst").play("pull = I", "place C4", "fire I")
    there.play("coin starburst", "from C4", "to D3")
    assert there.words() == ["from C3"]
    there.play("from C3", "to D2")
    assert there.ask == "score"  # no second token beside D3


@ruling("FD-52")
@ruling("FD-76")
def test_starburst_covers_the_token_whose_ability_goes_on() -> None:
    there = scene("C3:B D2:C E1:O", fancies="starburst").play("pull = M", "place D3", "fire M")
    there.play("coin starburst", "from C3", "to D3")
    assert there.layout() == "D2:C D3:M>B E1:O"
    assert there.words() == ["from D2"]


@ruling("FD-13")
@ruling("FD-76")
def test_starburst_moves_a_plant_in_its_chain() -> None:
    """It cannot be the target of its own chain, from wherever it lies now."""
    there = scene("C3:P B2:B", fancies="starburst").play("pull = P", "place C4", "fire P")
    assert there.things() == ["C3"]
    there.play("ignite C3")
    assert there.things() == ["B2"]  # not C4
    there.play("coin starburst", "from C4", "to D3")
    assert there.things() == ["B2"]  # nor D3
    there = scene("C3:P B2:B B3:M", fancies="starburst").play("pull = P", "place C4", "fire P", "ignite C3")
    there.play("coin starburst", "from C3", "to C2")
    assert there.things() == ["B2"]


def test_starburst_leaves_the_plant_nothing_to_fire() -> None:
    there = scene("C3:B", fancies="starburst").play("pull = P", "place C4", "fire P")
    there.play("coin starburst", "from C4", "to C5")
    assert there.ask == "score"


@ruling("FD-19")
@ruling("FD-51")
def test_starburst_between_the_two_moves_of_iron() -> None:
    """The token moved first may not move again, wherever Starburst takes it."""
    there = scene("C3:B B3:C", fancies="starburst").play("pull = I", "place C4", "fire I", "from C3", "to D3")
    assert there.things() == ["B3", "stop"]
    there.play("coin starburst", "from D3", "to D4")
    assert there.layout() == "B3:C C4:I D4:B"
    assert there.things() == ["B3", "stop"]
    assert there.refusal("from D4") == "FD-19"
    there = scene("C3:B D2:C", fancies="starburst").play("pull = I", "place C4", "fire I", "from C3", "to D3")
    assert there.ask == "score"
    there = scene("C3:B E2:C B3:O", fancies="starburst").play("pull = I", "place C4", "fire I", "from C3", "to D3")
    there.play("coin starburst", "from E2", "to D3")  # covered by another token, which may move
    assert there.things() == ["B3", "D3", "stop"]


@ruling("FD-51")
def test_starburst_ends_irons_second_move() -> None:
    there = scene("C3:B B3:C", fancies="starburst").play("pull = I", "place C4", "fire I", "from C3", "to D3")
    there.play("coin starburst", "from B3", "to A2")
    assert there.ask == "score"


@ruling("FD-51")
def test_starburst_in_the_middle_of_a_plant_chain() -> None:
    there = scene("B2:P A1:M", fancies="starburst").play("pull = P", "place C3", "fire P", "ignite B2")
    assert there.things() == ["A1"]
    there.play("coin starburst", "from A1", "to B1")
    assert there.things() == ["B1"]


# --- Taylor


@ruling("FD-66")
def test_t42_taylor_pulls_the_last_token() -> None:
    there = scene(bag="I MB", fancies="taylor").play("pull = I")
    assert there.words() == [*PLACES, "coin", "coin taylor"]
    there.play("coin taylor = MB")
    assert there.words() == ["keep I", "keep MB"]
    assert there.end_by() == 0
    assert there.view(1)["pulled"] == ["MB"]
    there.play("keep MB")
    assert there.words() == PLACES
    assert there.bag() == ["I"]
    assert there.view()["extras"] == list("BCMIOP")
    assert there.view()["held"] == {"token": "MB", "source": "pull", "rainbow": False}


@ruling("FD-66")
def test_taylor_needs_one_held_token() -> None:
    there = scene(RING, fancies="taylor")
    assert there.coins() == ["coin"]
    assert there.refusal("coin taylor") == "FD-66"
    there.play("pull = C", "place C3", "fire C = I O P")
    assert there.coins() == ["coin"]
    there.play("pick I")
    assert there.coins() == ["coin"]
    there = scene(bag="I", extras="", fancies="taylor").play("pull = I")
    assert there.coins() == ["coin"]
    assert there.refusal("coin taylor") == "bag-empty"


@ruling("FD-37")
def test_t51_taylor_with_a_kept_token() -> None:
    there = scene(kept="CI", bag="P I B M", fancies="taylor", mode="fancy_fountain")
    assert there.ask == "place"
    assert there.coins() == ["coin", "coin taylor"]
    there.play("coin taylor = P")
    assert there.words() == ["keep P", "keep CI"]
    there.play("keep P")
    assert there.bag() == split("B M I CI")


@ruling("FD-37")
def test_rainbow_with_a_kept_token() -> None:
    there = scene(RING, kept="CI", bag="P I B M", fancies="rainbow", mode="fancy_fountain").play(
        "coin rainbow", "place C3"
    )
    assert there.offered() == ["no", *[f"fire {kind}" for kind in "BCMIOP"]]


# --- Buddy


def test_t45_buddy_counts_as_any_type_for_each_card() -> None:
    there = scene("C2:B C3:B C4:W", fancies="buddy", hand="L-BBO L-BBB", at="score")
    assert there.words() == ["score L-BBB", "score L-BBO", "done", "coin"]
    there.play("score L-BBO")
    assert there.words() == ["score L-BBB", "done", "coin"]
    without = scene("C2:B C3:B C4:M", hand="L-BBO L-BBB", at="score")
    assert without.words() == ["done", "coin"]


# --- Goldrush


@ruling("FD-69")
def test_t52_goldrush() -> None:
    there = scene(fancies="goldrush", coins=(0, 2))
    there.state.pile0[:] = [0, 1, 2, 3, 12]  # 3 + 3 + 3 + 3 + 2
    there.state.pile1[:] = [6, 7, 8, 9, 10, 13]  # 5 * 3 + 2
    there.state.work.clear()
    assert GAME.scores(there.state) == [18, 17]
    there.state.coins1 = 0  # spent in the special phase
    assert GAME.scores(there.state) == [18, 21]


@ruling("FD-03")
@ruling("FD-69")
def test_goldrush_lets_the_last_coin_go() -> None:
    """With nothing left to draw the coin is spent all the same: nothing is drawn, nothing is put back."""
    there = scene(RING, fancies="goldrush", deck="", hand="L-BBB L-CCM", coins=(1, 1))
    assert there.words() == ["pull", "coin"]
    there.play("coin")
    assert there.words() == ["pull"]
    assert there.hand() == ["L-BBB", "L-CCM"]
    assert [player["coins"] for player in there.view()["players"]] == [0, 1]
    assert there.view()["players"][0]["from_coins"] == 4


@ruling("FD-69")
def test_goldrush_counts_the_coin_of_the_special_phase() -> None:
    there = scene(RING, fancies="goldrush", bag="M", coins=(1, 1)).play("pull = M", "place E1", "no", "done")
    assert there.words() == ["done", "coin"]
    there.play("coin").give_back()
    assert there.words() == ["done"]
    there.play("done")
    assert GAME.scores(there.state) == [0, 4]
    without = scene(RING, bag="M", coins=(1, 1)).play("pull = M", "place E1", "no", "done", "done")
    assert GAME.scores(without.state) == [1, 1]


# --- Steven


def test_t46_steven_refills_at_once() -> None:
    there = scene(fancies="steven", faceup="L-MMP L-IIO", deck="L-OOB L-BBP T-III", hand="L-BBB L-CCM")
    assert there.words() == ["pull", "coin"]
    there.play("coin")
    assert there.words() == ["draw deck", "draw 0", "draw 1"]
    there.play("draw 0")
    assert there.view(1)["open_cards"] == ["L-OOB", "L-IIO"]
    assert there.words() == ["draw deck", "draw 0", "draw 1"]
    there.play("draw 0")
    assert there.view(1)["open_cards"] == ["L-BBP", "L-IIO"]
    assert there.hand() == ["L-BBB", "L-CCM", "L-MMP", "L-OOB"]
    assert there.view(1)["players"][0]["known"] == ["L-MMP", "L-OOB"]
    there.play("return L-BBB", "return L-CCM")
    assert there.deck() == ["T-III", "L-BBB", "L-CCM"]
    assert there.view(1)["players"][0]["known"] == []


def test_what_steven_draws_from_the_deck_nobody_else_knows() -> None:
    there = scene(fancies="steven", faceup="L-MMP L-IIO", deck="L-OOB L-BBP T-III", hand="L-BBB L-CCM")
    there.play("coin", "draw deck")
    assert "L-OOB" in there.hand()
    assert there.view(1)["players"][0]["known"] == []
    assert there.view(None)["players"][0]["known"] == []


@ruling("FD-44")
@ruling("FD-67")
def test_t47_steven_and_the_last_card() -> None:
    there = scene(fancies="steven", faceup="L-MMP L-IIO", deck="L-OOB", hand="L-BBB L-CCM").play("coin", "draw 1")
    assert there.end_by() == 0
    assert there.view()["open_cards"] == ["L-MMP", "L-OOB"]
    assert there.words() == ["draw 0", "draw 1"]
    there.play("draw 0")
    assert there.view()["open_cards"] == [None, "L-OOB"]
    there.give_back()
    assert there.view()["open_cards"] == [None, "L-OOB"]  # a place stays empty, whatever goes under the deck


@ruling("FD-03")
def test_steven_counts_open_cards_for_a_coin() -> None:
    there = scene(fancies="steven", faceup="L-MMP L-IIO", deck="", hand="L-BBB L-CCM")
    there.state.up1 = -1
    assert there.words() == ["pull", "coin"]
    there.play("coin")
    assert there.words() == ["draw 0"]
    there.play("draw 0").give_back(1)
    assert there.ask == "pull"


def test_steven_is_asked_at_refresh() -> None:
    board = "C2:B C3:B C4:B"
    there = scene(board, fancies="steven", faceup="L-MMP L-IIO", hand="L-BBB L-CCM", at="score").play(
        "score L-BBB", "done"
    )
    assert there.words() == ["draw deck", "draw 0", "draw 1"]
    assert there.view()["phase"] == "refresh"
    there.play("draw deck")
    assert there.seat == 1


# --- Todd


@ruling("FD-64")
def test_t48_todd() -> None:
    there = scene("C2:B C3:B C4:B B2:B C5:M", fancies="todd", hand="L-BBB T-BBB L-BBM", at="score")
    assert there.words() == ["score L-BBB", "score T-BBB", "score L-BBM", "done", "coin"]
    there.play("score L-BBB", "score T-BBB", "score L-BBM", "done")
    assert sum(3 if card in SHOPS[:12] else 2 for card in there.pile()) == 8
    assert len(there.hand()) == 3


@ruling("FD-64")
def test_todd_leaves_the_coin_at_two() -> None:
    there = scene(RING, fancies="todd", hand="L-BBB L-CCM T-BBB").play("coin")
    assert len(there.words()) == 5
    there.give_back()
    assert len(there.hand()) == 3


# --- the special phase


@ruling("FD-28")
def test_flair_and_starburst_serve_the_special_phase() -> None:
    there = scene(RING, fancies="flair starburst", bag="M").play("pull = M", "place E1", "no", "done")
    assert there.view()["phase"] == "special"
    assert there.words() == ["done", "coin", "coin flair", "coin starburst"]


@ruling("FD-28")
def test_rainbow_and_taylor_do_not() -> None:
    there = scene(RING, fancies="rainbow taylor", bag="M").play("pull = M", "place E1", "no", "done")
    assert there.words() == ["done", "coin"]
