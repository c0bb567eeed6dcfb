"""What lines say has moved, laid onto the places of the view before: the view after has each thing there, and no other.

`tests/games/<title>/places.py` reads the places off a view. What nobody may see is counted.
"""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from emberhall import load
from emberhall.kernel.story import Move, Moved
from tests.story.games import MODES, Mode, outcomes

SEEDS = range(2)
Places = dict[str, list[str]]


def reader_of(title: str) -> Any:
    return importlib.import_module(f"tests.games.{title}.places")


def carry(board: Places, moved: Moved) -> None:
    """Lays a thing from one place to another; places that no view shows are left out."""
    things = [moved.thing] * moved.count
    origin = board.get(moved.origin)
    if origin is not None and not moved.thing and "" not in origin:  # all that lies there, by its names
        things = list(origin)
        origin.clear()
    elif origin is not None:
        for thing in things:
            # what lies where nobody may see it has no name there; of equal ones the topmost moves
            lying = thing if thing in origin else ""
            assert lying in origin, f"{thing or 'something'} left {moved.origin}, where there is only {origin}"
            del origin[len(origin) - 1 - origin[::-1].index(lying)]
    if moved.place in board:
        board[moved.place] += things


def counted(reader: Any, places: Places) -> Places:
    """Comparable: what lies unseen has no name, and the order counts only in a stack."""
    there = {place: [""] * len(things) if reader.unseen(place) else things for place, things in places.items()}
    return {place: list(things) if reader.stacked(place) else sorted(things) for place, things in there.items()}


def disagreements(mode: Mode, seed: int) -> Iterator[str]:
    """After each word of a game: the places where the lines and the view disagree."""
    reader = reader_of(mode.title)
    story = load(mode.title).face.story
    board: Places = {}
    for number, outcome in enumerate(outcomes(mode, seed)):
        there: Places = reader.places(outcome.play.game.view(outcome.play.state, None))
        heard = outcome.heard(None)
        if number and not any(event["kind"] in reader.BEGINNINGS for event in heard):
            try:
                for line in story.lines(heard):
                    for moved in line.moves:
                        if not moved.thing.startswith(getattr(reader, "UNCOUNTED", " ")):
                            carry(board, moved)
            except AssertionError as problem:
                yield f"After {outcome.store}: {problem}."
                board = counted(reader, there)
                continue
            was, now = (counted(reader, each) for each in (board, there))
            for place, things in now.items():
                if was.get(place, []) != things:
                    yield f"After {outcome.store} {place} has {things}, not {was.get(place)}."
        board = counted(reader, there)


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_everything_lies_where_the_lines_have_put_it(mode: Mode) -> None:
    for seed in SEEDS:
        assert list(disagreements(mode, seed)) == []


@pytest.mark.parametrize(
    ("title", "kind", "wrong"),
    [
        ("flamecraft_duals", "placed", Move("{token}", "held-{seat}", "A1")),
        ("flamecraft", "visited", Move("pawn:{seat}", "{origin}", "{origin}")),
        ("dragonduel", "drew", Move("", "deck-{seat}", "hand-{seat}")),
        ("dualis", "played", Move("{card}", "trick", "hand-{seat}")),
    ],
)
def test_a_line_that_contradicts_the_view_is_noticed(
    title: str, kind: str, wrong: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = next(mode for mode in MODES if mode.title == title)
    monkeypatch.setattr(load(title).face.story.tellings[kind], "moves", (wrong,))
    assert next(disagreements(mode, 0), None) is not None
