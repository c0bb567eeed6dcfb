// Being somebody else on this device from now on: the one who signs in, or whom a code belongs to.
import { tradeOf } from "../look/icon";
import { me } from "../me";
import type { Guest } from "../protocol";

/** Who this browser was before, if the server knew them: their games may be brought along. */
export function become(guest: Guest): string | null {
	const { token, user } = me.get();
	me.set({ user: guest.user, token: guest.token, name: guest.name, face: tradeOf(guest.face) });
	return token && user !== guest.user ? token : null;
}

/** Nobody the server knows; the name and the face stay. */
export const forgetMe = (): void => me.set({ user: null, token: null });
