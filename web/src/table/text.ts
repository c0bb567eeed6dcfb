// The text view of a table, fetched when it is first needed.
import { lazily, part } from "../ui/lazy";
import { learnRest } from "../ui/locales";

export const TableText = part(() => learnRest().then(() => import("./text/table")), "TableText", "text");
const SOON = 3000; // ms; a newly opened table has nothing to announce yet but whose turn it is
export const Live = lazily(() =>
	new Promise((go) => setTimeout(go, SOON))
		.then(learnRest)
		.then(() => import("./text/live"))
		.then((part) => part.Live),
);
