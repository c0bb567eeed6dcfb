"""A film of a page: what Chromium paints, frame by frame, as one animated picture of limited size.

Each frame comes with the time it was painted, so a busy machine gives fewer frames but not a slower film.
"""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

Frame = tuple[float, bytes]
"""When it was painted, in seconds, and the picture."""

STEP = 0.08  # seconds: twelve pictures a second are enough to follow a card
LONGEST = 1.4  # seconds without a change, at most: the rest of a wait is cut
LAST = 1.8  # seconds the last picture is shown before the film starts over
QUALITIES = (72, 58, 44, 32, 22)


class Camera:
    """Collects the frames of a page while it runs."""

    def __init__(self, page: Page, width: int) -> None:
        self.frames: list[Frame] = []
        self.width = width
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self._take)

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    @contextmanager
    def running(self) -> Iterator[None]:
        """Film whatever happens in this block."""
        wish = {"format": "png", "maxWidth": self.width, "maxHeight": self.width, "everyNthFrame": 1}
        self.line.send("Page.startScreencast", wish)
        yield
        self.line.send("Page.stopScreencast")


def spaced(frames: list[Frame]) -> list[tuple[int, bytes]]:
    """At most one frame per step, each with its duration in milliseconds; long waits are cut, duplicates merged."""
    shown: list[Frame] = []
    for at, data in sorted(frames):  # frames may arrive out of order
        if shown and at - shown[-1][0] < STEP:
            shown[-1] = (shown[-1][0], data)  # the previous frame was hardly visible
        elif not shown or data != shown[-1][1]:
            shown.append((at, data))
    stands = [min(after[0] - before[0], LONGEST) for before, after in pairwise(shown)]
    return [(round(1000 * long), data) for long, (_, data) in zip([*stands, LAST], shown, strict=True)]


def develop(frames: list[Frame], path: Path, limit: int) -> float:
    """Save the film as an animated WebP of at most `limit` bytes; return its length in seconds."""
    shown = spaced(frames)
    if len(shown) < 2:
        message = f"{path.name}: Chromium painted {len(shown)} different frames, which is no film."
        raise ValueError(message)
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in shown]
    times = [long for long, _ in shown]
    for quality in QUALITIES:
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=quality, method=5
        )
        if path.stat().st_size <= limit:
            return sum(times) / 1000
    message = f"{path.name} weighs {path.stat().st_size} bytes even at the lowest quality, more than {limit}."
    raise ValueError(message)
