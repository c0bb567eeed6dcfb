"""`emberhall cards`: the catalogue, an overlay of it, and errors in an overlay."""

from pathlib import Path

import pytest

from emberhall import load
from emberhall.cli.boards import board_of
from emberhall.cli.voices import Voice
from emberhall.server.house.cardsets import read_cards
from tests.cli.shell import refused, run
from tests.cli.test_others import drawn
from tests.server.housecards import write_cards


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "900")


def test_every_card_is_listed_with_its_provenance() -> None:
    result = run("cards", "flamecraft", "--lang", "en")
    assert result.exit_code == 0
    for entry in (
        "S06",
        "Drake of Cakes",
        "Ability: pay 2 bread.",
        "house: icon",
        "A-PL-6",
        "GO-PL-C",
        "F36",
        "C7",
        "AC11",
    ):
        assert entry in result.stdout
    french = run("cards", "flamecraft", "--lang", "fr", "--family", "shop").stdout
    assert "Dragon Mitron" in french
    assert "imprimée ; maison : icon" in french
    assert "printed in part" in run("cards", "dragonduel", "--lang", "en").stdout


def test_brackets_in_a_card_are_shown_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "shops.toml").write_text('[[shop]]\nid = "S06"\nen = "Drake [/of] [bold]Cakes"\n', "utf-8")
    assert "Drake [/of] [bold]Cakes" in run("cards", "flamecraft", "--cards", str(tmp_path), "--lang", "en").stdout


def test_the_headings_are_in_the_readers_language_and_a_family_must_exist() -> None:
    assert "┃ texte " in run("cards", "flamecraft", "--lang", "fr", "--family", "companion").stdout
    said = refused("cards", "dragonduel", "--family", "shop")
    assert "dragonduel has no family 'shop'; it has " in said
    assert "monster" in said


def test_the_cards_of_a_deck_are_listed_with_what_they_are() -> None:
    result = run("cards", "dragonduel", "--lang", "en")
    assert result.exit_code == 0
    for said in (
        "Cost 8 · fire, Dragon, Beast · Strength 3000 · Haste.",
        "2+2X · fire.",
        "Counter 1 target Magic.",
        "Bone Thrall",
        "part",
    ):
        assert said in result.stdout
    spells = run("cards", "dragonduel", "--lang", "fr", "--family", "magic").stdout
    assert "Contrez 1 Magie ciblée." in spells
    assert "Dragon héraut des tempêtes" not in spells


def test_a_folder_is_laid_over(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[shop]]\nid = "S12"\nability = [{ do = "score", count = 9 }]\n', "utf-8")
    result = run("cards", "flamecraft", "--lang", "en", "--cards", str(tmp_path), "--family", "shop")
    assert "9 reputation." in result.stdout
    (tmp_path / "mine.toml").write_text('[[shop]]\nid = "S12"\nability = [{ do = "fly" }]\n', "utf-8")
    assert "mine.toml, S12, ability.do" in refused("cards", "flamecraft", "--cards", str(tmp_path))


@pytest.mark.parametrize(
    ("lang", "slime", "hound"),
    [
        ("en", "Fire Slime", "Cost 2 · fire, Hearthling · Strength 2000 · Haste. When it attacks: draw 1 card."),
        ("fr", "Slime de feu", "Coût 2 · feu, Hearthling · Force 2000 · Célérité. Quand il attaque"),
    ],
)
def test_cards_of_dragonduel_are_listed_too(lang: str, slime: str, hound: str, tmp_path: Path) -> None:
    folder = str(write_cards(tmp_path / "cards"))
    result = run("cards", "dragonduel", "--lang", lang, "--cards", folder)
    assert result.exit_code == 0
    for said in ("CS-01", slime, "ZZ-01", hound, {"en": "house", "fr": "maison"}[lang]):
        assert said in result.stdout
    assert "dragonduel-" not in result.stdout
    magic = run("cards", "dragonduel", "--lang", lang, "--family", "magic").stdout
    assert "CS-01" not in magic
    assert "+2X" in magic


def test_the_board_names_the_monsters_of_a_house(tmp_path: Path) -> None:
    read_cards(write_cards(tmp_path / "cards"))
    board = board_of("dragonduel")
    assert "Ash Hound" in board.short("play ZZ-01", Voice("en"))
    assert "Molosse de cendre" in board.short("play ZZ-01", Voice("fr"))


def test_an_empty_folder_and_a_title_without_cards_are_refused(tmp_path: Path) -> None:
    assert "holds no card files" in refused("cards", "flamecraft", "--cards", str(tmp_path))
    assert "has no card catalogue" in refused("cards", "dualis")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_shows_town_and_own_cards(lang: str) -> None:
    game = load("flamecraft")
    state = game.deal(3, 1, listen=True)
    board = board_of("flamecraft")
    decision = state.decision
    assert decision is not None
    view = game.view(state, decision.seat)
    text = drawn(board.draw(view, ["Ann", "Bob", "Cat"], decision.words(), Voice(lang)))
    assert "ST-BR" in text
    assert "Ann" in text
    assert view["me"]["hand"][0] in text
    assert board.meant("VISIT S06") == "visit S06"
    assert "S06" in board.short("visit S06", Voice(lang))


def test_a_card_far_from_the_others_gets_a_warning(tmp_path: Path) -> None:
    card = """
[[card]]
set = "ZZ-09"
name = {en = "Ash Colossus", fr = "Colosse de cendre"}
type = "monster"
cost = 2
element = "fire"
traits = ["giant"]
strength = 9000
provenance = "house"
"""
    (tmp_path / "mine.toml").write_text(card, "utf-8")
    said = run("cards", "dragonduel", "--lang", "en", "--cards", str(tmp_path)).stdout
    assert "mine.toml, ZZ-09, strength: Cost 2 and Strength 9000 are far from the curve of the pool. (W01)" in said
    assert "W01" not in run("cards", "dragonduel", "--lang", "en").stdout
