"""The bodies of holidays: days on which somebody's clocks stand still in games of days."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from emberhall.wire.values import Body, Reply

Day: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\\n)")]
HolidayStage: TypeAlias = Literal["waits", "on", "over"]


class NewHoliday(Body):
    """A holiday from its first day to its last, both included; days are those of UTC."""

    first: Day
    last: Day


class HolidayInfo(Reply):
    """A holiday: it waits for its first day, is on, or is over."""

    first: str
    last: str
    stage: HolidayStage


class YearLeft(Reply):
    """How many days of holiday are left in a year."""

    year: int
    left: int


class Holidays(Reply):
    """Your holidays that are not over, and how many of the `days` of this year and the next are left."""

    today: str
    days: int
    years: list[YearLeft]
    holidays: list[HolidayInfo]
