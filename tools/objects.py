"""How setuptools builds the engines: first all object files, one per core at a time, then the libraries.

By default it compiles the files of a library one after the other. A file with the same text and flags as last time is
not compiled again.
"""

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext


class BuildObjects(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds extensions; the sources of a library in several parts are compiled in parallel."""

    def build_extensions(self) -> None:
        """Compile, the largest source first, then link."""
        jobs = [(Path(source), each) for each in self.extensions for source in each.sources]
        jobs.sort(key=lambda job: -job[0].stat().st_size)
        with ThreadPoolExecutor(self.parallel) as pool:
            compiled_objects = [*pool.map(lambda job: self.compiled(*job), jobs)]
        for extension in self.extensions:
            objects = [str(path) for (_, whose), path in zip(jobs, compiled_objects, strict=True) if whose is extension]
            extension.sources = []
            extension.extra_objects += objects
            extension.depends += objects
        super().build_extensions()

    def compiled(self, source: Path, extension: Extension) -> Path:
        """The object file of a source; compiled unless there is one for the same text, headers and flags."""
        digest = hashlib.sha256(repr([extension.include_dirs, extension.extra_compile_args]).encode())
        for path in [source, *map(Path, extension.depends)]:
            digest.update(path.read_bytes())
        [target] = self.compiler.object_filenames([str(source)], output_dir=self.build_temp)
        of = Path(target).with_suffix(".sha256")
        if not Path(target).exists() or not of.exists() or of.read_text() != digest.hexdigest():
            of.unlink(missing_ok=True)
            self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            of.write_text(digest.hexdigest())
        return Path(target)
