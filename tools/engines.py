"""Compile the engines, `emberhall.kernel` and `emberhall.games`, with mypyc.

`python tools/engines.py` lays the compiled modules beside their sources; `--out FOLDER` puts them elsewhere, for the
wheel. Where that cannot be done it says so in one line, and `--optional` makes that a success. The C compiler's level
of optimisation is 3; `EMBERHALL_OPTIMISE=0` compiles several times faster and runs slower.
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
# Calls inside the engines need not go through the dynamic linker (a quarter faster); machine ints wrap around.
FLAGS = "-fvisibility=hidden -fno-semantic-interposition -fno-plt -fwrapv"
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

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    os.chdir(SOURCE)  # mypyc names modules by their path from here
    BUILD.mkdir(parents=True, exist_ok=True)
    extensions = mypycify(
        [f"--cache-dir={BUILD / 'mypy'}", "--config-file=", "--strict", *map(str, sources())],
        opt_level=os.environ.get("EMBERHALL_OPTIMISE", "3"),
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


def lay_in_place() -> None:
    """Compile and move the result beside the sources."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        built = build(Path(folder))
        sweep(keep=set(built))
        for path in built:
            # Replaced, never written over: a running server has the old file mapped.
            (Path(folder) / path).replace(SOURCE / path)


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


def attempt(out: Path | None) -> str | None:
    """Compile; returns why it could not be done, or None when it is done."""
    if not compiler_works():
        return "The engines were not compiled, for want of a C compiler and the headers of this Python"
    try:
        if out:
            build(out.resolve())
        else:
            lay_in_place()
    except (Exception, SystemExit) as problem:  # noqa: BLE001  (mypyc exits, compilers raise what they like)
        return f"The engines could not be compiled ({problem})"
    return None


def main() -> int:
    """Compile as the arguments say."""
    parser = argparse.ArgumentParser(description="Compile the engines with mypyc.")
    parser.add_argument("--out", type=Path, help="where to put the compiled modules (default: beside their sources)")
    parser.add_argument("--optional", action="store_true", help="where it cannot be done, go on interpreted")
    asked = parser.parse_args()
    started = time.time_ns()
    problem = attempt(asked.out)
    if problem:
        print(f"{problem}: they run interpreted, only slower.")
    if not asked.out:
        if problem:
            sweep(keep=set())
        stamp("interpreted" if problem else "compiled", started)
    return 1 if problem and not asked.optional else 0


if __name__ == "__main__":
    sys.exit(main())
