"""How Uvicorn serves the application: our protocols, their limits, and as many file descriptors as possible."""

import sys

from starlette.applications import Starlette

from emberhall.server.house.house import House
from emberhall.server.protocols.arrivals import Arrivals
from emberhall.server.protocols.configs import Config
from emberhall.server.protocols.http_protocol import HttpProtocol
from emberhall.server.protocols.socket_protocol import SocketProtocol

if sys.platform != "win32":
    import resource

HUGE_MESSAGE = 1024 * 1024
"""A larger frame closes the connection; one between the app's own limit and this gets an error."""
GRACEFUL = 3
DESCRIPTORS = 65_536
"""How many we ask for, if the system allows it."""
WITHOUT_LIMIT = 8192


def config(app: Starlette) -> Config:
    """The configuration for an application."""
    house: House = app.state.house
    return Config(
        app,
        house.settings,
        Arrivals(house.settings, house.metrics, descriptors()),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=HUGE_MESSAGE,
        # Measured on whole games: a frame has 1.3 kB and deflates to 90 bytes in 13 µs, as long as building
        # it takes, and each socket then holds two windows. Plain, it fits into one packet too, so no time is gained.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(house.settings.proxies),
    )


def descriptors() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, DESCRIPTORS)


def raise_descriptors() -> int:
    """Raise the limit as far as the system allows; return the new limit."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return descriptors()
