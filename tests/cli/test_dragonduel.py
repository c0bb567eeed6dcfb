"""DragonDuel in a terminal: monsters by name, what is asked and why, and each player's Spark."""

import re
from typing import Any

import pytest
from rich.console import Console

from emberhall import load
from emberhall.cli.reading import card
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.games.dragonduel.boards import terminal as board
from tests.games.dragonduel.scenes import Scene, duel, side

NAMES = ("Wren", "Odile")


def drawn(there: Scene, seat: int, lang: str = "en") -> str:
    """The table as drawn for a seat, with its words if it is asked."""
    decision = there.state.decision
    words = () if decision is None or decision.seat != seat else decision.words()
    console = Console(width=100, color_system=None)
    with console.capture() as said:
        console.print(board.draw(there.view(seat), NAMES, words, Voice(lang)))
    return said.get()


def told(there: Scene, seat: int, lang: str = "en") -> list[str]:
    """The lines that a seat is told about everything that has happened."""
    voice = Voice(lang)
    names = [voice("cli-you") if at == seat else name for at, name in enumerate(NAMES)]
    return story_lines(there.game, there.heard, there.view(seat), names, voice)


@pytest.mark.parametrize(
    ("lang", "line", "asked", "heard"),
    [
        ("en", "(m1) attacks you with 3000", "Answer Ramhorn Charger (m1)’s attack?", "Charger (m1) attacks you."),
        ("fr", "(m1) vous attaque avec 3000", "l’attaque de Bélier de siège (m1) ?", "siège (m1) (Wren) vous attaque."),
    ],
)
def test_an_attack_is_told_by_name(lang: str, line: str, asked: str, heard: str) -> None:
    there = duel(side("CS-04"), side("CS-67", hand="CS-13", spark=1)).do("attack m1 p1")
    said = drawn(there, 1, lang)
    assert line in said
    assert asked in said
    assert told(there, 1, lang)[-1].endswith(heard)
    assert told(there, 0)[-1] == "Your Ramhorn Charger (m1) attacks Odile."


def test_what_an_effect_does_is_told() -> None:
    there = duel(side("CS-04", hand="CS-13 CS-93", spark=3), side("CS-28 CS-20"))
    there.do("play CS-13")
    assert "Who takes 2000 damage?" in drawn(there, 0)
    there.do("target m2", "play CS-93")
    assert "Whose Strength changes by −3000?" in drawn(there, 0)
    there.do("target m3")
    lines = told(there, 0)
    assert "It targets Terrace Guardian." in lines
    assert "Odile’s Terrace Guardian (m2) takes 2000 damage." in lines
    assert "Odile’s Mossback Tortoise (m3) gets −3000 Strength until end of turn." in lines, (
        "It is named though it left."
    )
    assert "Odile’s Mossback Tortoise is destroyed." in lines


@pytest.mark.parametrize(
    ("setting", "words", "seat", "question"),
    [
        ((side(hand="CS-20", spark=2), side(hand="CS-13", spark=1)), ["play CS-20"], 1, "Answer Mossback Tortoise?"),
        ((side(), side(hand="CS-13", spark=1)), ["end"], 1, "Do something before the turn ends?"),
        ((side(hand="CS-87", spark=4), side("CS-01 CS-20")), ["play CS-87"], 1, "Toll-Bell Reaper: which of your"),
        (
            (side(hand="CS-96", spark=1), side(hand="CS-20 CS-21 CS-22")),
            ["play CS-96"],
            1,
            "which card do you discard?",
        ),
        ((side("CS-81"), side(tower="CS-08")), ["attack m1 p1"], 1, "Play Furnace Golem for free?"),
    ],
)
def test_every_question_says_what_it_is_about(setting: Any, words: list[str], seat: int, question: str) -> None:
    assert question in drawn(duel(*setting).do(*words), seat)


def test_the_table_names_spark_blocker_and_set_up() -> None:
    there = duel(side("CS-04", spark=2, spent=1), side("CS-28")).do("attack m1 p1", "block m2")
    said = drawn(there, 0)
    assert "Spark ◆◆(◇)" in said
    assert "Spark –" in said
    assert "attacks Odile with 3000 · blocked by Terrace Guardian (m2)" in said
    state = there.game.deal(seats=2, seed=1, start="lot")
    assert "DragonDuel · Set-up" in drawn(Scene(state), int(state.decision.seat))


def test_french_elides_before_a_vowel() -> None:
    assert Voice("fr")("dragonduel-turn-of", name="Odile") == "Tour d’Odile"
    assert Voice("fr")("dragonduel-turn-of", name="Wren") == "Tour de Wren"


def test_the_terminal_knows_what_the_page_knows() -> None:
    """Piles, what is removed, known cards, extra Barrier, discounts and the Spark deck, in both languages."""
    mine = side("CS-50", "CS-77 CS-46", 6, discard="CS-13 CS-01 CS-13")
    there = duel(mine, side("CS-22", discard="CS-48")).do("play CS-77", "play CS-46", "target m2", "use m1 1")
    there.player(1).rem.append(there.game.book.codes["CS-79"])
    said = drawn(there, 0)
    for line in (
        "+3000 Barrier · next card −1",
        "Discard pile: Scorch ×2, Fire Slime, Aegis Flare, Riptide",
        "Discard pile: Deep Study",
        "Removed from play: Banishing Verse",
        "In hand, as all have seen: Quarry Giant",
        "Spark deck 4",
    ):
        assert line in said, line
    assert "In hand, as all" not in drawn(there, 1), "The reader's own hand is shown anyway."
    assert "Défausse : Roussissure ×2" in drawn(there, 0, "fr")
    assert "En main, vu de tous : Géant de carrière" in drawn(there, 0, "fr")


def test_targets_and_waiting_abilities_are_said_by_name() -> None:
    there = duel(side(hand="CS-13", spark=1), side("CS-22 CS-81", "CS-45", 2)).do("play CS-13", "target m1")
    assert "Scorch (Wren) at Quarry Giant (m1)" in drawn(there, 1)
    there = duel(side(hand="CS-11", spark=5), side("CS-01 CS-89 CS-27")).do("play CS-11")
    while there.asked()[1] != "order":
        decision = there.state.decision
        assert decision is not None
        there.do(decision.words()[-1])
    assert "Waiting abilities: 1 Fire Slime (Odile): When destroyed: up to 1 target monster takes" in drawn(there, 1)


def test_the_set_up_says_who_rolled_what_and_the_mulligans() -> None:
    there = Scene(load("dragonduel").deal(seats=2, seed=1))
    view = there.view(0)
    said = drawn(there, 0)
    for player in view["players"]:
        assert f"rolled {', '.join(map(str, player['rolls']))} to begin" in said
    there.do("first p0", "mulligan")
    assert "took a mulligan" in drawn(there, 1)


def test_a_cost_with_x_says_what_each_x_costs() -> None:
    """Meteor Lance is paid with 2, and 2 for each X."""
    assert re.search(r"CS-14 +2\+2X +Meteor Lance", drawn(duel(side(hand="CS-14", spark=2), side("")), 0))


def test_a_keyword_is_shown_by_its_name() -> None:
    said = drawn(duel(side("CS-20 CS-85 CS-22"), side("")), 0)
    assert "Mossback Tortoise 2000 Rooted" in said
    assert "Ghoul Pack 4000 Undead Reckless" in said
    assert "cannot" not in said


def test_a_card_is_read_with_the_line_of_its_token() -> None:
    read = card(load("dragonduel"), "quarry giant", Voice("en"))
    assert read is not None
    assert "make 1 Insect token (0/2000/Insect/Earth)" in read.text
