// A line to a mind: a worker that starts with the first task, and is replaced after it was stopped.
import type { FromMind, ToMind } from "./messages";

interface Task {
	resolve(text: string): void;
	reject(problem: Error): void;
	report(text: string): void;
}

export class Line {
	private worker: Worker | null = null;
	private readonly tasks = new Map<number, Task>();
	private last = 0;

	/** The answer to a task, once there is one. */
	ask(kind: string, text: string, report: (text: string) => void): Promise<string> {
		return new Promise((resolve, reject) => {
			const id = ++this.last;
			this.tasks.set(id, { resolve, reject, report });
			this.running().postMessage({ id, kind, text } satisfies ToMind);
		});
	}

	/** Starts it before it is needed. */
	warm(): void {
		this.running();
	}

	/** Stops it, whatever it is doing. */
	end(): void {
		this.worker?.terminate();
		this.worker = null;
		const tasks = [...this.tasks.values()];
		this.tasks.clear();
		for (const { reject } of tasks) reject(new Error("It was stopped."));
	}

	private running(): Worker {
		if (this.worker) return this.worker;
		this.worker = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
		this.worker.onmessage = ({ data }: MessageEvent<FromMind>) => this.hear(data);
		this.worker.onerror = () => this.end();
		return this.worker;
	}

	private hear({ id, text, report, problem }: FromMind): void {
		const task = this.tasks.get(id);
		if (!task) return;
		if (!report) this.tasks.delete(id);
		if (report) task.report(text);
		else if (problem) task.reject(new Error(problem));
		else task.resolve(text);
	}
}
