"""The values that facts of several kinds have in common."""

from typing import Literal, TypeAlias

Token: TypeAlias = Literal["br", "me", "ir", "po", "cr", "pl", "coin"]
Source: TypeAlias = Literal["slots", "fires", "shops", "enchantments", "suns", "moons", "companions", "coins"]
Cause: TypeAlias = Literal["slots", "fires", "shops", "enchantments", "suns", "moons", "companions", "visit", "fee"]
Deck: TypeAlias = Literal["artisans", "enchantments", "rounds"]
