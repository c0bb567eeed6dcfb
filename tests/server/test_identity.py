"""A short run of the state machine of identity, and that it knows every column that names somebody."""

from hypothesis import HealthCheck, Phase, settings

from tests.server.identity import IdentityMachine
from tests.server.naming import columns, listed

# Without Phase.explain: it traces every line from the first run on.
IdentityMachine.TestCase.settings = settings(
    max_examples=8,
    stateful_step_count=25,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
TestIdentity = IdentityMachine.TestCase


def test_every_column_is_known_to_name_somebody_or_not() -> None:
    """Whoever adds a column says here whether it names a person; if so, it must not outlive them."""
    assert len(listed()) == len(set(listed()))
    assert columns() - set(listed()) == set(), "say in tests/server/naming.py whether these name a person"
    assert set(listed()) - columns() == set(), "these are no longer there"
