"""C that has the memory of the next games fetched while a batch writes one, by the name that mypyc gives the method.

A state is a tree of small objects. Those of some thousand games do not fit into a processor's cache, and each look
would wait. So, some games ahead, the state itself is fetched, then what it names, then what those lists hold, and so
on: each time one level deeper, when the level above has come. Nothing is read that a garbage collection would not read,
and nothing is changed.
"""

BATCH = "emberhall___kernel___batches___Batch"
WRITE = f"CPyDef_{BATCH}___write"
FEW = 256  # games: they fit into the cache

BEFORE = {
    WRITE: """static void fetch_list(PyObject *list) {
Py_ssize_t size = PyList_GET_SIZE(list);
char *items = (char *)((PyListObject *)list)->ob_item;
for (Py_ssize_t k = 0; k < size && k < 64; k += 8) __builtin_prefetch(items + k * sizeof(PyObject *));
}

static int fetch_child(PyObject *child, void *level) {
if (level == NULL) __builtin_prefetch(child);
else if (PyList_CheckExact(child)) fetch_list(child);
return 0;
}

static int fetch_items(PyObject *child, void *level) {
if (!PyList_CheckExact(child)) return 0;
Py_ssize_t size = PyList_GET_SIZE(child);
if (size == 0 || PyLong_CheckExact(PyList_GET_ITEM(child, 0))) return 0;
for (Py_ssize_t k = 0; k < size && k < 8; k++) {
PyObject *item = PyList_GET_ITEM(child, k);
if (level == NULL) { __builtin_prefetch(item); __builtin_prefetch((char *)item + 64); }
else if (Py_TYPE(item)->tp_traverse) Py_TYPE(item)->tp_traverse(item, fetch_child, NULL);
}
return 0;
}

static void fetch_state(PyObject *states, int64_t at, int level) {
if (at >= PyList_GET_SIZE(states)) return;
PyObject *state = PyList_GET_ITEM(states, at);
PyTypeObject *type = Py_TYPE(state);
if (level == 0) {
for (Py_ssize_t k = 0; k < type->tp_basicsize; k += 64) __builtin_prefetch((char *)state + k);
} else if (type->tp_traverse) {
type->tp_traverse(state, level < 3 ? fetch_child : fetch_items, level % 2 ? NULL : state);
}
}

""",
}
AHEAD = {
    WRITE: f"""PyObject *states = (({BATCH}Object *)cpy_r_self)->_states;
if (PyList_GET_SIZE(states) > {FEW} && (cpy_r_k & 1) == 0) {{
int64_t here = cpy_r_k >> 1;
for (int level = 0; level < 5; level++) fetch_state(states, here + 6 - level, level);
}}""",
}
