// What follows a round, and a game: the next one.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { tables } from "../../../net/tables";
import { asMe } from "../../../person/me";
import type { TableInfo } from "../../../protocol";
import { go } from "../../../state/route";
import { Ask } from "../../../table/ask";
import { failureText } from "../../../ui/errors";
import { knows, t } from "../../../ui/locales";

/** A title may have its own name for a round. */
export function RoundNext({ title, onNext }: { title: string; onNext(): void }): JSX.Element {
	const own = knows(`${title}-next`);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus({ preventScroll: true }), []);
	return (
		<div class="ask-place">
			<Ask mine question={t(own ? `${title}-next.over` : "round-over")}>
				<button type="button" class="btn btn--go" data-testid="round-next" ref={button} onClick={onNext}>
					{t(own ? `${title}-next` : "round-next")}
				</button>
			</Ask>
		</div>
	);
}

/** A function that starts another game with the same people, and its error. */
export function useAgain(info: TableInfo): { again(): Promise<void>; canFollow: boolean; wrong: string } {
	const [wrong, setWrong] = useState("");
	const again = async () => {
		try {
			const next = info.you === null && info.rematch ? info.rematch : (await asMe(() => tables.rematch(info.id))).id;
			go(next);
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	return { again, wrong, canFollow: info.you !== null || info.rematch !== undefined };
}
