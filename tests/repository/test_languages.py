"""Languages are there by their files alone: no code names one, each says everything, and a new one needs no code."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emberhall.cli.commands import languages as command
from emberhall.wire.titles.lacks import lacks_of
from emberhall.wire.titles.languages import FALLBACK, LANGUAGES, languages
from tests.cli.shell import refused, run

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "emberhall" / "locales"
CARD_FILES = ("src/emberhall/games/", "src/emberhall/kernel/cards/")
"""The files of cards and books have a column for each language in which they are printed."""
TAGS = "|".join(LANGUAGES)
NAMES = "|".join(each.name for each in languages().values())
NAMED = re.compile(rf"""["'](?:{TAGS})(?:-[A-Z]{{2}})?["']|["'`](?:{NAMES})["'`]""")


def sources() -> list[Path]:
    found = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*"), *(ROOT / "web").glob("*.ts")]
    found += [*(ROOT / "web").glob("*.mjs"), *(ROOT / "web" / "scripts").glob("*.mjs")]
    return [path for path in found if not path.relative_to(ROOT).as_posix().startswith(CARD_FILES)]


def test_no_code_names_a_language() -> None:
    assert len(sources()) > 500
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if path.name != "protocol.ts"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]
    assert named == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    assert lacks_of(lang) == []


def test_the_report_lists_every_language() -> None:
    said = run("languages").stdout
    for lang, facts in languages().items():
        assert re.search(rf"^{lang} +{facts.name} ", said, re.MULTILINE)
    other = next(lang for lang in LANGUAGES if lang != FALLBACK)
    assert run("languages", other).stdout == f"{other} lacks nothing.\n"
    assert "There is no language 'xx'" in refused("languages", "xx")
    assert command.command.name == "command"


def in_folder(locales: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "EMBERHALL_LOCALES": str(locales)}
    return subprocess.run(
        [sys.executable, *arguments], check=False, env=env, capture_output=True, text=True, timeout=60
    )


def test_a_folder_is_a_language_and_the_report_says_what_it_lacks(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES, locales)
    made = locales / "eo"
    made.mkdir()
    facts = {"name": "Esperanto", "dates": "eo", "fallback": False}
    (made / "language.json").write_text(json.dumps(facts), "utf-8")
    (made / "hall.ftl").write_text("play = Ludi\nnobody = Neniu\n", "utf-8")
    voice = "from emberhall.wire.titles.voices import Voice; v = Voice('eo'); print(v('play'), '|', v('settings'))"
    assert in_folder(locales, "-c", voice).stdout == "Ludi | Settings\n"
    report = in_folder(locales, "-m", "emberhall", "languages", "eo")
    lines = report.stdout.splitlines()
    assert report.returncode == 1
    assert "locales/eo/hall.ftl: settings" in lines
    assert "locales/eo/lobby.ftl: lobby" in lines
    assert "locales/eo/hall.ftl: nobody is said by nobody" in lines
    assert "games/dualis/rulebook/eo.md: the rules" in lines
    assert not any(line.endswith(": play") and "hall" in line for line in lines)
    assert f"eo lacks {len(lines)} things" in report.stderr
    spoken = in_folder(locales, "-m", "emberhall", "titles", "--lang", "eo")
    assert spoken.returncode == 0
    assert "rules" in spoken.stdout


def test_exactly_one_language_is_the_fallback(tmp_path: Path) -> None:
    shutil.copytree(LOCALES, tmp_path / "locales")
    for lang in LANGUAGES:
        file = tmp_path / "locales" / lang / "language.json"
        file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), "fallback": False}), "utf-8")
    failed = in_folder(tmp_path / "locales", "-m", "emberhall", "titles")
    assert failed.returncode != 0
    assert "Exactly one of the languages en, fr is to be the fallback." in failed.stderr
