"""The tables of card files, later ones laid over earlier ones."""

import tomllib
from typing import Any, Final, TypeAlias, final

FAMILIES: Final = ("fire", "artisan", "shop", "enchantment", "fancy", "companion", "achievement")
Table: TypeAlias = dict[str, Any]


@final
class Shelf:
    """The tables of all files, by family and id, later ones laid over earlier ones."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Table]] = {family: {} for family in FAMILIES}
        self.sources: dict[str, str] = {}
        self.solo: Table = {}
        self.solo_source = ""

    def lay(self, file: str, text: str) -> None:
        try:
            content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise ValueError(f"{file} is no TOML: {problem}.") from problem
        for family, tables in content.items():
            if family == "solo" and isinstance(tables, dict):
                self.solo = {**self.solo, **tables}
                self.solo_source = file
            elif family not in FAMILIES:
                raise ValueError(f"{file}: there are no cards called {family!r}; there is {', '.join(FAMILIES)}.")
            elif not isinstance(tables, list):
                raise ValueError(f"{file}: cards are written [[{family}]], with two brackets.")
            else:
                for table in tables:
                    self.put(file, family, table)

    def put(self, file: str, family: str, table: Table) -> None:
        key = "icon" if family == "fire" else "id"
        name = table.get(key)
        if not isinstance(name, str) or not name:
            raise ValueError(f"{file}, a {family}, {key}: it is missing.")
        known = self.tables[family]
        if family == "artisan" and self.sources.get("A-PL-6") not in (None, file) and name not in known:
            raise ValueError(
                f"{file}, {name}, id: there are 42 artisans, seven of each good, and this is none of them."
            )
        known[name] = {**known.get(name, {}), **table}
        self.sources[name] = file
