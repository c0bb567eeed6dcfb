"""`--cards DIR`: new cards from a folder are played, and records say which cards they were played with."""

import json
from pathlib import Path

import pytest

from emberhall import Decision, Game, Play, Record, Seat
from emberhall.bots import load as load_bot
from emberhall.bots.matches import drive
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load, overlay, overlay_mark
from tests.cli.shell import refused, run
from tests.games.flamecraft.test_overlays import NEW_FANCY, NEW_SHOP
from tests.replays import state_of

LISTED = "X01,S01,S06"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A new shop and a new fancy dragon."""
    place = tmp_path / "cards"
    place.mkdir()
    (place / "shop.toml").write_text(NEW_SHOP, "utf-8")
    (place / "fancy.toml").write_text(NEW_FANCY, "utf-8")
    return place


def game_in(folder: Path) -> Game:
    return overlay("flamecraft", {path.name: path.read_text("utf-8") for path in folder.iterdir()})


class Typist:
    """A bot that plays towards the new cards and keeps the lines it would type."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def choose(self, seat: Seat, decision: Decision, limit: float) -> int:
        words = decision.words()
        wanted = [word for word in words if "X0" in word or word in ("use", "gather") or word.startswith("place")]
        word = (wanted or words)[len(self.lines) % len(wanted or words)]
        if len(words) > 1:
            self.lines.append(word)
        return decision.find(word)


def game_with_new_cards(game: Game) -> tuple[int, list[str]]:
    """The seed and lines of a game in which the person visits the new shop and scores the new fancy dragon."""
    for seed in range(60):
        typist = Typist()
        play = Play.begin(game, 2, seed, {"shop_list": LISTED})
        drive(play, {0: typist, 1: load_bot("random", "flamecraft", seed * 2 + 1)}, Rng.seeded(0))
        if "visit X01" in typist.lines and "X02" in game.view(play.state, 0)["players"][0]["scored"]:
            return seed, typist.lines
    raise AssertionError("No game used both cards.")


def test_new_cards_from_a_folder_are_played_and_replayed(folder: Path, tmp_path: Path) -> None:
    seed, lines = game_with_new_cards(game_in(folder))
    file = tmp_path / "game.txt"
    asked = ("--seats", "2", "--seed", str(seed), "--bots", "random", "-o", f"shop_list={LISTED}", "--lang", "en")
    typed = "\n".join(lines) + "\n"
    result = run("play", "flamecraft", *asked, "--cards", str(folder), "--record", str(file), typed=typed)
    assert result.exit_code == 0
    assert "You visited Night Kitchen (X01)." in result.stdout
    assert "You used the ability of Night Kitchen (X01)." in result.stdout
    assert "You revealed Moonpie (X02)." in result.stdout
    assert "The game is over" in result.stdout
    mark = overlay_mark({path.name: path.read_text("utf-8") for path in folder.iterdir()})
    assert f"\ncards {mark}\n" in file.read_text("utf-8")

    told = run("replay", str(file), "--all", "--seat", "0", "--cards", str(folder), "--lang", "fr").stdout
    assert "Place 0 visite la boutique « Cuisine de Nuit (X01) »." in told
    assert state_of(Record.parse(file.read_text("utf-8"))).over


def test_a_record_whose_cards_are_missing_is_refused_with_a_sentence(folder: Path, tmp_path: Path) -> None:
    game = game_in(folder)
    record = Record(
        "flamecraft", game.RULES, 2, game.setup.check(2, {"shop_list": LISTED}), 1, [], {}, "0123456789abcdef"
    )
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    sentence = "cards of its own, of mark 0123456789abcdef, which are not here; name the folder they are in"
    assert sentence in refused("replay", str(file))
    assert sentence in refused("replay", str(file), "--cards", str(folder)), "These are other cards."
    assert sentence in refused("verify", str(file))


def test_a_record_with_our_cards_needs_no_folder(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(Record.of("flamecraft", 2, 1)), "utf-8")
    assert "cards" not in file.read_text("utf-8")
    assert run("replay", str(file), "--at", "0", "--cards", str(folder)).exit_code == 0


def test_bots_simulate_with_new_cards_whatever_the_workers(folder: Path) -> None:
    asked = ("simulate", "flamecraft", "--seats", "random,random", "--games", "4", "--seed", "3", "--json")
    cards = ("--cards", str(folder), "-o", f"shop_list={LISTED}")
    data = json.loads(run(*asked, *cards).stdout)
    assert data["cards"] == game_in(folder).cards.overlay
    assert json.loads(run(*asked, *cards, "--workers", "2").stdout) == data
    assert "shop_list names 'X01'" in refused(*asked, "-o", f"shop_list={LISTED}")


def test_a_folder_may_hold_one_folder_per_title(folder: Path) -> None:
    outer = folder.parent / "all"
    outer.mkdir()
    folder.rename(outer / "flamecraft")
    said = run("cards", "flamecraft", "--cards", str(outer), "--family", "fancy", "--lang", "en").stdout
    assert "Moonpie" in said
    assert game_in(outer / "flamecraft").cards.overlay in said


def test_what_is_wrong_with_a_folder_is_a_sentence(folder: Path) -> None:
    (folder / "shop.toml").write_text('[[shop]]\nid = "S12"\nability = [{ do = "fly" }]\n', "utf-8")
    for command in ("play", "cards"):
        assert "shop.toml, S12, ability.do: there is no effect 'fly'" in refused(
            command, "flamecraft", "--cards", str(folder)
        )
    assert "has no card files" in refused("play", "dualis", "--cards", str(folder))
    (folder / "shop.toml").write_bytes(b"\xff\xfe")
    assert "cannot be read" in refused("cards", "flamecraft", "--cards", str(folder))


def test_the_house_keeps_its_own_cards() -> None:
    assert load("flamecraft").cards.overlay == ""
