// The head of the explorer: what to look at, whose games, and how to read it.
import type { ComponentChildren, JSX } from "preact";
import { cardBack } from "../../games/backs";
import type { Filters } from "../../net/explorer";
import type { ExplorerShelf } from "../../protocol";
import { titleName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { VIEWS, type View, type Wanted } from "./wanted";

export interface HeadProps {
	wanted: Wanted;
	views: readonly View[];
	titles: readonly ExplorerShelf[];
	shelf: ExplorerShelf | undefined;
	children?: ComponentChildren;
	onChange(change: Partial<Wanted>): void;
}
export function Head({ wanted, views, titles, shelf, children, onChange }: HeadProps): JSX.Element {
	return (
		<>
			<header class="ex-head">
				<div>
					<h1 class="display">{t("explorer-title")}</h1>
					<p>{t(`explorer-what-${wanted.view}`)}</p>
				</div>
				<fieldset class="ex-seg ex-views" aria-label={t("explorer-views")}>
					{VIEWS.filter((each) => views.includes(each)).map((each) => (
						<button
							type="button"
							key={each}
							aria-pressed={each === wanted.view}
							data-testid={`view-${each}`}
							onClick={() => onChange({ view: each, open: null })}
						>
							{t(`explorer-view-${each}`)}
						</button>
					))}
				</fieldset>
			</header>
			{titles.length > 1 && (
				<fieldset class="ex-chips ex-titles" aria-label={t("explorer-which")}>
					{titles.map(({ title }) => (
						<button
							type="button"
							class="filter"
							key={title}
							aria-pressed={title === shelf?.title}
							data-testid={`explorer-${title}`}
							onClick={() =>
								onChange({ title, open: null, filters: { ...wanted.filters, seats: undefined, rules: undefined } })
							}
						>
							<Drawing class="mini mini--s" svg={cardBack(title)} /> {titleName(title)}
						</button>
					))}
				</fieldset>
			)}
			{shelf && <Choices shelf={shelf} filters={wanted.filters} onChange={(filters) => onChange({ filters })} />}
			<p class="ex-read">
				<Icon name="bulb" />
				<span>
					<b>{t("explorer-how")}</b> {t(`explorer-read-${wanted.view}`)} {t("explorer-each")} {children}
				</span>
			</p>
		</>
	);
}

const COMPANIES = ["people", "bots", undefined] as const;
const BANDS = ["easy", "middle", "strong"] as const;

interface ChoicesProps {
	shelf: ExplorerShelf;
	filters: Filters;
	onChange(filters: Filters): void;
}
function Choices({ shelf, filters, onChange }: ChoicesProps): JSX.Element {
	const today = shelf.rules[0] ?? 0;
	return (
		<div class="ex-choices">
			<fieldset class="ex-seg" aria-label={t("explorer-company")}>
				{COMPANIES.map((company) => (
					<button
						type="button"
						key={company}
						aria-pressed={company === filters.company}
						data-testid={`company-${company ?? "both"}`}
						onClick={() => onChange({ ...filters, company })}
					>
						{t(`explorer-${company ?? "both"}`)}
					</button>
				))}
			</fieldset>
			<Choice
				word={t("explorer-level")}
				value={filters.band ?? ""}
				offered={[
					["", t("explorer-level-any")],
					...BANDS.map((band) => [band, t(`explorer-level-${band}`)] as [string, string]),
				]}
				onChoose={(band) => onChange({ ...filters, band: BANDS.find((each) => each === band) })}
			/>
			{shelf.seats.length > 1 && (
				<Choice
					word={t("explorer-seats")}
					value={String(filters.seats ?? "")}
					offered={[
						["", t("explorer-seats-any")],
						...shelf.seats.map((seats) => [String(seats), t("explorer-seats-some", { seats })] as [string, string]),
					]}
					onChoose={(seats) => onChange({ ...filters, seats: seats ? Number(seats) : undefined })}
				/>
			)}
			<Choice
				word={t("explorer-rules")}
				value={String(filters.rules ?? today)}
				offered={shelf.rules.map((rules) => [
					String(rules),
					t(rules === today ? "explorer-rules-today" : "explorer-rules-older", { rules }),
				])}
				onChoose={(rules) => onChange({ ...filters, rules: Number(rules) === today ? undefined : Number(rules) })}
			/>
		</div>
	);
}

interface ChoiceProps {
	word: string;
	value: string;
	offered: [value: string, said: string][];
	onChoose(value: string): void;
}
const Choice = ({ word, value, offered, onChoose }: ChoiceProps): JSX.Element => (
	<select class="ex-select" aria-label={word} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
		{offered.map(([each, said]) => (
			<option key={each} value={each}>
				{said}
			</option>
		))}
	</select>
);
