// What the page and its workers tell each other. The worker of the hall answers requests and carries sockets; that of
// the mind answers tasks of bots and coach.

/** From the page to the hall; the first message opens it. A demo keeps nothing. */
export type ToHall =
	| { kind: "open"; demo: boolean }
	| { kind: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
	| { kind: "dial"; id: number }
	| { kind: "say"; id: number; text: string }
	| { kind: "hang-up"; id: number };

/** From the hall to the page. */
export type FromHall =
	| { kind: "answer"; id: number; status: number; headers: Record<string, string>; body: string }
	| { kind: "failed"; id: number; why: string }
	| { kind: "frame"; id: number; text: string }
	| { kind: "gone"; id: number }
	| { kind: "stage"; stage: Stage };

/** How far the hall is: another tab may have it, its engines may still load, or they cannot. */
export type Stage = "elsewhere" | "loading" | "ready" | "broken";

export interface ToMind {
	id: number;
	kind: string;
	text: string;
}
export interface FromMind {
	id: number;
	text: string;
	/** A report on the way to the answer. */
	report?: boolean;
	problem?: string;
}
