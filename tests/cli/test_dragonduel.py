"""DragonDuel in a terminal: monsters by name, what is asked and why, and each player's Spark."""

from typing import Any

import pytest
from rich.console import Console

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
