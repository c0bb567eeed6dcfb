"""Mutants: small mistakes in a source, one at a time, as a careless programmer might make them.

Each replaces a node of the syntax tree by another. Docstrings, annotations, logging and sentences for people are left
alone, since no test should notice a change of those.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
QUIET = {"log", "logger", "console", "say", "cast", "TypeVar", "Annotated", "Meta"}


@dataclass(frozen=True)
class Mutant:
    """A changed source: where, and what was done."""

    path: str
    line: int
    what: str
    source: str


def count(source: str) -> int:
    """How many mutants a source has."""
    return len(list(_changes(ast.parse(source))))


def mutant(path: str, source: str, number: int) -> Mutant:
    """One mutant by its number, in the order of the syntax tree."""
    tree = ast.parse(source)
    node, what, new = list(_changes(tree))[number]
    line = getattr(node, "lineno", 0)
    changed = _Replace(node, copy.deepcopy(new)).visit(tree)
    return Mutant(path, line, what, ast.unparse(ast.fix_missing_locations(changed)))


def mutants(path: str, source: str) -> Iterator[Mutant]:
    """All mutants of a source."""
    for number in range(count(source)):
        yield mutant(path, source, number)


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, new: ast.AST) -> None:
        self._target = target
        self._new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._target:
            return ast.copy_location(self._new, node) if isinstance(self._new, ast.expr | ast.stmt) else self._new
        visited: ast.AST = super().visit(node)
        return visited


def _changes(tree: ast.AST) -> Iterator[tuple[ast.AST, str, ast.AST]]:
    """Each node that can be changed, a description of the change, and the new node."""
    for node in _code(tree):
        match node:
            case ast.Compare(left, [op], [right]) if type(op) in COMPARISONS:
                new = COMPARISONS[type(op)]
                yield node, f"{_name(op)} becomes {new.__name__}", ast.Compare(left, [new()], [right])
            case ast.BoolOp(op, values):
                other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
                yield node, f"{_name(op)} becomes {_name(other)}", ast.BoolOp(other, values)
            case ast.UnaryOp(ast.Not(), operand):
                yield node, "`not` is gone", operand
            case ast.BinOp(left, operator, right) if type(operator) in OPERATORS and not _is_text(left, right):
                swapped = OPERATORS[type(operator)]
                yield node, f"{_name(operator)} becomes {swapped.__name__}", ast.BinOp(left, swapped(), right)
            case ast.Constant(bool(value)):
                yield node, f"{value} becomes {not value}", ast.Constant(not value)
            case ast.Constant(int(value)) if not isinstance(value, bool):
                yield node, f"{value} becomes {value + 1}", ast.Constant(value + 1)
            case ast.If(_, body, orelse):
                yield node, "the condition is always false", ast.If(ast.Constant(False), body, orelse)
            case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
                yield node, "None is returned", ast.Return(ast.Constant(None))
            case ast.Expr(ast.Call(func)) if _root(func) not in QUIET:
                yield node, f"the call of {ast.unparse(func)} is gone", ast.Pass()
            case ast.AugAssign(target, operator, value) if type(operator) in OPERATORS and not _is_text(value):
                swapped = OPERATORS[type(operator)]
                yield node, f"{_name(operator)} becomes {swapped.__name__}", ast.AugAssign(target, swapped(), value)


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that affect what the program does, from top to bottom."""
    if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.Call) and _root(node.func) in QUIET:
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params", "bases", "type_comment"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _code(child)


def _is_text(*nodes: ast.expr) -> bool:
    return any(
        isinstance(each, ast.JoinedStr) or (isinstance(each, ast.Constant) and isinstance(each.value, str | bytes))
        for each in nodes
    )


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _name(node: ast.AST) -> str:
    return type(node).__name__
