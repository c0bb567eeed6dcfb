"""`emberhall verify`: a sealed shuffle is proven, a changed one is not."""

from pathlib import Path

from emberhall import Record
from tests.cli.shell import refused, run


def test_a_sealed_shuffle_is_proven(file: Path, record: Record) -> None:
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "The shuffle was sealed" in result.stdout
    assert record.notes["seal"] in result.stdout
    assert str(record.seed) in result.stdout


def test_the_standard_input_will_do(record: Record) -> None:
    assert run("verify", "-", typed=str(record)).exit_code == 0


def test_an_indented_record_is_read_as_any_other(record: Record) -> None:
    text = str(record).replace("\n", "\n  ")
    assert run("verify", "-", typed=text).exit_code == 0
    place = text.count("\n")
    assert f"Line {place + 1}, 'play S99B'" in refused("verify", "-", typed=f"{text}0 play S99B")


def test_another_secret_does_not_open_the_seal(record: Record) -> None:
    result = run("verify", "-", typed=str(record).replace(record.notes["secret"], "ff" * 32))
    assert result.exit_code == 1
    assert "does not open the seal" in result.stderr
    assert "The shuffle is not proven." in result.stderr


def test_another_nonce_gives_another_seed(record: Record) -> None:
    result = run("verify", "-", typed=str(record).replace(record.notes["nonce.0"], "00" * 16))
    assert result.exit_code == 1
    assert "but the game was dealt from" in result.stderr


def test_a_record_without_a_seal_says_so(record: Record) -> None:
    text = "\n".join(line for line in str(record).splitlines() if not line.startswith("note "))
    result = run("verify", "-", typed=text)
    assert result.exit_code == 1
    assert "The record carries no seal" in result.stderr


def test_an_unreadable_file_is_bad_input(tmp_path: Path) -> None:
    assert "cannot be read" in refused("verify", str(tmp_path / "missing"))
    assert "A record starts with" in refused("verify", "-", typed="")
