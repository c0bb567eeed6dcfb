// The names of things this person made. Stored in this browser under the list that an option carries, in any order.
import type { Value } from "../../protocol";
import { remember, remembered } from "../../state/settings";

const PLACE = "emberhall.made";
const MANY = 40; // the last few names are enough

const keyOf = (value: Value): string => String(value).toLowerCase().split(",").sort().join();
const names = (): Record<string, string> => remembered<Record<string, string>>(PLACE) ?? {};

export const madeName = (value: Value): string | undefined => names()[keyOf(value)];

/** Makes the table's options show it by its name, in this browser. */
export function nameMade(value: Value, name: string): void {
	const key = keyOf(value);
	const { [key]: _, ...others } = names();
	remember(PLACE, { ...Object.fromEntries(Object.entries(others).slice(1 - MANY)), [key]: name });
}

/** What this person has made for a title and keeps: choices wherever such a thing is chosen. */
export interface Made {
	name: string;
	value: string;
}
const placeOf = (title: string): string => `emberhall.made.${title}`;
export const madeFor = (title: string): Made[] => remembered<Made[]>(placeOf(title)) ?? [];
export function keepMade(title: string, all: Made[]): void {
	remember(placeOf(title), all);
	for (const { name, value } of all) nameMade(value, name);
}
/** Whether two values carry the same list. */
export const isSameMade = (one: Value, other: Value): boolean => keyOf(one) === keyOf(other);
