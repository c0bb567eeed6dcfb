"""The card files that come with a title, read from its package."""

from collections.abc import Sequence
from importlib.resources import files


def texts_of(package: str, names: Sequence[str]) -> dict[str, str]:
    """The texts of the files `cards/NAME.toml` of a title's package, by file name."""
    folder = files(package).joinpath("cards")
    return {f"{name}.toml": folder.joinpath(f"{name}.toml").read_text("utf-8") for name in names}
