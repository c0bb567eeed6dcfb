"""The engines as one archive: our sources, and the wheels they need in a browser.

Terminal, learners and drivers of other databases stay out. What makes an empty database or upgrades an old one is not
there either, so both come ready.
"""

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.message import Message
from importlib import metadata
from pathlib import Path

import emberhall
from emberhall.device.database import EMPTY, UPGRADES
from emberhall.store import upgrades
from emberhall.store.sqlite import files
from emberhall.wire.titles.languages import LANGUAGES
from tools.folder.places import ROOT

SOURCES = Path(emberhall.__file__).parent
OUTSIDE = ("cli", "rl", "web", "store/postgres", "store/migrations", "bus/redis.py", "bus/scripts.py")
"""What a device never runs."""
SUFFIXES = (".py", ".toml", ".json", ".jsonl", ".md", ".ftl", ".typed")
UNUSED = (
    "babel/messages",
    "pytz/zoneinfo",
    "sqlalchemy/orm",
    "sqlalchemy/ext",
    "sqlalchemy/testing",
    "sqlalchemy/future",
    "sqlalchemy/cyextension",
)
"""Parts of wheels that nothing here imports."""
REGIONS = "babel/locale-data/"
"""How numbers are written all over the world, of which a device needs our languages alone."""
OURS = tuple(f"{REGIONS}{lang}.dat" for lang in ("root", *LANGUAGES))
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
EPOCH = (2026, 1, 1, 0, 0, 0)
"""The date of every file, so that equal contents make equal archives."""


def write_archive(path: Path, wheels: Path, titles: tuple[str, ...]) -> None:
    """Write the archive; `titles` are packages of other people's titles to be built in."""
    contents = dict(contents_of_ours())
    for title in titles:
        contents |= dict(_package(title))
    for wheel in sorted(_downloaded(wheels)):
        contents |= dict(_inside(wheel))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), contents[name], zipfile.ZIP_DEFLATED)


def contents_of_ours() -> Iterator[tuple[str, bytes]]:
    """Emberhall itself: the names in the archive, and what is in each file."""
    for path in SOURCES.rglob("*"):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix in SUFFIXES and not name.startswith(OUTSIDE):
            yield f"emberhall/{name}", path.read_bytes()
    yield f"emberhall/device/{EMPTY}", files.in_memory().serialize()
    yield f"emberhall/device/{UPGRADES}", json.dumps(old_versions()).encode()
    yield from _described("emberhall")


def old_versions() -> dict[int, str]:
    """What brings the database of each older version up to date."""
    return {version: upgrades.script("sqlite", version) for version in range(upgrades.FIRST, upgrades.LATEST)}


def _package(distribution: str) -> Iterator[tuple[str, bytes]]:
    """Somebody else's title, as it is installed here."""
    for point in metadata.distribution(distribution).entry_points:
        if point.group == "emberhall.games":
            root = Path(sys.modules[point.load().__module__].__file__ or "").parent
            for path in root.rglob("*"):
                if path.suffix in SUFFIXES:
                    yield f"{root.name}/{path.relative_to(root).as_posix()}", path.read_bytes()
    yield from _described(distribution)


def _described(distribution: str) -> Iterator[tuple[str, bytes]]:
    """What says which version this is, and which titles it brings."""
    found = metadata.distribution(distribution)
    folder = f"{distribution.replace('-', '_')}-{found.version}.dist-info"
    head = Message()
    head["Metadata-Version"], head["Name"], head["Version"] = "2.4", distribution, found.version
    yield f"{folder}/METADATA", head.as_bytes()
    points = [point for point in found.entry_points if point.group == "emberhall.games"]
    lines = ["[emberhall.games]", *(f"{point.name} = {point.value}" for point in points)]
    yield f"{folder}/entry_points.txt", ("\n".join(lines) + "\n").encode()


def _downloaded(wheels: Path) -> list[Path]:
    """The pinned wheels, fetched from the package index unless they are there."""
    pinned = ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements" / "device.txt")]
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-q",
        "-d",
        str(wheels),
        *PLATFORM,
        "--only-binary=:all:",
        *pinned,
    ]
    subprocess.run(command, check=True)
    return list(wheels.glob("*.whl"))


def _inside(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            unused = name.startswith(UNUSED) or (name.startswith(REGIONS) and name not in OURS)
            if not unused and not name.endswith((".pyi", "/RECORD", ".c", ".pyx", "/")):
                yield name, archive.read(name)
