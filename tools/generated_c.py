"""Tidies the C that mypyc writes before it is compiled: a mistake is mended, and six changes do not affect results.

Leading blanks go, four fifths of the text. Code that runs once, at import, or seldom is marked cold, so that no time is
spent on optimising it. Small functions of another library (a title calls the kernel's) are copied to their callers, as
a C compiler cannot look into another library. Functions that are one load or store in a learner's memory start with it
(tools/direct_c.py), and a batch prefetches the next games (tools/ahead_c.py). Class checks try the nearest classes
first. If mypyc ever writes different code, a pattern finds nothing, and the engines would be slower: `check_fit` then
stops the build.
"""

import re
from collections import Counter
from functools import cache

from tools.ahead_c import AHEAD, BEFORE
from tools.direct_c import DIRECT

SMALL = 100  # lines of C; the compiler still decides what to inline
COLD = r"__attribute__((cold)) \g<0>"
BLANKS = re.compile(r"^[ \t]+", re.MULTILINE)
ONCE = re.compile(
    r"^(?:char CPyDef_\w+___top_level__\(void\)|int CPyExec_\w+\(PyObject \*module\)) *\n?\{", re.MULTILINE
)
# Code that seldom runs: the wrappers for calls from Python, and modules that read, name or explain cards.
SELDOM = re.compile(
    r"^(?:\w[\w ]*[ *]+)(?:CPyPy_\w+|CPyDef_\w+?___games___[a-z_]+?___"
    r"(?:cards|catalogue|explain|invariants|rows|texts|vocabulary)___\w+)\([^;{}]*\) *\n?\{",
    re.MULTILINE,
)
FUNCTION = re.compile(r"^(\w[\w ]*[ *]+)(CPyDef_\w+)(\([^;{}]*\)) \{\n(.*?)^\}\n\n", re.MULTILINE | re.DOTALL)
ARGUMENT = re.compile(r"\bcpy_r_\w+")
CALL = re.compile(r"\b(CPyDef_\w+)\(")
CALL_OUT = re.compile(r"exports_(\w+)\.(CPyDef_\w+)\(")  # starts with a word, not with \b: fifteen times faster
# Checks for a class that others extend: most often it is the parent or grandparent of the object's class.
KIND = re.compile(r"PyObject_TypeCheck\((cpy_r_\w+), (\(\*[\w.]+\)|\*?[\w.]+)\)")
NEAR = (
    r"(({ PyTypeObject *base = Py_TYPE(\1)->tp_base; base == \2 || (base && base->tp_base == \2); })"
    r" || PyObject_TypeCheck(\1, \2))"
)
UNTRACKED = re.compile(
    r"^\{\nCPy_TRASHCAN_BEGIN\(self, \w+\)\n((?:CPyDef_\w+_clear|Py_TYPE)[^{}]*?)CPy_TRASHCAN_END\(self\)\n",
    re.MULTILINE,
)
GLOBAL = re.compile(r"\b(?:CPyStatic|CPyType)_\w+")
PRIVATE = re.compile(r"\bCPyStatics\b|\bCPyModule|\bCPyImport|\w_vtable\b")  # what a library does not export
INCLUDED = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)


def tidy(text: str, gnu: bool) -> str:
    """The text without leading blanks; with a GNU compiler, also with cold code marked and direct ways added."""
    text = UNTRACKED.sub(r"{\n\1", BLANKS.sub("", text))
    if not gnu:
        return text
    text = FUNCTION.sub(with_direct, text) if any(f" {name}(" in text for name in DIRECT) else text
    text = KIND.sub(NEAR, text)
    return SELDOM.sub(COLD, ONCE.sub(COLD, text))


class Misfit(Exception):
    """The C of this version of mypyc is not what the tools here change. It says which change no longer fits."""


def check_fit(library: str, text: str, modules: int) -> None:
    """Raise Misfit unless every change finds its place in the C that mypyc wrote for a library of so many modules."""
    text = BLANKS.sub("", text)
    defined = Counter(function[2] for function in FUNCTION.finditer(text))
    own = [name for name in dict.fromkeys((*AHEAD, *DIRECT)) if name.startswith(f"CPyDef_{library}___")]
    fits = {
        "two functions that run at import, per module": (len(ONCE.findall(text)), 2 * modules),
        "one include of the library's own header": (len(INCLUDED.findall(text)), 1),
        **{f"one definition of {name}": (defined[name], 1) for name in own},
    }
    for what, (count, wanted) in fits.items():
        if count != wanted:
            raise Misfit(f"The C of {library} should have {what}, which makes {wanted}; {count} were found.")
    some = {
        "a function": defined,
        "an entry point for Python": SELDOM.search(text),
        "a class check": KIND.search(text),
    }
    for what, there in some.items():
        if not there:
            raise Misfit(f"The C of {library} should have {what} that tools/generated_c.py knows; none was found.")


def with_direct(call: re.Match[str]) -> str:
    """A function with its prefetching and its direct way, if any, before the code mypyc wrote."""
    ways = [way[call[2]] for way in (AHEAD, DIRECT) if call[2] in way]
    before = BEFORE.get(call[2], "")
    return "\n".join([f"{before}{call[1]}{call[2]}{call[3]} {{", *ways, f"{call[4]}}}\n\n"]) if ways else call[0]


@cache
def functions_of(text: str) -> dict[str, re.Match[str]]:
    """The small functions of a library, by name; cached, as many libraries call it."""
    return {function[2]: function for function in FUNCTION.finditer(text) if function[4].count("\n") <= SMALL}


def called(text: str) -> set[str]:
    """The other libraries that a library calls."""
    return {call[1] for call in CALL_OUT.finditer(text)}


class Library:
    """The functions of one library that others may copy."""

    def __init__(self, name: str, text: str) -> None:
        self.table = f"exports_{name}"
        self.functions = functions_of(text)
        self.copies: dict[str, str | None] = {}  # None: it cannot be copied

    def copied(self, name: str) -> bool:
        """True if a function can be copied; its copy is then in `copies`, after those it calls."""
        if name not in self.copies:
            self.copies[name] = None  # so that mutual recursion ends
            function = self.functions.get(name)
            if function and name in DIRECT and DIRECT[name] in function[4]:
                self.copies[name] = self.direct_copy(function)
            elif function and not PRIVATE.search(function[4]):
                copy = self.copy_of(function)
                del self.copies[name]
                self.copies[name] = copy
        return self.copies[name] is not None

    def copy_of(self, function: re.Match[str]) -> str:
        """A function for use in another library: it finds what it names through the table of exports."""
        body = GLOBAL.sub(rf"(*{self.table}.\g<0>)", function[4])
        body = CALL.sub(lambda call: self.call(call[1]), body)
        return f"static {function[1]}Copy_{function[2]}{function[3]} {{\n{body}}}\n\n"

    def direct_copy(self, function: re.Match[str]) -> str:
        """A copy of only the direct way of a function; for the rest it calls the original."""
        args = ", ".join(ARGUMENT.findall(function[3]))
        rest = f"return {self.table}.{function[2]}({args});"
        return f"static {function[1]}Copy_{function[2]}{function[3]} {{\n{DIRECT[function[2]]}\n{rest}\n}}\n\n"

    def call(self, name: str) -> str:
        """The start of a call to a function from another library."""
        return f"Copy_{name}(" if self.copied(name) else f"{self.table}.{name}("


def with_copies(text: str, libraries: dict[str, str]) -> str:
    """The text of a library, with copies of the small functions it calls in others, given as texts by name."""
    names = called(text)
    others = {name: Library(name, other) for name, other in libraries.items() if name in names}
    text = CALL_OUT.sub(lambda call: others[call[1]].call(call[2]) if call[1] in others else call[0], text)
    copies = "".join([copy for other in others.values() for copy in other.copies.values() if copy])
    return INCLUDED.sub(lambda line: line[0] + copies, text, count=1)
