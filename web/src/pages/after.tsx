// What can be done in the question's place once a round or a match is over.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, recordOf } from "../api";
import { Ask } from "../board/ask";
import { knows, t } from "../locales";
import { Icon } from "../look/icon";
import { asMe } from "../me";
import type { TableInfo } from "../protocol";
import { go } from "../route";
import { failureText } from "../words";

/** A title may have its own word for what a round is. */
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

export function Ended({ info }: { info: TableInfo }): JSX.Element {
	const [wrong, setWrong] = useState("");
	const again = async () => {
		try {
			const next = info.you === null && info.rematch ? info.rematch : (await asMe(() => api.rematch(info.id))).id;
			go(next);
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	const canFollow = info.you !== null || info.rematch !== undefined;
	return (
		<div class="ask-place">
			<Ask mine question={wrong || t(info.rematch ? "rematch-waits" : canFollow ? "match-over" : "match-ended")}>
				<a
					class="btn btn--quiet"
					href={recordOf(info.id)}
					download={`${info.title}-${info.id}.txt`}
					data-testid="record"
				>
					<Icon name="verify" /> {t("record")}
				</a>
				{canFollow ? (
					<button type="button" class="btn btn--go" data-testid="rematch" onClick={() => void again()}>
						<Icon name="replay" /> {t("rematch")}
					</button>
				) : (
					<button type="button" class="btn btn--go" onClick={() => go(null)}>
						{t("to-the-hall")}
					</button>
				)}
			</Ask>
		</div>
	);
}
