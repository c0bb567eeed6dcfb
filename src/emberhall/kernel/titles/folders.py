"""The folder of a title: what it brings besides its rules, as files and modules beside the module of its Game.

A title of this house and one of another package are looked up in the same way, so both can bring the same things:
`mind.toml`, `bench.toml`, `weights.json`, `boards/`, `lessons/` and `rulebook/`.
"""

import importlib
import importlib.util
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from emberhall.kernel.games import load


def folder_name(title: str) -> str:
    """The package in which a title's Game is defined; empty if its module is in none."""
    module = type(load(title)).__module__
    return module if hasattr(sys.modules.get(module), "__path__") else module.rpartition(".")[0]


def file_beside(title: str, *path: str) -> Traversable | None:
    """A file or folder of a title; None if it has none there."""
    package = folder_name(title)
    if not package:
        return None
    file = files(package).joinpath(*path)
    return file if file.is_file() or file.is_dir() else None


def module_beside(title: str, name: str) -> ModuleType | None:
    """A module of a title's package, such as `boards.terminal`; None if it has none of that name."""
    at = folder_name(title)
    for part in name.split(".") if at else ():
        at = f"{at}.{part}"
        if importlib.util.find_spec(at) is None:
            return None
    return importlib.import_module(at) if at else None
