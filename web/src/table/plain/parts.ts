// A view, read generically: plain facts, and zones of things. A field that is a list of names or objects is a zone, an
// object is a zone of one, everything else is a fact. No title is known here, only a few names that titles share.

export type Plain = string | number | boolean;
export interface Fact {
	field: string;
	value: Plain | (Plain | null)[];
}
export interface Thing {
	/** Its name in the view, which answers use to point at it. Null if it has none, or the place is empty. */
	name: string | null;
	/** The seat it belongs to, if it is a player's. */
	seat: number | null;
	facts: Fact[];
	zones: Zone[];
}
export interface Zone {
	field: string;
	things: Thing[];
}
type Data = Record<string, unknown>;

/** Fields whose numbers are seats. */
export const SEATS = ["seat", "to_play", "active", "leader", "first", "winner", "winners"];
const NAMES = ["id", "ref", "name", "card"]; // fields that name the thing they belong to
const UNSAID = ["title", "seat", "seats", "scores", "winners", "to_play"]; // fields the page shows elsewhere
export const OWN = ["hand", "me"]; // the reader's own zones, which come first

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Plain => ["string", "number", "boolean"].includes(typeof value);

/** The whole view as one thing. */
export function read(view: object): Thing {
	const data = Object.fromEntries(Object.entries(view).filter(([field]) => !UNSAID.includes(field)));
	const whole = thingOf(data, "", false);
	const own = (zone: Zone) => Number(OWN.includes(zone.field));
	return { ...whole, name: null, zones: whole.zones.sort((a, b) => own(b) - own(a)) };
}

function thingOf(item: unknown, zone: string, inside = true): Thing {
	const thing: Thing = { name: null, seat: null, facts: [], zones: [] };
	if (isPlain(item)) return { ...thing, name: String(item) };
	if (!isData(item)) return thing;
	const named = inside ? nameField(item, zone) : undefined;
	if (named === "seat") thing.seat = item.seat as number;
	else if (named) thing.name = item[named] as string;
	for (const [field, value] of Object.entries(item)) {
		if (field === named) continue;
		if (isPlain(value)) thing.facts.push({ field, value });
		else if (isData(value) && Object.keys(value).length) thing.zones.push({ field, things: [thingOf(value, "")] });
		else if (Array.isArray(value)) list(thing, field, value, inside);
	}
	return thing;
}

/** The field that names the thing: a usual one, its zone's, the seat, or else the first text of a list item. */
function nameField(item: Data, zone: string): string | undefined {
	const isText = (field: string) => typeof item[field] === "string";
	const usual = [...NAMES, zone.replace(/s$/, "")].find(isText);
	return usual ?? (typeof item.seat === "number" ? "seat" : zone ? Object.keys(item).find(isText) : undefined);
}

function list(thing: Thing, field: string, items: unknown[], inside: boolean): void {
	if (inside && !items.length) return; // empty lists inside a thing are not worth showing
	const numbers = items.every((item) => item === null || typeof item === "number" || typeof item === "boolean");
	if (!numbers) thing.zones.push({ field, things: items.map((item) => thingOf(item, field)) });
	else thing.facts.push({ field, value: items as (number | boolean | null)[] });
}

/** Every name that is drawn somewhere, so that an answer can point at it; a player is `seat:1`. */
export function namesIn(thing: Thing): Set<string> {
	const found = new Set(thing.zones.flatMap((zone) => zone.things.flatMap((each) => [...namesIn(each)])));
	if (thing.name !== null) found.add(thing.name);
	if (thing.seat !== null) found.add(`seat:${thing.seat}`);
	return found;
}

/** The name in a ref: titles may put the kind of thing before it, as in `shop:S12`. */
export const bare = (ref: string): string => ref.slice(ref.lastIndexOf(":") + 1);

/** Whether a ref points at a thing with one of these names. */
export const fits = (ref: string, names: Set<string>): boolean => names.has(ref) || names.has(bare(ref));
