"""What is done to the C that mypyc writes before a C compiler sees it: six things that change no result.

Leading blanks go, four fifths of what it writes. Code that runs once, at import, or seldom is marked cold, so that no
time is spent on making it fast. And small functions of another library (a title calls the kernel's) are copied to where
they are called, since a C compiler cannot look into another library. Functions that mean one load or store in a
learner's memory begin with it (tools/direct_c.py), and a batch has the next games fetched (tools/ahead_c.py). What
asks for a thing's class looks at the nearest classes first. Where mypyc should write differently one day, the patterns
find nothing, and the engines are slower but right.
"""

import re
from functools import cache

from tools.ahead_c import AHEAD, BEFORE
from tools.direct_c import DIRECT

SMALL = 100  # lines of C; the compiler still decides what it writes out in place
COLD = r"__attribute__((cold)) \g<0>"
BLANKS = re.compile(r"^[ \t]+", re.MULTILINE)
ONCE = re.compile(
    r"^(?:char CPyDef_\w+___top_level__\(void\)|int CPyExec_\w+\(PyObject \*module\)) *\n?\{", re.MULTILINE
)
# What seldom runs: the doors through which Python calls a compiled function, and what reads, names or explains cards.
SELDOM = re.compile(
    r"^(?:\w[\w ]*[ *]+)(?:CPyPy_\w+|CPyDef_\w+?___games___[a-z_]+?___"
    r"(?:cards|catalogue|explain|invariants|rows|texts|vocabulary)___\w+)\([^;{}]*\) *\n?\{",
    re.MULTILINE,
)
FUNCTION = re.compile(r"^(\w[\w ]*[ *]+)(CPyDef_\w+)(\([^;{}]*\)) \{\n(.*?)^\}\n\n", re.MULTILINE | re.DOTALL)
ARGUMENT = re.compile(r"\bcpy_r_\w+")
CALL = re.compile(r"\b(CPyDef_\w+)\(")
CALL_OUT = re.compile(r"exports_(\w+)\.(CPyDef_\w+)\(")  # begun by a word, not by \b: found fifteen times as fast
# Whether a thing is of a class that others extend: most often its class extends that one, or one that does.
KIND = re.compile(r"PyObject_TypeCheck\((cpy_r_\w+), (\(\*[\w.]+\)|\*?[\w.]+)\)")
NEAR = (
    r"(({ PyTypeObject *base = Py_TYPE(\1)->tp_base; base == \2 || (base && base->tp_base == \2); })"
    r" || PyObject_TypeCheck(\1, \2))"
)
GLOBAL = re.compile(r"\b(?:CPyStatic|CPyType)_\w+")
PRIVATE = re.compile(r"\bCPyStatics\b|\bCPyModule|\bCPyImport|\w_vtable\b")  # what a library exports to nobody
INCLUDED = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)


def tidy(text: str, gnu: bool) -> str:
    """The text without leading blanks, what runs once or seldom marked as such where the compiler understands it."""
    text = BLANKS.sub("", text)
    if not gnu:
        return text
    text = FUNCTION.sub(with_direct, text) if any(f" {name}(" in text for name in DIRECT) else text
    text = KIND.sub(NEAR, text)
    return SELDOM.sub(COLD, ONCE.sub(COLD, text))


def with_direct(found: re.Match[str]) -> str:
    """A function with what is done ahead, and the direct way, before what mypyc wrote, if it has such a thing."""
    ways = [way[found[2]] for way in (AHEAD, DIRECT) if found[2] in way]
    before = BEFORE.get(found[2], "")
    return "\n".join([f"{before}{found[1]}{found[2]}{found[3]} {{", *ways, f"{found[4]}}}\n\n"]) if ways else found[0]


@cache
def functions_of(text: str) -> dict[str, re.Match[str]]:
    """The small functions of a library, by name: read once, though many libraries call it."""
    return {found[2]: found for found in FUNCTION.finditer(text) if found[4].count("\n") <= SMALL}


def called(text: str) -> set[str]:
    """The other libraries that a library calls."""
    return {found[1] for found in CALL_OUT.finditer(text)}


class Library:
    """The functions of one library that others may have copies of."""

    def __init__(self, name: str, text: str) -> None:
        self.table = f"exports_{name}"
        self.functions = functions_of(text)
        self.copies: dict[str, str | None] = {}  # None: it cannot be copied

    def copied(self, name: str) -> bool:
        """Whether a function can be copied; its copy is then in `copies`, after those it calls."""
        if name not in self.copies:
            self.copies[name] = None  # so that functions which call each other come to an end
            found = self.functions.get(name)
            if found and name in DIRECT and DIRECT[name] in found[4]:
                self.copies[name] = self.direct_copy(found)
            elif found and not PRIVATE.search(found[4]):
                copy = self.copy_of(found)
                del self.copies[name]
                self.copies[name] = copy
        return self.copies[name] is not None

    def copy_of(self, found: re.Match[str]) -> str:
        """A function as it reads elsewhere: what it names is found through the table of exports."""
        body = GLOBAL.sub(rf"(*{self.table}.\g<0>)", found[4])
        body = CALL.sub(lambda call: self.call(call[1]), body)
        return f"static {found[1]}Copy_{found[2]}{found[3]} {{\n{body}}}\n\n"

    def direct_copy(self, found: re.Match[str]) -> str:
        """A function of which only the direct way is copied; what that leaves is done where it belongs."""
        args = ", ".join(ARGUMENT.findall(found[3]))
        rest = f"return {self.table}.{found[2]}({args});"
        return f"static {found[1]}Copy_{found[2]}{found[3]} {{\n{DIRECT[found[2]]}\n{rest}\n}}\n\n"

    def call(self, name: str) -> str:
        """How a function is called from elsewhere."""
        return f"Copy_{name}(" if self.copied(name) else f"{self.table}.{name}("


def with_copies(text: str, libraries: dict[str, str]) -> str:
    """The text of a library, with copies of the small functions it calls in others; these by name, with their texts."""
    names = called(text)
    others = {name: Library(name, other) for name, other in libraries.items() if name in names}
    text = CALL_OUT.sub(lambda call: others[call[1]].call(call[2]) if call[1] in others else call[0], text)
    copies = "".join([copy for other in others.values() for copy in other.copies.values() if copy])
    return INCLUDED.sub(lambda line: line[0] + copies, text, count=1)
