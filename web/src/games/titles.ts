// The titles this page was built with: every folder here with a `title.ts`.
import type { Title } from "../table/title";

const FILES = import.meta.glob<Title>("./*/title.ts", { eager: true, import: "default" });
const TITLES = new Map(Object.entries(FILES).map(([path, title]) => [path.split("/")[1] ?? "", title]));

/** Their names, in the order of the shelf. */
export const SHELF: readonly string[] = [...TITLES]
	.sort(([, one], [, other]) => one.order - other.order)
	.map(([name]) => name);

export const titleOf = (name: string): Title | undefined => TITLES.get(name);
/** A list in the order of the shelf; what is not on it comes last. */
export function onShelf<T>(list: readonly T[], nameOf = (each: T): string => String(each)): T[] {
	const place = (each: T): number => TITLES.get(nameOf(each))?.order ?? SHELF.length + 1;
	return [...list].sort((one, other) => place(one) - place(other));
}
/** The names on the shelf, then those of the server's other titles. */
export const shelfWith = (all: readonly { name: string }[] | null): string[] => [
	...new Set([...SHELF, ...(all ?? []).map(({ name }) => name)]),
];
