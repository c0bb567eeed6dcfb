"""Only the kernel's helpers pack and unpack options: no other code knows how many bits a part has."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "emberhall"
KEEPER = SOURCES / "kernel" / "decisions.py"

BY_HAND = [
    "SKIP = V_SKIP << 24",
    "x = verb << 24 | ref << 12 | on",
    "x = card << 12",
    "verb = pick >> 24",
    "ref = pick >> 12 & 63",
    "on = pick & 4095",
    "on = pick & 0xFFF",
    "on = pick & (1 << 12) - 1",
    "coin = pick & 1",
    "x = pick >> 4",
    "pick >>= 12",
    "x = option(verb, ref) | on",
    "x = pick % 4096",
    "x = (pick.on) << 2 * BITS",
]
BY_HELPERS = [
    "x = option(verb, ref, helper << 4 | sets)",
    "x = on_of(pick) >> 4",
    "x = ref_of(pick) & 7",
    "x = a << 26 | a >> 6",
    "x = 1 << 19",
]


def operands(node: ast.AST) -> tuple[ast.expr, ast.operator, ast.expr] | None:
    if isinstance(node, ast.BinOp):
        return node.left, node.op, node.right
    if isinstance(node, ast.AugAssign):
        return node.target, node.op, node.value
    return None


def number(node: ast.expr) -> int | None:
    """The value of an expression of literals."""
    try:
        value = eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}})  # literals and operators only
    except NameError:
        return None
    return value if isinstance(value, int) else None


def is_option(node: ast.expr) -> bool:
    """True if an expression is a whole option, judging by its name."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "option"
    return isinstance(node, ast.Name) and node.id in {"pick", "option"}


def packs(node: ast.AST) -> bool:
    """True if a node shifts, masks or joins the parts of an option."""
    found = operands(node)
    if found is None:
        return False
    left, op, right = found
    if not isinstance(op, ast.LShift | ast.RShift | ast.BitAnd | ast.BitOr | ast.Mod | ast.FloorDiv | ast.Mult):
        return False
    if is_option(left) or is_option(right):
        return True
    if isinstance(op, ast.LShift | ast.RShift):
        return number(right) in {12, 24} or "BITS" in ast.unparse(right)
    return number(right) in {4095, 4096, 1 << 24}


def packed_by_hand(text: str) -> Iterator[int]:
    """The lines that pack or unpack an option."""
    for node in ast.walk(ast.parse(text)):
        if packs(node):
            yield node.lineno  # type: ignore[attr-defined]


@pytest.mark.parametrize("line", BY_HAND)
def test_packing_by_hand_is_seen(line: str) -> None:
    assert list(packed_by_hand(line))


@pytest.mark.parametrize("line", BY_HELPERS)
def test_packing_by_helpers_is_not(line: str) -> None:
    assert not list(packed_by_hand(line))


def test_only_the_kernel_packs_options() -> None:
    paths = [path for path in SOURCES.rglob("*.py") if path != KEEPER]
    assert len(paths) > 100
    matches = [f"{path.relative_to(SOURCES)}:{at}" for path in paths for at in packed_by_hand(path.read_text())]
    assert not matches, "packed by hand; use option, verb_of, ref_of and on_of of kernel/decisions.py"
