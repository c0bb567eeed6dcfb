"""The optional packages for learners: whether they are installed, and what to do if not."""

import importlib.util

EXTRAS = {
    "numpy": "rl",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "PIL": "rl",
    "pyspiel": "spiel",
    "pyarrow": "data",
    "ray": "ray",
}
CALLED = {"pyspiel": "open_spiel", "PIL": "pillow"}  # packages whose name differs from their module's


def needs(*modules: str) -> None:
    """Raise an ImportError, with the command that helps, unless all modules can be imported."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        called = " and ".join(CALLED.get(module, module) for module in missing)
        extras = ",".join(dict.fromkeys(EXTRAS[module] for module in missing))
        raise ImportError(f"This needs {called}: pip install 'emberhall[{extras}]'.")
