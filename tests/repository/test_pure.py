"""Which engines a process uses: compiled ones if they are fresh, the sources on request or if edited since."""

import importlib.machinery
import os
import sys
from pathlib import Path

import pytest

from emberhall import pure


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one source in each folder, and no stamp."""
    for room in pure.ROOMS:
        (tmp_path / room).mkdir()
        (tmp_path / room / "thing.py").write_text('"""A thing."""\n')
    monkeypatch.setattr(pure, "HOUSE", tmp_path)
    monkeypatch.setattr(pure, "STAMP", tmp_path / "engines.stamp")
    monkeypatch.setattr(sys, "meta_path", [each for each in sys.meta_path if not isinstance(each, pure.SourcesOnly)])
    return tmp_path


def takes_sources_only() -> bool:
    return isinstance(sys.meta_path[0], pure.SourcesOnly)


def age(path: Path, seconds: int) -> None:
    os.utime(path, (1_000_000_000 - seconds, 1_000_000_000 - seconds))


def test_an_installed_package_is_never_stale(house: Path) -> None:
    assert not (house / "engines.stamp").exists()
    assert not pure.stale()


def test_an_edited_source_makes_the_engines_stale(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EMBERHALL_PURE", raising=False)
    (house / "engines.stamp").write_text("compiled\n")
    for path in (house / room / "thing.py" for room in pure.ROOMS):
        age(path, 10)
    age(house / "engines.stamp", 5)
    pure.respect_wish()
    assert not takes_sources_only()
    age(house / "games" / "thing.py", 1)
    pure.respect_wish()
    assert takes_sources_only()


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("value", "sources"), [("1", True), ("0", False), ("", False)])
def test_the_environment_may_ask_for_sources(monkeypatch: pytest.MonkeyPatch, value: str, sources: bool) -> None:
    monkeypatch.setenv("EMBERHALL_PURE", value)
    pure.respect_wish()
    assert takes_sources_only() is sources


def test_the_finder_passes_over_a_compiled_module(house: Path) -> None:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    (house / "kernel" / f"thing{suffix}").write_bytes(b"not for loading")
    found = pure.SourcesOnly().find_spec("emberhall.kernel.thing", [str(house / "kernel")])
    assert found is not None
    assert found.origin == str(house / "kernel" / "thing.py")


def test_the_finder_leaves_other_modules_alone(house: Path) -> None:
    assert pure.SourcesOnly().find_spec("emberhall.server.thing", [str(house / "kernel")]) is None
    assert pure.SourcesOnly().find_spec("emberhall", None) is None
