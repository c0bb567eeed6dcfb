"""How many tables a person may make: a rate for people and addresses, and a number of unfinished ones."""

from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.store import User, work


class TableQuota:
    """Asked before a table is made for somebody."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def check(self, address: str, user: User) -> None:
        """Raise RequestError if a person has too many tables, recent or unfinished."""
        self._house.persons.tables_by_address.pass_by(address)
        self._house.persons.tables.pass_person(user.id)
        most = self._house.settings.unfinished_tables
        if await self._house.store.read(work.lists.unfinished(user.id)) >= most:
            sentence = f"You are the host of {most} tables that are not over; finish or leave some of them first."
            raise RequestError("too-many", sentence, 429)
