// The page's one socket. It says hello with the guest's token as soon as there is one.
import { Link, type Wire } from "../net/socket";
import { acting, me, tokenNow } from "../person/me";

// A server with several processes uses the table to bring its screens together in one of them.
const address = (table = ""): string =>
	`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket?table=${table}`;

export const line = new Link(
	(table) => new WebSocket(address(table)) as unknown as Wire,
	() => tokenNow() ?? undefined,
);

let greeted = tokenNow();
const greet = () => {
	if (tokenNow() === greeted) return;
	greeted = tokenNow();
	line.renew();
};
me.subscribe(greet);
acting.subscribe(greet);
line.hear((message) => {
	// A server with a new database does not know our token: watch anonymously until a seat or a word needs a name.
	if (message.t === "error" && message.error === "unknown-token") me.set({ token: null, user: null });
});
addEventListener("online", () => line.hurry());
document.addEventListener("visibilitychange", () => document.hidden || line.hurry());
