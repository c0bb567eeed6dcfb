"""C that has the memory of the next games fetched while a batch writes one, by the name that mypyc gives the method.

A state is a tree of small objects. Those of some thousand games do not fit into a processor's cache, and each look
would wait. So a batch keeps a row of paths for each game: which lines of memory its state lies in, found by walking
the tree when it is dealt and now and then later. Some games ahead these lines are fetched, all at once, with the row of
cells and the marks that will be written over. A path may be out of date: fetching a line reads nothing, so that costs
time and nothing else. A walk reads what a garbage collection would read, and changes nothing.
"""

KERNEL = "emberhall___kernel"
BATCH = f"{KERNEL}___batches___Batch"
WRITE = f"CPyDef_{BATCH}___write"
MARK = f"CPyDef_{BATCH}___mark"
CELLS = f"{KERNEL}___cells___CellsObject"
OFFERS = f"{KERNEL}___offers___OffersObject"
ARRAYS = f"{KERNEL}___batches___ArraysObject"

# A path is a number of 32 bits: the first line, counted from some GB before the first state, and how many follow it.
# What many hold on to, such as a book of cards or a small number, is in the cache already and is passed over.
BEFORE = {
    WRITE: """struct paths { uint32_t *at, *end; uint64_t base; int depth, left; };

static void add_path(struct paths *p, void *first, Py_ssize_t size) {
uint64_t line = (uint64_t)first >> 6, more = (((uint64_t)first + size - 1) >> 6) - line;
if (p->at < p->end && line - p->base < (1u << 28)) *p->at++ = (uint32_t)(line - p->base) << 4 | (more > 15 ? 15 : more);
}

static int walk(PyObject *thing, void *into) {
struct paths *p = into;
PyTypeObject *type = Py_TYPE(thing);
if (p->left-- == 0) return 1;
if (Py_REFCNT(thing) > 4 || p->depth > 6) return 0;
add_path(p, thing, type->tp_basicsize);
if (PyList_CheckExact(thing) && PyList_GET_SIZE(thing))
add_path(p, ((PyListObject *)thing)->ob_item, PyList_GET_SIZE(thing) * sizeof(PyObject *));
p->depth++;
int full = type->tp_traverse ? type->tp_traverse(thing, walk, into) : 0;
p->depth--;
return full;
}

static void find_paths(PyObject *state, uint32_t *row, uint64_t base, int width) {
struct paths found = {row + 1, row + width, base, 0, 8 * width};
walk(state, &found);
row[0] = (uint32_t)(found.at - row - 1);
}

static void fetch(uint32_t *row, uint64_t base, uint32_t first) {
for (uint32_t n = 1 + first; n <= row[0]; n += 2) {
char *line = (char *)(((uint64_t)(row[n] >> 4) + base) << 6);
for (uint32_t more = 0; more <= (row[n] & 15); more++) __builtin_prefetch(line + 64 * more, 0, 2);
}
}

static void fetch_row(char *first, int64_t size) {
for (int64_t at = 0; at < size; at += 64) __builtin_prefetch(first + at, 0, 2);
}

""",
}
# Half of a game's lines are fetched when a game begins to be written and half when its options are, because a processor
# can wait for some tens of lines at a time only.
BEGINNING = f"""{BATCH}Object *batch = ({BATCH}Object *)cpy_r_self;
{CELLS} *paths = ({CELLS} *)batch->_paths, *made = ({CELLS} *)batch->_made;
int64_t count = PyList_GET_SIZE(batch->_states), here = cpy_r_k >> 1, next = here + 3;
if (paths->_room > 0 && made->_room >= 8 * count && here >= 0 && here < count) {{
int width = (int)(paths->_room / 4 / count);
uint64_t base = ((uint64_t)PyList_GET_ITEM(batch->_states, 0) >> 33 << 27) - (1u << 26);
uint32_t *rows = (uint32_t *)paths->_address;"""
AHEAD = {
    WRITE: f"""{BEGINNING}
int64_t turn = ((int64_t *)made->_address)[here];
if (turn == 0 || ((turn + here) & 15) == 0)
find_paths(PyList_GET_ITEM(batch->_states, here), rows + here * width, base, width);
if (here + 5 < count) fetch_row((char *)(rows + (here + 5) * width), 4 * rows[here * width] + 4);
if (next < count) fetch(rows + next * width, base, 0);
}}""",
    MARK: f"""{BEGINNING}
if (next < count) {{
{ARRAYS} *arrays = ({ARRAYS} *)batch->_arrays;
{CELLS} *seen = ({CELLS} *)arrays->_seen, *legal = ({CELLS} *)arrays->_legal;
{OFFERS} *offers = ({OFFERS} *)batch->_offers;
fetch(rows + next * width, base, 1);
fetch_row((char *)seen->_address + next * (seen->_room / count), seen->_room / count);
int64_t *offer = (int64_t *)(({CELLS} *)offers->_words)->_address + next * (offers->_room + 1);
char *mask = (char *)legal->_address + next * (legal->_room / count);
for (int64_t n = 1; n <= offer[0] && n <= 32; n++) __builtin_prefetch(mask + (offer[n] >> 40), 0, 2);
}}
}}""",
}
