"""Cells, which compiled and interpreted code must write identically."""

from array import array

import pytest

from emberhall.kernel.cells import Cells, long_size_of, size_of


def written(memory: bytearray | memoryview) -> Cells:
    return Cells(memoryview(memory))


def test_numbers_are_cut_off_and_marks_are_ones() -> None:
    memory = bytearray(8)
    cells = written(memory)
    for at, n in enumerate((-200, -128, -1, 0, 5, 127, 300)):
        cells.put(at, n)
    cells.mark(7)
    assert list(memory) == [128, 128, 255, 0, 5, 127, 127, 1]
    assert [cells.look(at) for at in range(8)] == list(memory)


def test_one_of_several_bits_and_counts() -> None:
    memory = bytearray(200)
    cells = written(memory)
    cells.hot(2, 3)
    cells.hot(0, -1)
    cells.bits(10, 0b1011)
    cells.bits(10, 0)
    cells.bits(20, 1 << 61)
    cells.long_bits(90, 1 << 100 | 1)
    cells.counts(100, [1, 4, 4, 4])
    assert {at: cell for at, cell in enumerate(memory) if cell} == {
        5: 1,
        10: 1,
        11: 1,
        13: 1,
        81: 1,
        90: 1,
        190: 1,
        101: 1,
        104: 3,
    }
    cells.clear(10, 100)
    assert {at for at, cell in enumerate(memory) if cell} == {5, 190}
    assert size_of((1 << 61) + 5) == 3
    assert [long_size_of(mask) for mask in (0, 5, 1 << 60, (1 << 200) + (1 << 61) + 1)] == [0, 2, 1, 3]


def test_things_are_counted_once_wherever_they_lie() -> None:
    memory = bytearray(8)
    cells = written(memory)
    cells.counts(2, [1, -1, 1, -2])
    assert list(memory) == [1, 1, 0, 2, 0, 0, 0, 0]
    with pytest.raises(IndexError):
        cells.counts(2, [0, 5, 6, 5])
    assert list(memory) == [1, 1, 1, 2, 0, 0, 0, 1]


def test_lists() -> None:
    memory = bytearray(40)
    cells = written(memory)
    cells.hots(0, 10, [99, -1, 13, 20, -8], 1, 4, 7)
    cells.puts(31, [5, -2, 500, 7], 1, 2)
    assert {at: cell for at, cell in enumerate(memory) if cell} == {11: 1, 22: 1, 31: 254, 32: 127}
    with pytest.raises(IndexError):
        cells.hots(0, 1, [1, 2], 1, 2, 1)
    with pytest.raises(IndexError):
        cells.hots(30, 1, [1, 20], 0, 2, 1)
    with pytest.raises(IndexError):
        cells.puts(39, [1, 2], 0, 2)
    with pytest.raises(ZeroDivisionError):
        cells.hots(0, 1, [1], 0, 1, 0)


def test_wider_numbers() -> None:
    numbers = array("h", [0, 0, 0])
    Cells(memoryview(numbers)).put_two(2, -7)
    assert list(numbers) == [0, -7, 0]
    with pytest.raises(OverflowError):
        Cells(memoryview(numbers)).put_two(0, 1 << 15)
    assert Cells(memoryview(array("q", [3, -(1 << 62), -113]))).look_eight(8) == -(1 << 62)
    assert Cells(memoryview(array("q", [3, -(1 << 62), -113]))).look_eight(16) == -113
    words = array("q", [1, 2, 3])
    Cells(memoryview(words)).put_eight(8, -(1 << 62))
    assert words.tolist() == [1, -(1 << 62), 3]
    with pytest.raises(ValueError, match="different structures"):
        Cells(memoryview(words)).put_eight(20, 1)


def test_nothing_is_written_outside() -> None:
    memory = bytearray(12)
    cells = Cells(memoryview(memory)[4:8])
    for at in (4, 1 << 40, -5, -(1 << 40)):
        with pytest.raises((IndexError, ValueError)):
            cells.mark(at)
        with pytest.raises((IndexError, ValueError)):
            cells.put(at, 1)
        with pytest.raises((IndexError, ValueError)):
            cells.add(at)
        with pytest.raises((IndexError, ValueError)):
            cells.look(at)
    with pytest.raises((IndexError, ValueError)):
        cells.bits(1, 0b1000)
    with pytest.raises((IndexError, ValueError)):
        cells.hot(3, 1)
    with pytest.raises(ValueError, match="different structures"):
        cells.clear(2, 3)
    assert memory[:4] + memory[8:] == bytes(8)


def test_what_may_only_be_read_is_only_read() -> None:
    cells = Cells(memoryview(b"\1\2\3\4\5\6\7\x08"))
    assert cells.look(2) == 3
    for write in (cells.mark, cells.add):
        with pytest.raises(TypeError, match="read-only"):
            write(0)
    with pytest.raises(TypeError, match="read-only"):
        cells.put(0, 1)
    with pytest.raises(TypeError, match="read-only"):
        cells.clear(0, 2)
    with pytest.raises((TypeError, ValueError)):
        Cells(memoryview(bytearray(8))[::2])
