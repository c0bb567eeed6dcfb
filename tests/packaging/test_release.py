"""The changelog is cut for a version, and a release is tried on the Pythons of this machine."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from emberhall import load
from tools.release import artifacts, interpreters, notes, trial

BEFORE = """# Changelog

## [Unreleased]

### Added

- A lantern.

## [0.9.0] - 2025-01-02

- The first lamp.
"""


def test_what_is_unreleased_becomes_the_versions_section() -> None:
    after = notes.cut(BEFORE, "1.0.0", "2026-11-19")
    assert "## [Unreleased]\n\n## [1.0.0] - 2026-11-19\n\n### Added" in after
    assert notes.section(after, "1.0.0") == "### Added\n\n- A lantern.\n"
    assert notes.section(after, "0.9.0") == "- The first lamp.\n"
    assert notes.cut(after, "1.0.0", "2027-01-01") == after


def test_a_version_of_which_nothing_is_said_is_not_released() -> None:
    with pytest.raises(notes.ChangelogError, match=r"nothing of version 2\.0\.0"):
        notes.section(BEFORE, "2.0.0")
    with pytest.raises(notes.ChangelogError, match="nothing of version"):
        notes.section(notes.cut(notes.cut(BEFORE, "1.0.0", "2026-11-19"), "1.0.1", "2026-11-20"), "1.0.1")


def test_this_python_is_among_those_that_are_tried() -> None:
    ours = f"{sys.version_info.major}.{sys.version_info.minor}"
    pythons = interpreters.interpreters()
    assert ours in pythons
    answer = subprocess.run([pythons[ours], "--version"], capture_output=True, text=True, check=True)
    assert answer.stdout.startswith(f"Python {ours}")


def test_each_title_is_tried_with_as_many_bots_as_it_takes(tmp_path: Path) -> None:
    """Duālis is not played by two: no release could be tried."""
    plan = dict(trial.titles_in(Path(sys.executable).parent, tmp_path))
    assert {"dualis": 3, "flamecraft": 2, "flamecraft_duals": 2, "dragonduel": 2}.items() <= plan.items()
    assert all(seats in load(title).seats for title, seats in plan.items())


PLACES = {
    "CITATION.cff": r"^version: (\S+)$",
    "web/package.json": r'"version": "([^"]+)"',
    "web/package-lock.json": r'"version": "([^"]+)"',
    "docs/openapi.json": r'"version": "([^"]+)"',
    "docs/protocol.md": r'"version": "([^"]+)"',
    "docs/laboratory.md": r"Emberhall (\d+\.\d+\.\d+)",
}
"""What names the version of Emberhall, and where in it that stands first."""


@pytest.mark.parametrize("place", PLACES)
def test_every_place_names_the_version(place: str) -> None:
    version = tomllib.loads((artifacts.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    match = re.search(PLACES[place], (artifacts.ROOT / place).read_text("utf-8"), re.MULTILINE)
    assert match
    assert match[1] == version


def test_the_checksums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("abc", "utf-8")
    path = artifacts.write_checksums(tmp_path)
    assert path.read_text("utf-8") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n"
    artifacts.write_checksums(tmp_path)
    assert len(path.read_text("utf-8").splitlines()) == 1
