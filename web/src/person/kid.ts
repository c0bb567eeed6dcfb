// Kid mode: ready-made words and no strangers, until a grown-up's code ends it. The server sees to it; the page says so.
import { people } from "../net/people";
import type { Me as Known } from "../protocol";
import { asMe, type Me, me } from "./me";

export const isKid = ({ user, kid }: Me): boolean => user !== null && kid === user;

const note = ({ user, kid }: Known): void => me.set({ kid: kid ? user : null });

/** Asks the server, since it may have begun or ended on another device. */
export async function learnKid(): Promise<void> {
	if (me.get().token) note(await people.me());
}
export const beginKid = async (code: string): Promise<void> => note(await asMe(() => people.beginKid(code)));
export const endKid = async (code: string): Promise<void> => note(await asMe(() => people.endKid(code)));
