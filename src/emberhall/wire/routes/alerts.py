"""The routes of alerts."""

from typing import Annotated

from msgspec import Meta

from emberhall.wire.bodies import alerts as alert
from emberhall.wire.route import ICS, Route

ROUTES: tuple[Route, ...] = (
    Route("push_key", "GET", "/api/push", "The key browsers need to subscribe to push messages.", alert.PushKey),
    Route(
        "my_alerts",
        "GET",
        "/api/me/alerts",
        "The addresses that are alerted when it is your turn and you are away from the table.",
        list[alert.AlertInfo],
        auth="needed",
        errors=(401,),
    ),
    Route(
        "new_alert",
        "POST",
        "/api/me/alerts",
        "Add an address for alerts: a browser's push service, or a webhook. It must be on the public network.",
        list[alert.AlertInfo],
        alert.NewAlert,
        "needed",
        201,
        (400, 401, 403, 429),
        kids=False,
    ),
    Route(
        "drop_alert",
        "DELETE",
        "/api/me/alerts",
        "Stop alerts to an address.",
        list[alert.AlertInfo],
        alert.DropAlert,
        "needed",
        errors=(400, 401),
    ),
    Route(
        "my_calendar",
        "GET",
        "/api/me/calendar",
        "The secret path of the calendar of your moves, if you have made one.",
        alert.Feed,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "new_calendar",
        "POST",
        "/api/me/calendar",
        "Make a calendar of your moves, with a new secret path: the one before is no longer valid.",
        alert.Feed,
        auth="needed",
        status=201,
        errors=(401, 429),
    ),
    Route(
        "drop_calendar",
        "DELETE",
        "/api/me/calendar",
        "Remove the calendar: its path is no longer valid.",
        alert.Feed,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "calendar",
        "GET",
        "/api/calendars/{user}/{secret}.ics",
        "The moves of a person whose clock runs, for a calendar program, with the moment when their time is up.",
        ICS,
        errors=(400, 404),
        query={"lang": Annotated[str, Meta(max_length=16)]},
    ),
)
