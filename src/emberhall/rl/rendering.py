"""Rendering a game: as the terminal shows it, or as a picture."""

import importlib
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from emberhall.rl.packages import needs
from emberhall.rl.positions import Position

MODES = ("ansi", "rgb_array")
WIDTH = 100


def rendered(position: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The board as the seat that is asked sees it; ValueError for an unknown mode."""
    if mode is None:
        return None
    if mode not in MODES:
        raise ValueError(f"render_mode is {' or '.join(MODES)}, not {mode!r}.")
    return terminal(position) if mode == "ansi" else picture(position)


def terminal(position: Position) -> str:
    """The terminal's own board. It belongs to a higher layer, so it is imported by name, as a title's game is."""
    boards = importlib.import_module("emberhall.cli.boards")
    voices = importlib.import_module("emberhall.cli.voices")
    decision = position.state.decision
    seat = decision.seat if decision is not None else None
    view = position.game.view(position.state, seat)
    names = [f"seat {each}" for each in range(position.seats)]
    words = decision.words() if decision is not None else ()
    board: Any = boards.board_of(position.game.name).draw(view, names, words, voices.Voice(voices.FALLBACK))
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, highlight=False, markup=False, emoji=False)
    with console.capture() as shown:
        console.print(board)
    return shown.get()


def picture(position: Position) -> NDArray[np.uint8]:
    """A picture of the board, as height by width by three colours."""
    needs("PIL")
    from emberhall.rl.pictures import pixels_of  # noqa: PLC0415

    return pixels_of(position)
