"""Pictures of boards, drawn from a view: one module per title, found by its name; other titles are drawn as a list."""

import importlib
import importlib.util
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emberhall.rl.pictures.canvas import Canvas
from emberhall.rl.positions import Position

NOT_TITLES = ("canvas", "outline")


def drawn(position: Position) -> NDArray[np.uint8]:
    """The board as the seat that is asked sees it; once the game is over, as a spectator does."""
    title = position.game.name
    seat = position.seat if position.seat >= 0 else None
    known = title not in NOT_TITLES and importlib.util.find_spec(f"{__name__}.{title}") is not None
    module: Any = importlib.import_module(f"{__name__}.{title if known else 'outline'}")
    canvas = Canvas()
    module.draw(canvas, position.game.view(position.state, seat))
    return canvas.pixels()
