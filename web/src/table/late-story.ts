// What tells a title's story, fetched right after its table stands: until then there is nothing to tell. Whoever shows the
// story asks first whether everything that is to be said has come (`isComplete`).
import type { Person } from "../board/scene";
import type { Heard } from "../protocol";
import { withRest } from "../ui/locales";
import type { Line } from "./layout";
import type { EventLine, Group } from "./story/lines";
import type { Speaker } from "./story/speaker";

export class LateSpeaker {
	private own: Speaker | null = null;

	constructor(private readonly chunk: () => Promise<{ speaker: Speaker }>) {
		withRest(this);
	}
	get ready(): boolean {
		return this.own !== null;
	}
	async load(): Promise<void> {
		this.own ??= (await this.chunk()).speaker;
	}
	groups(heard: Heard[]): Group[] {
		return this.own?.groups(heard) ?? [];
	}
	story(heard: Heard[], people: Person[]): Line[] {
		return this.own?.story(heard, people) ?? [];
	}
	line(line: EventLine, people: Person[]): Line {
		return this.own?.line(line, people) ?? { key: line.key };
	}
	args(line: EventLine, people: Person[]): Record<string, string | number> {
		return this.own?.args(line, people) ?? {};
	}
}
