"""`emberhall verify`: a sealed shuffle is proven, a changed one is not."""

from pathlib import Path

import pytest

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


def test_a_proof_in_french(record: Record) -> None:
    said = run("verify", "-", "--lang", "fr", typed=str(record)).stdout.splitlines()
    assert said == [
        f"Le mélange était scellé : le secret correspond au sceau {record.notes['seal']},",
        f"et avec les nonces des 4 places il donne la graine {record.seed}.",
        f"Les {len(record.moves)} mots de l’enregistrement sont permis par les règles 1 de Duālis.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_flaw_has_its_sentence(record: Record, lang: str) -> None:
    other = {**record.notes, "secret": "ff" * 32}
    flawed: list[dict[str, str]] = [{}, {"seal": "0"}, {**record.notes, "secret": "open"}, other]
    said = []
    for notes in flawed:
        text = str(Record(record.title, record.rules, 4, record.options, record.seed, record.moves, notes))
        result = run("verify", "-", "--lang", lang, typed=text)
        assert result.exit_code == 1
        said += result.stderr.splitlines()
    assert len(set(said)) == 1 + 5 + 1 + (1 + 1 + 3) + 1, "unsealed, notes, secret; seal, seed, bots; not proven"
    assert not [line for line in said if "cli-" in line or "$" in line or not line.endswith(".")]


def test_another_secret_does_not_open_the_seal(record: Record) -> None:
    result = run("verify", "-", typed=str(record).replace(record.notes["secret"], "ff" * 32))
    assert result.exit_code == 1
    assert "does not match the seal" in result.stderr
    assert "The shuffle is not proven." in result.stderr


def test_another_nonce_gives_another_seed(record: Record) -> None:
    result = run("verify", "-", typed=str(record).replace(record.notes["nonce.0"], "00" * 16))
    assert result.exit_code == 1
    assert "but the game was dealt from" in result.stderr


def test_a_record_without_a_seal_says_so(record: Record) -> None:
    text = "\n".join(line for line in str(record).splitlines() if not line.startswith("note "))
    result = run("verify", "-", typed=text)
    assert result.exit_code == 1
    assert "The record has no seal" in result.stderr


def test_an_unreadable_file_is_bad_input(tmp_path: Path) -> None:
    assert "cannot be read" in refused("verify", str(tmp_path / "missing"))
    assert "A record starts with" in refused("verify", "-", typed="")
