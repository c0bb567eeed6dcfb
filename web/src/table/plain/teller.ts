// What tells the story of a title without a layout: the title's own declarations, which the server has; a title that
// declares nothing is told by its events' names.
import type { Person } from "../../board/scene";
import { storyOf as declaredBy } from "../../net/files";
import type { Heard } from "../../protocol";
import { withRest } from "../../ui/locales";
import type { Line } from "../layout";
import type { Declared } from "../story/lines";
import { Speaker } from "../story/speaker";
import { cardName } from "./names";
import { storyOf } from "./say";

class Teller {
	ready = false;
	speaker: Speaker | null = null;

	constructor(private readonly title: string) {
		withRest(this);
	}
	async load(): Promise<void> {
		if (this.ready) return;
		const declared = await declaredBy<Declared>(this.title);
		if (declared === undefined) throw new Error(`The story of ${this.title} could not be fetched.`);
		if (declared) this.speaker = new Speaker(this.title, declared, { card: (id) => cardName(this.title, id) });
		this.ready = true;
	}
	story(heard: Heard[], people: Person[]): Line[] {
		if (!this.ready) return [];
		return this.speaker?.story(heard, people) ?? storyOf(this.title, heard, people);
	}
}
const TELLERS = new Map<string, Teller>();

export function tellerOf(title: string): Teller {
	const teller = TELLERS.get(title) ?? new Teller(title);
	TELLERS.set(title, teller);
	return teller;
}
