// Playing on from a position: which seat to take, who takes the others, and whether hidden cards stay as they were.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { type Eyes, reviews } from "../../net/reviews";
import { asMe } from "../../person/me";
import type { Fork, TableInfo } from "../../protocol";
import { go } from "../../state/route";
import { useStore } from "../../state/store";
import { peopleOf } from "../../table/people";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";

/** Anybody may fork a finished game; a running one only a person who plays it alone against bots. */
export function canFork(info: TableInfo, at: number, last: number): boolean {
	if (info.status === "over") return at < last;
	return (
		info.you !== null && info.chairs.every(({ seat, kind, user }) => seat === info.you || (kind === "bot" && !user))
	);
}

/** The props of the sheet for a moment of a table. */
export const atMoment = (info: TableInfo, at: number, eyes: Eyes): Omit<ForkProps, "onClose"> => ({
	title: info.title,
	names: peopleOf(info).map(({ name }) => name),
	what: t("fork-what", { at }),
	own: eyes === "watch" ? 0 : eyes,
	running: info.status !== "over",
	fork: (wish) => reviews.fork(info.id, { ...wish, moment: at }),
});

export interface ForkProps {
	title: string;
	/** The names of the players, by seat. */
	names: string[];
	/** A sentence about the position. */
	what: string;
	own: number;
	/** The game is still running elsewhere: the fork is then for the reader's own seat, against bots. */
	running?: boolean;
	fork(wish: Fork): Promise<TableInfo>;
	onClose(): void;
}
export function ForkSheet({ title, names, what, own, running, fork, onClose }: ForkProps): JSX.Element {
	const { all } = useStore(titles);
	const levels = all?.find(({ name }) => name === title)?.bots ?? [];
	const [wish, setWish] = useState<Wish>({ seat: own, level: null, people: false, asItWas: false });
	const change = (patch: Partial<Wish>) => setWish({ ...wish, ...patch });
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	const { seat, people } = wish;
	const bot = wish.level ?? levels[0] ?? "";
	const others = names.map((_, each) => each).filter((each) => each !== seat);
	const start = async () => {
		const bots = people ? {} : Object.fromEntries(others.map((each) => [String(each), bot]));
		const asked = { seat, bots, as_it_was: wish.asItWas, start: !people || !others.length };
		try {
			go((await asMe(() => fork(asked))).id);
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	return (
		<Sheet title={t("review-fork")} onClose={onClose}>
			<div class="sentences">
				<p class="rv-note">{what}</p>
				<Choices names={names} levels={levels} running={running === true} wish={wish} onChange={change} />
				<p class="rv-note">{t("fork-casual")}</p>
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				<div class="acts">
					<button
						type="button"
						class="btn btn--go"
						data-testid="fork-go"
						disabled={!people && others.length > 0 && !bot}
						onClick={() => void start()}
					>
						{t(people && others.length ? "fork-invite" : "fork-go")}
					</button>
				</div>
			</div>
		</Sheet>
	);
}

/** What somebody has chosen so far. */
interface Wish {
	seat: number;
	/** Of the bots; the title's first if nobody has chosen. */
	level: string | null;
	/** The other seats are for people. */
	people: boolean;
	asItWas: boolean;
}
interface ChoicesProps {
	names: string[];
	levels: string[];
	running: boolean;
	wish: Wish;
	onChange(patch: Partial<Wish>): void;
}
function Choices({ names, levels, running, wish, onChange }: ChoicesProps): JSX.Element {
	const others = names.length - 1;
	return (
		<>
			{!running && names.length > 1 && (
				<Chips
					sentence="fork-seat"
					choices={names.map((label, value) => ({ value, label }))}
					value={wish.seat}
					onChange={(seat) => onChange({ seat })}
					testid="fork-seat"
				/>
			)}
			{!running && others > 0 && (
				<Chips
					sentence="fork-others"
					choices={[
						{ value: false, label: t("fork-bots") },
						{ value: true, label: t("fork-people") },
					]}
					value={wish.people}
					onChange={(people) => onChange({ people })}
					testid="fork-others"
				/>
			)}
			{!wish.people && others > 0 && levels.length > 0 && (
				<Chips
					sentence="fork-level"
					choices={levels.map((each) => ({ value: each, label: t(`bot-${each}`) }))}
					value={wish.level ?? levels[0] ?? ""}
					onChange={(level) => onChange({ level })}
					testid="fork-level"
				/>
			)}
			{!running && (
				<Chips
					sentence="fork-hidden"
					choices={[
						{ value: false, label: t("fork-anew") },
						{ value: true, label: t("fork-as-it-was") },
					]}
					value={wish.asItWas}
					onChange={(asItWas) => onChange({ asItWas })}
					testid="fork-hidden"
				/>
			)}
		</>
	);
}
