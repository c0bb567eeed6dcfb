"""Every event is declared with its facts, and told in both languages or declared silent; what is told adds up."""

import importlib
import os
import subprocess
import sys
from typing import Any

import pytest

from emberhall import load
from tests.story.games import MODES, Mode, heard_in, outcomes, speaker_of

SEEDS = range(2)


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_event_is_one_that_its_title_declares(mode: Mode) -> None:
    story = load(mode.title).face.story
    for seed in SEEDS:
        for seat in (0, None):
            for event in heard_in(mode, seed, seat)[0]:
                telling = story.tellings.get(event["kind"])
                assert telling is not None, f"{event} is of a kind that the story of {mode.title} does not declare."
                assert set(event) <= {"kind", *telling.facts}, f"{event} has facts that its kind does not declare."


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_has_its_sentence(mode: Mode, lang: str) -> None:
    game = load(mode.title)
    for own in (0, None):
        speaker = speaker_of(game, lang, own)
        for line in game.face.story.lines(heard_in(mode, 5, own)[0]):
            sentence = speaker.voice.whole(line.key, **speaker.arguments(line))
            assert sentence, f"{line.key} has no sentence in {lang}, or lacks an argument: {line.event}"
            assert "None" not in speaker.say(line)


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_what_is_gained_and_moved_agrees_with_the_view(mode: Mode) -> None:
    """`tests/games/<title>/ledger.py` says what a view counts; lines since the deal must add up to it."""
    ledger: Any = importlib.import_module(f"tests.games.{mode.title}.ledger")
    story = load(mode.title).face.story
    for seed in SEEDS:
        book: dict[tuple[int, str], int] = {}
        for number, outcome in enumerate(outcomes(mode, seed)):
            view = outcome.play.game.view(outcome.play.state, None)
            counts: dict[tuple[int, str], int] = ledger.counts(view)
            if number == 0:
                book = counts
                continue
            ledger.settle(book, outcome.heard(None))
            for line in story.lines(outcome.heard(None)):
                for seat, unit, count in line.gains:
                    book[seat, unit] = book.get((seat, unit), 0) + count
                for key, total in ledger.totals(line.event).items():
                    assert book[key] == total, f"{line.event} says another total than the lines before it."
                if line.event["kind"] == "over":
                    assert (line.event["scores"], line.event["winners"]) == (view["scores"], view["winners"])
            wrong = {key: (book.get(key), count) for key, count in counts.items() if book.get(key) != count}
            assert not wrong, f"After {outcome.store} the lines and the view disagree: {wrong}"


@pytest.mark.no_cover
def test_facts_have_the_types_they_are_declared_with() -> None:
    """A renamed or mistyped fact is refused by the declared type, which only the sources have, not compiled modules."""
    command = [sys.executable, "-m", "tests.story.types"]
    environment = {**os.environ, "EMBERHALL_PURE": "1"}
    process = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr


@pytest.mark.parametrize("title", sorted({mode.title for mode in MODES}))
def test_what_ends_a_take_back_is_an_event_of_the_title(title: str) -> None:
    """A kind that was renamed in the story but not in the manners would let people take back what was revealed."""
    game = load(title)
    assert {*game.manners.reveals, *game.manners.commits} <= set(game.face.story.tellings)
