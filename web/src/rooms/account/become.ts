// Changes who uses this device: to the person who signs in, or to the owner of a code.

import { me } from "../../person/me";
import type { Guest } from "../../protocol";
import { tradeOf } from "../../ui/trades";

/** Returns the token of the previous user, if the server knew them: their games may be brought along. */
export function become(guest: Guest): string | null {
	const { token, user } = me.get();
	me.set({ user: guest.user, token: guest.token, name: guest.name, face: tradeOf(guest.face), out: null });
	return token && user !== guest.user ? token : null;
}

/** Makes this user unknown to the server; name and face stay, and the page says so until somebody signs in. */
export const forgetMe = (login: string | null = null): void => me.set({ user: null, token: null, out: login });
