"""Remembers what the engines were compiled from, so that mypyc need not look through the same sources again.

A wheel is often built from a copy of a checkout with compiled engines. mypyc then takes four seconds to find that
nothing has changed; comparing the text of all sources takes a tenth of a second.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

NAME = "finished.json"  # in the build folder


def digest(texts: Iterable[str], folder: Path) -> str:
    """A digest of these texts and of every Python source in a folder, independent of the folder's path."""
    digest = hashlib.sha256(json.dumps([*texts]).encode())
    for path in sorted(folder.rglob("*.py")):
        text = path.read_bytes()
        digest.update(f"\n{path.relative_to(folder).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


def recall(build: Path, made_of: str) -> dict[Path, Path] | None:
    """The files compiled from the same sources, if they are still there: the path of each, by its place under src."""
    file = build / NAME
    if not file.exists():
        return None
    before = json.loads(file.read_text())
    files = {Path(belongs): build / lies for belongs, lies in before["found"].items()}
    return files if before["made_of"] == made_of and all(path.exists() for path in files.values()) else None


def forget(build: Path) -> None:
    """Forget the last build. Called before compiling, so that a killed build does not count as finished."""
    (build / NAME).unlink(missing_ok=True)


def record(build: Path, made_of: str, libraries: dict[Path, Path]) -> None:
    """Note that all of this was compiled."""
    lies = {belongs.as_posix(): path.relative_to(build).as_posix() for belongs, path in libraries.items()}
    (build / NAME).write_text(json.dumps({"made_of": made_of, "found": lies}))
