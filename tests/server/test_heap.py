"""Memory freed in the C library is returned to the system."""

import subprocess
import sys

import pytest

from emberhall.server.host import heap, tidying

COMMON = """
import asyncio, re
from emberhall.server.host import heap
from emberhall.server.people.passwords import Passwords

def memory():
    with open("/proc/self/status") as status:
        return int(re.findall(r"VmRSS:\\s+(\\d+)", status.read())[0]) // 1024
"""
PASSWORDS = """
async def sign_in():
    passwords = Passwords(10)
    kept = await passwords.hash("secret")
    before = memory()
    for _ in range(4):
        assert await passwords.fits(kept, "secret")
    print(memory() - before)

heap.share_one_heap()
asyncio.run(sign_in())
"""
MESSAGES = """
before = memory()
blocks = [(b"x" * 100_000, b"x" * 1000) for _ in range(400)]  # a large one and, behind it, a small one
left = [small for _, small in blocks]
full = memory()
del blocks
heap.give_back()
print(memory() - before if full > before + 30 else "It was not taken at all.")
"""
needed = pytest.mark.skipif(heap._found is None, reason="This C library cannot be told.")


def said(program: str) -> int:
    """How many megabytes more a program has at its end than before."""
    command = [sys.executable, "-c", COMMON + program]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@needed
def test_a_password_takes_its_memory_only_while_it_is_looked_at() -> None:
    assert said(PASSWORDS) < 8


@needed
def test_what_was_freed_between_what_is_left_is_given_back() -> None:
    assert said(MESSAGES) < 8


def test_tidying_gives_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[bool] = []
    monkeypatch.setattr(tidying, "give_back", lambda: times.append(True))
    tidying.collect(whole=False)
    assert times == [True]
