"""Flamecraft in a terminal: every event is a sentence in both languages, and every word can be typed as shown."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
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
from emberhall.games.flamecraft.boards.terminal import BETTER, keys_of, price
from emberhall.games.flamecraft.boards.town import places
from emberhall.kernel.chance import Rng
from tests.cli.shell import ROOT, run

SOURCES = ROOT / "src" / "emberhall" / "games" / "flamecraft"
NAMES = {"en": ["You", "Bot 1", "Bot 2"], "fr": ["Vous", "Bot 1", "Bot 2"]}


@cache
def heard() -> list[tuple[dict[str, Any], Mapping[str, Any]]]:
    """The events that seat 0 and a spectator hear in a few random games, each with the view at that moment."""
    game = load("flamecraft")
    results: list[tuple[dict[str, Any], Mapping[str, Any]]] = []
    for seats in (1, 2, 3):
        for seed in range(3):
            state = game.deal(seats, seed, listen=True, companions=seats > 1)
            rng = Rng.seeded(seed)
            while True:
                views = {seat: game.view(state, seat) for seat in (0, None)}
                results += [(news, views[seat]) for event in state.hear() for seat in views if (news := event.to(seat))]
                if state.over:
                    break
                options = state.options()
                state.take(options[rng.below(len(options))])
    return results


def kinds() -> Iterator[str]:
    """Every kind of event told in the title's sources."""
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        yield from re.findall(r'"kind": "([a-z-]+)"', text)
        yield from re.findall(r'hand_over\(.*"([a-z-]+)"\)', text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_event_has_a_sentence(lang: str) -> None:
    found = set(kinds())
    assert {"visited", "fee", "gave-token", "sank", "unlocked", "moved-in"} <= found
    voice = Voice(lang).bundles[0]
    silent = [kind for kind in sorted(found) if not any(voice.has_message(key) for key in keys_of(kind, True, False))]
    assert silent == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_events_are_told_as_sentences(lang: str) -> None:
    board, voice = board_of("flamecraft"), Voice(lang)
    assert len({event["kind"] for event, _ in heard()}) > 35
    for event, view in heard():
        line = board.tell(event, view, NAMES[lang], voice)
        if line is None:
            assert (event["kind"] in BETTER, event["seat"]) == (True, view["seat"])
            continue
        assert line[0].isupper(), line
        assert "$" not in line, line
        assert event["kind"] == "turn" or line.endswith("."), line


def test_who_did_what_to_whom() -> None:
    board = board_of("flamecraft")
    view = {"seat": 0, "seats": 3}
    fee = {"kind": "fee", "seat": 0, "to": 2, "good": "br"}

    def told(lang: str, **change: Any) -> str | None:
        return board.tell({**fee, **change}, {**view, "seats": 3}, NAMES[lang], Voice(lang))

    assert told("en") == "You give 1 bread to Bot 2 on entering."
    assert told("en", seat=1, to=0) == "Bot 1 gave you 1 bread on entering."
    assert told("fr", seat=1, to=0) == "Bot 1 vous donne 1 pain en entrant."
    assert told("fr", seat=1, to=2) == "Bot 1 donne 1 pain à Bot 2 en entrant."
    assert board.tell(fee, {"seat": 0, "seats": 1}, NAMES["en"], Voice("en")) == (
        "You give 1 bread to the supply on entering."
    )
    lost = {"kind": "reputation", "seat": 1, "count": -3, "by": "shops", "now": 4}
    assert board.tell(lost, view, NAMES["en"], Voice("en")) == "Bot 1 lost 3 reputation and has 4."
    over = {"kind": "over", "winners": [0, 1], "scores": [70, 70, 1]}
    assert board.tell(over, view, NAMES["en"], Voice("en")) == "The game is over: You, Bot 1 won."
    assert board.tell({**over, "winners": []}, view, NAMES["fr"], Voice("fr")) == "La partie est finie."


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
    assert "Vous visitez" in dit
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
