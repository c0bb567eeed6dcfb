// The names of what is counted: cards as their title names them, everything else by its message.
import type { SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { learn, whole } from "../../ui/locales";

const PARTS = import.meta.glob<{ default: ExplorerPart }>("../../games/*/later/explored.tsx");
const PLAIN: ExplorerPart = { nameOf: (item) => item, about: () => "" };

/** What a title brings for the explorer, with the words that it needs. */
export async function partOf(title: string): Promise<ExplorerPart> {
	const [part] = await Promise.all([PARTS[`../../games/${title}/later/explored.tsx`]?.(), learn(title)]);
	return part?.default ?? PLAIN;
}

/** Something of a sheet as the reader sees it. */
export type Naming = (item: string) => string;
export const naming =
	(title: string, sheet: SheetInfo, part: ExplorerPart): Naming =>
	(item) =>
		sheet.names === "cards" ? part.nameOf(item) : (whole(`explorer-${title}-${sheet.name}-${item}`) ?? item);

/** The words of a column, or of a sheet as a whole. */
export const headingOf = (title: string, sheet: string, column = ""): string =>
	whole(`explorer-${title}-${sheet}${column && `-${column}`}`) ?? (column || sheet);
