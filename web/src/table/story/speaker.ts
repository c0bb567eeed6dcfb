// Lines as sentences: the arguments of a message, with the names of things, as `kernel/titles/speakers.py` makes them.
// The names of people are added where a line is shown, so that they can be set in bold.

import type { Person } from "../../board/scene";
import type { Heard } from "../../protocol";
import { type Args, signed, t } from "../../ui/locales";
import type { Line } from "../layout";
import { countsOf, type Declared, type EventLine, type Group, groupsOf, type Noun } from "./lines";
import { inOrder } from "./order";

const NOTHING = "none"; // what messages select for a fact that is not there
/** A title's own names for the values of a fact. */
export type Namings = Record<string, (value: string) => string>;

const counted = ({ message = "", argument = "" }: Noun, value: unknown, count: number): string =>
	t(message, { [argument]: value, count } as Args);

export class Speaker {
	constructor(
		readonly title: string,
		private declared: Declared,
		private namings: Namings = {},
	) {}

	groups(heard: Heard[]): Group[] {
		return groupsOf(this.title, this.declared, heard);
	}

	/** The story as it is shown: as it happened. */
	story(heard: Heard[], people: Person[]): Line[] {
		const shown = this.groups(heard).filter(({ heading, lines }) => heading || lines.length > 0);
		return inOrder(
			shown.map(({ heading, lines }) => [
				...(heading ? [{ ...this.line(heading, people), heading: true }] : []),
				...lines.map((line) => this.line(line, people)),
			]),
		);
	}

	line(line: EventLine, people: Person[]): Line {
		const { key, at, who, to, icon } = line;
		const args = this.args(line, people);
		return {
			key,
			args,
			at,
			...(who === null ? {} : { who }),
			...(to === null ? {} : { to }),
			...(icon ? { icon } : {}),
		};
	}

	/** Every fact of its kind, named; a list also has its length, as `$cards_count`. */
	args({ telling, event }: EventLine, people: Person[]): Record<string, string | number> {
		const args: Record<string, string | number> = {};
		for (const fact of telling.facts) {
			const value = event[fact];
			if (Array.isArray(value)) args[`${fact}_count`] = value.length;
			args[fact] = this.arg(telling.nouns?.[fact] ?? this.declared.nouns[fact], fact, value, people);
		}
		return args;
	}

	private arg(noun: Noun | undefined, fact: string, value: unknown, people: Person[]): string | number {
		if (value === null || value === undefined) return NOTHING;
		if (typeof value === "boolean") return value ? "yes" : "no";
		if (Array.isArray(value)) return this.list(noun, fact, value, people) || NOTHING;
		if (typeof value === "number" && !noun) return value;
		return this.named(noun, fact, value, people);
	}

	private list(noun: Noun | undefined, fact: string, values: unknown[], people: Person[]): string {
		if (noun?.way === "signed") return values.map((value) => signed(Number(value))).join(" : ");
		if (noun?.way === "scores") return values.join(" : ");
		if (noun?.way === "counted")
			return [...countsOf(values)].map(([value, count]) => counted(noun, value, count)).join(", ");
		return values.map((value) => this.named(noun, fact, value, people)).join(", ");
	}

	private named(noun: Noun | undefined, fact: string, value: unknown, people: Person[]): string {
		const naming = this.namings[fact] ?? (noun ? this.namings[noun.way] : undefined);
		if (naming) return naming(String(value));
		if (noun?.way === "signed") return signed(Number(value));
		if (noun?.way === "digits") return String(value).replace("-", "−");
		if (noun?.way === "seat") return people[Number(value)]?.name ?? NOTHING;
		if (noun?.message) return t(noun.message, { [noun.argument ?? ""]: value } as Args);
		return String(value);
	}
}
