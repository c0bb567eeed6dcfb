"""Flamecraft in a terminal: every event is a sentence in both languages, and every word can be typed as shown."""

from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from emberhall import Play, load
from emberhall.bots import load as load_bot
from emberhall.bots.matches import drive
from emberhall.cli.boards import board_of
from emberhall.cli.voices import Voice
from emberhall.games.flamecraft.boards.terminal import NAMINGS, price
from emberhall.games.flamecraft.boards.town import places
from emberhall.kernel.chance import Rng
from emberhall.kernel.titles.speakers import Speaker
from tests.cli.shell import ROOT, run

SOURCES = ROOT / "src" / "emberhall" / "games" / "flamecraft"
NAMES = {"en": ["You", "Bot 1", "Bot 2"], "fr": ["Vous", "Bot 1", "Bot 2"]}


def said(lang: str, own: int | None, **event: Any) -> str:
    """An event as the terminal says it to a seat."""
    game = load("flamecraft")
    speaker = Speaker(game.face.story, NAMES[lang], Voice(lang), own, NAMINGS)
    [line] = game.face.story.lines([event])
    return speaker.say(line)


def test_who_did_what_to_whom() -> None:
    fee = {"kind": "fee", "seat": 0, "to": 2, "goods": ["br"], "shop": "ST-BR"}
    assert said("en", 0, **fee).startswith("You gave 1 bread to Bot 2 on entering ")
    assert said("en", 0, **{**fee, "seat": 1, "to": 0}).startswith("Bot 1 gave you 1 bread on entering ")
    assert said("fr", 0, **{**fee, "seat": 1, "to": 0}).startswith("Bot 1 vous donne 1 pain en entrant à ")
    assert said("fr", 0, **{**fee, "seat": 1}).startswith("Bot 1 donne 1 pain à Bot 2 en entrant à ")
    assert said("en", 0, **{**fee, "to": None}).startswith("You gave 1 bread on entering ")
    lost = {"kind": "lost-reputation", "seat": 1, "count": 3, "cause": "S05", "now": 4}
    assert said("en", 0, **lost).endswith(" (S05) and has 4.")
    over = {"kind": "over", "winners": [0, 1], "scores": [70, 70, 1]}
    assert said("en", 0, **over) == "The game is over: You, Bot 1 won."
    assert said("fr", 0, **{**over, "winners": []}) == "La partie est finie."


def test_what_a_card_brings_names_it_and_goods_are_counted() -> None:
    goods = ["br", "br", "ir"]
    gained = {"kind": "gained", "seat": 1, "goods": goods, "by": "fires", "cause": "A-BR-0"}
    assert said("en", 0, **gained) == "Bot 1 gained 2 bread, 1 iron from Pan (A-BR-0)."
    assert said("en", 0, **{**gained, "by": "slots"}) == "Bot 1 gained 2 bread, 1 iron for placing Pan (A-BR-0)."
    assert said("en", 1, **{**gained, "by": None, "cause": None}) == "You gained 2 bread, 1 iron."
    game = load("flamecraft")
    fired = {"kind": "fired", "seat": 1, "card": "A-BR-0", "cause": "ST-BR"}
    lines = game.face.story.lines([fired, {"kind": "founded", "space": 2}, gained])
    assert [line.parent for line in lines] == [-1, -1, 0]
    assert lines[2].gains == [(1, "br", 2), (1, "ir", 1)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_may_be_typed_as_they_are_shown(lang: str) -> None:
    game, board, voice = load("flamecraft"), board_of("flamecraft"), Voice(lang)
    words: set[str] = set()
    for seed in (4, 5):
        state, rng = game.deal(3, seed, companions=True), Rng.seeded(seed)
        while (decision := state.decision) is not None:
            words.update(decision.words())
            state.take(decision.options[rng.below(len(decision.options))])
    assert len(words) > 200
    for word in words:
        assert board.meant(board.short(word, voice)) == word
        assert board.meant(word.lower()) == word


def test_a_replay_tells_the_story(tmp_path: Path) -> None:
    play = Play.begin(load("flamecraft"), 2, 5)
    drive(play, {seat: load_bot("random", "flamecraft", seat) for seat in range(2)}, Rng.seeded(5))
    record = play.record()
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    said = run("replay", str(file), "--all", "--lang", "en").stdout
    assert "Seat 0 visited" in said or "Seat 1 visited" in said
    assert "The game is over: Seat" in said
    dit = run("replay", str(file), "--all", "--seat", "0", "--lang", "fr").stdout
    assert "Place 0 visite la boutique" in dit
    assert "La partie est finie, victoire : Place" in dit


def test_help_names_the_words_of_this_title() -> None:
    said = run("play", "flamecraft", "--seats", "2", "--seed", "3", "--lang", "en", typed="help\nquit\n").stdout
    assert "place A-BR-1 on ST-BR.2" in said
    assert "S5B" not in said


def shown(seats: int, seed: int, lang: str, *, end: bool = True, **options: Any) -> tuple[Mapping[str, Any], list[str]]:
    """Seat 0's view at the end of a random game, or at its start, and the lines drawn for it without colours."""
    game = load("flamecraft")
    state, rng = game.deal(seats, seed, **options), Rng.seeded(seed)
    while end and not state.over:
        picks = state.options()
        state.take(picks[rng.below(len(picks))])
    view = dict(game.view(state, 0))
    console = Console(width=100, color_system=None, file=StringIO(), highlight=False, markup=False)
    names = [NAMES[lang][0], *(f"Bot {seat}" for seat in range(1, seats))]
    console.print(board_of("flamecraft").draw(view, names, (), Voice(lang)))
    assert isinstance(console.file, StringIO)
    return view, [line.strip("│╭╮╰╯─ ") for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_end_says_where_the_reputation_came_from(seats: int, lang: str) -> None:
    view, lines = shown(seats, 3, lang, companions=seats > 1)
    voice = Voice(lang)
    order = sorted(view["players"], key=lambda player: -player["reputation"])
    assert voice("flamecraft-breakdown") in lines
    bars = [line for line in lines if "━" in line or "╸" in line]
    assert [int(bar.split()[-1]) for bar in bars] == [player["reputation"] for player in order]
    assert max(bar.count("━") for bar in bars) > 40
    for k, source in enumerate(view["sources"]):
        counts = [str(player["sources"][k]) for player in order]
        heading = voice("flamecraft-source", source=source)
        matches = [line for line in lines if line.startswith(heading) and line.split()[-seats:] == counts]
        assert bool(matches) == any(player["sources"][k] for player in order), source
    total = [str(player["reputation"]) for player in order]
    assert any(line.startswith(voice("flamecraft-sum")) and line.split()[-seats:] == total for line in lines)
    award = voice("flamecraft-award", award=view["solo"]["award"]) if view["solo"] else ""
    assert any(award in line for line in lines)


def test_before_the_end_nothing_is_summed_up() -> None:
    _, lines = shown(3, 3, "en", end=False)
    assert not any(Voice("en")("flamecraft-breakdown") in line for line in lines)


def test_empty_places_say_what_they_take_and_give() -> None:
    """Places are as in the card files: the first place of the starter is taken, the others are free."""
    _, lines = shown(2, 3, "en", end=False)
    assert any(line.startswith("1   Critical Rolls (ST-BR)") and "[A-BR-0 br/me→● me→F]" in line for line in lines)
    slots = [{"id": "S07", "slots": [None] * 3}, {"id": "S15", "slots": [None, "A-PO-2", None]}]
    drawn = [places({**shop, "coins": [], "asleep": False}).plain for shop in slots]
    assert drawn == ["[* *→F *]", "[me→2★ A-PO-2 ir/pl→1★+F]"]
    asleep = {"id": "S03", "slots": ["A-BR-1", None, None], "coins": [], "asleep": True}
    assert places(asleep).plain == "(A-BR-1 ir/po→F cr/pl→2●)"
    alley = {"id": "S04", "slots": [], "coins": [False, True, False], "asleep": False}
    assert places(alley).plain == "[1→F+A 2:●● 3→F+2★]"


def test_prices_of_sets_and_decks_that_run_out_are_said() -> None:
    assert price("PU-BR-C", Voice("en")) == "1 iron, 1 crystal a set, up to 4 → 0 / 2 / 4 / 7 reputation."
    assert price("GO-BR-C", Voice("fr")) == (
        "1 potion, 1 cristal, 1 plante par lot, 3 au plus → 0 / 5 / 9 de réputation. Aucune pièce ne peut le payer."
    )
    view, lines = shown(3, 3, "en", end=False, companions=True)
    assert "The Park · Deck of artisans, 16 left" in lines
    assert f"Enchantments · purple\xa0· {view['decks']['enchantments']}\xa0left" in lines
    assert "Flamecraft · Turn 1" in lines[0]
    companion = view["players"][0]["companion"]
    assert any(f"({companion}):" in line for line in lines)


def test_alone_the_other_pawns_are_called_by_their_goods() -> None:
    view, lines = shown(1, 3, "en")
    away = [pawn for pawn, at in enumerate(view["pawns"]) if pawn and at]
    assert away
    goods = ["bread", "meat", "iron", "potion", "crystal", "plant"]
    assert all(any(f"({goods[pawn]})" in line for line in lines) for pawn in away)
