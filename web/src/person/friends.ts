// The user's friends as the server lists them, polled while somebody looks.
import { useEffect, useState } from "preact/hooks";
import { people } from "../net/people";
import type { Friends as All } from "../protocol";

const EVERY = 15_000;

/** The user's friends, kept fresh; null until they are known. */
export function useFriends(known: boolean): [All | null, () => void] {
	const [all, setAll] = useState<All | null>(null);
	const ask = () => {
		if (known && !document.hidden) void people.friends().then(setAll, () => undefined);
	};
	useEffect(() => {
		ask();
		const timer = setInterval(ask, EVERY);
		return () => clearInterval(timer);
	}, [known]);
	return [all, ask];
}
