"""Characters, as data: each style values some things more or less than a title's weights do, by a factor.

Levels that weigh positions have a style, so that they differ in what they like and not only in how far they look ahead.
The difference is slight: it decides between answers that are about equally good. The styles of a title are in the
section `styles` of its `mind.toml`: factors of the weights, by the name of the feature.
"""

from functools import cache

from emberhall.bots.minds import section_of
from emberhall.bots.rows import by_name

Factors = dict[str, float]


def read_styles(table: object, where: str) -> dict[str, Factors]:
    """The styles in the section `styles` of a title's mind."""
    return by_name(table, Factors, where)


@cache
def styles_of(title: str) -> dict[str, Factors]:
    """The styles of a title."""
    return section_of(title, "styles", read_styles, {})


def styled(title: str, style: str, names: list[str], weights: list[float]) -> list[float]:
    """The weights of a title, multiplied by the factors of a style."""
    factors = styles_of(title).get(style, {})
    for name in factors:
        if name not in names:
            raise ValueError(f"The style {style} of {title} values {name!r}, which nobody counts.")
    return [weight * factors.get(name, 1.0) for name, weight in zip(names, weights, strict=True)]
