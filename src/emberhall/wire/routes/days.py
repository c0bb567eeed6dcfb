"""The routes of games in which a move may take days: planned answers, and holidays."""

from emberhall.wire.bodies import holidays, plans
from emberhall.wire.bodies.house import Done
from emberhall.wire.route import Route

PLAN = "/api/tables/{table}/plan"
HOLIDAYS = "/api/me/holidays"

ROUTES: tuple[Route, ...] = (
    Route(
        "plan",
        "GET",
        PLAN,
        "Your own plan at a table where a move may take days, and what was last played by it.",
        plans.PlanInfo,
        auth="needed",
        errors=(401, 403, 404),
    ),
    Route(
        "make_plan",
        "PUT",
        PLAN,
        "Plan answers: when something has happened, the first line that fits is said for you, after a while and if it "
        "is legal then. Nobody else is told.",
        plans.PlanInfo,
        plans.NewPlan,
        "needed",
        errors=(400, 401, 403, 404, 409, 429),
    ),
    Route(
        "drop_plan",
        "DELETE",
        PLAN,
        "Revoke your plan.",
        Done,
        auth="needed",
        errors=(401, 403, 404),
    ),
    Route(
        "draft_plan",
        "POST",
        PLAN + "/draft",
        "What could happen at a table, and what you could answer then, as far as you may know.",
        plans.Foreseen,
        plans.PlanDraft,
        "needed",
        errors=(400, 401, 403, 404, 409, 429),
    ),
    Route(
        "my_holidays",
        "GET",
        HOLIDAYS,
        "Your holidays, and how many days you have left.",
        holidays.Holidays,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "new_holiday",
        "POST",
        HOLIDAYS,
        "Take a holiday: your clocks stand still in all games where a move may take days. The others there see it.",
        holidays.Holidays,
        holidays.NewHoliday,
        "needed",
        201,
        (400, 401, 409, 429),
    ),
    Route(
        "end_holiday",
        "DELETE",
        HOLIDAYS + "/{day}",
        "Give up a holiday that has not begun, or end one that is on: today still counts.",
        holidays.Holidays,
        auth="needed",
        errors=(401, 404, 429),
    ),
)
