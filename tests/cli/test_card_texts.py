"""Spacing in card texts: no space before punctuation, except where French requires one."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from emberhall import load, titles
from emberhall.cli.listings import listed
from emberhall.cli.voices import Voice
from tests.games.dragonduel.test_referee import odd_game
from tests.games.spoken import LOCALES

STRAY = {"en": re.compile(r"\s[,.;:!?)]|\(\s|\s\s"), "fr": re.compile(r"\s[,.)]|\(\s|\s\s|\w[;:!?](?:\s|$)")}


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every card of every title that has a catalogue, with its text."""
    for title in titles():
        for card in listed(load(title).cards.catalogue(), Voice(lang)):
            yield f"{title} {card.id}", card.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_card_has_a_stray_blank(lang: str) -> None:
    said = dict(texts(lang))
    assert len(said) > 250
    assert {card: text for card, text in said.items() if STRAY[lang].search(text)} == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_odd_card_has_one_either(lang: str) -> None:
    for seed in range(6):
        game: Any = odd_game(seed)[0]
        for card in listed(game.cards.catalogue(), Voice(lang)):
            assert not STRAY[lang].search(card.text), card.text


def test_cs_54_says_its_semicolon_like_everybody() -> None:
    said = dict(texts("en"))["dragonduel CS-54"]
    assert "ready up to 1 other target monster of yours; then, if" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_message_of_the_catalogue_has_one(lang: str) -> None:
    """This covers titles whose card texts are plain messages, and every other sentence too."""
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            said = line.partition(" = ")[2]
            match = re.search(r"[\w}] [,.;!?](?:\s|$)" if lang == "en" else r"[\w}] [,.](?:\s|$)", said)
            assert not match, f"{path.name}:{number}: {line}"
