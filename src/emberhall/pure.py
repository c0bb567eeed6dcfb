"""Compiled or interpreted: which engines this process runs.

mypyc puts compiled modules next to their sources. `EMBERHALL_PURE=1` makes Python use the sources all the same, and so
does a source edited since the last `make compile`: a stale engine is never run. Then all engines run from source,
although each title is a library of its own: the two are never mixed.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

ROOMS = ("kernel", "games", "search")  # what tools/engines.py compiles
UNCOMPILED = ("boards", "counts", "forge")  # except these rooms
ENGINES = tuple(f"emberhall.{room}" for room in ROOMS)
HOUSE = Path(__file__).parent
# Written by tools/engines.py in a checkout only: an installed package has no sources newer than itself.
STAMP = HOUSE / "engines.stamp"


class SourcesOnly(MetaPathFinder):
    """Finds the engines' modules by their sources alone, as if nothing had been compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(ENGINES):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        specs = (finder.find_spec(fullname, target) for finder in finders)
        return next((spec for spec in specs if spec is not None), None)


def wanted() -> bool:
    """True if the environment asks for the interpreted engines."""
    return os.environ.get("EMBERHALL_PURE", "") not in {"", "0"}


def stale() -> bool:
    """True if a source of this checkout is newer than the engines compiled from it."""
    try:
        compiled = STAMP.stat().st_mtime_ns
    except FileNotFoundError:
        return False
    sources = (source for room in ROOMS for source in (HOUSE / room).rglob("*.py"))
    return any(source.stat().st_mtime_ns > compiled for source in sources if source.parent.name not in UNCOMPILED)


def respect_wish() -> None:
    """Decide, before any engine is imported, whether compiled modules may be used."""
    if wanted() or stale():
        sys.meta_path.insert(0, SourcesOnly())


def active() -> Literal["compiled", "interpreted"]:
    """Which engines this process runs."""
    engine = importlib.import_module("emberhall.kernel.chance")
    return "interpreted" if str(engine.__file__).endswith(tuple(SOURCE_SUFFIXES)) else "compiled"
