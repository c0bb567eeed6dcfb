"""Draw the icons of the installed page from our own emblem: `make icons`.

Systems take PNG only, and cut a maskable one to a circle or a rounded square: its emblem lies in the middle, within the
part that is never cut. Each picture notes what it was drawn from, so that a test sees when the emblem has changed.
"""

import io
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, sync_playwright

from tools import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
EMBLEM = PUBLIC / "emblem.svg"
ICONS = PUBLIC / "icons"
NOTE = "drawn from"
COLOURS = 64
GROUND = "#2b2038"


class Icon(NamedTuple):
    """One picture."""

    name: str
    size: int
    emblem: float
    """The emblem's part of the width."""
    corner: float = 0.0
    """The radius of the ground's corners, as a part of the width; a system that cuts icons itself wants none."""


WANTED = (
    Icon("icon-192", 192, 0.72, 0.22),
    Icon("icon-512", 512, 0.72, 0.22),
    Icon("maskable-512", 512, 0.56),
    Icon("apple-180", 180, 0.66),
)


def source(icon: Icon) -> str:
    """What an icon is drawn from, in short."""
    return sha256(f"{icon} {GROUND} {EMBLEM.read_text('utf-8')}".encode()).hexdigest()[:16]


def picture(browser: Browser, icon: Icon) -> bytes:
    """The icon as a PNG of few colours."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    inside = round(icon.size * icon.emblem)
    page.set_content(
        f"<style>html,body{{margin:0;background:transparent}}div{{width:{icon.size}px;height:{icon.size}px;"
        f"display:grid;place-items:center;background:{GROUND};border-radius:{icon.corner:.0%}}}"
        f"svg{{width:{inside}px;height:{inside}px}}</style><div>{EMBLEM.read_text('utf-8')}</div>"
    )
    taken = page.screenshot(omit_background=True)
    page.close()
    note = PngInfo()
    note.add_text(NOTE, source(icon))
    out = io.BytesIO()
    whole = Image.open(io.BytesIO(taken)).convert("RGBA" if icon.corner else "RGB")
    whole.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True, pnginfo=note)
    return out.getvalue()


def main() -> int:
    """Draw every icon."""
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        for icon in WANTED:
            path = ICONS / f"{icon.name}.png"
            path.write_bytes(picture(browser, icon))
            print(f"web/public/icons/{path.name}: {path.stat().st_size} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
