// Plays motions in sequence: each begins when the one before is half over, and the whole is short.
import { rest, slowness, time } from "../animate";

export type Step = () => Promise<void>;
const MOST = 1200;

export async function inTurn(steps: Step[]): Promise<void> {
	const half = Math.min(time("--move") / 2, (MOST * slowness()) / Math.max(1, steps.length));
	const under: Promise<void>[] = [];
	for (const [k, step] of steps.entries()) {
		if (k) await rest(half);
		under.push(step());
	}
	await Promise.all(under);
}
