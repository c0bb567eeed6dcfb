"""Uvicorn's configuration, with what our protocols need."""

from typing import Any

import uvicorn
from starlette.applications import Starlette

from emberhall.server.protocols.arrivals import Arrivals
from emberhall.server.protocols.steering import Steering
from emberhall.server.settings import Settings


class Config(uvicorn.Config):
    """Uvicorn's configuration, with what our protocols need."""

    def __init__(self, app: Starlette, settings: Settings, arrivals: Arrivals, **kwargs: Any) -> None:
        super().__init__(app, **kwargs)
        self.settings = settings
        self.arrivals = arrivals
        self.steering = Steering(settings)
