"""What is said of a trick: the winner by what its card counts as, and the trump as it stands until the last card."""

from io import StringIO

import pytest
from rich.console import Console

from emberhall.cli.voices import Voice
from emberhall.games.dualis.boards import terminal
from emberhall.games.dualis.story import STORY
from emberhall.kernel.titles.speakers import Speaker
from tests.games.dualis.scenes import Scene, scene
from tests.games.spoken import say

ruling = pytest.mark.ruling
NAMES = ["Ada", "Bo", "Cy", "Dot"]


def told(there: Scene, language: str) -> list[str]:
    """The story so far, as a spectator reads it."""
    there.hear()
    speaker = Speaker(STORY, NAMES, Voice(language), None, terminal.NAMINGS)
    return [speaker.say(line) for line in STORY.lines(there.heard)]


def drawn(there: Scene, language: str) -> str:
    """The board as a terminal draws it for a spectator."""
    console = Console(width=100, record=True, file=StringIO())
    console.print(terminal.draw(there.view(), NAMES, [], Voice(language)))
    return console.export_text()


@ruling("DU-47")
def test_a_card_that_a_coin_has_changed_is_named_by_what_it_counts_as() -> None:
    """A red 8 of red trump, printed blue, takes the trick: it is not called "Star 8 Blue"."""
    there = scene(["S3R", "S8B", "S7R", "S2B"], "3/1").play("S3R S8B+ S7R S2B")
    assert "Bo takes the trick with Star 8, counted red." in told(there, "en")
    assert "Bo remporte le pli avec Étoile 8, comptée rouge." in told(there, "fr")


@ruling("DU-47")
def test_a_card_without_a_coin_is_named_as_printed() -> None:
    there = scene(["S3R", "S8B", "S7R", "S2B"], "0/0").play("S3R S8B S7R S2B")
    assert "Bo takes the trick with Star 8 Blue." in told(there, "en")


@ruling("DU-47")
def test_of_two_equal_cards_the_winner_was_played_later_not_last() -> None:
    """The second 9 wins although two cards follow it."""
    there = scene(["S9R", "S9B", "S2R", "S3B"], "0/0").play("S9R S9B S2R S3B")
    last = there.view()["last"]
    assert (last["winner"], last["why"], last["later"]) == (1, "suit", True)
    facts: dict[str, str | int] = {"why": "suit", "low": "no", "later": "yes", "suit": "S"}
    assert say("en", "dualis-verdict-why", **facts, card="Star 9 Blue") == "Highest Star, played later: Star 9 Blue"
    assert "posée plus tard" in say("fr", "dualis-verdict-why", **facts, card="Étoile 9 Bleue")


@ruling("DU-47")
def test_while_cards_are_to_come_the_trump_is_said_as_it_stands() -> None:
    there = scene(["S3R", "S8B", "S7R", "S2B"], "3/1").play("S3R S8B+")
    assert "Red leads by 1, may still change" in drawn(there, "en")
    assert "Le rouge mène de 1, peut changer" in drawn(there, "fr")
    assert told(there, "en")[-1].endswith("it counts as red. Centre 2 : 1. Red leads.")
    previews: dict[str, str | int] = {"coin": "no", "red": 2, "blue": 1, "taker": "you-so-far", "number": 7, "name": ""}
    assert "red leads, and your 7 is ahead" in say("en", "dualis-then", **previews, trump="R-so-far")
    assert "red is trump, and" in say("en", "dualis-then", **previews, trump="R-final")
