// The question: one place, always. A small line, one question, at most one line of consequence, at most two buttons.
import type { ComponentChildren, JSX } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../ui/locales";
import { Beside } from "./beside";

export interface AskProps {
	small?: ComponentChildren;
	question: ComponentChildren;
	then?: ComponentChildren;
	/** Only a question that can be answered now has the ring. */
	mine?: boolean;
	/** Choices with faces or pictures, between the words and the buttons. */
	inside?: ComponentChildren;
	children?: ComponentChildren;
}

export function Ask({ small, question, then, mine = false, inside, children }: AskProps): JSX.Element {
	const { skip, shelf, rules, hint, hintLine, prompt } = useContext(Beside);
	const asked = prompt || (
		<section class={`ask ${mine ? "ask--mine" : ""}`} data-testid="question" data-mine={mine}>
			<div class="q">
				{small && (
					<small>
						{small}
						{mine && rules && (
							<a class="ask-rules" href={rules} target="_blank" rel="noopener" aria-label={t("tab-rules")}>
								?
							</a>
						)}
					</small>
				)}
				<b>{question}</b>
				{then && <p>{then}</p>}
				{hint}
			</div>
			{mine && hintLine}
			{inside}
			{(children || (skip && !mine)) && (
				<div class="acts">
					{children}
					{skip && !mine && (
						<button type="button" class="btn btn--quiet" data-testid="skip" onClick={skip}>
							{t("skip")} <kbd class="key desk">{t("key-space")}</kbd>
						</button>
					)}
				</div>
			)}
		</section>
	);
	return (
		<>
			{asked}
			{shelf}
		</>
	);
}
