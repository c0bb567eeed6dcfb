"""Flamecraft Duals in a terminal: hexes, cards and players are drawn, events are sentences, games can be typed."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from emberhall import Record, load
from emberhall.cli.boards import board_of
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.games.flamecraft_duals.boards import terminal as board
from emberhall.games.flamecraft_duals.boards.hexes import plot, wall
from emberhall.games.flamecraft_duals.boards.names import outcome
from emberhall.games.flamecraft_duals.words import HEXES, OPTIONS_SAID, VERBS
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import overlay
from tests.cli.shell import run
from tests.games.flamecraft_duals.test_overlays import FILES
from tests.replays import state_of

TITLE = "flamecraft_duals"
MODES = ("standard", "fancy", "fountain", "fancy_fountain", "solo")
NAMES = {"en": ["You", "Bot 1"], "fr": ["Vous", "Bot 1"]}
EAGER = ("score", "claim", "coin flair", "coin rainbow", "draw 1", "stop")
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("standard", {"match": "pair"}),
    ("fancy", {}),
    ("fancy", {"fancy_pick": "flair+steven"}),
    ("fountain", {}),
    ("fancy_fountain", {"fancy_pick": "rainbow+todd"}),
    ("solo", {}),
)
YOURS = {"en": r" · you$|^You (?!\w*s\b)", "fr": r" · à vous$|^Vous (ne |n’)?\w+ez\b"}
NAMELESS = ("bagged", "end")
HEADINGS = ("turn", "special")
GAME = load(TITLE)
BOARD = board_of(TITLE)

Moment = tuple[list[dict[str, Any]], Mapping[str, Any], tuple[str, ...]]


def drawn(view: Mapping[str, Any], lang: str, words: tuple[str, ...] = (), width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(BOARD.draw(view, NAMES[lang], words, Voice(lang)))
    return capture.get()


@cache
def moments(mode: str, seat: int | None = 0, **options: str) -> list[Moment]:
    """Two random games as a seat experiences them: its events, its views and its legal words."""
    game = load(TITLE)
    results: list[Moment] = []
    for seed in range(2):
        state = game.deal(1 if mode == "solo" else 2, seed, listen=True, mode=mode, **options)
        rng = Rng.seeded(seed)
        while True:
            heard = [news for event in state.hear() if (news := event.to(seat)) is not None]
            decision = state.decision
            words = decision.words() if decision is not None and decision.seat == seat else ()
            results.append((heard, game.view(state, seat), words))
            if state.over:
                break
            assert decision is not None
            eager = [word for word in decision.words() if word.startswith(EAGER)]
            choices = eager if eager and rng.below(2) else decision.words()
            state.apply(choices[rng.below(len(choices))])
    return results


# --- drawing


def test_the_wall_is_offset_like_the_hexes() -> None:
    rows = [[[Text(at), Text()] for at in HEXES if at[0] == row] for row in "ABCDE"]
    lines = wall(rows).plain.split("\n")
    assert len(lines) == 16
    assert {len(line) for line in lines} == {33, 37, 41}
    assert lines[1].index("A1") == lines[4].index("B1") + 4 == lines[7].index("C2") == lines[13].index("E1")
    assert lines[3] == "    ╭───┴───┬───┴───┬───┴───┬───┴───╮"
    assert lines[9] == "╰───┬───┴───┬───┴───┬───┴───┬───┴───┬───╯"


def test_patterns_are_plotted_by_their_cells() -> None:
    def plotted(cells: list[list[int]], icons: str) -> list[str]:
        return [line.plain for line in plot(cells, [Text(icon) for icon in icons])]

    assert plotted([[0, 0], [1, 0], [2, 0]], "BBM") == ["B B M"]
    assert plotted([[0, 0], [1, 0], [0, 1], [1, -1]], "BBCM") == [" M", "B B", " C"]
    assert plotted([[1, 0], [0, 1], [-1, 1], [-1, 0]], "ICOI") == ["I   I", " O C"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mode", MODES)
def test_everything_on_the_table_is_drawn(mode: str, lang: str) -> None:
    for _, view, words in moments(mode)[::17]:
        text = drawn(view, lang, words)
        assert "flamecraft_duals" not in text
        if view["turn"] == 0:
            continue
        for at in HEXES:
            assert f"│{at} " in text
        for card in [*view["hand"], *view["fountain"], *view["open_patterns"]]:
            assert f"{card['card']} ★{card['reputation']}" in text
            assert " ".join(card["icons"][:2]) in text or card["shape"] not in ("L", "T")
        for fancy in view["fancies"]:
            assert fancy[lang] in text
        for stack in view["board"]:
            if stack["tokens"]:
                assert re.search(rf"│{stack['hex']}  {stack['tokens'][-1]} *│", text), stack
            assert len(stack["tokens"]) < 2 or f"×{len(stack['tokens'])}" in text
        assert str(view["bag_size"]) in text
        assert (view["mini"] is None) == ("≈" not in text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_narrow_terminal_does_not_break_the_hexes(lang: str) -> None:
    for _, view, words in moments("fancy_fountain", fancy_pick="steven+todd")[::40]:
        lines = drawn(view, lang, words, 80).splitlines()
        assert {len(line) for line in lines} == {80}
        assert sum("╮" in line[:46] for line in lines[1:]) == 3


def test_only_who_may_know_a_hand_sees_it() -> None:
    game = load(TITLE)
    state = game.deal(2, 3)
    other = [card["card"] for card in game.view(state, 1)["hand"]]
    assert not any(card in drawn(game.view(state, 0), "en") for card in other)
    assert "Your cards" not in drawn(game.view(state, None), "en")


def test_help_off_names_no_places() -> None:
    texts = [drawn(view, "en") for _, view, _ in moments("fountain", pattern_help="no")[::15]]
    assert not any("✓" in text or "with " in text for text in texts)
    assert any("✓" in drawn(view, "en") for _, view, _ in moments("fountain"))


# --- telling


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_a_sentence_of_its_language(lang: str) -> None:
    kinds: set[str] = set()
    for mode, options in TABLES:
        for seat in (0, None):
            for heard, view, _ in moments(mode, seat, **options):
                lines = GAME.face.story.lines(heard)
                said = story_lines(GAME, heard, view, NAMES[lang], Voice(lang))
                for line, sentence in zip(lines, said, strict=True):
                    kind = line.event["kind"]
                    kinds.add(kind)
                    assert not re.search(r"\$|\{|cli-|flamecraft_duals|none", sentence), sentence
                    assert sentence[0].isupper(), sentence
                    assert kind in HEADINGS or sentence[-1] in ".!", sentence
                    if line.who == seat == 0 and kind not in NAMELESS:
                        assert re.search(YOURS[lang], sentence), sentence
    assert set(GAME.face.story.tellings) - kinds == {"done"}


def test_an_event_is_told_to_you_and_of_others() -> None:
    view = {"seat": 0, "seats": 2}

    def told(lang: str, **event: Any) -> str:
        (line,) = story_lines(GAME, [event], view, NAMES[lang], Voice(lang))
        return line

    fired = {"kind": "fired", "hex": "C3", "token": "MB", "type": "M", "chosen": True, "link": 1, "part_of": "placed"}
    assert told("en", seat=0, **fired) == "You fire up meat-bread on C3 as meat."
    assert told("en", seat=1, **fired) == "Bot 1 fires up meat-bread on C3 as meat."
    assert told("fr", seat=0, **{**fired, "token": "M", "chosen": False}) == "Vous embrasez viande en C3."
    drew = {"kind": "drew", "origin": "deck", "shown": False, "part_of": None}
    assert told("en", seat=0, card="L-BBM", **drew) == "You draw Pie & Poultry (L-BBM)."
    assert told("en", seat=1, **drew) == "Bot 1 draws a card."
    assert told("en", kind="fancy", seat=None, fancy="todd") == "Todd joins the game."
    assert told("fr", kind="fancy", seat=0, fancy="todd") == "Vous choisissez Impairial."
    swapped = {"kind": "swapped", "seat": 1, "hex": "A1", "other_hex": "C3", "token": "O", "other_token": "M"}
    assert told("en", **swapped) == "Bot 1 swaps potion on A1 with meat on C3."
    over = {"kind": "over", "winners": [1], "scores": [12, 15], "outcome": None}
    assert told("en", **over) == "The game is over, 12 : 15. Bot 1 won."
    assert told("fr", **{**over, "winners": [0, 1]}) == "La partie est finie, 12 : 15. Une victoire partagée !"


# --- words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_may_be_typed_as_they_are_shown(lang: str) -> None:
    for word in OPTIONS_SAID:
        shown = BOARD.short(word, Voice(lang))
        assert "flamecraft_duals" not in shown
        assert BOARD.meant(shown) == word
        assert BOARD.meant(f" {word.upper()} ") == word


def test_a_verb_may_be_cut_as_long_as_it_is_clear() -> None:
    assert BOARD.meant("pl c3") == "place C3"
    assert BOARD.meant("sc l-bbm") == "score L-BBM"
    assert BOARD.meant("coi flair") == "coin flair"
    assert BOARD.meant("p c3") == "p C3"
    assert BOARD.meant("") == ""
    assert BOARD.short("fire M", Voice("fr")) == "fire M (viande)"
    assert BOARD.short("pull", Voice("en")) == "pull"
    assert BOARD.short("coin", Voice("en")) == "coin (Spend a coin: draw 2, return 2)"


def told_only(view: Mapping[str, Any], names: list[str], _words: tuple[str, ...], voice: Voice) -> Text:
    """Draw only the result instead of the table."""
    return Text(outcome(view, names, voice) if view["phase"] == "over" else "")


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_by_numbers_and_by_words(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, file = "1" if mode == "solo" else "2", tmp_path / "game.txt"
    options = ("--seats", seats, "--seed", "3", "--bots", "random", "-o", f"mode={mode}", "--record", str(file))

    def played(typed: str) -> Record:
        result = run("play", TITLE, *options, typed=typed)
        assert re.search("[Tt]he game is (over|lost)", result.stdout)
        assert "left the table" not in result.stdout
        return Record.parse(file.read_text("utf-8"))

    record = played("2\n1\n3\n" * 300)
    state, game = state_of(record, 0), load(TITLE)
    lines = []
    for seat, word in record.moves:
        decision = state.decision
        assert decision is not None
        if seat == 0 and (len(decision.options) > 1 or decision.ask in game.manners.asks):
            lines.append(word.lower())
        state.apply(word)
    assert len(lines) > 10
    monkeypatch.setattr(BOARD, "draw", told_only)  # the same tables again, and drawing is all that takes time here
    assert played("\n".join(lines) + "\n").moves == record.moves


def test_help_names_the_words_of_this_title() -> None:
    typed = "help\nwhy place Z9\nPULL\nquit\n"
    said = run("play", TITLE, "--seed", "3", "-o", "first_player=0", "--lang", "en", typed=typed).stdout
    assert "pl c3 means place C3" in said
    assert "Unknown move or command: “place Z9”" in said
    assert "You pull" in said


def test_the_terminal_knows_every_verb_of_the_title() -> None:
    assert list(board.VERBS) == VERBS
    assert [at for row in board.ROWS for at in row] == HEXES


def test_a_new_shop_is_called_by_its_name() -> None:
    overlay(TITLE, FILES)
    assert BOARD.short("score X-ONE", Voice("en")) == "score X-ONE (Flower Stall)"
    assert BOARD.meant("sc x-one") == "score X-ONE"
    assert BOARD.meant("CHOOSE Flair") == "choose flair"
