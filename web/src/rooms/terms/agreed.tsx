// The terms in addition to a title's options: time, what zero does, absence, and when spectators see it; as sentences.
import type { JSX } from "preact";
import type { Terms, TermsInfo } from "../../protocol";
import { around, t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";

export const USUAL: TermsInfo = { clock: "none", zero: "bot", away: "ask", delay: "none", series: "single" };
const CLOCKS = [
	"none",
	"move 30",
	"move 60",
	"move 180",
	"game 300+5",
	"game 900+10",
	"game 1800+20",
	"days 1",
	"days 3",
];

const DELAYS = ["none", "moves 5", "moves 20", "seconds 60", "seconds 300"];

/** `seconds 60` in words. */
export function delayLabel(term: string): string {
	const [kind = "none", amount = "0"] = term.split(" ");
	const minutes = Number(amount) % 60 === 0 ? Number(amount) / 60 : 0;
	return t(`term-delay-${kind}`, { minutes, amount: Number(amount) });
}

/** `game 600+10` in words. */
export function clockLabel(term: string): string {
	const [kind = "none", amount = ""] = term.split(" ");
	const [first = 0, plus = 0] = amount.split("+").map(Number);
	const minutes = kind !== "days" && first % 60 === 0 ? first / 60 : 0;
	return t(`term-clock-${kind}`, { minutes, seconds: first, plus, days: first });
}

/** The clock of a table in a list, after its other details. */
export const Pace = ({ term }: { term: string }): JSX.Element => <> · {clockLabel(term)}</>;

export function Agreed(props: { value: TermsInfo; onChange(change: Partial<TermsInfo>): void }): JSX.Element {
	const { value, onChange } = props;
	const { delay = "none" } = value; // terms remembered from before there were delays have none
	const delays = DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay];
	const clocks = CLOCKS.includes(value.clock) ? CLOCKS : [...CLOCKS, value.clock];
	return (
		<>
			<Chips
				sentence="term-clock"
				choices={clocks.map((term) => ({ value: term, label: clockLabel(term) }))}
				value={value.clock}
				onChange={(clock) => onChange({ clock })}
				testid="term-clock"
			/>
			{value.clock !== "none" && (
				<Chips
					sentence="term-zero"
					choices={(["bot", "lose", "random"] as const).map((each) => ({ value: each, label: t(`term-zero-${each}`) }))}
					value={value.zero}
					onChange={(zero) => onChange({ zero })}
					testid="term-zero"
				/>
			)}
			{!value.clock.startsWith("days") && (
				<Chips
					sentence="term-away"
					choices={(["ask", "bot", "end"] as const).map((each) => ({ value: each, label: t(`term-away-${each}`) }))}
					value={value.away}
					onChange={(away) => onChange({ away })}
					testid="term-away"
				/>
			)}
			<Chips
				sentence="term-delay"
				choices={delays.map((term) => ({ value: term, label: delayLabel(term) }))}
				value={delay}
				onChange={(later) => onChange({ delay: later })}
				testid="term-delay"
			/>
		</>
	);
}

/** Whether the game stands alone or is one of a series; where two sides play. */
export const InSeries = ({
	value,
	onChange,
}: {
	value: string;
	onChange(series: NonNullable<Terms["series"]>): void;
}): JSX.Element => (
	<Chips
		sentence="term-series"
		choices={(["single", "three"] as const).map((each) => ({ value: each, label: t(`term-series-${each}`) }))}
		value={value === "three" ? "three" : "single"}
		onChange={onChange}
		testid="term-series"
	/>
);

/** The terms once they are set: only those that differ from the defaults, and the clock. */
export function AgreedSet({ value, hints }: { value: TermsInfo; hints: boolean | undefined }): JSX.Element {
	const said = (key: string, label: string) => (
		<p key={key}>{around(`term-${key}`, <b class="chip chip--set">{label}</b>)}</p>
	);
	return (
		<div class="sentences sentences--set">
			{value.clock !== "none" && said("clock", clockLabel(value.clock))}
			{value.clock !== "none" && said("zero", t(`term-zero-${value.zero}`))}
			{value.away !== "ask" && said("away", t(`term-away-${value.away}`))}
			{hints && said("hints", t("term-hints-yes"))}
			{value.delay !== "none" && said("delay", delayLabel(value.delay))}
			{value.series === "three" && said("series", t("term-series-three"))}
		</div>
	);
}
