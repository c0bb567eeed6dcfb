"""Pictures of boards, drawn from a view by `boards.picture` of the title's folder; other titles are drawn as a list."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from emberhall.kernel.titles.folders import module_beside
from emberhall.rl.pictures import outline
from emberhall.rl.pictures.canvas import Canvas
from emberhall.rl.positions import Position


def pixels_of(position: Position) -> NDArray[np.uint8]:
    """The board as the seat that is asked sees it; once the game is over, as a spectator does."""
    seat = position.seat if position.seat >= 0 else None
    picture: Any = module_beside(position.game.name, "boards.picture") or outline
    canvas = Canvas()
    picture.draw(canvas, position.game.view(position.state, seat))
    return canvas.pixels()
