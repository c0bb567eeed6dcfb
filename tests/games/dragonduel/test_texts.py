"""Card text is generated from the data: every card in both languages, and some of them word for word."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from emberhall.games.dragonduel.game import GAME
from tests.games.dragonduel.speaking import bundle_of, file_of, text
from tests.games.dragonduel.test_referee import odd_game

CATALOGUE = {entry["id"]: entry for entry in GAME.cards.catalogue()}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", CATALOGUE)
def test_every_card_can_be_said(code: str, language: str) -> None:
    entry = CATALOGUE[code]
    said = text(entry["text"], language)
    assert bool(said) == bool(entry["text"])
    assert "{" not in said
    assert "  " not in said
    assert entry["name"][language]
    for trait in entry["traits"]:
        assert bundle_of(language).has_message(f"dragonduel-trait-{trait}")
    for keyword in entry["keywords"]:
        assert bundle_of(language).has_message(f"dragonduel-flag-{keyword}")
    assert bundle_of(language).has_message(f"dragonduel-element-{entry['element']}")


@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("CS-13", "1 target monster takes 2000 damage.", "1 monstre ciblé subit 2000 dégâts."),
        (
            "CS-14",
            "1 target monster takes 1000·(X+1) damage. From your Tower, X is 3.",
            "1 monstre ciblé subit 1000·(X+1) dégâts. Depuis votre Tour, X vaut 3.",
        ),
        (
            "CS-28",
            "When it comes into play: if your Tower has 4 or fewer cards, put 2 Spark cards into play ready.",
            "Quand il arrive en jeu : si votre Tour a 4 cartes ou moins, mettez 2 cartes Étincelle en jeu, prêtes.",
        ),
        (
            "CS-42",
            "When it comes into play: return up to 2 other target monsters to their owners’ hands.",
            "Quand il arrive en jeu : renvoyez jusqu’à 2 autres monstres ciblés dans la main de leurs propriétaires.",
        ),
        (
            "CS-45",
            "Counter 1 target Magic. From your Tower instead: draw 1 card.",
            "Contrez 1 Magie ciblée. Depuis votre Tour, à la place : piochez 1 carte.",
        ),
        (
            "CS-58",
            "When it destroys a monster in battle: ready this monster. Once per turn.",
            "Quand il détruit un monstre au combat : redressez ce monstre. Une fois par tour.",
        ),
        (
            "CS-65",
            "+1000 while your Tower has 3 or fewer cards.",
            "+1000 tant que votre Tour a 3 cartes ou moins.",
        ),
        (
            "CS-73",
            (
                "When it comes into play: if your Tower has 4 or fewer cards, put 1 Spark card into play ready; "
                "then, if this card was played from your Tower, draw 3 cards."
            ),
            (
                "Quand il arrive en jeu : si votre Tour a 4 cartes ou moins, mettez 1 carte Étincelle en jeu, prête ; "
                "puis, si cette carte vient de votre Tour, piochez 3 cartes."
            ),
        ),
        (
            "CS-94",
            "Extra cost: send 1 monster of yours to the discard pile. Draw 2 cards.",
            "Coût supplémentaire : envoyez 1 de vos monstres à la défausse. Piochez 2 cartes.",
        ),
    ],
)
def test_what_some_cards_say(code: str, en: str, fr: str) -> None:
    assert text(CATALOGUE[code]["text"], "en") == en
    assert text(CATALOGUE[code]["text"], "fr") == fr


@pytest.mark.ruling("DD-81")
@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("CS-12", "up to 1 target opposing monster", "jusqu’à 1 monstre adverse ciblé"),
        ("CS-15", "1 target monster of yours gets", "1 monstre ciblé que vous contrôlez reçoit"),
        ("CS-15", "and Haste until end of turn.", "et Célérité jusqu’à la fin du tour."),
        (
            "CS-19",
            "; then, if this card was played from your Tower, make",
            "; puis, si cette carte vient de votre Tour, ",
        ),
        ("CS-19", "1 more Insect token.", "1 jeton Insecte de plus."),
        ("CS-22", "make 1 Insect token (0/2000/Insect/Earth).", "créez 1 jeton Insecte (0/2000/Insecte/Terre)."),
        ("CS-30", "Make 3 Larva tokens (0/1000/Insect/Earth)", "Créez 3 jetons Larve (0/1000/Insecte/Terre)"),
        ("CS-60", "(0/1000/Bird/Wind, Flight)", "(0/1000/Oiseau/Vent, Vol)"),
        ("CS-24", "Each other Insect monster of yours gets", "Chaque autre monstre Insecte que vous contrôlez reçoit"),
        ("CS-35", "then that monster skips its next Ready phase.", "puis ce dernier saute sa prochaine phase"),
        ("CS-37", "When it blocks: the attacker skips", "Quand il bloque : l’attaquant saute"),
        ("CS-38", "Exhaust this: exhaust", "Épuisez ce monstre : épuisez"),
        ("CS-55", "ready 1 of your Spark cards.", "redressez 1 de vos cartes Étincelle."),
        ("CS-70", "if your Tower has 3 or fewer cards, add", "si votre Tour a 3 cartes ou moins, ajoutez"),
        ("CS-71", "is revealed: ready this monster.", "est révélée : redressez ce monstre."),
        ("CS-74", "1 target attacking monster deals no damage", "1 monstre ciblé qui attaque n’inflige aucun dégât"),
        ("CS-76", "remove up to 1 target opposing monster", "retirez du jeu jusqu’à 1 monstre adverse ciblé"),
        ("CS-77", "the next unblocked attack on you this turn.", "non bloquée contre vous ce tour-ci."),
        ("CS-95", "from your discard pile into play exhausted.", "Mettez en jeu, épuisé, 1 monstre ciblé de coût"),
        ("CS-96", "1 target opponent discards 2 cards.", "1 adversaire ciblé défausse 2 cartes."),
        (
            "ST-07",
            "1 other target monster (may be the same) gets",
            "1 autre monstre ciblé (éventuellement le même) reçoit",
        ),
    ],
)
def test_clauses_say_who_is_meant(code: str, en: str, fr: str) -> None:
    assert en in text(CATALOGUE[code]["text"], "en")
    assert fr in text(CATALOGUE[code]["text"], "fr")


@pytest.mark.no_cover  # other tests cover all but a few of its lines
def test_odd_cards_can_be_said_too() -> None:
    """Nested conditions, choices, a choice by everybody: no message is missing, nothing is left out."""
    for seed in range(12):
        for entry in odd_game(seed)[0].cards.catalogue():
            for language in ("en", "fr"):
                said = text(entry["text"], language)
                assert not any(part in said for part in ("{", "  ", " ,", "you destroys", "vous détruit"))


def test_a_text_of_its_own_takes_the_place_of_the_made_one() -> None:
    card = """
    [[card]]
    set = "ZZ-01"
    name = {en = "Quiet Stone", fr = "Pierre muette"}
    text = {en = "Says nothing.", fr = "Ne dit rien."}
    type = "magic"
    cost = 2
    element = "earth"
    provenance = "house"
    play = [{op = "draw", player = "you", n = 1}]
    """
    entries: dict[str, Any] = {entry["id"]: entry for entry in GAME.with_cards({"own.toml": card}).cards.catalogue()}
    assert text(entries["ZZ-01"]["text"], "en") == "Says nothing."
    assert text(entries["ZZ-01"]["text"], "fr") == "Ne dit rien."


def test_both_languages_have_the_same_messages() -> None:
    keys = []
    for language in ("en", "fr"):
        whole = FluentBundle([language])
        whole.add_resource(FluentResource(file_of(language)))
        keys.append(set(whole._messages))
    assert keys[0] == keys[1]
