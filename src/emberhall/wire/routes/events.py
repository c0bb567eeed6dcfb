"""The routes of events."""

from emberhall.wire.bodies import events as event
from emberhall.wire.route import Route

EVENT = "/api/events/{event}"

ROUTES: tuple[Route, ...] = (
    Route(
        "new_event",
        "POST",
        "/api/events",
        "Set up an event, such as a club evening; you are its host.",
        event.EventInfo,
        event.NewEvent,
        "needed",
        201,
        (400, 401, 403, 429),
        kids=False,
    ),
    Route(
        "event",
        "GET",
        EVENT,
        "An event: its participants, every round with its tables and results, and the standings.",
        event.EventInfo,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "own_events",
        "GET",
        "/api/me/events",
        "The events of the last days that you take part in or host, the latest first.",
        event.OwnEvents,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "change_event",
        "PATCH",
        EVENT,
        "Say when the next round begins, or take somebody out who does not come (host).",
        event.EventInfo,
        event.ChangeEvent,
        auth="needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "join_event",
        "POST",
        EVENT + "/join",
        "Take part in an event before it begins; in a Swiss and at an arena, also later.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404, 409),
        kids=False,
    ),
    Route(
        "leave_event",
        "DELETE",
        EVENT + "/join",
        "Withdraw from an event. A game in progress counts as lost in it; later rounds go on without you.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404),
    ),
    Route(
        "next_round",
        "POST",
        EVENT + "/rounds",
        "Begin the next round when the last one is over (host): everybody is paired, and every table begins at once.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404, 409),
    ),
    Route(
        "next_opponent",
        "POST",
        EVENT + "/opponents",
        "At an arena: wait for whoever is free next. Ask for the event now and then, or you are taken to be gone.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404, 409, 429),
        kids=False,
    ),
)
