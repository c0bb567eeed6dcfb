// The text view: a question, a numbered list of choices, and everything else in headed lists. Numbers choose, letters
// read a part aloud, and events are announced in a log. Every page that can be read as text uses it.
import "./text.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/locales";
import { type Said, useSaid } from "./announcements";
import { Commands } from "./commands";
import { type Because, type Choice, ended, entryOf, fresh, headingText, type Section, type Told } from "./content";
import { Log } from "./log";

export type Say = (...texts: string[]) => void;

export interface TextProps {
	told: Told;
	/** A word has been sent: nothing can be chosen. */
	locked?: boolean;
	/** The announcements so far; without them the view has a log of its own. */
	log?: [Said[], Say];
	/** Returns why the other things cannot be chosen. */
	whyNot?: (() => Promise<Because[]>) | undefined;
	/** Shown between the question and its choices. */
	children?: ComponentChildren;
}

export function TextView({ told, locked = false, log, whyNot, children }: TextProps): JSX.Element {
	const own = useSaid();
	const [said, say] = log ?? own;
	const root = useRef<HTMLDivElement>(null);
	const head = useRef<HTMLHeadingElement>(null);
	const [reasons, setReasons] = useState<Because[]>([]);
	useEffect(() => setReasons([]), [told.id]);
	useQuestion(told, head, say);
	const choose = (choice: Choice) => {
		if (!locked) choice.act();
	};
	return (
		<div class="textview" data-testid="textview" ref={root}>
			<section class="tv-ask" aria-label={t("text-question")} data-part="question">
				<h2 ref={head} tabIndex={-1} aria-label={headingText(told)}>
					{told.small && <small>{told.small}</small>}
					{told.heading}
				</h2>
				{told.notes?.map((note, i) => note && <p key={i}>{note}</p>)}
				{children}
				<Choices choices={told.choices} locked={locked} onChoose={choose} />
				{reasons.length > 0 && <Reasons reasons={reasons} />}
			</section>
			<Commands told={told} root={root} say={say} whyNot={whyNot} onReasons={setReasons} onChoose={choose} />
			<div class="tv-parts" role="region" aria-label={t("text-parts")} tabIndex={0}>
				{told.sections.map((section) => (
					<Headed key={section.title} section={section} />
				))}
			</div>
			<Log said={said} />
		</div>
	);
}

interface ChoicesProps {
	choices: Choice[];
	locked: boolean;
	onChoose(choice: Choice): void;
}
/** Each is one button whose name says its number, what it does and what it would lead to. */
function Choices({ choices, locked, onChoose }: ChoicesProps): JSX.Element | null {
	if (!choices.length) return null;
	return (
		<ol class="tv-choices" aria-label={t("text-choices")}>
			{choices.map((choice, i) => (
				<li key={choice.id} class={choice.marked ? "tv-marked" : ""}>
					{/* not disabled while a word is being sent: that would take the focus away */}
					<button type="button" aria-disabled={locked} onClick={() => onChoose(choice)}>
						<b>{i + 1}.</b>{" "}
						<span>
							{ended(choice.text)} {choice.marked && <em>{t("text-this-one")}</em>}
							{choice.brings && <small>{ended(choice.brings)}</small>}
						</span>
					</button>
				</li>
			))}
		</ol>
	);
}

/** Why the rest cannot be chosen; each reason links to its paragraph of the rules. */
const Reasons = ({ reasons }: { reasons: Because[] }): JSX.Element => (
	<section class="tv-why" aria-label={t("text-why")} data-testid="text-why">
		<h2>{t("text-why")}</h2>
		<ul>
			{reasons.map(({ text, rules }) => (
				<li key={text}>
					{text}{" "}
					{rules && (
						<a href={rules} target="_blank" rel="noopener">
							{t("text-why-rule")}
						</a>
					)}
				</li>
			))}
		</ul>
	</section>
);

function Headed({ section: { part, title, lines = [], short, none, body } }: { section: Section }): JSX.Element {
	return (
		<section data-part={part}>
			<h2>{title}</h2>
			{lines.length > 0 && (
				<ul class={short ? "tv-short" : ""}>
					{lines.map(entryOf).map(({ text, ref }, i) => (
						<li key={`${ref}${i}`} data-ref={ref || undefined}>
							{text}
						</li>
					))}
				</ul>
			)}
			{!lines.length && none && <p>{none}</p>}
			{body}
		</section>
	);
}

/** Announces each new question once and keeps the focus; if the focused button is gone, the question gets it. */
function useQuestion(told: Told, head: { current: HTMLHeadingElement | null }, say: Say): void {
	const asked = useRef<string | null>(null);
	const inside = useRef(true);
	useEffect(() => {
		const follow = (event: FocusEvent) => {
			inside.current = head.current?.closest(".textview")?.contains(event.target as Node) ?? false;
		};
		addEventListener("focusin", follow);
		return () => removeEventListener("focusin", follow);
	}, []);
	useLayoutEffect(() => {
		const first = asked.current === null;
		const other = asked.current !== told.id;
		asked.current = told.id;
		const lost = document.activeElement === document.body || document.activeElement === null;
		const moved = lost && (inside.current || other);
		if (moved) head.current?.focus({ preventScroll: true });
		// if the focus is on the question, it is read from there
		if (!other || first || moved || !told.id || !told.choices.length) return;
		const question = [headingText(told), t("text-count", { count: told.choices.length })];
		setTimeout(() => say(...question)); // after the events that led to it
	});
}

/** Announces the new lines of a section, for pages without a story. */
export function useChanged(lines: string[], say: Say): void {
	const before = useRef<string[] | null>(null);
	const all = lines.join("\n");
	useEffect(() => {
		if (before.current) say(...fresh(before.current, lines));
		before.current = lines;
	}, [all]);
}
