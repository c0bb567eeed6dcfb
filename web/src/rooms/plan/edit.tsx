// Writing a line: what has to happen, and word by word what is said then. The server says what could be, as far as the
// reader may know; the page only shows it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { plans } from "../../net/plans";
import { asMe } from "../../person/me";
import type { Foreseen, Happening, PlanLine } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { choicesOf, happeningText, questionText, type Speaking, wordText } from "./say";

const KINDS = ["if", "each", "any", "resign"] as const;
type Kind = (typeof KINDS)[number];

export interface EditorProps {
	speaking: Speaking;
	onKeep(line: PlanLine): void;
	onCancel(): void;
}
export function Editor({ speaking, onKeep, onCancel }: EditorProps): JSX.Element {
	const [kind, setKind] = useState<Kind>("if");
	const [event, setEvent] = useState<Happening | null>(null);
	const [ask, setAsk] = useState("");
	const [words, setWords] = useState<string[]>([]);
	const { could, then, wrong } = useFutures(speaking, kind, event, ask, words);
	const anew = (next: Kind) => {
		setKind(next);
		setEvent(null);
		setAsk("");
		setWords([]);
	};
	const ready = kind === "resign" ? event !== null : words.length > 0;
	const waits = (kind === "if" || kind === "resign") && !event;
	return (
		<form
			class="plan-edit"
			onSubmit={(e) => {
				e.preventDefault();
				onKeep(lineOf(kind, event, ask, words));
			}}
		>
			<List label={t("plan-kind")} value={kind} onChange={(value) => anew(value as Kind)} testid="plan-kind">
				{KINDS.map((each) => [each, t(`plan-kind-${each}`)])}
			</List>
			{kind === "each" && (
				<List label={t("plan-question")} value={ask} onChange={setAsk} testid="plan-ask">
					{[["", t("plan-choose")], ...(could?.asks ?? []).map((each) => [each.ask, questionText(speaking, each)])]}
				</List>
			)}
			{kind !== "any" && (
				<List
					label={t(kind === "each" ? "plan-stop" : "plan-event")}
					value={event ? nameOf(event) : ""}
					onChange={(name) => setEvent(could?.happenings.find((each) => nameOf(each) === name) ?? null)}
					testid="plan-event"
				>
					{[
						["", t(kind === "each" ? "plan-my-turn" : "plan-choose")],
						...(could?.happenings ?? []).map((each) => [nameOf(each), happeningText(speaking, each)]),
					]}
				</List>
			)}
			{kind !== "resign" && !waits && then && (
				<Words speaking={speaking} then={then} words={words} onChange={setWords} />
			)}
			{then?.possible === "unknown" && <p>{t("plan-possible-unknown")}</p>}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<div class="plan-acts">
				<button type="button" class="btn btn--s btn--quiet" onClick={onCancel}>
					{t("plan-cancel")}
				</button>
				<button type="submit" class="btn btn--s btn--go" disabled={!ready} data-testid="plan-keep">
					{t("plan-keep")}
				</button>
			</div>
		</form>
	);
}

const nameOf = ({ event, about }: Happening): string =>
	JSON.stringify([event.kind, ...about.map((fact) => event[fact] ?? null)]);

function lineOf(kind: Kind, event: Happening | null, asked: string, words: string[]): PlanLine {
	if (kind === "resign" && event) return { words: [], event, resign: true };
	if (kind === "each") return { words, asked, ...(event ? { until: event } : {}) };
	return { words, ...(kind === "if" && event ? { event } : {}) };
}

/** What could happen now, and what could be said after what was chosen. */
function useFutures({ scene }: Speaking, kind: Kind, event: Happening | null, asked: string, words: string[]) {
	const [could, setCould] = useState<Foreseen | null>(null);
	const [then, setThen] = useState<Foreseen | null>(null);
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	const table = scene.info.id;
	useEffect(() => void asMe(() => plans.draft(table, {})).then(setCould, fail), [table, scene.seq]);
	const about = JSON.stringify([kind, event, asked, words, scene.seq]);
	useEffect(() => {
		setThen((before) => (words.length ? before : null));
		if (kind === "resign" || (kind === "if" && !event) || (kind === "each" && !asked)) return;
		let current = true;
		const wish = { words, ...(kind === "if" && event ? { event } : {}), ...(kind === "each" ? { asked } : {}) };
		void asMe(() => plans.draft(table, wish)).then((found) => current && setThen(found), fail);
		return () => {
			current = false;
		};
	}, [about]);
	return { could, then, wrong };
}

interface WordsProps {
	speaking: Speaking;
	then: Foreseen;
	words: string[];
	onChange(words: string[]): void;
}
/** The answers chosen so far, each of which can be changed, and the next question. */
const Words = ({ speaking, then, words, onChange }: WordsProps): JSX.Element => (
	<>
		{then.words.map((each, at) => (
			<p class="plan-word" key={`${at} ${each.word}`}>
				<span>{wordText(speaking, each)}</span>
				<button type="button" class="btn btn--s btn--quiet" onClick={() => onChange(words.slice(0, at))}>
					{t("plan-other")}
				</button>
			</p>
		))}
		{then.question && words.length === then.words.length && words.length < 24 && (
			<List
				label={questionText(speaking, then.question)}
				value=""
				onChange={(word) => word && onChange([...words, word])}
				testid="plan-answer"
			>
				{[
					["", t(words.length ? "plan-enough" : "plan-choose")],
					...choicesOf(speaking, then.question).map(({ word, text }) => [word, text]),
				]}
			</List>
		)}
	</>
);

interface ListProps {
	label: string;
	value: string;
	onChange(value: string): void;
	testid: string;
	children: (readonly string[])[];
}
const List = ({ label, value, onChange, testid, children }: ListProps): JSX.Element => (
	<label class="plan-list">
		<span>{label}</span>
		<select value={value} data-testid={testid} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
			{children.map(([name = "", text]) => (
				<option key={name} value={name}>
					{text}
				</option>
			))}
		</select>
	</label>
);
