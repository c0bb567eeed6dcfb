// The server beside a hall on this device: requests that go to it, while everything else is answered here.

/** Whether it can be reached now. */
export const isThere = async (): Promise<boolean> => {
	const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
	return answer?.ok ?? false;
};

/** A person of that server, as its own page remembers them. */
export interface Known {
	name: string;
	face: string;
	user: string | null;
	token: string | null;
}

async function send<T>(path: string, body: unknown, token: string | null): Promise<T> {
	const headers: Record<string, string> = { "content-type": "application/json" };
	if (token) headers.authorization = `Bearer ${token}`;
	const answer = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
	return (await answer.json()) as T;
}

/** Registers somebody whom the server does not know yet. */
export async function registered(person: Known): Promise<Known> {
	if (person.token) return person;
	const { user, token } = await send<{ user: string; token: string }>("/guests", { name: person.name }, null);
	return { ...person, user, token };
}

/** Brings the record of a game to a person's games; it counts for no rating. */
export const bring = (text: string, { token }: Known): Promise<unknown> => send("/games", { text }, token);
