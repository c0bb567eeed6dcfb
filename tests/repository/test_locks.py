"""The pinned packages are complete, so that they can be installed without resolving dependencies.

pip's resolver once refused the pins when a newer coverage came out: pytest-cov asks for `coverage[toml]`, the pin
says `coverage`, and pip looked at the newest release, which has no hash here.
"""

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
INSTALLERS = ("Makefile", "Dockerfile", "tools/npm.py")


def pins(name: str) -> dict[str, str]:
    """The versions pinned for this system and this Python, by package."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    needs = [Requirement(line.removesuffix("\\")) for line in lines if re.match(r"[\w.-]+==", line)]
    here = [need for need in needs if need.marker is None or need.marker.evaluate()]
    return {canonicalize_name(need.name): str(need.specifier).removeprefix("==") for need in here}


@pytest.mark.parametrize("installer", INSTALLERS)
def test_pins_are_installed_without_a_resolver(installer: str) -> None:
    lines = [line for line in (ROOT / installer).read_text().splitlines() if "--require-hashes" in line]
    assert lines, f"{installer} installs nothing pinned"
    assert all("--no-deps" in line for line in lines), lines


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("uvicorn", "server/protocols extends its classes"),
        ("mypy", "tools/generated_c.py changes the C of mypyc"),
    ],
)
def test_a_package_whose_insides_are_used_is_capped(package: str, why: str) -> None:
    """The next version may have other insides, so it is not taken unseen. The pinned one is the newest allowed."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lines = [*declared["project"]["dependencies"], *declared["dependency-groups"]["build"]]
    (need,) = [Requirement(line) for line in lines if Requirement(line).name == package]
    pinned = Version(pins("dev")[package])
    assert need.specifier.contains(pinned)
    assert not need.specifier.contains(Version(f"{pinned.major}.{pinned.minor + 1}")), why


@pytest.mark.parametrize("name", ["play", "dev"])
def test_what_a_pinned_package_needs_is_pinned(name: str) -> None:
    pinned = pins(name)
    missing = []
    for package in pinned:
        for line in importlib.metadata.distribution(package).requires or []:
            need = Requirement(line)
            if need.marker and not need.marker.evaluate({"extra": ""}):
                continue
            have = pinned.get(canonicalize_name(need.name))
            if have is None or not need.specifier.contains(have, prereleases=True):
                missing.append(f"{package} needs {need}, pinned is {have}")
    assert not missing
