"""What the laws of the rooms look at: every module and class of src/emberhall, read without importing anything."""

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@dataclass
class Class:
    """A class, the names of its bases as they are imported, and its own public members."""

    name: str
    bases: list[str] = field(default_factory=list)
    members: set[str] = field(default_factory=set)


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@cache
def modules() -> dict[str, ast.Module]:
    return {module_name(path): ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("emberhall/**/*.py"))}


def imported(tree: ast.Module) -> dict[str, str]:
    """What the names that a module imports stand for."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Import):
            known |= {each.asname or each.name: each.name for each in node.names}
    return known


def bound(tree: ast.AST) -> set[str]:
    """The names that a module gives: to values, arguments, attributes and functions."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def own_members(node: ast.ClassDef) -> set[str]:
    """The public methods and attributes of a class. The fields that its body declares are its data and do not count."""
    names: set[str] = set()
    declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    fields = {ast.unparse(part.target) for part in declared if "ClassVar" not in ast.unparse(part.annotation)}
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(part.name)
            for inner in ast.walk(part):
                for target in targets(inner):
                    parts = target.elts if isinstance(target, ast.Tuple) else [target]
                    names |= {
                        each.attr
                        for each in parts
                        if isinstance(each, ast.Attribute)
                        and isinstance(each.value, ast.Name)
                        and each.value.id == "self"
                    }
        names |= {target.id for target in targets(part) if isinstance(target, ast.Name)}
    return {name for name in names - fields if not name.startswith("_")}


@cache
def classes() -> dict[str, Class]:
    """Every class at the top of a module, by its full name."""
    results: dict[str, Class] = {}
    for module, tree in modules().items():
        names = imported(tree)
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            bases = []
            for base in node.bases:
                first, _, rest = ast.unparse(base.value if isinstance(base, ast.Subscript) else base).partition(".")
                whole = names.get(first, f"{module}.{first}")
                bases.append(f"{whole}.{rest}" if rest else whole)
            results[f"{module}.{node.name}"] = Class(f"{module}.{node.name}", bases, own_members(node))
    return results


def ancestors(name: str) -> list[str]:
    """The classes of this house that a class extends, nearest first."""
    own = [base for base in classes()[name].bases if base in classes()]
    return [*own, *(further for base in own for further in ancestors(base))]


def members(name: str) -> set[str]:
    """The public members of a class, with those it inherits from others of this house."""
    return classes()[name].members.union(*(classes()[base].members for base in ancestors(name)))


def depth(name: str) -> int:
    """How many classes of this house are above one, at most; those of the kernel are its protocol and do not count."""
    above = [base for base in classes()[name].bases if base in classes() and not base.startswith("emberhall.kernel.")]
    return 1 + max(map(depth, above)) if above else 0
