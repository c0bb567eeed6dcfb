"""Every regular expression in the sources takes time linear in the length of the text, whatever the text is.

A repeat is ambiguous when a text can be split between repeats in more than one way: two repeats of the same characters
next to each other, with nothing required between them, or one repeat inside another. A text that does not match is
then tried in all these ways.
"""

import ast
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

# Private parts of the standard library: mypy finds them with a cold cache, but not with a warm one.
sre: Any = importlib.import_module("re._constants")
parser: Any = importlib.import_module("re._parser")
ROOT = Path(__file__).parents[2]
LETTERS = [chr(code) for code in (*range(0x180), 0x3A9, 0x4E00, 0x2003, 0x2028, 0x660)]
REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT)
FEW = 10
"""Repeats of at most this many characters are ignored: a long text cannot make them slow."""


def patterns() -> dict[str, tuple[str, int]]:
    """Every literal pattern in the sources, by file and line."""
    results = {}
    # The terminal's boards are left out: they match only their own output.
    for path in (path for path in sorted((ROOT / "src").rglob("*.py")) if path.parent.name != "boards"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            of_re = isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "re"
            written = node.args[:1] if of_re else [key.value for key in node.keywords if key.arg == "pattern"]
            for each in written:
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                assert isinstance(each, ast.Constant), f"{where}: a pattern has to be written out, to be checked."
                if isinstance(each.value, str):
                    results[where] = each.value, 0
    return results


def first(items: Any) -> set[str]:
    """The letters that a sequence may begin with."""
    letters: set[str] = set()
    for item in items:
        letters |= begins(item)
        if not nullable([item]):
            break
    return letters


def begins(item: Any) -> set[str]:
    kind, value = item
    if kind in REPEATS:
        return first(value[2])
    if kind is sre.SUBPATTERN:
        return first(value[3])
    if kind is sre.BRANCH:
        return set().union(*(first(branch) for branch in value[1]))
    if kind in {sre.AT, sre.ASSERT, sre.ASSERT_NOT}:
        return set()
    single = parser.SubPattern(parser.State(), [item])
    return {letter for letter in LETTERS if one(single, letter)}


def one(pattern: Any, letter: str) -> bool:
    kind, value = pattern[0]
    if kind is sre.LITERAL:
        return bool(ord(letter) == value)
    if kind is sre.NOT_LITERAL:
        return bool(ord(letter) != value)
    if kind is sre.ANY:
        return letter != "\n"
    assert kind is sre.IN, f"{kind} is not understood here."
    inside = any(within(part, letter) for part in value if part[0] is not sre.NEGATE)
    return inside != (value[0][0] is sre.NEGATE)


CATEGORIES = {
    sre.CATEGORY_DIGIT: r"\d",
    sre.CATEGORY_NOT_DIGIT: r"\D",
    sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S",
    sre.CATEGORY_WORD: r"\w",
    sre.CATEGORY_NOT_WORD: r"\W",
}


def within(part: Any, letter: str) -> bool:
    kind, value = part
    if kind is sre.LITERAL:
        return bool(ord(letter) == value)
    if kind is sre.RANGE:
        return bool(value[0] <= ord(letter) <= value[1])
    return re.match(CATEGORIES[value], letter) is not None


def nullable(items: Any) -> bool:
    """True if a sequence may match the empty string."""
    return all(
        (kind in REPEATS and (value[0] == 0 or nullable(value[2])))
        or (kind is sre.SUBPATTERN and nullable(value[3]))
        or (kind is sre.BRANCH and any(nullable(branch) for branch in value[1]))
        or kind in {sre.AT, sre.ASSERT, sre.ASSERT_NOT}
        for kind, value in items
    )


def trailing(items: Any) -> set[str]:
    """The first letters of a long repeat at the end of a sequence."""
    letters: set[str] = set()
    for item in reversed(list(items)):
        kind, value = item
        if kind in REPEATS:
            letters |= trailing(value[2]) | (first(value[2]) if value[1] > FEW else set())
        elif kind is sre.SUBPATTERN:
            letters |= trailing(value[3])
        elif kind is sre.BRANCH:
            letters |= set().union(*(trailing(branch) for branch in value[1]))
        if not nullable([item]):
            break
    return letters


def leading(items: Any) -> set[str]:
    """The first letters of a long repeat at the beginning of a sequence."""
    letters: set[str] = set()
    for item in items:
        kind, value = item
        if kind in REPEATS:
            letters |= leading(value[2]) | (first(value[2]) if value[1] > FEW else set())
        elif kind is sre.SUBPATTERN:
            letters |= leading(value[3])
        elif kind is sre.BRANCH:
            letters |= set().union(*(leading(branch) for branch in value[1]))
        if not nullable([item]):
            break
    return letters


def ambiguous(items: Any) -> bool:
    items = list(items)
    for at in range(1, len(items)):
        if trailing(items[:at]) & leading(items[at:]):
            return True
    for kind, value in items:
        if kind in REPEATS and value[1] > FEW and (trailing(value[2]) & first(value[2]) or nullable(value[2])):
            return True
        inner = [value[2]] if kind in REPEATS else [value[3]] if kind is sre.SUBPATTERN else []
        inner += list(value[1]) if kind is sre.BRANCH else [value[1]] if kind in {sre.ASSERT, sre.ASSERT_NOT} else []
        if any(ambiguous(each) for each in inner):
            return True
    return False


@pytest.mark.parametrize(
    "pattern",
    [r"(\d{1,4})\s*[x×]?\s*(\w)", r"(a+)+b", r"(?:a|\s*)*b", r"\w+\d+", r"(\s+.*)", r"(x\s*)*\s+y", r"a*(?=b)[a-c]*d"],
)
def test_the_check_finds_what_it_is_for(pattern: str) -> None:
    assert ambiguous(parser.parse(pattern))


@pytest.mark.parametrize("pattern", [r"\d+ \d+", r"\d{1,4}\s*(?:[x×]\s*)?[a-z]{2}", r"(?:\d+,)+\d", r"[a-z]+-\d*"])
def test_the_check_lets_plain_patterns_pass(pattern: str) -> None:
    assert not ambiguous(parser.parse(pattern))


def test_no_pattern_repeats_ambiguously() -> None:
    found = patterns()
    assert len(found) > 15
    assert [f"{where} {pattern}" for where, (pattern, _) in found.items() if ambiguous(parser.parse(pattern))] == []
