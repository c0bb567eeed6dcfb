// Titles whose cards can be designed draw them here: the face of a card that is not in any catalogue yet.
import type { ComponentType } from "preact";
import { learn } from "../ui/locales";

export interface ForgedCard {
	/** The card as in the catalogue; null until a draft is right. */
	entry: Record<string, unknown> | null;
	/** The draft itself, for what can be shown at once. */
	draft: Record<string, unknown>;
	/** Not begun: its places stand empty. */
	blank?: boolean;
	/** As at the table, or at reading size. */
	small?: boolean;
}
export interface KitProps {
	draft: Record<string, unknown>;
	onChange(draft: Record<string, unknown>): void;
}
/** How a title shows cards under design, and what its own cards are called. */
export interface Faces {
	ForgedFace: ComponentType<ForgedCard>;
	/** Where a card's picture is put together. */
	Kit: ComponentType<KitProps>;
	nameOf(card: string): string;
}
const FACES = import.meta.glob<Faces>("./*/forge/face.tsx");

/** The faces of a title's cards, with the words they need; null for a title without any. */
export async function facesOf(title: string): Promise<Faces | null> {
	const [module] = await Promise.all([FACES[`./${title}/forge/face.tsx`]?.(), learn(title)]);
	return module ?? null;
}
