"""Characters, as data: each style values some things more or less than a title's weights do, by a factor.

Levels that weigh positions have a style, so that they differ in what they like and not only in how far they look ahead.
The difference is slight: it decides between answers that are about equally good.
"""

STYLES = ("careful", "builder", "bold")
CHARACTERS = {"casual": "careful", "expert": "builder", "master": "bold"}
"""The style of each level."""

FACTORS: dict[str, dict[str, dict[str, float]]] = {
    "flamecraft": {
        "careful": {"goods, soon": 1.15},
        "builder": {"artisans, early": 1.2},
        "bold": {"suns, early": 1.1, "moons, early": 1.1},
    },
    "flamecraft_duals": {
        "careful": {"coins": 1.3},
        "bold": {"coins": 0.8},
    },
    "dragonduel": {
        "careful": {"ready": 1.15, "hand to three": 1.15},
        "builder": {"worth of monsters": 1.5},
        "bold": {"strength": 1.1, "fliers": 1.1},
    },
    "dualis": {
        "careful": {"margin": 0.5},
        "bold": {"margin": 2.0},
    },
}
"""By title and style: factors of the weights, by the name of the feature."""


def styled(title: str, style: str, names: list[str], weights: list[float]) -> list[float]:
    """The weights of a title, multiplied by the factors of a style."""
    factors = FACTORS.get(title, {}).get(style, {})
    for name in factors:
        if name not in names:
            raise ValueError(f"The style {style} of {title} values {name!r}, which nobody counts.")
    return [weight * factors.get(name, 1.0) for name, weight in zip(names, weights, strict=True)]
