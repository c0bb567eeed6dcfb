"""Options of a command from a TOML file: each key is an option without its dashes.

The command line and the environment take precedence over the file. A wrong key or value gets a sentence.
"""

import tomllib
from pathlib import Path
from typing import Any

import click

IN_NO_FILE = ("config", "help")


def read(ctx: click.Context, _: click.Parameter, path: Path | None) -> Path | None:
    """Read the defaults of a command's other options from a file."""
    if path is None:
        return None
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise click.BadParameter(f"{path} cannot be read as TOML: {problem}.") from None
    except OSError as problem:
        raise click.BadParameter(f"{path} cannot be read: {problem.strerror}.") from None
    options = _options(ctx.command)
    defaults: dict[str, Any] = {}
    for key, value in tables.items():
        option = options.get(key)
        if option is None:
            raise click.BadParameter(
                f"{path} has {key!r}, which is not an option; the options are {', '.join(options)}."
            )
        assert option.name is not None
        defaults[option.name] = _value(ctx, option, key, value, path)
    ctx.default_map = {**(ctx.default_map or {}), **defaults}
    return path


def _options(command: click.Command) -> dict[str, click.Option]:
    """The options of a command by their first names."""
    options = [option for option in command.params if isinstance(option, click.Option)]
    names = {option.opts[0].lstrip("-"): option for option in options}
    return {name: option for name, option in sorted(names.items()) if name not in IN_NO_FILE}


def _value(ctx: click.Context, option: click.Option, key: str, value: Any, path: Path) -> Any:
    """The value, checked as it would be on the command line."""
    values = value if option.multiple and isinstance(value, list) else [value]
    wanted, kinds = _kinds(option)
    for each in values:
        if type(each) not in kinds:
            several = ", or a list of them" if option.multiple else ""
            raise click.BadParameter(f"{path}: {key} must be {wanted}{several}, not {each!r}.")
    try:
        option.process_value(ctx, tuple(values) if option.multiple else value)
    except click.BadParameter as problem:
        raise click.BadParameter(f"{path}: {key}: {problem.message}") from None
    return values if option.multiple else value


def _kinds(option: click.Option) -> tuple[str, tuple[type, ...]]:
    if option.is_flag:
        return "true or false", (bool,)
    if isinstance(option.type, click.FloatRange):
        return "a number", (int, float)
    if isinstance(option.type, click.IntRange):
        return "a whole number", (int,)
    return "a text in quotes", (str,)
