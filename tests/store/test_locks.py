"""The lock next to a database: one holder at a time, and releasing it lets the next one in."""

from pathlib import Path

import pytest

from emberhall.store import FileLock, StoreError


def test_a_lock_has_one_holder_until_it_is_released(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path / "hall.db"), FileLock(tmp_path / "hall.db")
    one.take()
    with pytest.raises(StoreError, match="Another server is using the database"):
        other.take()
    one.release()
    other.take()
    with pytest.raises(StoreError):
        one.take()
    other.release()
    other.release()  # releasing twice does no harm
    one.take()
    one.release()


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"file.*cannot be locked"):
        FileLock(tmp_path / "file" / "hall.db").take()
