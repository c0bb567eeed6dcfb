"""Take a picture of every drawing on one sheet: `make gallery`.

`web/scripts/gallery.mjs` writes the sheet, from the modules that the page uses; this opens it in a real Chromium.
"""

import sys
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tools import chromium

BUILD = Path(__file__).resolve().parent.parent / "build"
WIDE = ViewportSize(width=1500, height=900)


def main() -> int:
    """Save build/gallery.png."""
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=WIDE)
        page.goto((BUILD / "gallery.html").as_uri())
        page.screenshot(path=BUILD / "gallery.png", full_page=True)
        browser.close()
    print("build/gallery.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
