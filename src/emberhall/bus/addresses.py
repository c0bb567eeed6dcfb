"""The location of the bus: `redis://...`, or none, for a server of one process."""

from emberhall.bus.base import Bus, BusError
from emberhall.bus.local import LocalBus

REDIS = ("redis", "rediss", "valkey", "valkeys", "unix")


def open_bus(place: str | None) -> Bus:
    """The bus at a location, not yet joined."""
    if place is None:
        return LocalBus()
    scheme, _, rest = place.partition("://")
    if scheme not in REDIS or not rest:
        raise BusError(f"The bus {scheme}://... is not one this server can use; give redis://HOST:PORT/NUMBER.")
    try:
        from emberhall.bus.redis import RedisBus  # noqa: PLC0415 (its driver is an extra)
    except ModuleNotFoundError as missing:
        raise BusError(
            f"A bus on Redis needs the package {missing.name!r}, which is not installed: "
            "pip install 'emberhall[cluster]'."
        ) from None
    return RedisBus(f"{scheme.replace('valkey', 'redis')}://{rest}")
