"""Logs: one line per event on standard error, without ids that would let a reader into a private table."""

import logging
import sys
from collections.abc import MutableMapping
from hashlib import sha256
from typing import Any

import structlog

ROOMS = ("tables", "t")
"""The path segments before a table's id."""


def alias(table: str) -> str:
    """The name of a table in logs: its id is the key to it and must not appear there."""
    return f"t-{sha256(table.encode(errors='replace')).hexdigest()[:8]}"


def without_keys(path: str) -> str:
    """A path with table ids replaced by aliases."""
    parts = path.split("/")
    return "/".join(
        alias(part) if before in ROOMS and part else part for before, part in zip(["", *parts], parts, strict=False)
    )


def _aliased(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    if "table" in event:
        event["table"] = alias(str(event["table"]))
    return event


def set_up_logs() -> None:
    """Set up logging: coloured on a terminal, JSON elsewhere."""
    to_people = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    to_programs = (structlog.processors.format_exc_info, structlog.processors.JSONRenderer())
    structlog.configure(
        processors=[
            _aliased,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *((to_people,) if sys.stderr.isatty() else to_programs),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
