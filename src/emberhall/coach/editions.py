"""The edition of the coach for a title: equal editions give the same analysis of the same record.

It is a hash of everything an analysis is computed from, so nobody has to remember to increment a number: the title with
its rules and cards, the kernel, the search, the bots and the coach itself.
"""

from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

import emberhall
from emberhall.coach.analysis import BUDGET
from emberhall.kernel.games import load

PARTS = ("kernel", "search", "bots", "coach")
SUFFIXES = (".py", ".toml", ".json")


@lru_cache
def edition_of(title: str, budget: int = BUDGET) -> str:
    """The edition of the coach for a title. The first call reads hundreds of files."""
    game = load(title)
    digest = blake2b(f"{game.RULES} {budget}".encode(), digest_size=12)
    root = Path(emberhall.__file__).parent
    for part in (*(root / part for part in PARTS), _place_of(type(game).__module__)):
        for path in sorted(_files(part)):
            digest.update(f"{path.relative_to(part.parent).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _place_of(module: str) -> Path:
    """The folder of a title's package, or the file of a title that is a single module."""
    package = module.rpartition(".")[0]
    spec = find_spec(package or module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent if package else Path(spec.origin)


def _files(part: Path) -> list[Path]:
    if part.is_file():
        return [part]
    return [path for path in part.rglob("*") if path.suffix in SUFFIXES]
