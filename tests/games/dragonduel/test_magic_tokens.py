"""Magic tokens (6.1): created in a hand, played once as Magic at their cost, then gone."""

import pytest

from emberhall.cli.listings import listed
from emberhall.cli.voices import Voice
from emberhall.games.dragonduel.cards.decks import problems, random_deck
from emberhall.games.dragonduel.game import GAME
from emberhall.kernel.chance import Rng
from tests.games.dragonduel.scenes import PLAIN, Scene, scene, side

CARDS = """
[[token]]
set = "TK-9"
name = {en = "Sparkling", fr = "Flammèche"}
type = "magic"
cost = 2
element = "fire"
provenance = "house"
play = [{op = "dmg", who = {pick = "exactly", n = 1, is = ["foe"]}, n = 1000}]

[[card]]
set = "ZZ-01"
name = {en = "Kindle", fr = "Allumage"}
type = "magic"
cost = 0
element = "fire"
provenance = "house"
play = [{op = "token", token = "TK-9", n = 2}, {op = "draw", player = "you", n = 1}]

[[card]]
set = "ZZ-02"
name = {en = "Kindler", fr = "Allumeuse"}
type = "monster"
cost = 0
element = "fire"
traits = ["wizard"]
strength = 1000
provenance = "house"
[[card.ability]]
on = "enter"
do = [{op = "token", token = "TK-9", n = 1}]
[[card.ability]]
on = "cast"
do = [{op = "ramp", player = "you", n = 1, as = "exhausted"}]
"""
GAME_WITH = GAME.with_cards({"own.toml": CARDS})


def kindled(spark: int = 2, **mine: str) -> Scene:
    """Two Sparklings and a drawn card in seat 0's hand."""
    there = scene(side(hand="ZZ-01", spark=spark, **mine), side("CS-22 CS-81"), game=GAME_WITH)
    return there.do("play ZZ-01").passes()


def test_a_magic_token_is_made_into_the_hand_for_all_to_see() -> None:
    there = kindled()
    assert there.hand(0) == f"{PLAIN} TK-9 TK-9"
    assert there.view(1)["players"][0]["known"] == ["TK-9", "TK-9"]
    assert there.view(1)["players"][0]["hand"] == 3
    assert there.facts("conjured", "seat", "card", "n") == [(0, "TK-9", 2)]
    assert there.discard(0) == "ZZ-01"


def test_it_is_played_once_as_magic_at_its_cost_then_gone() -> None:
    there = kindled(spark=1)
    there.says("main", f"play {PLAIN}", "play TK-9", "end").do("play TK-9").says("target", "target m1", "target m2")
    there.do("target m2")
    there.passes()
    assert there.strength("m2") == 1000
    assert there.spark(0) == (9, 0, 1)
    assert (there.hand(0), there.discard(0)) == (f"{PLAIN} TK-9", "ZZ-01")
    there.says("main", "end")


def test_it_may_answer_and_be_countered() -> None:
    there = scene(side("ZZ-02", "ZZ-01", spark=2), side("CS-22", "CS-45", spark=2), game=GAME_WITH)
    there.do("play ZZ-01", "pass").do("play TK-9")
    there.says("respond", "play CS-45 mode 1", "pass", seat=1)
    assert there.view()["chain"][0]["kind"] == "magic"
    assert there.spark(0)[2] == 3, "One paid, and one for each Magic played: a token is Magic."
    there.do("play CS-45 mode 1").passes()
    assert there.strength("m2") == 4000
    assert (there.hand(0), there.discard(0)) == (f"{PLAIN} TK-9", "ZZ-01")


def test_as_a_response_too() -> None:
    there = scene(side("CS-81"), side("CS-22", "TK-9", spark=1), game=GAME_WITH).do("attack m1 p1")
    there.says("respond", "play TK-9", "pass", seat=1).do("play TK-9").passes()
    assert there.discard(1) == ""


def test_a_monster_makes_one_when_it_enters() -> None:
    there = scene(side(hand="ZZ-02"), side(), game=GAME_WITH).do("play ZZ-02").passes()
    assert there.hand(0) == "TK-9"
    assert len(there.player(0).mons) == 1


def test_discarded_it_is_gone_as_well() -> None:
    there = scene(side("CS-86"), side(hand="TK-9 TK-9 CS-20"), game=GAME_WITH).do("attack m1 p1").passes()
    there.says("discard", "discard CS-20", "discard TK-9", seat=1).do("discard TK-9")
    assert (there.hand(1), there.discard(1).split()) == ("CS-20 TK-9", [])
    there = scene(side("CS-86"), side(hand="TK-9"), game=GAME_WITH).do("attack m1 p1").passes()
    assert (there.hand(1), "TK-9" in there.discard(1)) == ("", False)


def test_it_pays_for_a_card_of_the_dead() -> None:
    there = scene(side(hand="TK-9", spark=1, discard="CS-82"), side(), game=GAME_WITH).do("play CS-82 from discard")
    assert (there.hand(0), there.discard(0)) == ("", "")


def test_no_deck_holds_one() -> None:
    counts = {"TK-9": 2, "CS-01": 48}
    assert "D04" in [problem.code for problem in problems(counts, GAME_WITH.book)]
    token = GAME_WITH.book.codes["TK-9"]
    assert all(token not in random_deck(GAME_WITH.book, Rng.seeded(seed)) for seed in range(40))
    assert token == len(GAME_WITH.book.cards) - 1, "Tokens come last."


def test_what_others_imagine_keeps_it_in_the_hand() -> None:
    there = kindled()
    for seat in (0, 1):
        imagined = GAME_WITH.imagine(there.state, seat, Rng.seeded(3))
        GAME_WITH.invariants(imagined)
        assert GAME_WITH.view(imagined, seat) == GAME_WITH.view(there.state, seat)


@pytest.mark.parametrize(
    ("lang", "spell", "token"),
    [
        (
            "en",
            "Put 2 Sparkling tokens into your hand, then draw 1 card.",
            "1 target opposing monster takes 1000 damage.",
        ),
        (
            "fr",
            "Ajoutez 2 jetons Flammèche à votre main, puis piochez 1 carte.",
            "1 monstre adverse ciblé subit 1000 dégâts.",
        ),
    ],
)
def test_its_text_and_that_of_its_maker(lang: str, spell: str, token: str) -> None:
    texts = {card.id: card.text for card in listed(GAME_WITH.cards.catalogue(), Voice(lang))}
    assert spell in texts["ZZ-01"]
    assert token in texts["TK-9"]
    entry = next(entry for entry in GAME_WITH.cards.catalogue() if entry["id"] == "TK-9")
    assert (entry["family"], entry["strength"], entry["token"]) == ("magic", None, True)
    assert all("token" not in entry for entry in GAME.cards.catalogue())


def test_a_whole_game_with_them() -> None:
    """Random play with decks full of cards that make them, checked at every step."""
    deck = "4xZZ-01,4xZZ-02," + ",".join(f"4xCS-{k:02}" for k in (1, 2, 3, 4, 5, 6, 13, 45, 86, 82)) + ",2xCS-20"
    for seed in range(6):
        state = GAME_WITH.deal(2, seed, deck0=deck, deck1=deck)
        rng = Rng.seeded(seed)
        while not state.over:
            decision = state.decision
            assert decision is not None
            state.apply(decision.options[rng.below(len(decision.options))])
            GAME_WITH.invariants(state)
