"""Accounts and passes: how somebody signs in as themselves on another device."""

import re
from unicodedata import normalize

from emberhall.server.errors import RequestError
from emberhall.server.people import codes
from emberhall.server.people.passwords import Passwords
from emberhall.server.people.persons import Persons
from emberhall.server.timestamps import now
from emberhall.store import Account, PassKind, Store, User, work

LOGIN = re.compile(r"[\w.-]{3,32}")


class Accounts:
    """The ways to sign in without a token."""

    def __init__(self, store: Store, persons: Persons, passwords: Passwords) -> None:
        self._store = store
        self._persons = persons
        self._passwords = passwords

    # --- passes

    async def new_pass(self, user: User, kind: PassKind) -> tuple[str, str]:
        """Return a new code and when it expires."""
        code, until = codes.fresh(kind), codes.expiry(codes.GOOD_FOR[kind])
        await self._store.write(work.accounts.add_pass(codes.digest(code), user.id, kind, until, now()))
        return code, until

    async def use_pass(self, code: str, kind: PassKind, address: str, token: bytes | None = None) -> User:
        """Redeem a code and return the user who made it; the token, by its hash, is theirs from then on."""
        self._persons.sign_ins.pass_by(address)
        owner = await self._store.write(work.accounts.use_pass(codes.digest(code), kind, now(), token))
        user = None if owner is None else await self._store.read(work.users.by_id(owner))
        if user is None or user.banned:
            raise RequestError("bad-code", "This code is not valid, or has expired; ask for a new one.", 403)
        return user

    # --- accounts

    async def create(self, user: User, login: str, password: str, address: str) -> Account:
        """Give a login and a password to a user who has no account."""
        self._persons.sign_ins.pass_by(address)  # a hash is work, and guests cost nothing
        self._persons.sign_ins_of_account.pass_person(user.id)
        name = login_of(login)
        if await self._store.read(work.accounts.of_user(user.id)) is not None:
            raise RequestError("has-account", "You have an account already.")
        if await self._store.read(work.accounts.by_login(name)) is not None:
            raise _taken(name)
        account = Account(user.id, name, await self._passwords.hash(password), now())
        if not await self._store.write(work.accounts.save(account)):
            raise _taken(name)
        return account

    async def sign_in(self, login: str, password: str, address: str, token: bytes) -> User:
        """Return the user with this login and password; the token, by its hash, is theirs from then on."""
        name = _folded(login)
        self._persons.sign_ins.pass_by(address)
        self._persons.sign_ins_of_account.pass_person(f"login {name}")
        account = await self._store.read(work.accounts.by_login(name))
        fits = await self._passwords.fits(None if account is None else account.password, password)
        user = None if account is None or not fits else await self._store.read(work.users.by_id(account.user))
        if user is None:
            raise RequestError("bad-password", "There is no account with this name and this password.", 403)
        if user.banned:
            raise RequestError("banned", "This account can no longer be used here.", 403)
        assert account is not None
        if not await self._store.write(work.accounts.admit(account, token, now())):
            raise RequestError("bad-password", "There is no account with this name and this password.", 403)
        return user

    async def change(self, user: User, old: str, password: str, address: str) -> None:
        """Set a new password. The recovery code ends with the old one: whoever knew that may have made it."""
        account = await self._own(user, old, address)
        await self._store.write(
            work.accounts.save(Account(user.id, account.login, await self._passwords.hash(password), now()))
        )

    # --- forgotten passwords

    async def new_recovery(self, user: User, password: str, address: str) -> str:
        """Issue a new recovery code and void the old one. Somebody's device alone, without the password, gets none."""
        await self._own(user, password, address)
        code, _ = await self.new_pass(user, "recovery")
        return code

    async def recover(self, code: str, password: str, address: str) -> tuple[User, Account]:
        """Set a new password by recovery code. It is hashed first, so that a busy server uses up nobody's code."""
        self._persons.sign_ins.pass_by(address)
        hashed = await self._passwords.hash(password)
        owner = await self._store.write(work.accounts.use_pass(codes.digest(code), "recovery", now()))
        user = None if owner is None else await self._store.read(work.users.by_id(owner))
        account = None if user is None else await self._store.read(work.accounts.of_user(user.id))
        if user is None or account is None or user.banned:
            raise RequestError("bad-code", "This code is not valid, or has expired; ask for a new one.", 403)
        await self._store.write(work.accounts.save(Account(user.id, account.login, hashed, now())))
        return user, account

    # --- kid mode

    async def begin_kid_mode(self, user: User, code: str, address: str) -> None:
        """Begin somebody's kid mode, which this code ends."""
        self._persons.sign_ins.pass_by(address)
        self._persons.sign_ins_of_account.pass_person(f"kid {user.id}")
        if await self._store.read(work.users.kid_code(user.id)):
            raise RequestError("kid-mode", "This is kid mode already.")
        await self._store.write(work.users.set_kid_code(user.id, await self._passwords.hash(code)))

    async def end_kid_mode(self, user: User, code: str, address: str) -> None:
        """End it, if the code is right. Tries are few, so that nobody guesses it."""
        self._persons.sign_ins.pass_by(address)
        self._persons.sign_ins_of_account.pass_person(f"kid {user.id}")
        code_hash = await self._store.read(work.users.kid_code(user.id))
        if not code_hash:
            raise RequestError("no-kid-mode", "This is no kid mode.")
        if not await self._passwords.fits(code_hash, code):
            raise RequestError("bad-kid-code", "This is not the code with which kid mode began.", 403)
        await self._store.write(work.users.set_kid_code(user.id, ""))

    async def _own(self, user: User, password: str, address: str) -> Account:
        """Return the user's account if the password is right.

        Tries of somebody signed in are counted apart: strangers who guess at a login do not lock its owner out.
        """
        account = await self._store.read(work.accounts.of_user(user.id))
        if account is None:
            raise RequestError("no-account", "You have no account whose password could be changed.")
        self._persons.sign_ins.pass_by(address)
        self._persons.sign_ins_of_account.pass_person(f"own {user.id}")
        if not await self._passwords.fits(account.password, password):
            raise RequestError("bad-password", "This is not your current password.", 403)
        return account


def login_of(text: str) -> str:
    """Return a login as it is stored. Raises RequestError if it is malformed."""
    name = _folded(text)
    if not LOGIN.fullmatch(name):
        sentence = f"A login has 3 to 32 letters, digits, dots, dashes or underscores, unlike {text!r}."
        raise RequestError("bad-login", sentence, 400)
    return name


def _folded(text: str) -> str:
    return normalize("NFKC", text.strip()).casefold()


def _taken(name: str) -> RequestError:
    return RequestError("login-taken", f"Somebody else has the login {name!r}.", login=name)
