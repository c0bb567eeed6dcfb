"""The state machine of a table, for a moment; `make fuzz` runs it 2,000 times."""

from hypothesis import HealthCheck, settings

from tests.server.machine import TableMachine

TableMachine.TestCase.settings = settings(
    max_examples=12, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
TestTable = TableMachine.TestCase
