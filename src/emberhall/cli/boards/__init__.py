"""Terminal boards: one module or package per title, found by its name; a title without one is printed as an outline."""

import importlib
import importlib.util
from typing import cast

from emberhall.cli.boards import outline
from emberhall.cli.boards.base import Board
from emberhall.cli.voices import Voice

NOT_TITLES = ("base", "outline")


def board_of(title: str) -> Board:
    """The board of a title."""
    name = title if title not in NOT_TITLES and importlib.util.find_spec(f"{__name__}.{title}") else "outline"
    return cast("Board", importlib.import_module(f"{__name__}.{name}"))


def question_of(title: str, ask: str, voice: Voice) -> str | None:
    """The question as a sentence, if the board of the title does not show it."""
    return outline.question(title, ask, voice) if board_of(title) is outline else None
