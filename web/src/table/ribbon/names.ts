// What a turn in which everybody acts is called, as its title says it: "Trick 5".
import type { Person } from "../../board/scene";
import { knows, t } from "../../ui/locales";
import type { Pictures } from "./pictures";
import type { Turn } from "./turns";

/** Nothing for a turn that is somebody's, and where the title has no such name. */
export function sharedName({ who, heading }: Turn, { speaker }: Pictures, people: Person[]): string | null {
	const short = `${heading.key}.short`;
	return who === null && knows(short) ? t(short, speaker.line(heading, people).args) : null;
}
