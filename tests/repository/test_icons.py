"""The icons of the installed page: those that the manifest names, in their sizes, drawn from the emblem as it is."""

import json

import pytest
from PIL import Image

from tools.icons import EMBLEM, ICONS, NOTE, PUBLIC, WANTED, Icon, source

MANIFEST = json.loads((PUBLIC / "app.webmanifest").read_text("utf-8"))


@pytest.mark.parametrize("icon", WANTED, ids=lambda icon: icon.name)
def test_an_icon_is_drawn_from_the_emblem_as_it_is(icon: Icon) -> None:
    with Image.open(ICONS / f"{icon.name}.png") as picture:
        assert picture.size == (icon.size, icon.size)
        assert picture.info[NOTE] == source(icon), "The emblem has changed: run `make icons`."
        corner = picture.convert("RGBA").getpixel((0, 0))
        assert isinstance(corner, tuple)
        assert corner[3] == (0 if icon.corner else 255), "A maskable icon fills its square; the others are round."


def test_what_a_mask_may_cut_has_nothing_of_the_emblem() -> None:
    """Systems show at least the circle in the middle, of 80 % of the width."""
    (icon,) = [icon for icon in WANTED if icon.name.startswith("maskable")]
    diagonal = icon.emblem * 2**0.5
    assert diagonal <= 0.8


def test_a_page_that_installs_needs_these_icons() -> None:
    listed = [(each["purpose"], each["sizes"]) for each in MANIFEST["icons"]]
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= set(listed)
    for each in MANIFEST["icons"]:
        path = PUBLIC / each["src"]
        assert path.is_file()
        if path.suffix == ".png":
            with Image.open(path) as picture:
                assert picture.size == tuple(int(part) for part in each["sizes"].split("x"))
    assert "id" not in MANIFEST, "Two folders on one host would be one app."
    assert EMBLEM.is_file()
