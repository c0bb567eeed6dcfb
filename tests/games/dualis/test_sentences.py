"""Refusals as people read them: every rule the engine names has a sentence in English and in French."""

import pytest

from emberhall.games.dualis.game import GAME
from tests.games.dualis.scenes import finished, scene
from tests.games.spoken import SPOKEN, say


def plain(language: str, key: str, args: dict[str, str | int]) -> str:
    """The sentence of a key, with straight apostrophes and plain spaces."""
    return say(language, key, **args).translate({0x2019: "'", 0x00A0: " ", 0x202F: " "})


def refused(word: str) -> tuple[str, dict[str, str | int]]:
    """The engine's refusal to seat 1, which must follow a Star and finds one blue coin in the centre."""
    there = scene(["S1R S2R M3B", "S3R S8B M2R", "S9B M5B M6B", "S11B M8B M10B"], "0/1").play("S1R")
    refusal = GAME.explain(there.state, 1, word)
    assert refusal is not None
    return refusal.rule, refusal.args


@pytest.mark.parametrize(
    ("word", "english", "french"),
    [
        (
            "play M2R",
            "You hold a Star and must play one (any colour).",
            "Vous avez une Étoile : vous devez en jouer une, de l'une ou l'autre couleur.",
        ),
        ("play S8B+", "No red coin is left in the centre.", "Il ne reste aucun jeton rouge au centre."),
        (
            "play S8B+B",
            "A coin must be of the opposite colour to your card.",
            "Le jeton doit être de la couleur opposée à votre carte.",
        ),
    ],
)
def test_a_refusal_reads_as_agreed(word: str, english: str, french: str) -> None:
    """The sentences agreed for these rules, from the keys and arguments the engine gives."""
    rule, args = refused(word)
    assert plain("en", f"dualis-refusal-{rule}", args) == english
    assert plain("fr", f"dualis-refusal-{rule}", args) == french


@pytest.mark.parametrize("word", ["play S9B", "dance"])
def test_a_refusal_of_any_title_has_its_sentence(word: str) -> None:
    rule, args = refused(word)
    for language in SPOKEN:
        assert len(plain(language, f"refusal-{rule}", args)) > 10


def test_out_of_turn_and_after_the_end_have_their_sentences() -> None:
    over = GAME.explain(finished().state, 0, "play S1R")
    there = scene(["S1R", "S2R", "S3R", "S4R"])
    early = GAME.explain(there.state, 2, "play S3R")
    assert over is not None
    assert early is not None
    for refusal in (over, early):
        for language in SPOKEN:
            assert len(plain(language, f"refusal-{refusal.rule}", refusal.args)) > 10
