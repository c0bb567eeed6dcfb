// The hall on this device, in the place of a server: requests become messages to its worker, and sockets are carried by it.
import { demo } from "../../state/storage-in-folder";
import type { Wire } from "../socket";
import { answerDownloads } from "./downloads";
import type { FromHall, Stage, ToHall } from "./messages";
import { stage } from "./stage";

interface Waiting {
	resolve(answer: Response): void;
	reject(problem: Error): void;
}
const EMPTY = [204, 304];

class Device {
	private readonly worker = new Worker(new URL("./hall.ts", import.meta.url), { type: "module" });
	private readonly answers = new Map<number, Waiting>();
	private readonly lines = new Map<number, Wire>();
	private last = 0;

	constructor() {
		this.worker.onmessage = ({ data }: MessageEvent<FromHall>) => this.hear(data);
		this.worker.onerror = () => this.at("broken");
		this.post({ kind: "open", demo });
	}

	ask(path: string, { method = "GET", headers = {}, body = "" }: RequestInit = {}): Promise<Response> {
		const id = ++this.last;
		const names = Object.fromEntries(new Headers(headers));
		return new Promise((resolve, reject) => {
			if (stage.get().stage === "broken") return reject(new TypeError("The engines cannot be loaded."));
			this.answers.set(id, { resolve, reject });
			this.post({ kind: "ask", id, method, path, headers: names, body: String(body ?? "") });
		});
	}

	dial(): Wire {
		const id = ++this.last;
		const wire: Wire = {
			onopen: null,
			onmessage: null,
			onclose: null,
			send: (text) => this.post({ kind: "say", id, text }),
			close: () => {
				this.lines.delete(id);
				this.post({ kind: "hang-up", id });
			},
		};
		this.lines.set(id, wire);
		this.post({ kind: "dial", id });
		queueMicrotask(() => wire.onopen?.()); // nobody listens yet
		return wire;
	}

	private post(message: ToHall): void {
		this.worker.postMessage(message);
	}

	private hear(message: FromHall): void {
		switch (message.kind) {
			case "stage":
				this.at(message.stage);
				return;
			case "frame":
				this.lines.get(message.id)?.onmessage?.({ data: message.text });
				return;
			case "gone":
				this.lines.get(message.id)?.onclose?.();
				this.lines.delete(message.id);
				return;
		}
		const waiting = this.answers.get(message.id);
		this.answers.delete(message.id);
		if (message.kind === "failed") waiting?.reject(new TypeError(message.why));
		else waiting?.resolve(responseOf(message));
	}

	private at(now: Stage): void {
		stage.set({ stage: now });
		if (now !== "broken") return;
		for (const { reject } of this.answers.values()) reject(new TypeError("The engines cannot be loaded."));
		this.answers.clear();
	}
}

function responseOf({ status, headers, body }: FromHall & { kind: "answer" }): Response {
	const { "content-length": _, ...others } = headers;
	return new Response(EMPTY.includes(status) ? null : body, { status, headers: others });
}

const device = new Device();
answerDownloads((path) => device.ask(path));
// kept for the next time; on plain http elsewhere, it is online only
void navigator.serviceWorker?.register("sw.js").catch(() => undefined);
// else a browser short of space may forget the games
void navigator.storage?.persist?.().catch(() => undefined);

export const ask = (path: string, init?: RequestInit): Promise<Response> => device.ask(path, init);
export const dial = (): Wire => device.dial();
/** No network lies between the page and this device. */
export const far = false;
