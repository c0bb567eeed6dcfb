"""What a hall on one device cannot do alone, because it takes other people or a server's word: it says so."""

from collections.abc import Mapping
from functools import wraps
from typing import Any

from emberhall.server.api.binding import Handler
from emberhall.server.errors import RequestError

STATUS = 409
NEEDS_OTHERS = frozenset(
    (
        "match",
        "new_circle",
        "keep_table",
        "circle",
        "here",
        "change_circle",
        "join_circle",
        "leave_circle",
        "join_study",
        "change_role",
        "bar",
        "unbar",
        "vote",
        "say",
        "daily_results",
        "play_daily",
        "play_circle_deal",
        "new_event",
        "event",
        "join_event",
        "leave_event",
        "next_round",
        "next_opponent",
        "change_event",
        "shared_set",
        "ladder",
        "new_pass",
        "use_pass",
        "new_account",
        "change_password",
        "sign_in",
        "new_recovery",
        "recover",
        "friend_link",
        "befriend",
        "wish_friend",
        "decline_friend",
        "invite",
        "report",
        "push_key",
        "new_alert",
        "my_calendar",
        "new_calendar",
        "drop_calendar",
        "calendar",
        "hall_picture",
        "table_picture",
        "person_picture",
        "event_picture",
        "lesson_picture",
    )
)


def of_device(handlers: Mapping[str, Handler]) -> dict[str, Handler]:
    """The handlers, of which some only say that they need a hall with other people."""
    return {name: _refusing(each) if name in NEEDS_OTHERS else each for name, each in handlers.items()}


def _refusing(handler: Handler) -> Handler:
    @wraps(handler)
    async def refuse(*_: Any, **__: Any) -> Any:
        raise RequestError("needs-hall", "This takes other people; here, Emberhall is on one device.", STATUS)

    return refuse
