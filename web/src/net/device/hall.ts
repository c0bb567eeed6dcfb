// The worker of the hall on this device: the server's lobby and tables in Python, and their database in the browser's.
// One tab at a time has it; another that is opened waits until the first is closed.
import { keepPages, keptPages } from "./kept";
import { Line } from "./line";
import type { FromHall, Stage, ToHall } from "./messages";
import { startPython } from "./python";

type Served = Exclude<ToHall, { kind: "open" }>;
/** What `emberhall.device.bridge` gives. */
interface Hall {
	request(method: string, path: string, headers: string, body: string): Promise<string>;
	dial(id: number, say: (text: string) => void, gone: () => void): void;
	receive(id: number, text: string): void;
	hang_up(id: number): void;
}
interface Bridge {
	open_hall(pages: string, put: typeof keepPages, bots: Line, coach: Line, forge: Line): Promise<Hall>;
}

const LOCK = "emberhall-device";
const post = (message: FromHall): void => postMessage(message);
const at = (stage: Stage): void => post({ kind: "stage", stage });

/** Resolves when this tab has the hall; it keeps it for as long as it lives. */
function alone(): Promise<void> {
	const late = setTimeout(() => at("elsewhere"), 500);
	return new Promise((resolve) => {
		void navigator.locks.request(LOCK, () => {
			clearTimeout(late);
			resolve();
			return new Promise(() => undefined);
		});
	});
}

async function open(demo: boolean): Promise<Hall> {
	if (!demo) await alone();
	at("loading");
	const bots = new Line();
	const python = await startPython();
	bots.warm();
	const bridge = python.pyimport("emberhall.device.bridge") as unknown as Bridge;
	const [pages, keep] = demo ? ["{}", async () => undefined] : [await keptPages(), keepPages];
	const hall = await bridge.open_hall(pages, keep, bots, new Line(), new Line());
	at("ready");
	return hall;
}

let opening: Promise<Hall> | undefined;
function begin(demo: boolean): void {
	opening = open(demo);
	opening.catch((problem) => {
		console.error(problem);
		at("broken");
	});
}

addEventListener("message", async ({ data }: MessageEvent<ToHall>) => {
	if (data.kind === "open") return begin(data.demo);
	try {
		const hall = await opening;
		if (hall) serve(hall, data);
	} catch (problem) {
		post({ kind: "failed", id: data.id, why: String(problem) });
	}
});

function serve(hall: Hall, message: Served): void {
	const { id } = message;
	switch (message.kind) {
		case "ask":
			void answer(hall, message);
			return;
		case "dial":
			hall.dial(
				id,
				(text) => post({ kind: "frame", id, text }),
				() => post({ kind: "gone", id }),
			);
			return;
		case "say":
			hall.receive(id, message.text);
			return;
		case "hang-up":
			hall.hang_up(id);
	}
}

async function answer(hall: Hall, { id, method, path, headers, body }: Served & { kind: "ask" }): Promise<void> {
	try {
		const said = await hall.request(method, path, JSON.stringify(headers), body);
		const [status, names, text] = JSON.parse(said) as [number, Record<string, string>, string];
		post({ kind: "answer", id, status, headers: names, body: text });
	} catch (problem) {
		post({ kind: "failed", id, why: String(problem) });
	}
}
