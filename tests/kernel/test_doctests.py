"""The examples in the docstrings of the public API and the kernel are true, interpreted and compiled.

They are read from the sources: a compiled module has no docstrings for its functions and classes.
"""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import emberhall
from emberhall import kernel

SOURCES = [Path(str(emberhall.__file__)), *sorted(Path(str(kernel.__file__)).parent.rglob("*.py"))]
SPOKEN_FOR = {"emberhall", "kernel.chance", "kernel.decisions", "kernel.games", "kernel.packing", "kernel.play"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES[0].parents[1]).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def examples(path: Path) -> Iterator[doctest.DocTest]:
    """The docstrings of a module, its classes and functions, that have examples."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        text = ast.get_docstring(node) if isinstance(node, kinds) else None
        if text and ">>>" in text:
            whole = f"{module_name(path)}.{getattr(node, 'name', '')}".rstrip(".")
            yield doctest.DocTestParser().get_doctest(text, {}, whole, str(path), getattr(node, "lineno", 1))


FOUND = [example for path in SOURCES for example in examples(path)]


@pytest.mark.parametrize("example", FOUND, ids=lambda example: example.name)
def test_an_example_is_true(example: doctest.DocTest) -> None:
    place = Path(str(example.filename))
    example.globs = dict(vars(import_module(module_name(place))))
    said: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(example, out=said.append)
    assert not runner.summarize(verbose=False).failed, "".join(said)


def test_the_main_verbs_have_examples() -> None:
    with_examples = {module_name(Path(str(example.filename))) for example in FOUND}
    assert {f"emberhall.{name}" if name != "emberhall" else name for name in SPOKEN_FOR} <= with_examples
