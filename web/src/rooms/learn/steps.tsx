// The rail of a lesson: its steps, with links back to those done, and the ways out.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { follow } from "../../state/route";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Lesson, LessonLine } from "./lesson-socket";
import type { Spoken } from "./tutor";

export interface StepsProps {
	name: string;
	lesson: Lesson;
	line: LessonLine;
	spoken: Spoken;
	/** Continues from here as a game; null if it is over. */
	onFork: (() => void) | null;
}
export function Steps({ name, lesson, line, spoken, onFork }: StepsProps): JSX.Element {
	const { state } = lesson;
	const at = state?.step ?? 0;
	const list = useRef<HTMLOListElement>(null);
	// the current step stays in sight
	useEffect(() => list.current?.children[at]?.scrollIntoView({ block: "nearest" }), [at]);
	return (
		<div class="ln-rail">
			{!spoken.puzzle && <h3>{name}</h3>}
			<ol class="ln-steps" ref={list}>
				{(spoken.puzzle ? [] : spoken.steps).map((key, i) => (
					<li key={key} class={i < at ? "y" : i === at ? "now" : ""} aria-current={i === at ? "step" : undefined}>
						<span class="m">{i < at ? <Icon name="check" /> : i + 1}</span>
						{i < at ? (
							<button type="button" onClick={() => line.backTo(i)}>
								{t(key)}
							</button>
						) : (
							<span>{t(key)}</span>
						)}
					</li>
				))}
			</ol>
			<div class="ln-keep">
				<p>
					<Icon name="check" size="s" />
					<span>{t("learn-kept")}</span>
				</p>
				{!spoken.puzzle && !state?.over && (
					<div class="ln-two">
						<button
							type="button"
							class="btn btn--quiet"
							data-testid="back"
							disabled={at === 0}
							onClick={() => line.backTo(Math.max(0, at - 1))}
						>
							{t("learn-back")}
						</button>
						<button type="button" class="btn btn--quiet" data-testid="skip-step" onClick={() => line.skip()}>
							{t("learn-skip")}
						</button>
					</div>
				)}
				{onFork && !state?.over && (
					<button type="button" class="btn btn--quiet" data-testid="fork" onClick={onFork}>
						{t("learn-fork")}
					</button>
				)}
				<a class="btn btn--quiet" href="/learn" data-testid="leave" onClick={follow}>
					{t("learn-leave")}
				</a>
			</div>
		</div>
	);
}
