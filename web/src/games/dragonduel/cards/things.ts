// The refs of the things on the table. A ref is only a name: it is made here from the view, and never parsed.
import type { View } from "./cards";

export const NEWCOMER = "new";
export const handRef = (code: string): string => `h:${code}`;
export const discardRef = (code: string): string => `d:${code}`;
export const lookedRef = (code: string): string => `l:${code}`;
/** Events contain only the numbers. */
export const monsterRef = (n: unknown): string => `m${n}`;
export const itemRef = (n: unknown): string => `c${n}`;
export const playerRef = (seat: number): string => `p${seat}`;
export const waitingRef = (n: number): string => `t:${n}`;

/** Every card that can be read somewhere, by its ref. */
export function cardsOn(view: View): Map<string, string> {
	const { hand, looking, players, chain, resolving, waiting, newcomer } = view;
	return new Map([
		...(hand ?? []).map((code): [string, string] => [handRef(code), code]),
		...looking.map((code): [string, string] => [lookedRef(code), code]),
		...players.flatMap(({ discard }) => discard).map((code): [string, string] => [discardRef(code), code]),
		...players.flatMap(({ monsters }) => monsters).map(({ id, card }): [string, string] => [id, card]),
		...[...chain, ...resolving].map(({ id, card }): [string, string] => [id, card]),
		...waiting.map(({ n, card }): [string, string] => [waitingRef(n), card]),
		...(newcomer ? [[NEWCOMER, newcomer] as [string, string]] : []),
	]);
}
