"""Remembers what the engines were compiled from, so that the same sources need not be looked through by mypyc again.

A wheel is often built from a copy of a checkout that has compiled its engines. mypyc then takes four seconds to find
that nothing has changed; comparing the text of all sources takes a tenth of one.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

NAME = "finished.json"  # in the folder of what was compiled


def digest(told: Iterable[str], folder: Path) -> str:
    """What stands for everything told, and for every Python source in a folder, wherever that folder lies."""
    found = hashlib.sha256(json.dumps([*told]).encode())
    for path in sorted(folder.rglob("*.py")):
        text = path.read_bytes()
        found.update(f"\n{path.relative_to(folder).as_posix()} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()


def recall(build: Path, made_of: str) -> dict[Path, Path] | None:
    """What was compiled from the same, if it is still there: where each file lies, by where it belongs."""
    kept = build / NAME
    if not kept.exists():
        return None
    before = json.loads(kept.read_text())
    found = {Path(belongs): build / lies for belongs, lies in before["found"].items()}
    return found if before["made_of"] == made_of and all(path.exists() for path in found.values()) else None


def forget(build: Path) -> None:
    """Before anything is compiled: who is killed meanwhile has finished nothing."""
    (build / NAME).unlink(missing_ok=True)


def record(build: Path, made_of: str, found: dict[Path, Path]) -> None:
    """Say that all of this was compiled."""
    lies = {belongs.as_posix(): path.relative_to(build).as_posix() for belongs, path in found.items()}
    (build / NAME).write_text(json.dumps({"made_of": made_of, "found": lies}))
