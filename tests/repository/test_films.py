"""The films of the README: every title has one, none is too large, and each has the recorded frames and timing."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from emberhall.kernel.games import own_titles
from tools.camera import LAST, LONGEST, Frame, develop, spaced
from tools.films import FILMS, LIMIT
from tools.finales import LIMIT as FINALE

ROOT = Path(__file__).parents[2]


def frame(at: float, x: int) -> Frame:
    """A frame with a square at x, painted at that second."""
    picture = Image.new("RGB", (120, 60), "white")
    ImageDraw.Draw(picture).rectangle((x, 20, x + 20, 40), fill="red")
    data = io.BytesIO()
    picture.save(data, "PNG")
    return at, data.getvalue()


def test_every_title_has_its_film_in_the_readme() -> None:
    assert {film.title for film in FILMS} == set(own_titles())
    readme = (ROOT / "README.md").read_text("utf-8")
    for film in FILMS:
        path = f"docs/images/{film.name}.webp"
        assert path in readme
        assert (ROOT / path).stat().st_size <= LIMIT
        with Image.open(ROOT / path) as picture:
            assert getattr(picture, "n_frames", 1) > 20


def test_how_every_title_ends_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for title in own_titles():
        path = f"docs/images/{title.replace('_', '-')}-finale.webp"
        assert path in readme
        assert (ROOT / path).stat().st_size <= FINALE
        with Image.open(ROOT / path) as picture:
            assert getattr(picture, "n_frames", 1) > 20


def test_what_does_not_change_is_one_frame_and_a_long_wait_is_cut() -> None:
    shown = spaced([frame(0.0, 0), frame(0.1, 0), frame(0.5, 10), frame(9.0, 20)])
    assert [ms for ms, _ in shown] == [500, round(1000 * LONGEST), round(1000 * LAST)]


def test_frames_that_come_out_of_order_are_put_in_order() -> None:
    shown = spaced([frame(0.2, 10), frame(0.0, 0), frame(0.4, 20)])
    assert [data for _, data in shown] == [frame(0, x)[1] for x in (0, 10, 20)]


def test_more_frames_than_the_eye_needs_are_left_out() -> None:
    shown = spaced([frame(k / 60, k) for k in range(61)])
    assert 10 <= len(shown) <= 14
    assert sum(ms for ms, _ in shown) == pytest.approx(1000 + 1000 * LAST, abs=20)


def test_a_film_moves_and_is_as_long_as_what_was_filmed(tmp_path: Path) -> None:
    path = tmp_path / "film.webp"
    assert develop([frame(k / 10, k) for k in range(11)], path, 100_000) == pytest.approx(1 + LAST)
    with Image.open(path) as picture:
        assert getattr(picture, "n_frames", 1) == 11


def test_a_film_that_is_too_heavy_or_stands_still_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"film\.webp weighs \d+ bytes even at the lowest quality, more than 100\."):
        develop([frame(k / 10, k) for k in range(5)], tmp_path / "film.webp", 100)
    with pytest.raises(ValueError, match="which is no film"):
        develop([frame(0.0, 0), frame(1.0, 0)], tmp_path / "film.webp", 100_000)
