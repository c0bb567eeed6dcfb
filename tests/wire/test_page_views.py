"""The views written for the page's tests are those of the engine."""

from emberhall.kernel.games import own_titles
from tests.wire.page_views import FOLDER, text


def test_every_title_has_its_view_and_none_is_stale() -> None:
    assert {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.json")} == {
        title: text(title) for title in own_titles()
    }
