"""An environment that holds one wheel and what it asks for, nothing else.

pip would ask the package index for some thirty packages and unpack them again, all of which lie in the environment of
the tests. So pip installs the wheel alone, and what its metadata asks for is linked, each in a version it asks for.
"""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PIP = Path(str(distribution("pip").locate_file("pip")))  # run by the Python of another environment, it installs there


def environment_with(wheel: Path, home: Path) -> Path:
    """Set up the environment in an empty folder; returns its folder of commands."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    python = home / "bin" / "python"
    alone = ("--no-index", "--no-deps", "--no-compile")
    subprocess.run([python, PIP, "install", "-qq", *alone, wheel], check=True, env={})
    (site,) = home.glob("lib/*/site-packages")
    (installed,) = distributions(path=[str(site)])
    for each in needed(installed):
        link(each, site)
    return home / "bin"


def needed(asking: Distribution) -> Iterator[Distribution]:
    """What a package asks for here, and what that asks for, each once."""
    found = set[tuple[str, frozenset[str]]]()
    open_ends = [(asking, frozenset[str]())]
    while open_ends:
        package, extras = open_ends.pop()
        for need in asked(package, extras):
            key = (canonicalize_name(need.name), frozenset(need.extras))
            if key not in found:
                found.add(key)
                have = distribution(need.name)
                assert need.specifier.contains(have.version, prereleases=True), f"{package.name} asks for {need}"
                open_ends.append((have, frozenset(need.extras)))
    return (distribution(name) for name in sorted({name for name, _ in found}))


def asked(package: Distribution, extras: frozenset[str]) -> Iterator[Requirement]:
    """What a package with some of its extras asks for on this system."""
    for need in map(Requirement, package.requires or []):
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield need


def link(package: Distribution, site: Path) -> None:
    """Link the files of a package, and its bytecode, into another folder of packages. Its commands stay away."""
    for file in package.files or []:
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        origin, target = Path(str(package.locate_file(file))), site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(origin)
        bytecode = target.parent / "__pycache__"
        if file.suffix == ".py" and len(file.parts) > 1 and not bytecode.is_symlink():
            bytecode.symlink_to(origin.parent / "__pycache__")
