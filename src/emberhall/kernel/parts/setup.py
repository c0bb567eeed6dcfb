"""How a title is set up: its settings with their values and defaults, its modes and its teams."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.steps import AnyState

Value: TypeAlias = str | int | bool


@final
class Setting:
    """One option of a title: its name, its possible values, and its default.

    >>> setting = Setting("first", ("random", 0, 1), {2: 0})
    >>> setting.default(seats=3), setting.default(seats=2)
    ('random', 0)
    >>> setting.check("1")
    1
    >>> Setting("swap", (False, True), seats=(2,), needs={"first": (0, 1)}).needs
    {'first': (0, 1)}
    >>> setting.check("last")
    Traceback (most recent call last):
    ValueError: first cannot be 'last'; it can be random, 0, 1.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[Value, ...],
        by_seats: Mapping[int, Value] | None = None,
        house: bool = False,
        seats: tuple[int, ...] = (),
        needs: Mapping[str, tuple[Value, ...]] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.by_seats = dict(by_seats or {})
        self.house = house  # our own, not in the printed rules
        self.seats = seats  # it has a meaning only with so many; empty: with any number
        self.needs = dict(needs or {})  # and only where these other options have one of these values

    def default(self, seats: int) -> Value:
        return self.by_seats.get(seats, self.choices[0])

    def check(self, value: object) -> Value:
        """The value, if it is one of the choices (or the text of one); otherwise a ValueError that lists them."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.lower() == value_text(choice):
                return choice
        offered = ", ".join([value_text(choice) for choice in self.choices])
        raise ValueError(f"{self.name} cannot be {value!r}; it can be {offered}.")


def value_text(value: Value) -> str:
    """An option's value as written in records and on command lines.

    >>> value_text(True), value_text("Iso"), value_text(3)
    ('yes', 'iso', '3')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()


def flag_of(options: Mapping[str, Value], name: str) -> bool:
    """An option that is yes or no; what it is was checked before the deal."""
    value = options[name]
    assert isinstance(value, bool), f"{name} is {value!r}, not yes or no."
    return value


def number_of(options: Mapping[str, Value], name: str) -> int:
    """An option that is a number."""
    value = options[name]
    assert isinstance(value, int), f"{name} is {value!r}, not a number."
    return value


def text_of(options: Mapping[str, Value], name: str) -> str:
    """An option that is a word or a text."""
    value = options[name]
    assert isinstance(value, str), f"{name} is {value!r}, not a text."
    return value


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Setup:
    """The numbers of seats and the options a title is played with. A title overrides what differs."""

    def __init__(self, title: str, seats: tuple[int, ...], settings: tuple[Setting, ...]) -> None:
        self.title = title
        self.seats = seats
        self.settings = settings
        self._defaults: dict[int, dict[str, Value]] = {}  # checked once, for plays without options

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, defaults filled in; a ValueError says which one is wrong and why.

        >>> setup = Setup("nim", (2, 3), (Setting("misere", (False, True)),))
        >>> setup.check(2, {"misere": "yes"}), setup.check(3, {})
        ({'misere': True}, {'misere': False})
        >>> setup.check(4, {})
        Traceback (most recent call last):
        ValueError: nim is played with 2 or 3 seats, not 4.
        """
        if not options and seats in self._defaults:
            return dict(self._defaults[seats])
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = " or ".join([str(count) for count in self.seats])
            raise ValueError(f"{self.title} is played with {allowed} seats, not {seats!r}.")
        known = [setting.name for setting in self.settings]
        for name in options:
            if name not in known:
                raise ValueError(f"{self.title} has no option {name!r}; it has {', '.join(known)}.")
        checked: dict[str, Value] = {}
        for setting in self.settings:
            if setting.name in options:
                checked[setting.name] = setting.check(options[setting.name])
            else:
                checked[setting.name] = setting.default(seats)
        self.check_together(seats, checked)
        if not options:
            self._defaults[seats] = dict(checked)
        return checked

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        """Raise ValueError for options that cannot be combined."""

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The modes on offer, each as a number of seats and the options that differ from the defaults."""
        return [(seats, {}) for seats in self.seats]

    def daily(self) -> tuple[int, dict[str, Value]]:
        """The mode of daily deals: one person against bots, or alone, and not too long."""
        return self.modes()[0]

    def teams(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """The team number of each seat; a team wins together. By default everybody plays alone."""
        return list(range(seats))

    def visible(self, options: Mapping[str, Value], seat: int | None) -> dict[str, Value]:
        """The options as a seat (None: anybody) may know them while the game lasts. Secret ones are hidden."""
        return dict(options)

    def with_profile(self, seats: int, options: Mapping[str, object], unlocked: Sequence[str]) -> dict[str, object]:
        """The options of a play, with those of a profile filled in from a user's unlocks unless they are stated."""
        return dict(options)

    def unlocks(self, state: AnyState) -> list[tuple[int, str]]:
        """What a finished play unlocks for later ones, to be kept in profiles: pairs of seat and card."""
        return []
