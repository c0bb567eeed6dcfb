"""For a title without a picture of its own: its view as lines of text."""

from collections.abc import Mapping
from typing import Any

from emberhall.rl.pictures.canvas import HEIGHT, Canvas

LINE = 14
LONGEST = 110


def draw(canvas: Canvas, view: Mapping[str, Any]) -> None:
    for k, (name, value) in enumerate(view.items()):
        if 8 + LINE * (k + 1) < HEIGHT:
            canvas.text(8, 8 + LINE * k, f"{name}: {value}"[:LONGEST])
