"""Every card is read aloud in both languages: docs/cards/faces has its face, and no face has a slip of grammar that a
program can hear. Whether a text says what its card does is for people, who read the changed rows."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.kernel.games import own_titles
from tests import card_faces
from tests.card_faces import LANGUAGES, Face
from tests.cli.shell import run

NAMES = {name for title in own_titles() for face in card_faces.faces(title) for name in face.names}
VOWEL = "aàâeéèêëiîïoôœuùûyAÀÂEÉÈÊËIÎÏOÔŒUÙÛ"
# What nobody says aloud, and why.
EN_ONE = "card|coin|crystal|plant|potion|token|monster|artisan|enchantment|space"
FR_ONE = "carte|pièce|cristal|métal|plante|potion|pain|viande|jeton|monstre|artisan|denrée"
SLIPS = {
    "en": {
        "a capital after a colon": r": [A-Z][a-z]",
        "a before a vowel": r"\ba (?!one\b|un[aeiu])[aeio]\w",
        "an before a consonant": r"\ban [bcdfgjklmnpqrstvwxyz]\w",
        "one of several": rf"(?<![\d/+])\b1 (?:{EN_ONE})s\b",
        "several of one": rf"(?<![\d/+])\b[2-9] (?:{EN_ONE})\b(?! artisan)",
        "a word twice": r"\b([a-z]+) \1\b",
        "a straight apostrophe": r"'",
        "a hole": r"[{}]|\bundefined\b|\b[a-z_]+-(?:do|text|line)-",
    },
    "fr": {
        "a capital after a colon": r" : [A-ZÀ-Ý][a-zà-ÿ]",
        "no elision": rf"(?<!-)\b(?:de|le|la|que|ne|se|jusque|lorsque|puisque) [{VOWEL}]",
        "no contraction": r"(?i:\b(?:de|à) les?) \w",
        "si il": r"\bsi ils?\b",
        "one of several": rf"(?<![\d/+])\b1 (?:{FR_ONE})s\b",
        "several of one": rf"(?<![\d/+])\b[2-9] (?:{FR_ONE})\b",
        "a word twice": r"\b(?!vous\b|nous\b)([a-zà-ÿ]+) \1\b",
        "a straight apostrophe": r"'",
        "a hole": r"[{}]|\bundefined\b|\b[a-z_]+-(?:do|text|line)-",
    },
}


def heard(text: str, lang: str) -> list[str]:
    """The slips of a text; names of cards may have their own spelling."""
    for name in sorted(NAMES, key=len, reverse=True):
        if name in text and len(name.split()) > 1:
            text = text.replace(name, "Xx")
    return [slip for slip, pattern in SLIPS[lang].items() if re.search(pattern, text)]


def said(lang: str) -> Iterator[tuple[str, Face, str]]:
    """Every card's whole face in a language."""
    at = LANGUAGES.index(lang)
    for title in own_titles():
        for face in card_faces.faces(title):
            yield f"{title} {face.id}", face, face.texts[at]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_face_has_a_slip(lang: str) -> None:
    faces = {card: text for card, _, text in said(lang)}
    assert len(faces) > 380
    assert {card: (text, slips) for card, text in faces.items() if (slips := heard(text, lang))} == {}
    assert [card for card, text in faces.items() if not text.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_have_curved_apostrophes(lang: str) -> None:
    assert [face.id for _, face, _ in said(lang) if "'" in face.names[LANGUAGES.index(lang)]] == []


@pytest.mark.parametrize(
    ("lang", "text", "slip"),
    [
        ("en", "On your turn: If you placed one.", "a capital after a colon"),
        ("en", "Draw a artisan.", "a before a vowel"),
        ("en", "Draw an fancy dragon.", "an before a consonant"),
        ("en", "Gain 1 coins.", "one of several"),
        ("en", "Gain 2 coin.", "several of one"),
        ("en", "Draw the the card.", "a word twice"),
        ("en", "Its owner's hand.", "a straight apostrophe"),
        ("en", "Gain { $count }.", "a hole"),
        ("fr", "Soit : Perdez-en 3.", "a capital after a colon"),
        ("fr", "Plus de artisans.", "no elision"),
        ("fr", "À la place de Le puits.", "no contraction"),
        ("fr", "La fin de le tour.", "no contraction"),
        ("fr", "Marquez si il est là.", "si il"),
        ("fr", "Gagnez 1 pièces.", "one of several"),
        ("fr", "Gagnez 2 pièce.", "several of one"),
        ("fr", "Payez de de pain.", "a word twice"),
        ("fr", "Jusqu'à la fin.", "a straight apostrophe"),
        ("fr", "flamecraft-do-pay", "a hole"),
    ],
)
def test_a_planted_slip_is_heard(lang: str, text: str, slip: str) -> None:
    assert slip in heard(text, lang)


def test_a_shop_is_read_with_its_slots_and_an_enchantment_with_its_cost() -> None:
    faces = {face.id: face for face in card_faces.faces("flamecraft")}
    assert faces["S15"].texts[0] == (
        "Icon: bread. Slot 1, meat: 2 reputation. Slot 2, bread or potion: 3 reputation. Slot 3, iron or plant:"
        " 1 reputation. Draw a fancy dragon. Ability: place an artisan on a matching slot of this shop. Instead of the"
        " slot’s reputation, gain as many coins."
    )
    assert (
        faces["GO-BR-C"]
        .texts[1]
        .startswith("Symbole : pain. Coût, payable une ou plusieurs fois : 1 potion, 1 cristal, 1 plante. Aucune pièce")
    )
    ability = "Capacité : perdez 3 de réputation. Gagnez 4 pièces. Ou bien : payez 3 pièces. 5 de réputation."
    assert faces["S05"].texts[1].endswith(ability)


def test_the_pages_are_checked_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert card_faces.main(["--check"]) == 0
    monkeypatch.setattr(card_faces, "PAGES", tmp_path)
    monkeypatch.setattr(card_faces, "ROOT", tmp_path)
    assert card_faces.main(["--check"]) == 1
    assert card_faces.main([]) == 0
    assert {path.stem for path in tmp_path.glob("*.md")} == set(own_titles())
    assert card_faces.main(["--check"]) == 0


def test_a_second_language_stands_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    shown = run("cards", "flamecraft", "--lang", "en", "--beside", "fr", "--family", "companion").stdout
    assert "Once, at any time on your turn: fire up" in shown
    assert "Une fois, à tout moment de votre tour : embrasez" in shown
