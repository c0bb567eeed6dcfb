"""Generate FIELDS, the constructors and the clone of a class from its fields.

A class declares each field once, as an annotation without a value. Below the fields is a line
`# generated from the fields above: FIELDS, __init__, start, clone` (`start` and `clone` may be left out). From there to
`# end of generated code` the text belongs to this tool: `python -m tools.fields` writes it, and `--check` fails where
it is stale. So the sources are complete Python, and the compiler sees plain classes.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "emberhall"
WIDTH = 120
OPENING = re.compile(r"    # generated from the fields above: (?P<names>\w+(?:, \w+)*)\n")
CLOSING = "    # end of generated code\n"
BY_HAND = re.compile(r"    FIELDS\b[^=]*= \((?!\))")
PLAIN = {"i64", "int", "bool", "str"}  # cannot be changed in place, so clones share them
INLINE = {"Rng": "Rng({0}.a, {0}.b)"}  # calling clone() would cost more than the copy


class DeclarationError(ValueError):
    """A declaration from which nothing can be generated."""


class Field:
    """A declared field: its name and type, how a clone gets it, and the expression it is computed from or begins as."""

    def __init__(self, name: str, annotation: ast.expr) -> None:
        self.name = name
        self.how = ""
        self.expression = ""
        self.start = ""
        self.type = ast.unparse(self.unwrapped(annotation))

    def unwrapped(self, annotation: ast.expr) -> ast.expr:
        """The plain type of an annotation; what is wrapped around it is remembered."""
        if not (isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name)):
            return annotation
        outer = annotation.value.id
        if outer == "Shared":
            self.how = "shared"
            return annotation.slice
        if outer == "Parts":
            self.how = "parts"
            return ast.parse(f"list[{ast.unparse(annotation.slice)}]", mode="eval").body
        return self.annotated(annotation.slice) if outer == "Annotated" else annotation

    def annotated(self, inside: ast.expr) -> ast.expr:
        """Read `type, Start(value)`, or Derived or Constant with the text of an expression; return the type."""
        if isinstance(inside, ast.Tuple) and len(inside.elts) == 2 and isinstance(inside.elts[1], ast.Call):
            call = inside.elts[1]
            name, value = ast.unparse(call.func), call.args[0]
            text = str(value.value) if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
            if name == "Start":
                self.start = text or ast.unparse(value)
                return self.unwrapped(inside.elts[0])
            if name in {"Derived", "Constant"} and text:
                self.how = name.lower()
                self.expression = text
                return inside.elts[0]
        raise DeclarationError(f"{self.name} is Annotated with {ast.unparse(inside)}, not Start, Derived or Constant")

    def cloned(self) -> str:
        """How a clone gets it, as an expression."""
        value = f"self.{self.name}"
        if self.how == "shared" or self.type in PLAIN:
            return value
        if self.how == "parts":
            return f"[each.clone() for each in {value}]"
        if self.type.startswith("list["):
            return f"{value}[:]"
        if self.type in INLINE:
            return INLINE[self.type].format(value)
        raise DeclarationError(f"{self.name} is a {self.type}: write Shared[...] or Parts[...] to say how it is cloned")


class Declared:
    """A class with its fields; those of the class it extends come first."""

    def __init__(self, node: ast.ClassDef, parent: "Declared | None") -> None:
        self.name = node.name
        self.parent = parent
        self.is_state = "steps.State" in [ast.unparse(base) for base in node.bases]
        self.own = [
            Field(each.target.id, each.annotation)
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is None
        ]
        self.fields: list[Field] = [*(parent.fields if parent else []), *self.own]
        self.passed = [field for field in self.fields if not field.expression]

    def generated(self, names: list[str]) -> str:
        """The generated code, indented for the class."""
        known = {"FIELDS": self.listed, "__init__": self.constructor, "start": self.starter, "clone": self.clone}
        if unknown := [name for name in names if name not in known]:
            raise DeclarationError(f"{', '.join(unknown)} cannot be generated, only {', '.join(known)}")
        if not self.passed:
            raise DeclarationError("there are no fields to generate anything from")
        code = "\n".join([known[name]() for name in names])
        # The formatter would put every name on its own line if they do not fit on one.
        return f"    # fmt: off\n{code}    # fmt: on\n" if "(\n" in code else f"{code}\n"

    def listed(self) -> str:
        names = [f'"{field.name}"' for field in self.passed]
        return filled("    FIELDS: ClassVar[tuple[str, ...]] = (", names, ",)" if len(names) == 1 else ")")

    def constructor(self) -> str:
        """Constructors only assign; the parent's assigns the parent's fields."""
        parameters = [f"{field.name}: {field.type}" for field in self.passed]
        lines = [filled("    def __init__(", ["self", *parameters], ") -> None:")]
        if self.parent:
            lines.append(f"        super().__init__({', '.join([field.name for field in self.parent.passed])})\n")
        if self.is_state:
            lines.append("        self.events = None\n")
        lines += [f"        self.{field.name} = {field.expression or field.name}\n" for field in self.own]
        return "".join(lines)

    def starter(self) -> str:
        """A second constructor, for what begins: it takes only the fields without a starting value."""
        parameters = [f"{field.name}: {field.type}" for field in self.passed if not field.start]
        head = filled("    def start(", parameters, f') -> "{self.name}":')
        body = filled(f"        return {self.name}(", [field.start or field.name for field in self.passed], ")")
        return f"    @staticmethod\n{head}{body}"

    def clone(self) -> str:
        values = [field.cloned() for field in self.passed]
        constants = [field.name for field in self.fields if field.how == "constant"]
        head = f'    def clone(self) -> "{self.name}":\n'
        if not constants:
            return head + filled(f"        return {self.name}(", values, ")")
        copies = "".join([f"        copy.{name} = self.{name}\n" for name in constants])
        return head + filled(f"        copy = {self.name}(", values, ")") + copies + "        return copy\n"


def filled(head: str, items: list[str], tail: str) -> str:
    """A statement on one line, or with as many items on a line as fit."""
    line = f"{head}{', '.join(items)}{tail}"
    if len(line) <= WIDTH:
        return f"{line}\n"
    blank = " " * (len(head) - len(head.lstrip()))
    rows = [f"{blank}   "]
    for item in items:
        if len(rows[-1]) + len(item) + 2 > WIDTH:
            rows.append(f"{blank}   ")
        rows[-1] += f" {item},"
    return "\n".join([head, *rows, f"{blank}{tail}", ""])


class Module:
    """A source file and its classes, which may extend classes of other modules of the same package."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text()
        self.classes = [node for node in ast.parse(self.text).body if isinstance(node, ast.ClassDef)]

    def fresh(self, package: dict[str, ast.ClassDef]) -> str:
        """The text with everything generated again, from the end to the beginning, so that line numbers stay valid."""
        lines = self.text.splitlines(keepends=True)
        for node in reversed(self.classes):
            inside = range(node.lineno, node.end_lineno or node.lineno)
            # To the parser, a comment at the end of a class is not part of it.
            after = next((k for k in range(inside.stop, len(lines)) if lines[k][0] not in " \n"), len(lines))
            start = next((k for k in range(node.lineno, after) if OPENING.match(lines[k])), None)
            if start is None:
                if any(BY_HAND.match(lines[k]) for k in inside):
                    raise DeclarationError(f"{self.path.name}, {node.name}: declare the fields instead of FIELDS")
                continue
            end = next((k + 1 for k in range(start, after) if lines[k] == CLOSING), start + 1)
            names = lines[start].strip().partition(": ")[2].split(", ")
            try:
                lines[start + 1 : end] = [declared(node, package).generated(names), CLOSING]
            except DeclarationError as problem:
                raise DeclarationError(f"{self.path.name}, {node.name}: {problem}") from None
        return "".join(lines)


def declared(node: ast.ClassDef, package: dict[str, ast.ClassDef]) -> Declared:
    """A class with its fields and those of the class it extends, if that is in the same package."""
    names = [base.id for base in node.bases if isinstance(base, ast.Name)]
    parents = [declared(package[name], package) for name in names if name in package]
    return Declared(node, parents[0] if parents and parents[0].passed else None)


def packages() -> Iterator[list[Module]]:
    """The modules of the kernel, and of each title."""
    for folder in [PACKAGE / "kernel", *sorted((PACKAGE / "games").iterdir())]:
        yield [Module(path) for path in sorted(folder.rglob("*.py"))]


def main() -> int:
    """Rewrite stale files, or with --check list them."""
    parser = argparse.ArgumentParser(description="Generate FIELDS, constructors and clones from declared fields.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something is stale")
    asked = parser.parse_args()
    stale = 0
    for modules in packages():
        classes = {node.name: node for module in modules for node in module.classes}
        for module in modules:
            try:
                text = module.fresh(classes)
            except DeclarationError as problem:
                print(f"{problem}.")
                return 1
            if text != module.text:
                stale += 1
                if asked.check:
                    print(f"{module.path.relative_to(ROOT)} is stale: run `make generate`.")
                else:
                    module.path.write_text(text)
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
