"""Magic tokens: brought directly into play, where their effect happens at once (DD-82)."""

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
cost = 0
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


ruling = pytest.mark.ruling


def kindled(foes: str = "CS-22 CS-81") -> Scene:
    """Kindle resolves: two Sparklings come into play, one after the other."""
    there = scene(side("CS-10", "ZZ-01"), side(foes), game=GAME_WITH)
    return there.do("play ZZ-01", "done").passes()


@ruling("DD-82")
def test_its_effect_happens_at_once_as_part_of_the_one_that_made_it() -> None:
    there = kindled().says("target", "target m2", "target m3", seat=0).do("target m2")
    there.says("target", "target m2", "target m3", seat=0).do("target m3")
    assert (there.strength("m2"), there.strength("m3")) == (3000, 1000)
    assert there.hand(0) == PLAIN, "Drawn after both; no token has ever lain in the hand."
    assert there.view(1)["players"][0]["known"] == []
    assert there.facts("conjured", "seat", "card", "cause") == [(0, "TK-9", "c4"), (0, "TK-9", "c4")]
    assert [event["cause"] for event in there.told("hurt")] == [f"c{event['item']}" for event in there.told("conjured")]
    assert there.discard(0) == "ZZ-01"
    there.says("main", "attack m1 p1", "end")


@ruling("DD-82")
def test_nobody_is_asked_about_it_and_it_is_not_played() -> None:
    """No window, no cost, no `cast` ability, whatever the others hold."""
    there = scene(side("ZZ-02", "ZZ-01", 1), side("CS-22", "CS-45", spark=2), game=GAME_WITH)
    there.do("play ZZ-01")
    there.says("respond", "play CS-45 mode 1", "pass", seat=1).do("pass")
    assert there.strength("m2") == 2000
    assert there.told("triggered") == [event for event in there.told("triggered") if event["event"] == "cast"]
    assert len(there.told("triggered")) == 1, "For Kindle alone."
    assert there.spark(0)[1] == 1
    assert there.asked() == (0, "main")


@ruling("DD-82")
def test_a_monster_makes_one_when_it_comes_into_play() -> None:
    there = scene(side(hand="ZZ-02"), side("CS-22"), game=GAME_WITH).do("play ZZ-02").passes()
    assert there.strength("m1") == 3000
    assert (there.hand(0), len(there.player(0).mons)) == ("", 1)


@ruling("DD-82")
def test_without_a_target_it_does_nothing() -> None:
    there = kindled(foes="")
    assert len(there.told("conjured")) == 2
    assert there.asked() == (0, "main")


@ruling("DD-82")
def test_one_that_makes_tokens_is_refused() -> None:
    endless = CARDS.replace('play = [{op = "dmg"', 'play = [{op = "token", token = "TK-1", n = 1}, {op = "dmg"')
    with pytest.raises(ValueError, match="a Magic token that makes tokens could go on for ever"):
        GAME.with_cards({"own.toml": endless})


def test_no_deck_holds_one() -> None:
    counts = {"TK-9": 2, "CS-01": 48}
    assert "D04" in [problem.code for problem in problems(counts, GAME_WITH.book)]
    token = GAME_WITH.book.codes["TK-9"]
    assert all(token not in random_deck(GAME_WITH.book, Rng.seeded(seed)) for seed in range(40))
    assert token == len(GAME_WITH.book.cards) - 1, "Tokens come last."


@ruling("DD-81")
@pytest.mark.parametrize(
    ("lang", "spell", "token"),
    [
        (
            "en",
            "Bring 2 Sparkling tokens into play (0/Magic/Fire), then draw 1 card.",
            "1 target opposing monster takes 1000 damage.",
        ),
        (
            "fr",
            "Mettez en jeu 2 jetons Flammèche (0/Magie/Feu), puis piochez 1 carte.",
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
