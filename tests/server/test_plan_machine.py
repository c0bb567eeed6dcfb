"""A short run of the state machine of planned answers; `make fuzz` runs it 2,000 times."""

from hypothesis import HealthCheck, Phase, settings

from tests.server.plan_machine import PlanMachine

PlanMachine.TestCase.settings = settings(
    max_examples=8,
    stateful_step_count=20,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
TestPlans = PlanMachine.TestCase
