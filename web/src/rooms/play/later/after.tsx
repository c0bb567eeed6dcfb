// The choices in the question's place once a round or a match is over.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { recordOf } from "../../../net/api";
import { tables } from "../../../net/tables";
import "../../../table/recaps/over.css";
import type { Scene } from "../../../board/scene";
import { asMe } from "../../../person/me";
import type { TableInfo } from "../../../protocol";
import { follow, go } from "../../../state/route";
import { Ask } from "../../../table/ask";
import type { Layout } from "../../../table/layout";
import { failureText } from "../../../ui/errors";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { knows, t } from "../../../ui/locales";

const RatedChanges = part(() => import("./rated"), "RatedChanges", "ladder");

const ToEvent = part(() => import("../../../table/life/event-link"), "ToEvent", "life");

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

/** The result, over the final state of the table; it can be put aside to look at that. */
export function Over({ layout, scene }: { layout: Layout; scene: Scene }): JSX.Element {
	const [aside, setAside] = useState(false);
	const own = useRef<HTMLDivElement>(null);
	// the table behind a result is inert; it is not while the result is put aside
	useEffect(() => {
		const behind = [...(own.current?.parentElement?.children ?? [])].filter((each) => each !== own.current);
		for (const each of behind) each.toggleAttribute("inert", !aside);
		return () => {
			for (const each of behind) each.removeAttribute("inert");
		};
	}, [aside]);
	return (
		<div class={aside ? "over over--aside" : "over"} ref={own}>
			{aside ? (
				<button type="button" class="btn btn--go" data-testid="result" onClick={() => setAside(false)}>
					{t("see-result")}
				</button>
			) : (
				<div class="over-panel">
					<layout.Ending scene={scene} />
					{scene.info.rated && <RatedChanges info={scene.info} />}
					<Ended info={scene.info} onAside={() => setAside(true)} />
				</div>
			)}
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

function Ended({ info, onAside }: { info: TableInfo; onAside(): void }): JSX.Element {
	const { again, canFollow, wrong } = useAgain(info);
	return (
		<div class="ask-place">
			<Ask
				mine
				question={wrong || t(info.rematch ? "rematch-waits" : canFollow && !info.event ? "match-over" : "match-ended")}
			>
				<button type="button" class="btn btn--quiet" data-testid="look-at" onClick={onAside}>
					{t("look-at", { title: info.title })}
				</button>
				<a class="btn btn--quiet" href={`/review/${info.id}`} data-testid="review" onClick={follow}>
					<Icon name="replay" /> {t("review-game")}
				</a>
				<a
					class="btn btn--quiet desk"
					href={recordOf(info.id)}
					download={`${info.title}-${info.id}.txt`}
					data-testid="record"
				>
					<Icon name="verify" /> {t("record")}
				</a>
				{info.event ? (
					<ToEvent event={info.event} />
				) : canFollow ? (
					<button type="button" class="btn btn--go" data-testid="rematch" onClick={() => void again()}>
						<Icon name="replay" /> {t(info.seats === 1 ? "again" : "rematch")}
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
