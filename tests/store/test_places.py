"""Where the database is by default: in each platform's folder for user data."""

import sys
from pathlib import Path

import pytest

from emberhall.store.places import default_path

HOME = Path("/people/ada")


@pytest.mark.parametrize(
    ("platform", "named", "expected"),
    [
        ("linux", {}, HOME / ".local/share/emberhall/emberhall.db"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/emberhall/emberhall.db")),
        ("darwin", {"XDG_DATA_HOME": "/data"}, HOME / "Library/Application Support/Emberhall/emberhall.db"),
        ("win32", {}, HOME / "AppData/Local/Emberhall/emberhall.db"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/Emberhall/emberhall.db")),
    ],
)
def test_the_database_of_a_user(
    platform: str, named: dict[str, str], expected: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(Path, "home", lambda: HOME)
    monkeypatch.setattr(sys, "platform", platform)
    assert default_path() == expected
