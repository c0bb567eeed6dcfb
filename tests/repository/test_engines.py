"""The compiled engines: which folders they consist of, which classes may be extended, and the generated C."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from setuptools import Extension

from emberhall import pure
from tools import engines, parts_c
from tools.ahead_c import AHEAD, BEFORE
from tools.direct_c import DIRECT
from tools.generated_c import Misfit, check_fit, tidy, with_copies
from tools.parts_c import divided

KERNEL = """
int64_t CPyDef_kernel___twice(int64_t cpy_r_n) {
int64_t cpy_r_r0;
cpy_r_r0 = cpy_r_n * 2;
return cpy_r_r0;
}

int64_t CPyDef_kernel___quadruple(int64_t cpy_r_n) {
if (CPyDef_kernel___fail(cpy_r_n) == 2) {
CPy_AddTraceback("kernel.py", "quadruple", 7, CPyStatic_kernel___globals);
}
return CPyDef_kernel___twice(CPyDef_kernel___twice(cpy_r_n));
}

char CPyDef_kernel___fail(int64_t cpy_r_n) {
return CPyRaise(CPyStatics[7]);
}

int64_t CPyDef_kernel___even(int64_t cpy_r_n) {
return CPyDef_kernel___odd(cpy_r_n);
}

int64_t CPyDef_kernel___odd(int64_t cpy_r_n) {
return CPyDef_kernel___even(cpy_r_n);
}

"""


def title(call: str) -> str:
    return f'#include "__native_internal_title.h"\nint64_t play(void) {{\nreturn exports_kernel.{call}(3);\n}}\n'


def classes(folder: Path) -> Iterator[ast.ClassDef]:
    for path in folder.rglob("*.py"):
        yield from (node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef))


def methods(name: str, folder: Path) -> list[ast.FunctionDef]:
    matches = [node for node in classes(folder) if node.name == name]
    return [part for node in matches for part in node.body if isinstance(part, ast.FunctionDef)]


def test_all_know_the_same_rooms() -> None:
    """The compiled folders are those checked for staleness, and those run from source on request."""
    folders = {Path(room.removesuffix("/*")) for room in engines.ROOMS}
    assert folders == {Path(name.replace(".", "/")) for name in pure.ENGINES}
    assert folders == {Path("emberhall") / room for room in pure.ROOMS}
    assert engines.UNCOMPILED == pure.UNCOMPILED
    inside = {path for paths in engines.sources().values() for path in paths}
    every = {path.relative_to(engines.SOURCE) for room in folders for path in (engines.SOURCE / room).rglob("*.py")}
    left = {path for path in every - inside if path.name != "__init__.py"}
    assert {path.parent.name for path in left} == {*engines.UNCOMPILED}


def test_what_others_extend_is_left_open() -> None:
    """A library assumes that no other one extends its classes, and calls methods directly, unless they are marked."""
    first, *others = [[*classes(engines.SOURCE / name.replace(".", "/"))] for name in engines.sources()]
    own = {node.name: node for node in first}
    bases = set[str]()
    for other in others:
        named = {ast.unparse(base) for node in other for base in node.bases}
        bases |= {name.rpartition(".")[2] for name in named - {node.name for node in other}}
    extended = [own[name] for name in sorted(bases & set(own))]
    assert extended
    for node in extended:
        said = [ast.unparse(decorator) for decorator in node.decorator_list]
        assert "mypyc_attr(allow_interpreted_subclasses=True)" in said, f"{node.name} is extended by a title."


def test_blanks_go_and_what_runs_once_is_cold() -> None:
    written = "char CPyDef_play_____top_level__(void) {\n            return 1;\n\t}\nint f(void) {\n    return 2;\n}\n"
    assert tidy(written, gnu=False) == written.replace("            ", "").replace("\t", "").replace("    ", "")
    assert tidy(written, gnu=True) == "__attribute__((cold)) " + tidy(written, gnu=False)


def test_what_seldom_runs_is_cold() -> None:
    """Entry points for Python and readers of cards are cold; rules, and functions with similar names, stay hot."""
    names = {
        "PyObject *CPyPy_emberhall___games___dualis___rules___step(PyObject *self)": True,
        "char CPyDef_emberhall___games___dualis___cards___Reader___read(PyObject *self)": True,
        "char CPyDef_emberhall___games___dualis___rules___step(PyObject *self)": False,
        "char CPyDef_emberhall___games___dualis___hands___cards(PyObject *self)": False,
        "char CPyDef_emberhall___kernel___cards___read(PyObject *self)": False,
    }
    for name, cold in names.items():
        assert tidy(f"{name} {{\nreturn 1;\n}}\n", gnu=True).startswith("__attribute__((cold)) ") is cold, name
        assert tidy(f"{name};\n", gnu=True) == f"{name};\n"


def test_a_small_function_is_copied_to_where_it_is_called() -> None:
    text = with_copies(title("CPyDef_kernel___twice"), {"kernel": KERNEL})
    assert "static int64_t Copy_CPyDef_kernel___twice(int64_t cpy_r_n) {\n" in text
    assert "return Copy_CPyDef_kernel___twice(3);" in text
    assert "exports_kernel" not in text


def test_a_copy_finds_the_rest_through_the_exports() -> None:
    text = with_copies(title("CPyDef_kernel___quadruple"), {"kernel": KERNEL})
    assert "return Copy_CPyDef_kernel___twice(Copy_CPyDef_kernel___twice(cpy_r_n));" in text
    assert "exports_kernel.CPyDef_kernel___fail(cpy_r_n)" in text, "Its literals are its library's own."
    assert "(*exports_kernel.CPyStatic_kernel___globals)" in text
    assert text.index("Copy_CPyDef_kernel___twice(int64_t") < text.index("Copy_CPyDef_kernel___quadruple(int64_t")


@pytest.mark.parametrize("name", ["CPyDef_kernel___fail", "CPyDef_kernel___missing"])
def test_what_cannot_be_copied_is_called_as_before(name: str) -> None:
    assert with_copies(title(name), {"kernel": KERNEL}) == title(name)


def test_functions_that_call_each_other_come_to_an_end() -> None:
    text = with_copies(title("CPyDef_kernel___even"), {"kernel": KERNEL})
    assert text.count("static int64_t Copy_") == 2
    assert "return exports_kernel.CPyDef_kernel___even(cpy_r_n);" in text


MARK = "CPyDef_emberhall___kernel___cells___Cells___mark"
WRITTEN = f"""char {MARK}(PyObject *cpy_r_self, int64_t cpy_r_at) {{
return CPyRaise(CPyStatics[7]);
}}

"""


def test_the_direct_way_comes_first_and_is_copied_alone() -> None:
    hastened = tidy(WRITTEN, gnu=True)
    assert hastened == WRITTEN.replace("{\n", "{\n" + DIRECT[MARK] + "\n")
    assert tidy(WRITTEN, gnu=False) == WRITTEN
    text = with_copies(title(MARK), {"kernel": hastened})
    assert f"{DIRECT[MARK]}\nreturn exports_kernel.{MARK}(cpy_r_self, cpy_r_at);\n}}" in text
    assert "CPyStatics" not in text, "The rest is done where it belongs."


def test_every_direct_way_belongs_to_a_function() -> None:
    tree = ast.parse((engines.SOURCE / "emberhall/kernel/cells.py").read_text())
    named = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert {name.rpartition("___")[2] for name in DIRECT} <= named


@pytest.mark.parametrize("name", AHEAD)
def test_the_next_games_are_fetched_where_a_batch_writes(name: str) -> None:
    written = f"char {name}(PyObject *cpy_r_self, CPyTagged cpy_r_k) {{\nreturn 1;\n}}\n\n"
    text = tidy(f"{written}{WRITTEN}", gnu=True)
    first = f"{BEFORE.get(name, '')}char {name}(PyObject *cpy_r_self, CPyTagged cpy_r_k) {{\n{AHEAD[name]}\n"
    assert text.startswith(first)
    assert text[len(first) :].startswith((f"{DIRECT[name]}\n" if name in DIRECT else "") + "return 1;\n")
    of, method = name.split("___")[-2:]
    assert method in {node.name for node in methods(of, engines.SOURCE / "emberhall/kernel")}


@pytest.mark.parametrize("kind", ["CPyType_steps___Step", "*exports_kernel.CPyType_steps___Step"])
def test_the_nearest_classes_are_looked_at_first(kind: str) -> None:
    """The full type check stays as a fallback; entry points for Python are left as they were."""
    asked = f"if (likely(PyObject_TypeCheck(cpy_r_r1, {kind})))\n"
    text = tidy(asked, gnu=True)
    assert f"base == {kind} || (base && base->tp_base == {kind}); }}) || PyObject_TypeCheck(cpy_r_r1, {kind}))" in text
    assert tidy(asked, gnu=False) == asked
    door = asked.replace("cpy_r_r1", "obj_step")
    assert tidy(door, gnu=True) == door


def fitting() -> str:
    """C as mypyc writes it for a library of one module, with every change in its place."""
    once = "char CPyDef_kernel_____top_level__(void) {\nreturn 1;\n}\n\nint CPyExec_kernel(PyObject *module) {\n}\n\n"
    door = "PyObject *CPyPy_kernel___twice(PyObject *self) {\nreturn PyObject_TypeCheck(cpy_r_r1, CPyType_Step);\n}\n\n"
    ways = [f"char {name}(PyObject *cpy_r_self) {{\nreturn 1;\n}}\n\n" for name in {**AHEAD, **DIRECT}]
    return '#include "__native_internal_kernel.h"\n' + once + door + "".join(ways)


@pytest.mark.parametrize(
    ("written", "otherwise", "what"),
    [
        ("_____top_level__(void)", "_____run_module(void)", "run at import, per module, which makes 2; 1 were found"),
        ("CPyExec_kernel(PyObject *module)", "CPyExec_kernel(void)", "run at import"),
        ('#include "__native_internal_kernel.h"', "#pragma once", "one include of the library's own header"),
        (f"{MARK}(", f"{MARK}_(", f"one definition of {MARK}, which makes 1; 0 were found"),
        ("CPyPy_", "CPyWrap_", "an entry point for Python"),
        ("PyObject_TypeCheck(cpy_r_r1", "CPy_TypeCheck(cpy_r_r1", "a class check"),
    ],
)
def test_the_build_stops_if_the_c_is_no_longer_what_is_changed(written: str, otherwise: str, what: str) -> None:
    """A newer mypyc may write other C. Its engines would only be slower, which nobody would notice."""
    check_fit("emberhall___kernel", fitting(), 1)
    assert written in fitting()
    with pytest.raises(Misfit, match=re.escape(what)):
        check_fit("emberhall___kernel", fitting().replace(written, otherwise), 1)


def test_a_misfit_stops_the_build_even_where_compiling_is_optional(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engines, "compiler_works", lambda *_: True)
    monkeypatch.setattr(engines, "build", Mock(side_effect=Misfit("other C")))
    with pytest.raises(Misfit, match="other C"):
        engines.attempt(tmp_path)
    monkeypatch.setattr(engines, "build", Mock(side_effect=RuntimeError("no compiler")))
    assert engines.attempt(tmp_path) == "The engines could not be compiled (no compiler)"


def test_a_large_library_in_which_nothing_can_be_moved_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts_c, "WORTHWHILE", 10)
    with pytest.raises(Misfit, match="can move"):
        divided("int CPyDefinition(void) {\n}\n\n", "", 2)


HEADERS = '#include "__native_title.h"\n#include "__native_internal_title.h"\n'


def function(name: str, does: str = "") -> str:
    return f"char CPyDef_emberhall___games___title___{name}(void) {{\nif (1) {{\n{does}\n}}\nreturn 1;\n}}\n\n"


def declared(*names: str) -> str:
    return "".join(f"char CPyDef_emberhall___games___title___{name}(void);\n" for name in names)


def test_a_large_library_is_divided_between_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each function is in one part; the first part has what headers do not declare, and the functions that use it."""
    monkeypatch.setattr(parts_c, "WORTHWHILE", 100)
    names = ["deal___shuffle", "deal___begin", "deal___clear", "view___show", "view___tell", "words___say"]
    shuffle, begin, clear, show, _, say = [function(name) for name in names]
    tell = function("view___tell", "x;\nexports_kernel.CPyDef_kernel___twice(3);\n" * 40)
    first = "#include <init.c>\n" + HEADERS + "static PyMethodDef deal_methods[] = {{0}};\n"
    unlike = function("view___setup", "use(deal_methods);") + function("words___own", f"{clear[5:60]}();")
    parts = divided(
        first + shuffle + begin + clear + f"__attribute__((cold)) {show}" + tell + unlike + say,
        declared(*[name for name in names if name != "deal___clear"], "view___setup", "words___own"),
        2,
    )
    runtime = "#if __has_include(<init.h>)\n#include <init.h>\n#endif\n"
    assert parts[0] == first + shuffle + begin + clear + unlike
    assert parts[1:] == [f"{runtime}{HEADERS}__attribute__((cold)) {show}{tell}{say}"]


@pytest.mark.parametrize(("size", "most"), [(100, 1), (parts_c.WORTHWHILE, 8)])
def test_a_small_library_stays_whole(monkeypatch: pytest.MonkeyPatch, size: int, most: int) -> None:
    monkeypatch.setattr(parts_c, "WORTHWHILE", size)
    text = HEADERS + function("view___show") + function("words___say")
    assert divided(text, declared("view___show", "words___say"), most) == [text]


def test_a_cache_that_knows_too_much_is_thrown_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """This happened once after a change to a comment, and from then on at every build."""
    cache = tmp_path / "mypy"
    cache.mkdir()

    def generate(_: object) -> list[str]:
        if cache.exists():
            raise KeyError("emberhall.games.flamecraft.game.Flamecraft")
        return ["flamecraft"]

    monkeypatch.setattr(engines, "BUILD", tmp_path)
    monkeypatch.setattr(engines, "generate", generate)
    assert [str(each) for each in engines.generate_anew({})] == ["flamecraft"]


def library(name: str, folder: Path, text: str) -> Extension:
    source = folder / f"{name}.c"
    engines.write(source, text)
    return Extension(f"{name}{engines.LIBRARY}", [str(source)])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(engines, "BUILD", tmp_path)
    monkeypatch.setattr(engines, "WRITTEN", tmp_path / "written")
    return tmp_path / "written"


def test_only_what_changed_is_tidied_again(monkeypatch: pytest.MonkeyPatch, written: Path) -> None:
    """That is a changed library and those that call it, which may have copies of its functions."""
    tidied = list[str]()

    def whole(text: str, _: str, __: int) -> list[str]:
        tidied.append(text)
        return [text]

    monkeypatch.setattr(engines, "divided", whole)
    texts = {"kernel": KERNEL, "title": title("CPyDef_kernel___twice"), "alone": "int alone;\n"}

    def tidy_all() -> list[str]:
        tidied.clear()
        matches = [library(name, written, text) for name, text in texts.items()]
        engines.tidy_all(matches, gnu=True, most=1, modules={})
        assert [Path(source).stem for each in matches for source in each.sources] == [*texts]
        return [name for text in tidied for name in texts if texts[name] == text]

    assert tidy_all() == ["kernel", "title", "alone"]
    assert tidy_all() == []
    texts["alone"] += "int more;\n"
    assert tidy_all() == ["alone"]
    texts["kernel"] = KERNEL.replace("* 2", "* 3")
    assert tidy_all() == ["kernel", "title"]
    assert "cpy_r_n * 3" in (engines.BUILD / "tidied/title.c").read_text()


def test_who_is_killed_while_tidying_remembers_nothing(monkeypatch: pytest.MonkeyPatch, written: Path) -> None:
    engines.tidy_all([library("alone", written, "int alone;\n")], gnu=True, most=1, modules={})
    monkeypatch.setattr(engines, "write", Mock(side_effect=KeyboardInterrupt))
    path = engines.BUILD / "tidied/alone.c"
    kept, *parts = path.with_suffix(".parts").read_text().splitlines()
    assert engines.remembered(path, kept) == parts == [str(path)]
    with pytest.raises(KeyboardInterrupt):
        engines.remember(path, "another", ["int half"])
    assert engines.remembered(path, kept) == []


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Mock:
    """A small source and its build folder; returns the mock compiler, which counts its calls."""
    build, source = tmp_path / "build", tmp_path / "src"
    for path in (build / "dualis.so", source / "emberhall/dualis.py"):
        path.parent.mkdir(parents=True)
        path.touch()
    monkeypatch.setattr(engines, "BUILD", build)
    monkeypatch.setattr(engines, "SOURCE", source)
    compiling = Mock(return_value={Path("emberhall/dualis.so"): build / "dualis.so"})
    monkeypatch.setattr(engines, "build_changed", compiling)
    return compiling


def test_the_same_sources_are_compiled_once_wherever_they_lie(
    checkout: Mock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = engines.build()
    copy = shutil.copytree(engines.SOURCE, tmp_path / "copy")
    monkeypatch.setattr(engines, "SOURCE", copy)
    assert engines.build() == first == checkout.return_value
    assert checkout.call_count == 1


@pytest.mark.parametrize("change", ["source", "new source", "level", "result"])
def test_after_any_change_the_compiler_is_asked(checkout: Mock, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    engines.build()
    match change:
        case "source":
            (engines.SOURCE / "emberhall/dualis.py").write_text("RULES = 2\n")
        case "new source":
            (engines.SOURCE / "emberhall/nim.py").touch()
        case "level":
            monkeypatch.setenv("EMBERHALL_OPTIMISE", "0")
        case _:
            (engines.BUILD / "dualis.so").unlink()
    engines.build()
    assert checkout.call_count == 2


def test_who_is_killed_or_edits_while_compiling_has_finished_nothing(checkout: Mock) -> None:
    engines.build()
    path, found = engines.SOURCE / "emberhall/dualis.py", checkout.return_value
    path.write_text("RULES = 2\n")
    checkout.side_effect = KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        engines.build()
    path.write_text("")  # as before

    def edited() -> object:
        path.write_text("RULES = 3\n")
        return found

    checkout.side_effect = edited
    engines.build()
    path.write_text("")
    checkout.side_effect = None
    engines.build()
    assert checkout.call_count == 4


@pytest.mark.parametrize(("level", "knows", "light"), [("3", True, True), ("3", False, False), ("2", True, False)])
def test_engines_are_compiled_lightly(monkeypatch: pytest.MonkeyPatch, level: str, knows: bool, light: bool) -> None:
    """But not if another level was asked for, or if the compiler lacks one of the flags: that would make them slow."""
    monkeypatch.setenv("EMBERHALL_OPTIMISE", level)
    monkeypatch.setattr(engines, "compiler_works", lambda *flags: knows or "-Werror" not in flags)
    engine = Extension("title", [])
    engines.add_flags([engine], ["-fwrapv"], ["-flto"], engines.light_flags())
    assert engine.extra_compile_args == ["-fwrapv", "-flto", *(engines.LIGHT if light else [])]
    assert engine.extra_link_args == ["-flto", f"-O{level}", *(engines.LIGHT if light else [])]


def test_what_the_collector_does_not_track_is_freed_without_it() -> None:
    """Else more than fifty things freed inside one another overwrite memory: the trashcan has no place there."""
    plain = "{\nCPy_TRASHCAN_BEGIN(self, Rng_dealloc)\nCPyDef_Rng_clear((PyObject *)self);\n"
    end = "Py_TYPE(self)->tp_free((PyObject *)self);\nCPy_TRASHCAN_END(self)\ndone: ;\n}\n"
    assert tidy(plain + end, gnu=False) == (plain + end).replace("CPy_TRASHCAN_BEGIN(self, Rng_dealloc)\n", "").replace(
        "CPy_TRASHCAN_END(self)\n", ""
    )
    tracked = (plain + end).replace("{\n", "{\nPyObject_GC_UnTrack(self);\n", 1)
    assert tidy(tracked, gnu=False) == tracked


def test_an_exception_from_deep_inside_frees_what_it_held() -> None:
    """In a process of its own, as it would crash."""
    code = """
import gc
from emberhall.kernel.chance import Rng
def dive(rng, deep):
    mine = [rng.clone() for _ in range(3)]
    if deep == 0:
        raise ValueError
    dive(mine[0], deep - 1)
for _ in range(20):
    try:
        dive(Rng.seeded(1), 200)
    except ValueError:
        pass
    gc.collect()
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
