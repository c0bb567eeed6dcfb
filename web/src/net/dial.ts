// Opens the socket to the server. One with several processes uses the table to bring its screens together in one of them.
import type { Wire } from "./socket";

const address = (table: string): string =>
	`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket?table=${table}`;

export const dial = (table = ""): Wire => new WebSocket(address(table)) as unknown as Wire;

/** Whether a network lies between the page and what it dials. */
export const far = true;
