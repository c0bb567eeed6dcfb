"""The engines as a laboratory: environments for learners, with the interfaces they already use (`emberhall[rl]`).

    from emberhall import rl
    rl.ids()                                      # every title and mode, with the version of its rules
    env = rl.aec("nim-2-v1")                      # PettingZoo, turn by turn
    env = rl.gym(solo)                            # Gymnasium, for a mode of one seat
    games = rl.Games("nim-2-v1", 4096)            # thousands of games, one compiled call per step
    envs = rl.vector(solo, 64)                    # many games as a Gymnasium VectorEnv
    game = rl.spiel("nim-3-misere-v1")            # OpenSpiel

The packages behind them are loaded when first needed; docs/laboratory.md describes the contents of the arrays.
"""

from typing import TYPE_CHECKING, Any

from emberhall.rl.modes import Mode, ids, mode_of
from emberhall.rl.packages import needs

if TYPE_CHECKING:
    from emberhall.rl.aec_env import TableEnv
    from emberhall.rl.envs import SoloEnv
    from emberhall.rl.games import Games
    from emberhall.rl.vectors import GamesEnv

__all__ = ["Games", "Mode", "aec", "gym", "ids", "mode_of", "spiel", "vector"]


def aec(name: str, **arguments: Any) -> "TableEnv":
    """A PettingZoo AEC environment: see `emberhall.rl.aec_env`."""
    needs("numpy", "gymnasium", "pettingzoo")
    from emberhall.rl.aec_env import TableEnv  # noqa: PLC0415

    return TableEnv(name, **arguments)


def gym(name: str, **arguments: Any) -> "SoloEnv":
    """A Gymnasium environment of a solo game: see `emberhall.rl.envs`."""
    needs("numpy", "gymnasium")
    from emberhall.rl.envs import SoloEnv  # noqa: PLC0415

    return SoloEnv(name, **arguments)


def vector(name: str, count: int, **arguments: Any) -> "GamesEnv":
    """A Gymnasium VectorEnv of `count` games: see `emberhall.rl.vectors`."""
    needs("numpy", "gymnasium")
    from emberhall.rl.vectors import GamesEnv  # noqa: PLC0415

    return GamesEnv(name, count, **arguments)


def spiel(name: str, **arguments: Any) -> Any:
    """An OpenSpiel game: see `emberhall.rl.openspiel`."""
    needs("numpy", "pyspiel")
    from emberhall.rl.openspiel import game_of  # noqa: PLC0415

    return game_of(name, **arguments)


def __getattr__(name: str) -> Any:
    if name == "Games":
        needs("numpy")
        from emberhall.rl.games import Games  # noqa: PLC0415

        return Games
    raise AttributeError(f"emberhall.rl has no {name!r}.")
