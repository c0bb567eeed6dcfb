"""What people read: every refusal, question, event and card of the engine has its sentence in both languages."""

import re
from pathlib import Path

import pytest

import emberhall
from emberhall.games.flamecraft_duals.cards import BOOK, FANCY_CARDS
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.words import OPTIONS_SAID
from emberhall.kernel.chance import Rng
from tests.games.flamecraft_duals.scenes import FACES, fresh
from tests.games.spoken import LOCALES, SPOKEN, say

ENGINE = Path(emberhall.__file__).parent / "games" / "flamecraft_duals"
TITLE = "flamecraft_duals"


def keys(language: str) -> set[str]:
    text = (LOCALES / language / f"{TITLE}.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_its_sentence(language: str) -> None:
    source = (ENGINE / "refusals.py").read_text("utf-8")
    rules = set(re.findall(r'Refusal\(\s*"([\w-]+)"', source)) | set(re.findall(r'"(FD-\d\d)"', source))
    general = {rule for rule in rules if SPOKEN[language].has_message(f"refusal-{rule}")}
    assert {"over", "unknown-word", "not-your-turn", "not-held"} <= general
    for rule in rules - general:
        assert f"{TITLE}-refusal-{rule}" in keys(language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_of_cards_are_those_of_the_card_files(language: str) -> None:
    for card in BOOK:
        name = card.en if language == "en" else card.fr
        assert say(language, f"{TITLE}-card", card=card.code) == name.replace("'", "’")
    for fancy in FANCY_CARDS:
        name = fancy.en if language == "en" else fancy.fr
        assert say(language, f"{TITLE}-fancy-{fancy.code}") == name.replace("'", "’")
    assert len({say(language, f"{TITLE}-token", token=face) for face in FACES}) == 13


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_event_and_bare_word_has_its_sentence(language: str) -> None:
    known = keys(language)
    asked: set[str] = set()
    told: set[str] = set()
    for seats, options in GAME.modes():
        for seed in range(8):
            there = fresh(seats, seed, **options)
            rng = Rng.seeded(seed)
            while (decision := there.state.decision) is not None:
                asked.add(decision.ask)
                there.state.take(decision.options[rng.below(len(decision.options))])
                told |= {event.kind for event in there.state.hear()}
    assert len(asked) >= 18
    assert {f"{TITLE}-ask-{ask.replace('.', '-')}" for ask in asked} <= known
    stories = {key.removeprefix(f"{TITLE}-story-").split("-")[0] for key in known if "-story-" in key}
    assert told <= stories
    bare = {
        word.replace(" ", "-") for word in OPTIONS_SAID if word.split()[0] in {"no", "pull", "stop", "done", "coin"}
    }
    assert {f"{TITLE}-word-{word}" for word in bare} <= known


def test_a_sentence_with_its_arguments() -> None:
    assert say("en", f"{TITLE}-refusal-not-adjacent", hex="A1", **{"from": "C3"}) == "A1 is not next to C3."
    assert say("fr", f"{TITLE}-story-placed", name="Ada", token="pain", hex="C3") == "Ada place pain en C3."
