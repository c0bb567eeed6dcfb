"""The repository has no build output, nothing specific to one machine, and no module too long to read."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from emberhall.kernel.games import own_titles

ROOT = Path(__file__).parents[2]
PICTURES = {".png", ".jpg", ".webp", ".ico", ".woff2"}

# Home and work folders of single machines, which slip into configuration and documents.
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:home|root|Users|work)/\w|[A-Z]:\\Users\\")
REGISTRIES = re.compile(
    r"(?:registry\.npmjs|registry\.yarnpkg|pypi\.org|pythonhosted|deb\.debian|file://)|\"resolved\":|--index-url|--find-links"
)


@cache
def tracked() -> tuple[Path, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def text_files() -> list[Path]:
    return [path for path in tracked() if path.suffix not in PICTURES and path != Path(__file__)]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def found(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{name(path)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_path_of_one_machine() -> None:
    assert found(MACHINE_PATHS, text_files()) == []


def test_no_title_is_named_outside_its_folder() -> None:
    """But in its sentences: what a title brings is found in its folder, as that of another package is."""
    named = re.compile("|".join(own_titles()))
    allowed = ("src/emberhall/games/", "src/emberhall/locales/")
    paths = [path for path in text_files() if name(path).startswith("src/") and not name(path).startswith(allowed)]
    assert found(named, paths) == []
    assert [name(path) for path in paths if named.search(name(path))] == []
    for title in own_titles():
        others = re.compile("|".join(rf"\b{each}\b" for each in own_titles() if each != title))
        folder = f"src/emberhall/games/{title}/"
        own = [path for path in text_files() if name(path).startswith(folder) and path.suffix == ".py"]
        assert found(others, own) == []


def test_locks_and_configuration_name_no_registry() -> None:
    suffixes = {".toml", ".json", ".txt", ".cfg", ".ini", ".yml", ".yaml", ""}
    paths = [path for path in text_files() if path.suffix in suffixes or path.name.startswith(".")]
    assert found(REGISTRIES, paths) == []


def test_nothing_built_is_tracked() -> None:
    built = re.compile(
        r"^(?:src/emberhall/web/|web/dist/|dist/|build/)|node_modules/|__pycache__|\.(?:so|pyd|whl|map)$|\.min\.(?:js|css)$"
    )
    assert [name(path) for path in tracked() if built.search(name(path))] == []


def test_no_lock_that_carries_addresses() -> None:
    assert [name(path) for path in tracked() if path.name in {"uv.lock", "yarn.lock", "poetry.lock"}] == []


def test_no_module_is_too_long_to_read() -> None:
    generated = {"web/src/protocol.ts"}
    written = [
        path for path in tracked() if path.suffix in {".py", ".ts", ".tsx", ".css"} and name(path) not in generated
    ]
    lengths = {name(path): len(path.read_text("utf-8").splitlines()) for path in written}
    assert {file: length for file, length in lengths.items() if length > 500} == {}


def test_every_module_says_what_it_is_for() -> None:
    modules = [path for path in tracked() if path.suffix == ".py" and path.read_text("utf-8").strip()]
    assert [name(path) for path in modules if not path.read_text("utf-8").startswith(('"""', 'r"""', "#!"))] == []


@pytest.mark.parametrize("banned", ["utils", "helpers", "common", "manager", "misc"])
def test_no_module_without_a_name_of_its_own(banned: str) -> None:
    assert [name(path) for path in tracked() if path.stem == banned] == []
