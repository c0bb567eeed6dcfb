"""Divides a large library's C into parts of about the same size, so that each core can compile one.

The linker, which optimises across all files of a library, uses several cores by itself; the step before it, parsing C,
does not. mypyc writes one file. Functions that its headers declare, and that use only what the headers declare, are
moved to other files, module by module, in order.
"""

import re

from tools.generated_c import Misfit

WORTHWHILE = 2_000_000  # least bytes of C in a part, as each part reads all headers again
DEFINED = re.compile(
    r"^(?:__attribute__\(\(cold\)\) )?\w[\w ]*[ *]+CPyDef_(\w+)\([^;{}]*\) *\n?\{\n.*?^\}\n\n", re.MULTILINE | re.DOTALL
)
STATIC = re.compile(r"^static [^;({=\n]*?\b(\w+)\s*(?=[\[(;=])", re.MULTILINE)
HEADERS = re.compile(r'^#include "__native_\w+\.h"\n', re.MULTILINE)
RUNTIME = re.compile(r"^#include <(\w+)\.c>$", re.MULTILINE)  # the first part includes it, the others its header
WORD = re.compile(r"\w+")
NAMED = re.compile(r"CPyDef_(?<![.\w]CPyDef_)\w+")  # after a dot it belongs to another library's table of exports
DEPTH = 4  # emberhall, games, the title, its module


def divided(text: str, declared: str, most: int) -> list[str]:
    """The tidied C of a library, with these headers, in at most `most` parts; the first has what must not move."""
    count = min(most, len(text) // WORTHWHILE)
    moved = moving(text, set(NAMED.findall(declared)), count) if count > 1 else []
    if count > 1 and not moved:
        raise Misfit(f"No function of a library with {len(text)} bytes of C is one that tools/parts_c.py can move.")
    headers = "".join([*map(if_there, RUNTIME.findall(text)), *HEADERS.findall(text)])
    parts = [headers + "".join(each[0] for each in functions) for functions in moved]
    return [without(text, [each for functions in moved for each in functions]), *parts]


def if_there(name: str) -> str:
    """Include the header of a runtime file, if there is one."""
    return f"#if __has_include(<{name}.h>)\n#include <{name}.h>\n#endif\n"


def moving(text: str, declared: set[str], count: int) -> list[list[re.Match[str]]]:
    """The functions of all parts but the first, in the order of the text."""
    static = set(STATIC.findall(text))
    movable = [
        each
        for each in DEFINED.finditer(text)
        if declared.issuperset(NAMED.findall(each[0])) and static.isdisjoint(WORD.findall(each[0]))
    ]
    parts: list[list[re.Match[str]]] = [[]]
    size = 0
    for each in reversed(movable):
        if size >= len(text) // count and module(each) != module(parts[-1][-1]):
            if len(parts) == count - 1:
                break
            parts.append([])
            size = 0
        parts[-1].append(each)
        size += len(each[0])
    return [functions[::-1] for functions in reversed(parts) if functions]


def module(function: re.Match[str]) -> list[str]:
    return function[1].split("___")[:DEPTH]


def without(text: str, gone: list[re.Match[str]]) -> str:
    """The text without some of its functions."""
    parts, at = [], 0
    for each in gone:
        parts.append(text[at : each.start()])
        at = each.end()
    return "".join([*parts, text[at:]])
