"""The mutants of `make mutate`: each is a single wrong change, and code that tests should not notice is left alone."""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.proof import mutate, reach
from tests.proof.mutants import Mutant, mutants
from tests.proof.mutate import Fate, Kept, sample
from tests.proof.reach import PHASE, Reached, _alone, _kept, _packed, _unpacked, covering, in_turn, reached, span_of
from tests.proof.warm import ROOT, SOURCES, changed_sources

SOURCE = '''
"""What it is for."""
LIMIT = 3


def rises(number: int, more: bool = False) -> int | None:
    """A sentence."""
    if number < LIMIT and not more:
        log.info("small")
        tell(number)
        return number + 1
    raise ValueError(f"{number} is not below {LIMIT + 0}.")
'''


def test_each_mutant_is_one_change() -> None:
    made = list(mutants("rises.py", SOURCE))
    assert [(each.line, each.what) for each in made] == [
        (3, "3 becomes 4"),
        (6, "False becomes True"),
        (8, "the condition is always false"),
        (8, "And becomes Or"),
        (8, "Lt becomes LtE"),
        (8, "`not` is gone"),
        (10, "the call of tell is gone"),
        (11, "None is returned"),
        (11, "Add becomes Sub"),
        (11, "1 becomes 2"),
    ]
    sources = {each.source for each in made}
    assert len(sources) == len(made), "No two are alike."
    for each in made:
        compile(each.source, "rises.py", "exec")
        assert 'log.info("small")'.replace('"', "'") in each.source


def test_a_sample_depends_on_its_seed_alone() -> None:
    chosen = sample(("wire",), 5, seed=4)
    assert [each.source for each in chosen] == [each.source for each in sample(("wire",), 5, seed=4)]
    assert all("/wire/" in each.path for each in chosen)


def test_a_sample_may_be_of_a_feature() -> None:
    asked = ["server/people", "store/work/ratings.py"]
    files = {path.relative_to(SOURCES / "emberhall").as_posix() for path in mutate.files_of(asked)}
    assert {"server/people/alerts.py", "store/work/ratings.py"} <= files
    assert all(file.startswith("server/people/") or file == "store/work/ratings.py" for file in files)
    assert {Path(each.path).parent.name for each in sample(asked, 6, seed=2)} <= {"people", "work"}
    with pytest.raises(argparse.ArgumentTypeError, match="'server/nobody' is no folder or module"):
        mutate.room("server/nobody")


def test_the_nearest_tests_come_first() -> None:
    nearest, others = covering(SOURCES / "emberhall" / "kernel" / "plays" / "takebacks.py")
    assert nearest[0] == ROOT / "tests/kernel/test_takebacks.py"
    assert ROOT / "tests/conformance/test_conformance.py" in others
    assert ROOT / "tests/records/test_records.py" in nearest
    assert not set(nearest) & set(others)
    assert (
        covering(SOURCES / "emberhall" / "server" / "api" / "ladder.py")[0][0] == ROOT / "tests/server/test_ladder.py"
    )
    for path in sorted((SOURCES / "emberhall" / "games").rglob("rules.py")):
        assert covering(path)[0][0].is_relative_to(ROOT / f"tests/games/{path.parents[1].name}")


def test_others_are_asked_after_every_mutant_had_its_nearest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, bool]] = []
    said = {(1, False): "survived", (1, True): "reached by no test", (2, False): "killed"}
    said |= {(3, False): "reached by no test", (3, True): "killed"}

    def tried(changed: Mutant, _: float, far: bool) -> Fate:
        asked.append((changed.line, far))
        return Fate(said[changed.line, far], "", 1.0)

    monkeypatch.setattr(mutate, "KEPT", tmp_path)
    monkeypatch.setattr(mutate, "tried", tried)
    monkeypatch.setattr(mutate, "ProcessPoolExecutor", lambda *_: ThreadPoolExecutor(1))
    chosen = [Mutant(str(ROOT / "a.py"), line, "1 becomes 2", "x = 2") for line in (1, 2, 3)]
    found = {each.line: fate.fate for each, fate in mutate.fates(chosen, Kept(3), False, 1, 30.0)}
    assert found == {1: "survived", 2: "killed", 3: "killed"}
    assert asked == [(1, False), (2, False), (3, False), (1, True), (3, True)]
    kept = {each.line: fate.fate for each, fate in mutate.fates(chosen, Kept(3), False, 1, 30.0)}
    assert kept == found, "All of it is known,"
    assert len(asked) == 5
    Kept(3).add(chosen[0], Fate(mutate.LATER, "survived", 1.0))
    assert dict(mutate.fates(chosen, Kept(3), False, 1, 30.0))[chosen[0]].fate == "survived"
    assert asked[5:] == [(1, True)], "and a run that was stopped goes on."


def test_a_line_belongs_to_its_statement() -> None:
    lines = SOURCE.splitlines()
    condition, told = (next(n for n, line in enumerate(lines, 1) if text in line) for text in ("if number", "tell("))
    assert span_of(SOURCE, condition) == range(condition, condition + 1)
    assert span_of(SOURCE, told) == range(told, told + 1)
    limit, head = (next(n for n, line in enumerate(lines, 1) if text in line) for text in ("LIMIT =", "def rises"))
    assert span_of(SOURCE, limit) is None, "It is done when the module is imported,"
    assert span_of(SOURCE, head) is None, "and so is what stands in the head of a function."
    assert span_of("def f():\n    return (\n        1\n        + 2\n    )\n", 4) == range(2, 6)


def test_one_source_is_changed_and_all_others_are_there() -> None:
    path = SOURCES / "emberhall" / "store" / "pauses.py"
    with changed_sources(path, "CHANGED = True\n") as folder:
        assert (folder / "emberhall" / "store" / "pauses.py").read_text("utf-8") == "CHANGED = True\n"
        assert (folder / "emberhall" / "store" / "schema.py").samefile(path.with_name("schema.py"))
        assert (folder / "emberhall" / "kernel" / "play.py").samefile(SOURCES / "emberhall" / "kernel" / "play.py")
    assert "class Pauses" in path.read_text("utf-8"), "What is in the checkout stays as it is."


def test_what_is_reached_is_kept_as_it_was_found() -> None:
    lines: dict[str, dict[int, list[str]]] = {"src/a.py": {3: ["one", "two"], 4: ["two"]}, "src/b.py": {1: []}}
    found = Reached(lines, {"one": 0.5, "two": 0.25})
    assert _unpacked(**json.loads(json.dumps(_packed(found)))) == found


def test_only_one_process_looks_at_a_file_of_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Path] = []

    def look(file: Path) -> Reached:
        looked.append(file)
        time.sleep(0.1)
        return Reached({}, {"one": 0.5})

    monkeypatch.setattr(reach, "KEPT", tmp_path)
    monkeypatch.setattr(reach, "_look", look)
    file = Path(__file__)
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(reached.__wrapped__, [file, file]))
    assert found == [Reached({}, {"one": 0.5})] * 2
    assert looked == [file]


def test_what_another_process_looks_at_comes_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "KEPT", tmp_path)
    first, second = ROOT / "tests/kernel/test_play.py", ROOT / "tests/kernel/test_past.py"
    with _alone(_kept(first)):
        assert list(in_turn([first, second])) == [second, first]
    assert list(in_turn([first, second])) == [first, second]


def test_a_context_names_its_test() -> None:
    of_pytest, of_a_process = "tests/a.py::test[a (call) b]|run", "tests/a.py::test[a (call) b] (call)"
    assert {PHASE.split(each)[0] for each in (of_pytest, of_a_process)} == {"tests/a.py::test[a (call) b]"}


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "KEPT", tmp_path)
    first, second = (Mutant(str(ROOT / "a.py"), line, "1 becomes 2", "x = 2") for line in (1, 2))
    Kept(3).add(first, Fate("killed", "tests/a.py::test", 1.5))
    assert Kept(3).of(first) == Fate("killed", "tests/a.py::test", 1.5)
    assert Kept(3).of(second) is None
    assert Kept(4).of(first) is None
