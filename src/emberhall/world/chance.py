"""Chance that nobody can guess: tokens, codes, deals and keys. All of it is made of the bytes of one source.

The source is the operating system's; a simulation seeds its own, so that the same happens again.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
Source = Callable[[int], bytes]
_source: Source = secrets.token_bytes


def replace(source: Source = secrets.token_bytes) -> None:
    """Take all bytes from another source from now on; by default from the system's."""
    global _source  # noqa: PLW0603 (the one place where it is set)
    _source = source


def token_bytes(count: int) -> bytes:
    """So many bytes."""
    return _source(count)


def token_hex(count: int) -> str:
    """So many bytes, in hex."""
    return _source(count).hex()


def token_urlsafe(count: int) -> str:
    """So many bytes, as text that fits into an address."""
    return urlsafe_b64encode(_source(count)).rstrip(b"=").decode()


def randbits(count: int) -> int:
    """A number of so many bits."""
    size = (count + 7) // 8
    return int.from_bytes(_source(size), "big") >> (size * 8 - count)


def choice(of: Sequence[T]) -> T:
    """One of them, each as likely as the others."""
    bits = len(of).bit_length()
    while (number := randbits(bits)) >= len(of):
        pass
    return of[number]
