"""What people read: every refusal, question, event and card of the engine has a sentence in both languages."""

import re
from pathlib import Path

import pytest

import emberhall
from emberhall.cli.voices import Voice
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.words import OPTIONS_SAID
from emberhall.kernel.chance import Rng
from emberhall.kernel.titles.sentences import sentences
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
    source = (ENGINE / "face" / "explain.py").read_text("utf-8")
    rules = set(re.findall(r'Refusal\(\s*"([\w-]+)"', source)) | set(re.findall(r'"(FD-\d\d)"', source))
    general = {rule for rule in rules if SPOKEN[language].has_message(f"refusal-{rule}")}
    assert {"over", "unknown-word", "not-your-turn", "not-held"} <= general
    for rule in rules - general:
        assert f"{TITLE}-refusal-{rule}" in keys(language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_its_name_and_its_text(language: str) -> None:
    voice = Voice(language)
    names: set[str] = set()
    for entry in GAME.cards.catalogue():
        names.add(entry["name"][language])
        text = sentences(entry["line"], voice)
        assert len(text) > 8, entry["id"]
        assert TITLE not in text, entry["id"]
        assert "'" not in entry["name"][language], "An apostrophe is ’."
    assert len(names) == len(GAME.cards.catalogue()) - 1, "Only Buddy is the name of a card and of a token."
    tokens = [entry for entry in GAME.cards.catalogue() if entry["family"] == "token"]
    assert [say(language, f"{TITLE}-token", token=face) for face in FACES] == [
        entry["name"][language] for entry in tokens
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_options_call_fancies_by_the_names_on_their_cards(language: str) -> None:
    for entry in GAME.cards.catalogue():
        if entry["family"] == "fancy":
            assert say(language, f"{TITLE}-fancy-{entry['id']}") == entry["name"][language]


def test_a_text_says_what_its_row_says() -> None:
    texts = {entry["id"]: sentences(entry["line"], Voice("en")) for entry in GAME.cards.catalogue()}
    assert texts["L-BBC"] == "Straight line of bread, bread, crystal. 2 reputation."
    assert texts["todd"] == "The hand limit is 3 cards."
    assert texts["goldrush"].endswith("With no coin left at the very end: 4 reputation.")
    assert texts["BC"].startswith("It fires up as one of its two types. Fired up: pull another token and place it,")
    assert texts["BC"].endswith(" 1 in the box.")
    changed = GAME.with_cards({"mine.toml": '[[fancy]]\nid = "todd"\nhand = 5\n'}).cards.catalogue()
    (todd,) = [entry for entry in changed if entry["id"] == "todd"]
    assert sentences(todd["text"], Voice("fr")) == "La limite de main passe à 5 cartes."


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_event_and_bare_word_has_its_sentence(language: str) -> None:
    known = keys(language)
    asked: set[str] = set()
    for seats, options in GAME.setup.modes():
        for seed in range(8):
            there = fresh(seats, seed, **options)
            rng = Rng.seeded(seed)
            while (decision := there.state.decision) is not None:
                asked.add(decision.ask)
                there.state.take(decision.options[rng.below(len(decision.options))])
    assert len(asked) >= 18
    assert {f"{TITLE}-ask-{ask.replace('.', '-')}" for ask in asked} <= known
    stories = {key.removeprefix(f"{TITLE}-story-") for key in known if "-story-" in key}
    assert stories == set(GAME.face.story.tellings) - {"done"}
    bare = {
        word.replace(" ", "-") for word in OPTIONS_SAID if word.split()[0] in {"no", "pull", "stop", "done", "coin"}
    }
    assert {f"{TITLE}-word-{word}" for word in bare} <= known


def test_a_sentence_with_its_arguments() -> None:
    assert say("en", f"{TITLE}-refusal-not-adjacent", hex="A1", **{"from": "C3"}) == "A1 is not next to C3."
    assert say("fr", f"{TITLE}-story-placed", name="Ada", token="pain", hex="C3") == "Ada place pain en C3."
