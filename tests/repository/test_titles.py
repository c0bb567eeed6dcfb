"""A title is a folder: outside it, no source says its name. Documents and tests may, and a few files that must."""

import subprocess
from fnmatch import fnmatch

import pytest

from emberhall.kernel.games import own_titles
from tests.repository.laws import ROOT

# Where titles live, and what is written about them.
HOMES = ("src/emberhall/games/*", "web/src/games/*", "src/emberhall/locales/*", "docs/*", "tests/*", "web/tests/*")
# Each of these names titles for a reason.
EXCEPTIONS = {
    "README.md": "a document",
    "CHANGELOG.md": "a document",
    "CONTRIBUTING.md": "a document",
    "examples/laboratory/laboratory.ipynb": "a document that runs",
    "web/src/protocol.ts": "generated: the views of all titles that were found",
}


def spellings(title: str) -> set[str]:
    """A title's name in identifiers, words and paths."""
    return {title, title.replace("_", "-"), title.replace("_", " "), title.replace("_", "")}


def naming(title: str) -> set[str]:
    """The files that say a title's name, in any spelling and whether its letters have accents or not."""
    patterns = [f"-e{each.replace('a', '[aā]')}" for each in sorted(spellings(title))]
    command = ["git", "grep", "--untracked", "-liE", *patterns]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return {path for path in output.splitlines() if not any(fnmatch(path, home) for home in HOMES)}


@pytest.mark.parametrize("title", own_titles())
def test_no_source_outside_its_folder_names_a_title(title: str) -> None:
    assert naming(title) <= set(EXCEPTIONS)


def test_every_exception_is_needed() -> None:
    assert set().union(*map(naming, own_titles())) == set(EXCEPTIONS)


def test_titles_do_not_name_each_other() -> None:
    """A path belongs to one title; what two of them share has a name of its own."""
    for title in own_titles():
        for other in set(own_titles()) - {title}:
            if other in title or title in other:
                continue  # one name is part of the other
            folder = f"src/emberhall/games/{title}"
            command = ["git", "grep", "--untracked", "-li", other, "--", folder]
            assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout == ""
