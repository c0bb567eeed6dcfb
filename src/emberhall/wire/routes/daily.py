"""The routes of daily deals."""

from emberhall.wire.bodies import daily
from emberhall.wire.route import Route
from emberhall.wire.tables import TableInfo

ROUTES: tuple[Route, ...] = (
    Route(
        "daily",
        "GET",
        "/api/daily",
        "Today's deal of every title, your tries at them, and your streak.",
        daily.Daily,
        auth="welcome",
        errors=(401,),
    ),
    Route(
        "daily_results",
        "GET",
        "/api/daily/{title}/{day}",
        "The results of a day's deal; `day` is written `2026-11-16`. Tables are shown once the day is over.",
        daily.DailyResults,
        auth="welcome",
        errors=(400, 401, 404),
    ),
    Route(
        "play_daily",
        "POST",
        "/api/daily/{title}",
        "Begin or resume your one try at today's deal. Nobody else can watch it before the day is over.",
        TableInfo,
        auth="needed",
        errors=(400, 401, 429),
    ),
)
