"""The routes of the ladder, daily deals, events and alerts."""

from emberhall.wire import bodies
from emberhall.wire import daily_bodies as daily
from emberhall.wire import event_bodies as event
from emberhall.wire import ladder_bodies as ladder
from emberhall.wire.match_bodies import Match
from emberhall.wire.route import Route

EVENT = "/api/events/{event}"

LADDER_ROUTES: tuple[Route, ...] = (
    Route(
        "ladder",
        "GET",
        "/api/ladder/{title}/{who}/{page}",
        "A page of a title's ladder, from page 1: `all`, `people` or `bots`. With a token, your own place too.",
        ladder.Ladder,
        auth="welcome",
        errors=(400, 401, 404),
    ),
    Route(
        "table_ratings",
        "GET",
        "/api/tables/{table}/ratings",
        "What a finished game did to the ratings of those who played it; nothing if it did not count.",
        list[ladder.RatedSeat],
        errors=(404,),
    ),
    Route(
        "ratings_of",
        "GET",
        "/api/people/{user}/ratings",
        "A person's ratings and how they came about; only the person sees them who is not on the ladder.",
        ladder.Ratings,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "change_ratings",
        "PATCH",
        "/api/me/ratings",
        "Be on the ladder, or not. Your games are rated all the same.",
        ladder.Ratings,
        ladder.ChangeRatings,
        "needed",
        errors=(400, 401),
    ),
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
        "The results of a day's deal, as `2026-11-16`. Tables are told once the day is over.",
        daily.DailyResults,
        auth="welcome",
        errors=(400, 401, 404),
    ),
    Route(
        "play_daily",
        "POST",
        "/api/daily/{title}",
        "Your one try at today's deal: it begins now, or goes on. Nobody else can watch it before the day is over.",
        bodies.TableInfo,
        auth="needed",
        errors=(400, 401, 429),
    ),
    Route(
        "new_event",
        "POST",
        "/api/events",
        "Set up an event, such as a club evening; you are its host.",
        event.EventInfo,
        event.NewEvent,
        "needed",
        201,
        (400, 401, 429),
    ),
    Route(
        "event",
        "GET",
        EVENT,
        "An event: who takes part, every round with its tables and results, and how it stands.",
        event.EventInfo,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "join_event",
        "POST",
        EVENT + "/join",
        "Take part, before it begins; in a Swiss also later.",
        event.EventInfo,
        auth="needed",
        errors=(401, 404, 409),
    ),
    Route(
        "leave_event",
        "DELETE",
        EVENT + "/join",
        "Withdraw. A game that is under way counts as lost in the event; later rounds go on without you.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404),
    ),
    Route(
        "next_round",
        "POST",
        EVENT + "/rounds",
        "Begin the next round, when the last is over (host): everybody is paired and every table begins at once.",
        event.EventInfo,
        auth="needed",
        errors=(401, 403, 404, 409),
    ),
    Route(
        "match",
        "POST",
        "/api/match",
        "Play with whoever comes: you get a seat at an open table where somebody waits, or a new one that others find.",
        bodies.TableInfo,
        Match,
        "needed",
        errors=(400, 401, 429),
    ),
)
