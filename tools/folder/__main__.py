"""`python -m tools.folder`: write the folder to dist/static, and print what is in it and how large it is."""

import argparse
import gzip
import json
import os
import shutil
from hashlib import sha256
from pathlib import Path

from emberhall.server.house.kept import SIZE
from tools import npm
from tools.folder.engines import write_archive
from tools.folder.places import OUT, PARTS, PYODIDE, ROOT, WEB, WHEELS

ENGINES = "engines"
LICENCES = "licenses.md"
PACKED = (".zip", ".woff2", ".png")
"""Files that no host can make smaller."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write, emptied first (dist/static)")
    parser.add_argument("--with", dest="titles", action="append", default=[], help="an installed title to build in")
    chosen = parser.parse_args()
    write_folder(chosen.out.resolve(), tuple(chosen.titles))


def write_folder(out: Path, titles: tuple[str, ...] = ()) -> None:
    """Write the folder from scratch."""
    work = ROOT / "build" / "folder"
    WHEELS.mkdir(parents=True, exist_ok=True)
    archive = work / "engines.zip"
    write_archive(archive, WHEELS, titles)
    parts = [PYODIDE / name for name in PARTS] + [archive]
    place = f"{ENGINES}-{_hash(parts)}"
    os.environ["VITE_ENGINES"] = place
    shutil.rmtree(out, ignore_errors=True)
    built = npm.npm("exec", "--", "vite", "build", "--mode", "folder", "--outDir", str(out), "--logLevel", "warn")
    if built:
        raise SystemExit(built)
    (out / place).mkdir()
    for part in parts:
        shutil.copyfile(part, out / place / part.name)
    _finish(out)
    _report(out, place)


def _hash(paths: list[Path]) -> str:
    digest = sha256()
    for path in paths:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _finish(out: Path) -> None:
    """What Vite does not write: the service worker with the list of all files, and the licences of the engines."""
    shutil.rmtree(out / ".vite", ignore_errors=True)
    (out / "404.html").write_text((WEB / "folder" / "404.html").read_text("utf-8"), "utf-8")
    with (out / LICENCES).open("a", encoding="utf-8") as licences:
        licences.write("\n" + (WEB / "folder" / "licenses.md").read_text("utf-8"))
    names = sorted(_names(out) - {"sw.js", "404.html"})
    version = _hash([out / name for name in names])
    worker = (WEB / "folder" / "sw.js").read_text("utf-8")
    sizes = {name: sent(out / name) for name in names}
    files = {"./": sizes["index.html"], **sizes}
    text = worker.replace('"VERSION"', json.dumps(version)).replace("{ FILES: 0 }", json.dumps(files))
    (out / "sw.js").write_text(text, "utf-8")
    (out / SIZE).write_text(json.dumps({"bytes": sum(files.values())}), "utf-8")


def _names(out: Path) -> set[str]:
    return {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}


def _report(out: Path, place: str) -> None:
    """The sizes, as they are sent where the host compresses what can be."""
    sizes = {name: sent(out / name) for name in _names(out)}
    engines = sum(size for name, size in sizes.items() if name.startswith(place))
    whole = sum(sizes.values())
    print(f"{out}: {len(sizes)} files, {whole / 1e6:.1f} MB to send, once")
    print(f"    engines {engines / 1e6:.1f} MB, page {(whole - engines) / 1e6:.1f} MB")


def sent(path: Path) -> int:
    """The bytes of a file as a host sends it."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9))


if __name__ == "__main__":
    main()
