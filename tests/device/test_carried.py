"""The folder carries few packages: everything a hall on one device imports has to be among them."""

import re
import subprocess
import sys

from tools.folder import engines
from tools.folder.places import ROOT

PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)
IMPORT = """
import re
import sys
from importlib.metadata import packages_distributions
from importlib.util import find_spec

carried, left_out = set(sys.argv[1].split()), sys.argv[2].split()
owners = {name: set(each) for name, each in packages_distributions().items()}

class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        named = {re.sub("[_.]", "-", each.lower()) for each in owners.get(top, ())}
        absent = named and not carried & named
        if absent or any(name == each or name.startswith(each + ".") for each in left_out):
            raise ModuleNotFoundError(f"The folder does not carry {name}.")

sys.meta_path.insert(0, Refuse())
import emberhall.device.bridge
import emberhall.device.mind

from emberhall.wire.titles.voices import Voice

assert Voice("fr").whole("close")  # the forge says what a card does
"""


def test_a_hall_on_one_device_imports_only_what_the_folder_carries() -> None:
    carried = {"emberhall", *PINNED.findall((ROOT / "requirements" / "device.txt").read_text("utf-8"))}
    left_out = ["emberhall." + path.removesuffix(".py").replace("/", ".") for path in engines.OUTSIDE]
    command = [sys.executable, "-c", IMPORT, " ".join(sorted(carried)), " ".join(left_out)]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr


def test_the_folder_carries_every_source_and_every_file_that_titles_bring() -> None:
    """Puzzles were once left out: their file has a suffix of its own."""
    listed = subprocess.run(
        ["git", "ls-files", "src/emberhall"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    names = {path.removeprefix("src/") for path in listed}
    wanted = {name for name in names if not name.removeprefix("emberhall/").startswith(engines.OUTSIDE)}
    assert wanted - {name for name, _ in engines.contents_of_ours()} == set()
