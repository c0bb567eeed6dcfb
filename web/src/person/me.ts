// The user of this browser: a guest with a name, registered with the server only when a seat or a word needs it.
import { api, bearer, Failure } from "../net/api";
import { remember, remembered } from "../state/settings";
import { makeStore } from "../state/store";
import { TRADES, type Trade } from "../ui/trades";

export interface Me {
	name: string;
	face: Trade;
	user: string | null;
	token: string | null;
	/** Set after they were signed out here: the login name, or empty if it is not known. */
	out?: string | null;
	/** Who is in kid mode here, by id: whoever is next at this browser need not be. */
	kid?: string | null;
}

/** Whom a server knows here. */
const SERVED = "emberhall.me";
/** In a hall on this device it is somebody else, of the same name, though both may be at one address. */
const PLACE = import.meta.env.MODE === "folder" ? "emberhall.me.device" : SERVED;
const NAMES = [
	"Wren",
	"Odile",
	"Ilse",
	"Bramble",
	"Juniper",
	"Moss",
	"Hazel",
	"Linnet",
	"Tansy",
	"Corin",
	"Sorrel",
	"Rowan",
];
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const me = makeStore<Me>({
	name: any(NAMES),
	face: any(TRADES),
	user: null,
	token: null,
	...named(),
	...remembered<Me>(PLACE),
});

function named(): Partial<Me> {
	const { name, face } = (PLACE !== SERVED && remembered<Me>(SERVED)) || {};
	return { ...(name && { name }), ...(face && { face }) };
}
/** The token of the person acting right now, where several share one screen; the browser still belongs to its owner. */
export const acting = makeStore<{ token: string | null }>({ token: null });
export const tokenNow = (): string | null => acting.get().token ?? me.get().token;
keep();
me.subscribe(keep);
acting.subscribe(keep);

function keep(): void {
	remember(PLACE, me.get());
	bearer.token = tokenNow();
}

let arriving: Promise<void> | null = null;

/** Registers with the server if necessary; several callers share one request. */
export function arrive(): Promise<void> {
	if (me.get().token) return Promise.resolve();
	arriving ??= register().finally(() => {
		arriving = null;
	});
	return arriving;
}

async function register(): Promise<void> {
	const { name, face } = me.get();
	const guest = await api.guest(name);
	me.set({ user: guest.user, token: guest.token, name: guest.name });
	if (guest.face !== face) await api.changeMe({ face });
}

export async function rename(change: { name?: string; face?: Trade }): Promise<void> {
	if (me.get().token) await api.changeMe(change);
	me.set(change);
}

/** Runs a request as a registered user; registers again if the server has forgotten us (a new data file). */
export async function asMe<T>(request: () => Promise<T>): Promise<T> {
	await arrive();
	try {
		return await request();
	} catch (failure) {
		if (!(failure instanceof Failure) || failure.status !== 401) throw failure;
		me.set({ token: null, user: null, out: "" });
		await arrive();
		return request();
	}
}
