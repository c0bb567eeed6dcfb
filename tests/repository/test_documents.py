"""The documents are accurate: links are not dead, tasks and commands exist, the example in the README runs."""

import re
import subprocess
from pathlib import Path

import click
import pytest

from emberhall import load
from emberhall.cli import emberhall
from emberhall.cli.voices import Voice
from emberhall.kernel.games import own_titles

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) + re.findall(r'src="([^"]+)"', text)
    inside = [target for target in targets if "://" not in target]
    assert [target for target in inside if not (document.parent / target).exists()] == []


def test_every_document_is_found_from_the_readme() -> None:
    found, new = set(), {ROOT / "README.md"}
    while new:
        found |= new
        linked = {
            (document.parent / target).resolve()
            for document in new
            for target in re.findall(r"\]\(([^)#\s]+\.md)[^)]*\)", document.read_text("utf-8"))
            if "://" not in target
        }
        new = linked - found
    assert sorted(named(path) for path in set(DOCUMENTS) - found) == []


@pytest.mark.parametrize("title", own_titles())
def test_how_many_can_play_is_said_alike(title: str) -> None:
    seats = load(title).seats
    counts = f"{min(seats)}–{max(seats)}"
    for lang in ("en", "fr"):
        assert Voice(lang)(f"{title}-blurb.seats") == counts
    assert f"| **{Voice('en')(f'{title}-name')}** | {counts} |" in (ROOT / "README.md").read_text("utf-8")


def tasks() -> set[str]:
    (listed,) = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    return set(listed.split())


def test_make_lists_every_task() -> None:
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"^ +make ([\w-]+)", shown, re.MULTILINE)) == tasks()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_documents_name_only_tasks_that_exist(document: Path) -> None:
    spoken = re.findall(r"(?:`|^ {4})make ([a-z-]+)", document.read_text("utf-8"), re.MULTILINE)
    assert set(spoken) <= tasks()


def test_the_development_page_explains_every_task() -> None:
    explained = set(
        re.findall(r"^\| `make ([\w-]+)", (ROOT / "docs" / "development.md").read_text("utf-8"), re.MULTILINE)
    )
    assert tasks() - explained == {"help"}


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_documents_name_only_commands_that_exist(document: Path) -> None:
    spoken = re.findall(r"(?:`|^ {4})emberhall ([a-z]+)", document.read_text("utf-8"), re.MULTILINE)
    assert set(spoken) <= set(emberhall.list_commands(click.Context(emberhall)))


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.+?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[[\d, -]+\] \[[\d, ]+\]\n", capsys.readouterr().out)
