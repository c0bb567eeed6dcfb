"""Terminal boards: one module per title, found by its name; a title without one is printed as an outline."""

import importlib
import importlib.util
from typing import cast

from emberhall.cli.boards.base import Board

NOT_TITLES = ("base", "outline")


def board_of(title: str) -> Board:
    """The board of a title."""
    name = title if title not in NOT_TITLES and importlib.util.find_spec(f"{__name__}.{title}") else "outline"
    return cast("Board", importlib.import_module(f"{__name__}.{name}"))
