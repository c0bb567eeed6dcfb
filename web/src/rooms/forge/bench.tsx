// The bench: the card in sentences, its face and texts, and its balance; on a phone three leaves of one sheet.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { type Draft, forge } from "../../net/forge";
import { asMe, me } from "../../person/me";
import type { ForgeKind, HouseSetInfo } from "../../protocol";
import { goTo } from "../../state/route";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { inUnit, type Unit } from "./axis";
import { Balance, SHAPES, useTrial, type verdictOf } from "./balance";
import { isBlank, keepWork, newWork, useFinding, type Work, workOf } from "./draft";
import { Lines } from "./lines";
import type { Workshop } from "./room";
import { freshId, keptWith, playWith } from "./set";
import type { Shapes } from "./shapes";
import { Texts } from "./texts";

type Leaf = "words" | "drawing" | "balance";

/** One's own sets; none for somebody who is nobody yet. */
export function useSets(): [HouseSetInfo[], (sets: HouseSetInfo[]) => void] {
	const [sets, setSets] = useState<HouseSetInfo[]>([]);
	useEffect(() => {
		if (me.get().token) forge.sets().then(setSets, () => undefined);
	}, []);
	return [sets, setSets];
}

/** The work on the bench: what it is, what is wrong with it, its trial, and what can be done with it. */
function useBench(workshop: Workshop) {
	const { title, language } = workshop;
	const { kinds } = language;
	const [work, setWork] = useState<Work>(() => workOf(title) ?? newWork(kinds[0]));
	const [note, setNote] = useState("");
	const [sets, setSets] = useSets();
	const { finding, late, wrong } = useFinding(title, work.draft);
	const trial = useTrial(title);
	const put = (next: Work) => {
		setWork(next);
		keepWork(title, next);
		setNote("");
	};
	const right = finding !== null && finding.faults.length === 0;
	const ready = right && !late;
	const blank = isBlank(work, kinds);
	const changed = trial.about !== "" && trial.about !== JSON.stringify(work.draft);
	const ask = () => ready && trial.ask(work.draft, finding?.near[0] ?? "");
	const keep = async (): Promise<HouseSetInfo | null> => {
		try {
			const estimate = changed ? undefined : trial.state?.estimate;
			const kept = await asMe(() => keptWith(workshop, work, sets, estimate));
			setSets([kept.set, ...sets.filter(({ id }) => id !== kept.set.id)]);
			put(kept.work);
			setNote(t("forge-kept", { set: kept.set.name }));
			return kept.set;
		} catch (failure) {
			setNote(failureText(failure));
			return null;
		}
	};
	const tryOut = async () => {
		const set = await keep();
		if (set) await playWith(set).catch((failure) => setNote(failureText(failure)));
	};
	const newKind = (kind: ForgeKind) =>
		put({ ...newWork(kind, work.set), draft: { ...structuredClone(kind.draft), name: work.draft.name } });
	useKeys((key) => {
		if (key === "b" || key === "B") ask();
		else if (key === "p" || key === "P") trial.stop();
		else if (key === "n" || key === "N") document.querySelector<HTMLElement>(".fl-adds .fw")?.click();
		else return false;
		return true;
	});
	const own = sets.filter((set) => set.title === title);
	const head = { work, sets: own, note: note || wrong, ready, blank, onKeep: keep, onTry: tryOut, onSet: put };
	return { head, finding, late, right, trial, changed, ask, newKind };
}

export interface TurnTo {
	/** Turns to the cards of a title. */
	onTitle(title: string): void;
}
export function Bench(workshop: Workshop & TurnTo): JSX.Element {
	const { title, able, language, Face, Kit, nameOf, onTitle } = workshop;
	const { head, finding, late, right, trial, changed, ask, newKind } = useBench(workshop);
	const [leaf, setLeaf] = useState<Leaf>("words");
	const { work, ready, blank } = head;
	const change = (draft: Draft) => head.onSet({ ...work, draft });
	const faults = blank ? [] : (finding?.faults ?? []);
	return (
		<>
			<Head {...head} title={title} able={able} onTitle={onTitle} />
			{faults.length > 0 && !late && (
				<p class="f-refused" role="status" data-testid="refused">
					{t("forge-refused", { count: new Set(faults.map(({ line }) => line)).size })}
				</p>
			)}
			<Leaves on={leaf} wrong={faults.length > 0} unit={language.unit} trial={trial.state?.estimate} onPick={setLeaf} />
			<div class={`fgrid fgrid--${leaf}`}>
				<section class="fpanel f-words" aria-label={t("forge-words")}>
					<Lines
						kinds={language.kinds}
						shapes={language.shapes as unknown as Shapes}
						work={work}
						faults={faults}
						doubts={finding?.doubts ?? []}
						onChange={change}
						onKind={newKind}
					/>
					<Keys />
				</section>
				<section class="f-easel" aria-label={t("forge-drawing")}>
					<div class="f-cloth" data-testid="face">
						<Face entry={right ? ((finding?.card as never) ?? null) : null} draft={work.draft} blank={blank} />
					</div>
					<Texts draft={work.draft} texts={right ? (finding?.texts ?? {}) : {}} />
					<section class="fpanel f-kit">
						<Kit draft={work.draft} onChange={change} />
					</section>
				</section>
				<Balance
					trial={trial}
					unit={language.unit}
					ready={ready}
					blank={blank}
					changed={changed}
					replaced={nameOf(trial.state?.instead || finding?.near[0] || "")}
					onAsk={ask}
				/>
			</div>
		</>
	);
}

interface HeadProps extends TurnTo {
	title: string;
	able: string[];
	work: Work;
	sets: HouseSetInfo[];
	note: string;
	ready: boolean;
	/** Not begun: there is nothing to mend yet. */
	blank: boolean;
	onKeep(): Promise<unknown>;
	onTry(): Promise<void>;
	onSet(work: Work): void;
}
function Head(props: HeadProps): JSX.Element {
	const { work, sets, note, ready, blank, onKeep, onTry, onSet } = props;
	return (
		<header class="f-head">
			<TitleChip {...props} />
			<label class="fw">
				<span>
					{t("forge-in-set")} {sets.find(({ id }) => id === work.set)?.name ?? t("forge-new-set")}
				</span>
				<i class="fw-caret" aria-hidden="true" />
				<select
					aria-label={t("forge-in-set")}
					data-testid="in-set"
					value={work.set}
					onChange={(event) => onSet({ ...work, set: event.currentTarget.value || freshId(), card: "" })}
				>
					<option value="">{t("forge-new-set")}</option>
					{sets.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
			<span class="f-note" role="status">
				{note || (
					<>
						<Icon name="check" size="s" /> {t("forge-draft")}
					</>
				)}
			</span>
			<button
				type="button"
				class="btn btn--quiet"
				data-testid="try-out"
				aria-disabled={!ready}
				onClick={() => ready && onTry()}
			>
				{t("forge-try")}
			</button>
			<button
				type="button"
				class="btn btn--go"
				data-testid="keep-card"
				aria-disabled={!ready}
				title={ready ? undefined : t(blank ? "forge-bal-blank" : "forge-bad-keep")}
				onClick={() => ready && onKeep()}
			>
				{t("forge-keep")}
			</button>
		</header>
	);
}

/** The title that the card is for. */
function TitleChip({ title, able, onTitle }: Pick<HeadProps, "title" | "able" | "onTitle">): JSX.Element {
	return (
		<label class="fw">
			<span>{titleName(title)}</span>
			<i class="fw-caret" aria-hidden="true" />
			<select
				aria-label={t("forge-a-card")}
				data-testid="for-title"
				value={title}
				onChange={(event) => onTitle(event.currentTarget.value)}
			>
				{able.map((each) => (
					<option key={each} value={each}>
						{titleName(each)}
					</option>
				))}
			</select>
		</label>
	);
}

interface LeavesProps {
	on: Leaf;
	unit: Unit;
	/** Whether a line is refused. */
	wrong: boolean;
	trial: Parameters<typeof verdictOf>[0] | undefined;
	onPick(leaf: Leaf): void;
}
/** On a phone, what the sheet shows. */
function Leaves({ on, wrong, unit, trial, onPick }: LeavesProps): JSX.Element {
	const below = {
		words: wrong ? SHAPES.strong : "",
		drawing: "",
		balance: trial ? `${inUnit(trial.mean, unit)} ± ${inUnit(trial.half, unit)}` : t("forge-untested"),
	};
	return (
		<div class="f-leaves" role="tablist" aria-label={t("forge-part")}>
			{(["words", "drawing", "balance"] as const).map((leaf) => (
				<button
					key={leaf}
					type="button"
					role="tab"
					aria-selected={leaf === on}
					data-testid={`leaf-${leaf}`}
					onClick={() => onPick(leaf)}
				>
					{t(`forge-${leaf}`)}
					{below[leaf] && <small>{below[leaf]}</small>}
				</button>
			))}
		</div>
	);
}

const KEYS = [
	["N", "line"],
	["Tab", "next"],
	["↑ ↓", "change"],
	["B", "balance"],
] as const;
const Keys = (): JSX.Element => (
	<p class="f-keys">
		{KEYS.map(([key, word]) => (
			<span key={key}>
				<kbd>{key}</kbd> {t(`forge-key-${word}`)}
			</span>
		))}
	</p>
);

/** Opens a card of a set on the bench. */
export function open({ title, language: { kinds, key, tag } }: Workshop, set: HouseSetInfo, at: number): void {
	const card = set.cards[at];
	const draft = (card?.draft ?? {}) as unknown as Draft;
	const kind = kinds.find((each) => each.key === draft[tag]) ?? kinds[0];
	keepWork(
		title,
		card ? { kind: kind?.key ?? "", draft, set: set.id, card: String(draft[key] ?? "") } : newWork(kind, set.id),
	);
	goTo("/forge");
}
