"""The mutants of `make mutate`: each is one wrong change, and everything a test should not see stays as it is."""

from pathlib import Path

from tests.proof.mutants import mutants
from tests.proof.mutate import ROOT, covering, sample

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


def test_the_nearest_tests_come_first() -> None:
    found = covering(ROOT / "src" / "emberhall" / "kernel" / "takebacks.py")
    assert found[0] == "tests/kernel/test_takebacks.py"
    assert "tests/conformance/test_conformance.py" in found
    for path in sorted((ROOT / "src" / "emberhall" / "games").rglob("rules.py")):
        assert Path(covering(path)[0]).is_relative_to(f"tests/games/{path.parent.name}")
