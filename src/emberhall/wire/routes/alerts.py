"""The routes of alerts."""

from emberhall.wire.bodies import alerts as alert
from emberhall.wire.route import Route

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
        (400, 401, 429),
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
)
