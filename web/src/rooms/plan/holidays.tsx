// Holidays: from when to when one's clocks stand still at all tables of days, and how many days are left.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { holidays } from "../../net/plans";
import { asMe } from "../../person/me";
import type { Holidays } from "../../protocol";
import { dayText } from "../../table/life/resting";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export function Away(): JSX.Element {
	const [known, setKnown] = useState<Holidays | null>(null);
	const [wrong, setWrong] = useState("");
	const [span, setSpan] = useState(["", ""]);
	const ask = (act: () => Promise<Holidays>) =>
		asMe(act).then(
			(found) => {
				setKnown(found);
				setSpan([found.today, found.today]);
				setWrong("");
			},
			(failure) => setWrong(failureText(failure)),
		);
	useEffect(() => void ask(holidays.mine), []);
	const [first = "", last = ""] = span;
	return (
		<div class="plan-away" data-testid="holidays">
			<Icon name="holiday" />
			<div>
				<h3>{t("away-title")}</h3>
				{known?.holidays.map((each) => (
					<p class="plan-word" key={each.first}>
						<span>
							{t(each.stage === "on" ? "away-on" : "away-waits", {
								first: dayText(each.first),
								last: dayText(each.last),
							})}
						</span>
						<button
							type="button"
							class="btn btn--s btn--quiet"
							data-testid="holiday-end"
							onClick={() => void ask(() => holidays.end(each.first))}
						>
							{t(each.stage === "on" ? "away-end" : "away-drop")}
						</button>
					</p>
				))}
				{known && (
					<Span
						today={known.today}
						span={[first, last]}
						onChange={setSpan}
						onTake={() => void ask(() => holidays.take(first, last))}
					/>
				)}
				{known && (
					<small>
						{t("away-left", { left: known.years[0]?.left ?? 0, days: known.days, year: String(known.years[0]?.year) })}
					</small>
				)}
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
			</div>
		</div>
	);
}

interface SpanProps {
	today: string;
	span: [first: string, last: string];
	onChange(span: [first: string, last: string]): void;
	onTake(): void;
}
/** The first and the last day of a holiday to take. */
function Span({ today, span: [first, last], onChange, onTake }: SpanProps): JSX.Element {
	return (
		<form
			class="plan-span"
			onSubmit={(e) => {
				e.preventDefault();
				onTake();
			}}
		>
			<label>
				{t("away-from")}
				<input
					type="date"
					min={today}
					value={first}
					data-testid="holiday-first"
					onInput={({ currentTarget: { value } }) => onChange([value, value > last ? value : last])}
				/>
			</label>
			<label>
				{t("away-to")}
				<input
					type="date"
					min={first}
					value={last}
					data-testid="holiday-last"
					onInput={({ currentTarget: { value } }) => onChange([first, value])}
				/>
			</label>
			<button type="submit" class="btn btn--s" data-testid="holiday-take">
				{t("away-take")}
			</button>
		</form>
	);
}
