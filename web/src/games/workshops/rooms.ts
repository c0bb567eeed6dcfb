// Titles with decks have a room for them: the available decks, and how each of them plays.
import type { ComponentType } from "preact";
import type { TitleInfo } from "../../protocol";
import { learn } from "../../ui/locales";

export interface RoomProps {
	title: TitleInfo;
	/** Starts a game against bots with these options. */
	onPlay(options: Record<string, string>): void;
}
interface Room {
	default: ComponentType<RoomProps>;
	overlay?(mark: string): Promise<void>;
}
const ROOMS = import.meta.glob<Room>("../*/workshop/room.tsx");
const placeOf = (title: string): string => `../${title}/workshop/room.tsx`;

export const hasDecks = ({ name }: TitleInfo): boolean => placeOf(name) in ROOMS;

/** The room with the title's words, and with the server's house cards if there are any. */
export async function roomOf({ name, cards }: TitleInfo): Promise<ComponentType<RoomProps> | null> {
	const [room] = await Promise.all([ROOMS[placeOf(name)]?.(), learn(name)]);
	await room?.overlay?.(cards ?? "");
	return room?.default ?? null;
}
