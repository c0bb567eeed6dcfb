"""Code generated from declared fields: constructors, clones and FIELDS, as plain Python in the class itself."""

import ast
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tools import fields
from tools.fields import DeclarationError, Module, declared

PIECES = '''
class Piece:
    """A part."""

    kind: int
    # generated from the fields above: FIELDS, __init__, clone


class Board(steps.State):
    """A state."""

    LIMIT: ClassVar[int] = 3
    asks: bool = True
    work: list[int]
    rng: Rng
    terms: Shared[Terms]
    pieces: Parts[Piece]  # in the order they were placed
    size: Annotated[int, Derived("terms.size * 2")]
    book: Annotated[str, Constant("'none'")]

    # generated from the fields above: FIELDS, __init__, clone
    stale = 1
    # end of generated code

    def after(self) -> int:
        return self.size


class Game(steps.State):
    """A state with starting values."""

    rng: Rng
    terms: Shared[Terms]
    turns: Annotated[int, Start(0)]
    first: Annotated[int, Start(-1)]
    line: Annotated[list[int], Start([])]
    counts: Annotated[list[int], Start("[turn] * terms.size")]
    marks: Annotated[Shared[list[int]], Start([-1] * 2)]
    turn: int

    # generated from the fields above: FIELDS, __init__, start, clone


class Question(Step):
    seat: int
    # generated from the fields above: FIELDS, __init__


class Paying(Question):
    cost: int

    # generated from the fields above: FIELDS, __init__
'''


class Rng:
    """Like `Rng` of the kernel."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b


class Terms:
    """What is agreed."""

    size = 8


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "pieces.py"
    path.write_text(text)
    module = Module(path)
    return module.fresh({node.name: node for node in module.classes})


def classes(text: str) -> dict[str, Any]:
    """The classes that Python makes of the text, without their annotations."""
    scope: dict[str, Any] = {
        "ClassVar": ClassVar,
        "steps": type("steps", (), {"State": object}),
        "Step": object,
        "Rng": Rng,
    }
    exec(compile(f"from __future__ import annotations\n{text}", "pieces.py", "exec"), scope)
    return scope


def test_the_sources_are_fresh() -> None:
    for modules in fields.packages():
        package = {node.name: node for module in modules for node in module.classes}
        for module in modules:
            assert module.fresh(package) == module.text, f"{module.path} is stale: run `make generate`."


def test_generating_twice_changes_nothing(tmp_path: Path) -> None:
    once = written(tmp_path, PIECES)
    assert "stale" not in once
    assert once.count("# end of generated code") == 5
    assert written(tmp_path, once) == once


def test_a_constructor_takes_and_assigns_what_is_declared(tmp_path: Path) -> None:
    made = classes(written(tmp_path, PIECES))
    assert made["Board"].FIELDS == ("work", "rng", "terms", "pieces")
    board = made["Board"]([1], Rng(1, 2), Terms(), [])
    assert (board.work, board.size, board.book, board.events, board.after()) == ([1], 16, "none", None, 16)
    assert board.asks, "An annotation with a value is no field."


def test_a_clone_shares_copies_and_clones_as_declared(tmp_path: Path) -> None:
    made = classes(written(tmp_path, PIECES))
    board = made["Board"]([1], Rng(1, 2), Terms(), [made["Piece"](5)])
    board.book = "full"
    copy = board.clone()
    assert copy.work == [1]
    assert copy.work is not board.work
    assert copy.terms is board.terms
    assert copy.rng is not board.rng
    assert (copy.rng.a, copy.rng.b) == (1, 2)
    assert copy.pieces[0] is not board.pieces[0]
    assert copy.pieces[0].kind == 5
    assert copy.book == "full"


def test_start_takes_only_what_has_no_starting_value(tmp_path: Path) -> None:
    made = classes(written(tmp_path, PIECES))
    game = made["Game"].start(Rng(1, 2), Terms(), 3)
    assert (game.turns, game.first, game.line, game.counts, game.marks, game.turn) == (0, -1, [], [3] * 8, [-1, -1], 3)
    assert game.line is not made["Game"].start(Rng(1, 2), Terms(), 3).line
    assert game.clone().marks is game.marks
    assert made["Game"].FIELDS == ("rng", "terms", "turns", "first", "line", "counts", "marks", "turn")


def test_fields_of_the_parent_come_first(tmp_path: Path) -> None:
    made = classes(written(tmp_path, PIECES))
    assert made["Paying"].FIELDS == ("seat", "cost")
    paying = made["Paying"](2, 7)
    assert (paying.seat, paying.cost) == (2, 7)


def test_many_fields_fill_lines_that_the_formatter_leaves_alone(tmp_path: Path) -> None:
    names = [f"quite_a_long_name_{k}" for k in range(30)]
    declarations = "".join([f"    {name}: int\n" for name in names])
    marker = "    # generated from the fields above: FIELDS, __init__, clone\n"
    text = written(tmp_path, f"class Wide:\n{declarations}{marker}")
    assert max(len(line) for line in text.splitlines()) <= 120
    assert "    # fmt: off\n" in text
    wide = classes(text)["Wide"](*range(30)).clone()
    assert [getattr(wide, name) for name in names] == [*range(30)]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    terms: Terms\n    # generated from the fields above: clone\n", "Thing: terms is a Terms: write Shared"),
        ("    a: int\n    # generated from the fields above: pack\n", "pack cannot be generated"),
        ("    # generated from the fields above: FIELDS\n    a = 1\n", "there are no fields"),
        ("    a: Annotated[int, 7]\n    # generated from the fields above: FIELDS\n", "Annotated with"),
        ('    FIELDS = ("a",)\n', "declare the fields instead of FIELDS"),
    ],
)
def test_a_declaration_that_says_too_little_is_refused(tmp_path: Path, body: str, said: str) -> None:
    with pytest.raises(DeclarationError, match=said):
        written(tmp_path, f"class Thing:\n{body}")


def test_check_fails_where_something_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for room in ("kernel", "games/go"):
        (tmp_path / "src" / room).mkdir(parents=True)
    source = tmp_path / "src" / "games" / "go" / "state.py"
    source.write_text(PIECES)
    monkeypatch.setattr(fields, "ROOT", tmp_path)
    monkeypatch.setattr(fields, "PACKAGE", tmp_path / "src")
    monkeypatch.setattr("sys.argv", ["fields", "--check"])
    assert fields.main() == 1
    assert "src/games/go/state.py is stale" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["fields"])
    assert fields.main() == 0
    monkeypatch.setattr("sys.argv", ["fields", "--check"])
    assert fields.main() == 0
    ast.parse(source.read_text())
    assert declared(Module(source).classes[0], {}).passed[0].name == "kind"
