// Responses at one screen. Players who do not want to be asked each time say so, and the page passes for them. It
// decides by that wish and by public information, never by their cards, so that a missing curtain reveals nothing.
import { answersOf } from "../../../board/picking/answers";
import { dial } from "../../../net/dial";
import { Link, type Wire } from "../../../net/socket";
import { me } from "../../../person/me";
import type { Sitter } from "../../../person/sitters";
import { rememberedFor, rememberFor } from "../../../state/settings";

export const WISHES = ["always", "attacks", "never"] as const;
export type Wish = (typeof WISHES)[number];
export interface Window {
	kind: string;
	grave: boolean;
}

const PLACE = "emberhall.hotseat";
export const wishesAt = (table: string): Record<number, Wish> => rememberedFor(PLACE, table) ?? {};
export const wish = (table: string, seat: number, how: Wish): void =>
	rememberFor(PLACE, table, { ...wishesAt(table), [seat]: how });

/** Whether the page passes for somebody; a person who could lose by it is asked, whatever their wish. */
export const passesFor = (how: Wish | undefined, window: Window | null): boolean =>
	window !== null && !window.grave && (how === "never" || (how === "attacks" && window.kind !== "attack"));

const LONGEST = 5000;

/** Plays `pass` for a person over a separate connection, with nothing rendered; resolves to whether it worked. */
export function passFor(table: string, { token }: Sitter, call: () => Wire = () => dial(table)): Promise<boolean> {
	return new Promise((resolve) => {
		const link = new Link(call, () => token ?? me.get().token ?? undefined);
		let said = -1;
		const end = (done: boolean) => {
			clearTimeout(late);
			link.close();
			resolve(done);
		};
		const late = setTimeout(() => end(false), LONGEST);
		link.hear((message) => {
			if (message.t === "refused" || message.t === "error") return end(false);
			if (message.t !== "update" || message.table !== table) return;
			if (said >= 0) return message.seq > said ? end(true) : undefined;
			const pass = answersOf(message.decision).find(({ verb }) => verb === "pass");
			if (!pass) return end(false);
			said = message.seq;
			link.send({ t: "play", table, seq: said, words: [pass.word] });
		});
		link.join(table);
	});
}
