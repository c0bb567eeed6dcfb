"""Compile the engines, `emberhall.kernel` and `emberhall.games`, with mypyc.

`python tools/engines.py` lays the compiled modules beside their sources; `--out FOLDER` puts them elsewhere, for the
wheel. Without a working C compiler it says so in one line, and `--optional` makes that a success.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ROOMS = (Path("emberhall/kernel"), Path("emberhall/games"))
STAMP = SOURCE / "emberhall" / "engines.stamp"
BUILD = ROOT / "build" / "engines"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def sources() -> list[Path]:
    """The modules to compile, relative to src. A package's `__init__` only gathers names and stays as it is."""
    found = (path for room in ROOMS for path in (SOURCE / room).rglob("*.py") if path.name != "__init__.py")
    return sorted(path.relative_to(SOURCE) for path in found)


def compiler_works() -> bool:
    """Whether a C compiler and the headers of this Python are here: a small extension is compiled to find out."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        compiler = [found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))][:1]
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def build(out: Path) -> list[Path]:
    """Compile everything into `out`; returns the compiled files, relative to it."""
    from mypyc.build import mypycify  # noqa: PLC0415  (present only where engines are compiled)
    from setuptools import setup  # noqa: PLC0415

    os.chdir(SOURCE)  # mypyc names modules by their path from here
    BUILD.mkdir(parents=True, exist_ok=True)
    extensions = mypycify(
        [f"--cache-dir={BUILD / 'mypy'}", "--config-file=", "--strict", *map(str, sources())],
        opt_level="3",
        debug_level="0",
        group_name="emberhall",
        target_dir=str(BUILD),
    )
    setup(
        name="emberhall-engines",
        version="0",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", str(out), "--build-temp", str(BUILD / "temp")],
    )
    return sorted(path.relative_to(out) for path in out.rglob(f"*{SUFFIX}"))


def lay_in_place() -> int:
    """Compile and move the result beside the sources; returns how many modules there are."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        built = build(Path(folder))
        sweep(keep=set(built))
        for path in built:
            # Replaced, never written over: a running server has the old file mapped.
            (Path(folder) / path).replace(SOURCE / path)
    return len(sources())


def sweep(keep: set[Path]) -> None:
    """Remove compiled modules whose source is gone."""
    compiled = [*SOURCE.glob(f"*{SUFFIX}"), *(path for room in ROOMS for path in (SOURCE / room).rglob(f"*{SUFFIX}"))]
    for path in compiled:
        if path.relative_to(SOURCE) not in keep:
            path.unlink()


def stamp(state: str, moment: int) -> None:
    """Say what lies beside the sources, as of the given moment: sources changed later are not in it."""
    STAMP.write_text(f"{state}\n")
    os.utime(STAMP, ns=(moment, moment))


def main() -> int:
    """Compile as the arguments say."""
    parser = argparse.ArgumentParser(description="Compile the engines with mypyc.")
    parser.add_argument("--out", type=Path, help="where to put the compiled modules (default: beside their sources)")
    parser.add_argument("--optional", action="store_true", help="without a C compiler, go on interpreted")
    asked = parser.parse_args()
    started = time.time_ns()
    if not compiler_works():
        print("No C compiler with the headers of this Python was found: the engines run interpreted.")
        stamp("interpreted", started)
        return 0 if asked.optional else 1
    if asked.out:
        build(asked.out.resolve())
        return 0
    number = lay_in_place()
    stamp("compiled", started)
    print(f"Compiled {number} modules in {(time.time_ns() - started) / 1e9:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
