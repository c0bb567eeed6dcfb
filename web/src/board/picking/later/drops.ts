// Where a dragged thing can go, and what dropping it there answers.
import { type Answer, meantBy, touching } from "../answers";

/** Where a dragged thing is dropped: on another thing, or in a zone that takes some verbs. */
export type Place = { ref: string } | { verbs: string[] };
/** The things the drop points at, and the answer if they mean one. */
export interface Drop {
	refs: string[];
	answer: Answer | null;
}

/** Null where it cannot go. The thing that a question is about can go onto every thing that answers it. */
export function dropped(answers: Answer[], about: string, ref: string, place: Place): Drop | null {
	if ("verbs" in place) {
		const able = answers.filter(({ verb }) => place.verbs.includes(verb));
		const [only, ...more] = ref === about ? able.filter(({ refs }) => !refs.length) : [];
		const answer = meantBy(able, [ref]) ?? (more.length ? null : (only ?? null));
		return answer && { refs: [ref], answer };
	}
	if (place.ref === ref) return null;
	const refs = touching(answers, [ref, place.ref]).length ? [ref, place.ref] : ref === about ? [place.ref] : [];
	return refs.length && touching(answers, refs).length ? { refs, answer: meantBy(answers, refs) } : null;
}
