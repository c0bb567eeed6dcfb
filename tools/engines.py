"""Compile the engines with mypyc: one library for the kernel and one for each title, only what has changed.

`python -m tools.engines` puts the compiled modules next to their sources; `--out FOLDER` puts them elsewhere, for the
wheel. If it fails it prints one line, and with `--optional` that is a success, unless mypyc wrote C that our tools do
not know: then they have to follow its new version. The C compiler's optimisation level is 3, or as good;
`EMBERHALL_OPTIMISE=0` compiles several times faster and runs slower. Results are kept in build/, or in the folder
`EMBERHALL_BUILD` names, so that a copy of this checkout need not compile them again.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from tools import finished
from tools.generated_c import Misfit, called, check_fit, tidy, with_copies
from tools.parts_c import divided

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Each folder is compiled into its own library. The classes of the first one may be extended by the others.
ROOMS = ("emberhall/kernel", "emberhall/games/*", "emberhall/search")
UNCOMPILED = ("boards", "counts", "forge")  # rooms that use other packages, or whose speed does not matter
STAMP = SOURCE / "emberhall" / "engines.stamp"
BUILD = Path(os.environ.get("EMBERHALL_BUILD") or ROOT / "build").resolve() / "engines"
WRITTEN = BUILD / "written"  # by mypyc
# Calls inside a library need not go through the dynamic linker (a quarter faster); machine ints wrap around. Checking
# generated code for warnings would take two fifths of the whole time.
FLAGS = [
    *("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-fwrapv", "-Wno-all"),
    "-Werror=implicit-function-declaration",  # a part may only use what its headers declare
]
# Level 1 with the inlining of level 3 makes the engines as fast as level 3 and takes two thirds of the compile time.
LIGHT = [
    *("-O1", "-finline-functions", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining"),
    *("-fstrict-aliasing", "-fipa-cp", "-fipa-ra", "-fcaller-saves", "-foptimize-sibling-calls"),
    *("-freorder-blocks-and-partition", "--param=early-inlining-insns=14", "--param=inline-min-speedup=15"),
    *("--param=max-inline-insns-auto=30", "--param=max-inline-insns-single=200"),
]
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PARALLEL_LTO = (
    f"-flto={CORES}"  # the slow half of compiling runs in as many processes as there are cores, even for one title
)
TOOLS = "".join(path.read_text() for path in sorted(Path(__file__).parent.glob("*_c.py")))  # the tools that tidy C
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARY = "__mypyc"  # mypyc's suffix for the name of a library
SHIMS = "shims"  # the extension through which Python finds a package's modules in their library


def optimisation() -> str:
    return os.environ.get("EMBERHALL_OPTIMISE", "3")


def sources() -> dict[str, list[Path]]:
    """The modules to compile, relative to src, by library. `__init__` modules only gather names and are left out."""
    folders = [folder for room in ROOMS for folder in sorted(SOURCE.glob(room)) if (folder / "__init__.py").exists()]
    return {
        ".".join(folder.relative_to(SOURCE).parts): sorted(
            path.relative_to(SOURCE)
            for path in folder.rglob("*.py")
            if path.name != "__init__.py" and path.parent.name not in UNCOMPILED
        )
        for folder in folders
    }


def compiler_works(*flags: str) -> bool:
    """True if a small extension compiles with these flags: that takes a C compiler and the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        compiler = [path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))][:1]
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        include = f"-I{sysconfig.get_path('include')}"
        what = ["-shared", "-fPIC"] if flags else ["-c"]
        command = [*compiler, include, *flags, *what, str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def write(path: Path, text: str) -> None:
    """Write a file unless it has this text already: unchanged files are not compiled again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def generate(libraries: dict[str, list[Path]]) -> "list[Extension]":
    """Have mypyc write C for what has changed; return the libraries to compile from it, the largest first.

    The first library is written alone, then all: so each one knows all its own classes and those of the first.
    """
    from mypyc.build import get_cflags, include_dir, mypyc_build  # noqa: PLC0415  (only where engines are compiled)
    from mypyc.options import CompilerOptions  # noqa: PLC0415
    from setuptools import Extension  # noqa: PLC0415

    os.chdir(SOURCE)  # mypyc names modules by their path from here
    groups: list[tuple[list[str], str | None]] = [([*map(str, paths)], name) for name, paths in libraries.items()]
    options = CompilerOptions(separate=True, target_dir=str(WRITTEN))
    options.global_opts = True  # no class is extended outside its library, except those that allow it
    where = [f"--cache-dir={BUILD / 'mypy'}", "--config-file=", "--strict"]
    mypyc_build([*where, *groups[0][0]], options, separate=groups[:1])
    files = [path for paths, _ in groups for path in paths]
    modules, written, _ = mypyc_build([*where, *files], options, separate=groups)
    flags = get_cflags(opt_level=optimisation(), debug_level="0")
    extensions = [
        Extension(
            f"{library}{LIBRARY}",
            [*sources],
            include_dirs=[include_dir(), str(WRITTEN), str(Path(sources[0]).parent)],
            depends=[*headers],
            extra_compile_args=[*flags],
        )
        for (_, library), (sources, headers) in zip(modules, written, strict=True)
    ]
    return sorted(extensions, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


def generate_anew(libraries: dict[str, list[Path]]) -> "list[Extension]":
    """Generate; retry without mypyc's cache if one library's cache names a class of another that is read later."""
    try:
        return generate(libraries)
    except KeyError:
        shutil.rmtree(BUILD / "mypy")
        return generate(libraries)


def tidy_all(extensions: "list[Extension]", gnu: bool, most: int, modules: dict[str, int]) -> None:
    """Prepare the C of the libraries for the compiler: tidied, and each in at most `most` parts.

    `modules` says how many modules a library has. Raises Misfit if this mypyc writes C that the tools do not know.
    """
    names = [extension.name.removesuffix(LIBRARY).replace(".", "___") for extension in extensions]
    written = {name: Path(each.sources[0]).read_text() for name, each in zip(names, extensions, strict=True)}
    tidied = cache(lambda name: tidy(written[name], gnu))
    for name, extension in zip(names, extensions, strict=True):
        path = BUILD / "tidied" / Path(extension.sources[0]).relative_to(WRITTEN)
        declared = "".join(Path(header).read_text() for header in extension.depends)
        others = sorted(called(written[name]) & set(written) - {name}) if optimisation() != "0" else []
        digest_of = [TOOLS, str((gnu, most)), declared, written[name], *(written[other] for other in others)]
        digest = hashlib.sha256("\n".join(digest_of).encode()).hexdigest()
        extension.sources = remembered(path, digest)
        if not extension.sources:
            if gnu and name in modules:
                check_fit(name, written[name], modules[name])
            parts = divided(tidied(name), declared, most)
            texts = [with_copies(part, {other: tidied(other) for other in others}) for part in parts]
            extension.sources = remember(path, digest, texts)


def remembered(path: Path, digest: str) -> list[str]:
    """The parts of a library if they were written from the same C, else none."""
    parts_file = path.with_suffix(".parts")
    first, *parts = parts_file.read_text().splitlines() if parts_file.exists() else [""]
    return parts if first == digest and all(Path(part).exists() for part in parts) else []


def remember(path: Path, digest: str, texts: list[str]) -> list[str]:
    """Write the parts of a library; return their paths."""
    path.with_suffix(".parts").unlink(missing_ok=True)  # if we are killed while writing, nothing is remembered
    parts = [path.with_stem(f"{path.stem}_{number}") if number else path for number in range(len(texts))]
    for part, text in zip(parts, texts, strict=True):
        write(part, text)
    write(path.with_suffix(".parts"), "\n".join([digest, *map(str, parts)]))
    return [*map(str, parts)]


def shims(library: str, modules: list[Path]) -> "list[Extension]":
    """Extensions through which Python finds modules in their library: one per package, copied to each module's name."""
    from mypyc.build import generate_c_extension_shim  # noqa: PLC0415
    from setuptools import Extension  # noqa: PLC0415

    objects = []
    for package in sorted({path.parent for path in modules}):
        lines = ["#include <Python.h>", f"PyMODINIT_FUNC PyInit_{SHIMS}(void) {{ return NULL; }}", ""]  # never called
        for path in (path for path in modules if path.parent == package):
            shim = generate_c_extension_shim(".".join(path.with_suffix("").parts), path.stem, str(WRITTEN), library)
            lines += [f"#define PyInit___init__ init_{path.stem}", f'#include "{shim}"', "#undef PyInit___init__", ""]
        source = BUILD / "tidied" / package / f"{SHIMS}.c"
        write(source, "\n".join(lines))
        objects.append(Extension(".".join([*package.parts, SHIMS]), [str(source)], extra_compile_args=["-g0"]))
    return objects


def compile_c(extensions: "list[Extension]") -> Path:
    """Compile and link what has changed, several at a time; return the folder of the results."""
    from setuptools import setup  # noqa: PLC0415

    from tools.objects import BuildObjects  # noqa: PLC0415

    results, unfinished = BUILD / "lib", BUILD / "unfinished"
    if unfinished.exists():  # the last build was killed, perhaps in the middle of writing a file
        shutil.rmtree(results, ignore_errors=True)
    flags = sorted({f"{each.extra_compile_args} {each.extra_link_args}" for each in extensions})
    write(BUILD / "flags.txt", "\n".join([sys.version, version("mypy"), os.environ.get("CC", ""), *flags]))
    for extension in extensions:
        extension.depends.append(str(BUILD / "flags.txt"))
    where = ["--build-lib", str(results), "--build-temp", str(BUILD / "temp"), "--parallel", str(CORES)]
    unfinished.touch()
    try:
        setup(
            name="engines",
            version="0",
            packages=[],
            ext_modules=extensions,
            cmdclass={"build_ext": BuildObjects},
            script_args=["-q", "build_ext", *where],
        )
    finally:
        unfinished.unlink()
    return results


def parallel_flags() -> list[str]:
    """The flags for link-time optimisation in parallel, if the compiler supports them."""
    flags = [PARALLEL_LTO, "-fcommon"]  # the tables of other libraries' exports are defined in headers, so in each part
    return flags if optimisation() != "0" and compiler_works(*flags) else []


def light_flags() -> list[str]:
    """The flags that replace level 3, if the compiler knows all of them: clang ignores some."""
    return LIGHT if optimisation() == "3" and compiler_works("-Werror", *LIGHT) else []


def add_flags(extensions: "list[Extension]", flags: list[str], parallel: list[str], light: list[str]) -> None:
    """Add the supported flags that make the engines, and compiling them, fast."""
    for extension in extensions:
        extension.extra_compile_args += [*flags, *parallel, *light]
        extension.extra_link_args += [*parallel, f"-O{optimisation()}", *light] if parallel else []


def made_of() -> str:
    """A digest of everything the compiled engines depend on."""
    tools = [path.read_text() for path in sorted(Path(__file__).parent.glob("*.py"))]
    versions = [sys.version, version("mypy"), version("setuptools"), os.environ.get("CC", "")]
    return finished.digest([*tools, *versions, optimisation(), str(CORES)], SOURCE / "emberhall")


def build() -> dict[Path, Path]:
    """Compile everything that has changed; return the path of each compiled file, by its place under src."""
    now = made_of()
    libraries = finished.recall(BUILD, now)
    if libraries is None:
        finished.forget(BUILD)
        libraries = build_changed()
        if made_of() == now:  # no source was edited meanwhile
            finished.record(BUILD, now, libraries)
    return libraries


def build_changed() -> dict[Path, Path]:
    """Compile, leaving it to mypyc and the C compiler to find out what has changed."""
    libraries = sources()
    extensions = generate_anew(libraries)
    flags = FLAGS if compiler_works(*FLAGS) else [flag for flag in FLAGS if compiler_works(flag)]
    parallel = parallel_flags()
    counts = {name.replace(".", "___"): len(paths) for name, paths in libraries.items()}
    most = CORES if parallel else 1  # only link-time optimisation can join parts
    tidy_all(extensions, bool(flags), most, counts)
    add_flags(extensions, flags, parallel, light_flags())
    built = compile_c([*extensions, *[shim for name, paths in libraries.items() for shim in shims(name, paths)]])
    files = {Path(name.replace(".", "/") + LIBRARY + SUFFIX) for name in libraries}
    modules = [path for paths in libraries.values() for path in paths]
    return {
        **{path: built / path for path in files},
        **{path.with_suffix(SUFFIX): built / path.parent / f"{SHIMS}{SUFFIX}" for path in modules},
    }


def put(libraries: dict[Path, Path], out: Path) -> None:
    """Put compiled files in place. Replaced, never overwritten: a running server has the old file mapped."""
    for path, origin in libraries.items():
        target = out / path
        if target.exists() and target.stat().st_mtime_ns == origin.stat().st_mtime_ns:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_suffix(".fresh")
        shutil.copy2(origin, fresh)
        fresh.replace(target)


def sweep(keep: set[Path]) -> None:
    """Remove compiled modules whose source is gone."""
    compiled = [*SOURCE.glob(f"*{SUFFIX}"), *(SOURCE / "emberhall").rglob(f"*{SUFFIX}")]
    for path in compiled:
        if path.relative_to(SOURCE) not in keep:
            path.unlink()


def stamp(state: str, moment: int) -> None:
    """Note what is next to the sources, with the time of the build: sources changed later are not in it."""
    STAMP.write_text(f"{state}\n")
    os.utime(STAMP, ns=(moment, moment))


def attempt(out: Path) -> str | None:
    """Compile; return why it failed, or None if it succeeded."""
    if not compiler_works():
        return "The engines were not compiled, for want of a C compiler and the headers of this Python"
    try:
        libraries = build()
        if out == SOURCE:
            sweep(keep=set(libraries))
        put(libraries, out)
    except Misfit:
        raise  # not even where compiling is optional: a newer mypy needs a change here
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
    problem = attempt(asked.out.resolve() if asked.out else SOURCE)
    if problem:
        print(f"{problem}: they run interpreted, only slower.")
    if not asked.out:
        if problem:
            sweep(keep=set())
        stamp("interpreted" if problem else "compiled", started)
    return 1 if problem and not asked.optional else 0


if __name__ == "__main__":
    sys.exit(main())
