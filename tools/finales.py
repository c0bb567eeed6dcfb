"""Film how each title ends, for the README: `make films`, or `python -m tools.finales TITLE`.

Bots play a game to its end without a page; the page gets its last moments and shows its film of at most ten seconds,
with motion, and then the result.
"""

import sys
from time import monotonic

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

from tests.browser.endings import ended
from tests.browser.laid import lay
from tools import chromium
from tools.camera import Camera, develop
from tools.films import actor_of
from tools.screenshots import FLAGS, IMAGES, PICTURES, server

WIDTH = 640  # of the film
LIMIT = 700_000  # bytes
RESULT = 2000  # ms that the result stays
SLOWEST = 40_000  # ms for a film of ten seconds on a busy machine


def main(*only: str) -> int:
    """Film the end of every title, or of those named."""
    IMAGES.mkdir(exist_ok=True)
    with server("0.7") as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for title, wishes in PICTURES["films"].items():
            name = title.replace("_", "-")
            if only and name not in only:
                continue
            end = ended(title, wishes["seats"])
            with actor_of(browser, address, wishes["scheme"]) as actor:
                laid = lay(actor, end.earlier)
                camera = Camera(actor.page, WIDTH)
                began = monotonic()
                with camera.running():
                    laid.show(end.last)
                    try:
                        actor.page.get_by_test_id("match-over").wait_for(timeout=SLOWEST)
                    except TooLate:
                        sys.exit(f"{title}: no result came within {monotonic() - began:.0f} s.")
                    actor.page.wait_for_timeout(RESULT)
            path = IMAGES / f"{name}-finale.webp"
            long = develop(camera.frames, path, LIMIT)
            print(f"docs/images/{path.name}: {long:.1f} s, {path.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
