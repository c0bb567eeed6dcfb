// The worker in which bots, coach or forge think. One task at a time; whoever no longer wants the answer stops the worker.
import type { FromMind, ToMind } from "./messages";
import { startPython } from "./python";

interface Mind {
	serve(kind: string, text: string, report: (text: string) => void): string;
}

const post = (message: FromMind): void => postMessage(message);
const mind = startPython().then((python) => python.pyimport("emberhall.device.mind") as unknown as Mind);

addEventListener("message", async ({ data: { id, kind, text } }: MessageEvent<ToMind>) => {
	try {
		const { serve } = await mind;
		post({ id, text: serve(kind, text, (said) => post({ id, text: said, report: true })) });
	} catch (problem) {
		post({ id, text: "", problem: String(problem) });
	}
});
