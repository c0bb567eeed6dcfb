// The page's one socket. It says hello with the guest's token as soon as there is one.
import { dial, far } from "../net/dial";
import { Link } from "../net/socket";
import { acting, me, tokenNow } from "../person/me";

/** Somebody who has done something in the last while is at the page. */
const ATTENDED = 60_000;
let touched = Date.now();
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (touched = Date.now()), { passive: true });
const attended = () => far && !document.hidden && Date.now() - touched < ATTENDED;

export const line = new Link(dial, () => tokenNow() ?? undefined, Date.now, Math.random, attended);

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
	if (message.t === "error" && message.error === "unknown-token") me.set({ token: null, user: null, out: "" });
});
addEventListener("online", () => line.hurry());
if (far) addEventListener("offline", () => line.doubt());
document.addEventListener("visibilitychange", () => document.hidden || line.hurry());
