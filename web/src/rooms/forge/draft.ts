// The draft in hand: kept on this device with every change, checked by the server a moment after the last one.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Draft, forge } from "../../net/forge";
import type { ForgeFinding, ForgeKind } from "../../protocol";
import { remember, remembered } from "../../state/settings";
import { failureText } from "../../ui/errors";
import { asFields } from "./shapes";

export interface Work {
	kind: string;
	draft: Draft;
	/** The set it is kept in, and its card there; empty for a new one. */
	set: string;
	card: string;
}
const PAUSE = 250; // ms without a change before a draft is checked
const place = (title: string): string => `emberhall.forge.${title}`;

export const newWork = (kind: ForgeKind | undefined, set = ""): Work => ({
	kind: kind?.key ?? "",
	draft: structuredClone(kind?.draft ?? {}),
	set,
	card: "",
});
/** Nothing but its name was touched, and that is not whole: not wrong, only not begun. */
export function isBlank({ kind, draft }: Work, kinds: readonly ForgeKind[]): boolean {
	const own = kinds.find(({ key }) => key === kind)?.draft;
	const names = Object.values(asFields(draft.name));
	const whole = names.length > 0 && names.every((name) => String(name).trim());
	return !whole && JSON.stringify({ ...draft, name: {} }) === JSON.stringify({ ...own, name: {} });
}
export const workOf = (title: string): Work | null => remembered<Work>(place(title));
export const keepWork = (title: string, work: Work): void => remember(place(title), work);

export interface Checked {
	finding: ForgeFinding | null;
	/** The draft that the finding is about is not the one in hand. */
	late: boolean;
	wrong: string;
}
/** What the server says of a draft. */
export function useFinding(title: string, draft: Draft | null): Checked {
	const [checked, setChecked] = useState<Checked>({ finding: null, late: false, wrong: "" });
	const asked = useRef(0);
	const text = JSON.stringify(draft);
	useEffect(() => {
		if (!draft || !title) return undefined;
		asked.current += 1;
		const own = asked.current;
		setChecked((before) => ({ ...before, late: true }));
		const timer = setTimeout(() => {
			forge.check(title, draft).then(
				(finding) => own === asked.current && setChecked({ finding, late: false, wrong: "" }),
				(failure) =>
					own === asked.current && setChecked((old) => ({ ...old, late: false, wrong: failureText(failure) })),
			);
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [title, text]);
	return checked;
}
