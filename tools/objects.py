"""How setuptools builds the engines: first all object files, as many at a time as there are cores, then the libraries.

By itself it compiles the files of a library one after the other. What says the same as the last time, and is told the
same, is not compiled again.
"""

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext


class BuildObjects(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds extensions; the sources of several-part libraries side by side."""

    def build_extensions(self) -> None:
        """Compile, the largest source first, then link."""
        jobs = [(Path(source), each) for each in self.extensions for source in each.sources]
        jobs.sort(key=lambda job: -job[0].stat().st_size)
        with ThreadPoolExecutor(self.parallel) as pool:
            done = [*pool.map(lambda job: self.compiled(*job), jobs)]
        for extension in self.extensions:
            objects = [str(path) for (_, whose), path in zip(jobs, done, strict=True) if whose is extension]
            extension.sources = []
            extension.extra_objects += objects
            extension.depends += objects
        super().build_extensions()

    def compiled(self, source: Path, extension: Extension) -> Path:
        """The object file of a source; it is made unless there is one of the same text, headers and flags."""
        told = hashlib.sha256(repr([extension.include_dirs, extension.extra_compile_args]).encode())
        for path in [source, *map(Path, extension.depends)]:
            told.update(path.read_bytes())
        [made] = self.compiler.object_filenames([str(source)], output_dir=self.build_temp)
        of = Path(made).with_suffix(".sha256")
        if not Path(made).exists() or not of.exists() or of.read_text() != told.hexdigest():
            of.unlink(missing_ok=True)
            self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            of.write_text(told.hexdigest())
        return Path(made)
