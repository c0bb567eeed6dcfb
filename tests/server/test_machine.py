"""A short run of the state machine of a table; `make fuzz` runs it 2,000 times."""

from hypothesis import HealthCheck, Phase, settings

from tests.server.machine import TableMachine

# Without Phase.explain: it traces every line from the first run on, which takes minutes if each step restores a game.
TableMachine.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
TestTable = TableMachine.TestCase


def test_whose_seat_goes_at_another_lobby_sees_what_watchers_see() -> None:
    """Found by the machine: the word and the change of the chair came together, and the delayed view was not shown."""
    table = TableMachine()
    table.begin(title="flamecraft", clock="days 1", zero="lose", delay=3, away="ask", there=True, rated=False)
    table.crash(lobby=0, hours=2)
    table.stand_up(person=2)
    table.join(person=1, lobby=1)
    table.stand_up(person=0)
    table.join(person=0, lobby=1)
    table.bots_play(words=5)
    table.time_passes(seconds=90_000)
    table.all_holds()
    table.teardown()
