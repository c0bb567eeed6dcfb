"""Plain C versions of the functions of emberhall.kernel.cells, by mypyc's name of each function.

A direct way returns if it can do all the work; otherwise the code mypyc wrote follows, with its errors.
"""

CELLS = "emberhall___kernel___cells"
SELF = f"(({CELLS}___CellsObject *)cpy_r_self)"
AT = "cpy_r_at"
BYTES = f"((signed char *){SELF}->_address)"
DONE = "return 1;"  # mypyc's None


def within(first: str, room: str = "_room") -> str:
    """Condition: a cell is in range; as unsigned, a negative index is a very large one."""
    return f"(uint64_t)({first}) < (uint64_t){SELF}->{room}"


def piece(count: str, room: str = "_room") -> str:
    """Condition: `count` cells from here on are in range."""
    return f"{AT} >= 0 && {count} >= 0 && {AT} <= {SELF}->{room} && {count} <= {SELF}->{room} - {AT}"


CUT = "cpy_r_n > 127 ? 127 : cpy_r_n < -128 ? -128 : cpy_r_n"
THINGS = "cpy_r_first >= 0 && cpy_r_count >= 0 && cpy_r_first + cpy_r_count <= PyList_GET_SIZE(cpy_r_things)"
# In a list, -1 is always the same object, so an empty place is found by identity. If a number is another negative one
# or too large, or a cell is out of range, everything is written again by the code of kernel/cells.py.
METHODS = {
    "look": f"if ({within(AT, '_reach')}) return (unsigned char){BYTES}[{AT}];",
    "put": f"if ({within(AT)}) {{ {BYTES}[{AT}] = (signed char)({CUT}); {DONE} }}",
    "mark": f"if ({within(AT)}) {{ {BYTES}[{AT}] = 1; {DONE} }}",
    "hot": f"if (cpy_r_k < 0) {DONE}\nif ({within(AT + ' + cpy_r_k')}) {{ {BYTES}[{AT} + cpy_r_k] = 1; {DONE} }}",
    "add": f"if ({within(AT)}) {{ {BYTES}[{AT}]++; {DONE} }}",
    "bits": f"if (cpy_r_mask <= 0) {DONE}\n"
    f"if ({piece('64 - __builtin_clzll(cpy_r_mask)')}) {{\n"
    f"for (uint64_t left = cpy_r_mask; left; left &= left - 1) {BYTES}[{AT} + __builtin_ctzll(left)] = 1;\n"
    f"{DONE}\n}}",
    "hots": f"if (cpy_r_share > 0 && {THINGS}) {{\n"
    "PyObject *none = PyLong_FromLong(-1); CPy_DECREF(none);\n"
    "int64_t k = 0;\n"
    "for (; k < cpy_r_count; k++) {\n"
    "PyObject *thing = PyList_GET_ITEM(cpy_r_things, cpy_r_first + k);\n"
    "if (thing == none) continue;\n"
    "int64_t n = CPyLong_AsInt64(thing);\n"
    "if (n < 0) break;\n"
    f"int64_t cell = {AT} + k * cpy_r_step + n / cpy_r_share;\n"
    f"if ((uint64_t)cell >= (uint64_t){SELF}->_room) break;\n"
    f"{BYTES}[cell] = 1;\n}}\n"
    f"if (k == cpy_r_count) {DONE}\n"
    "PyErr_Clear();\n}",
    "puts": f"if ({THINGS} && {piece('cpy_r_count')}) {{\n"
    "int64_t k = 0;\n"
    "for (; k < cpy_r_count; k++) {\n"
    "int64_t cpy_r_n = CPyLong_AsInt64(PyList_GET_ITEM(cpy_r_things, cpy_r_first + k));\n"
    "if (cpy_r_n == -113) break;\n"
    f"{BYTES}[{AT} + k] = (signed char)({CUT});\n}}\n"
    f"if (k == cpy_r_count) {DONE}\n"
    "PyErr_Clear();\n}",
    "counts": "{\n"
    "int64_t k = 0, size = PyList_GET_SIZE(cpy_r_things), n = 0;\n"
    "for (; k < size; k++) {\n"
    "n = CPyLong_AsInt64(PyList_GET_ITEM(cpy_r_things, k));\n"
    f"if (n < 0 || !({within(AT + ' + n')})) break;\n"
    f"{BYTES}[{AT} + n]++;\n}}\n"
    f"if (k == size) {DONE}\n"
    "PyErr_Clear();\n"
    f"while (k--) {BYTES}[{AT} + CPyLong_AsInt64(PyList_GET_ITEM(cpy_r_things, k))]--;\n}}",
    "clear": f"if ({piece('cpy_r_count')}) {{ memset({BYTES} + {AT}, 0, cpy_r_count); {DONE} }}",
    "put_two": f"if ({piece('2')} && cpy_r_n == (int16_t)cpy_r_n) {{\n"
    f"int16_t two = (int16_t)cpy_r_n; memcpy({BYTES} + {AT}, &two, 2); {DONE}\n}}",
    "put_eight": f"if ({piece('8')}) {{ memcpy({BYTES} + {AT}, &cpy_r_n, 8); {DONE} }}",
    "look_eight": f"if ({piece('8', '_reach')}) {{\n"
    f"int64_t eight; memcpy(&eight, {BYTES} + {AT}, 8); return eight;\n}}",
}
DIRECT = {
    **{f"CPyDef_{CELLS}___Cells___{name}": way for name, way in METHODS.items()},
    f"CPyDef_{CELLS}___address_of": "if (PyMemoryView_Check(cpy_r_memory)) "
    "return (int64_t)PyMemoryView_GET_BUFFER(cpy_r_memory)->buf;",
    f"CPyDef_{CELLS}___size_of": "return __builtin_popcountll(cpy_r_mask);",
}
