"""What all games share: steps, decisions, events, chance, records. It knows no title, only the standard library.

`i64` marks ints that compiled code may keep in one machine word; interpreted, it is int. `mypyc_attr` tells the
compiler something about a class; interpreted, it does nothing. They are here because a package's `__init__` is not
compiled: the names must exist at run time without the compiler's own package.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: object) -> object:
        """A decorator that leaves a class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
