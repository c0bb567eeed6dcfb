// The filters of the deck builder. On a phone the search stays in sight and the others are folded away.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { flagName, shade, traitName } from "../cards/cards";
import { ALL, allKeywords, allTraits, COSTS, ELEMENTS, elementName, type Sieve } from "./sieve";

export interface FiltersProps {
	sieve: Sieve;
	onChange(sieve: Sieve): void;
}
export function Filters({ sieve, onChange }: FiltersProps): JSX.Element {
	const count =
		sieve.elements.length + ["kind", "cost", "trait", "keyword"].filter((each) => sieve[each as "kind"]).length;
	return (
		<div class="dd-shop-filters">
			<input
				class="text"
				type="search"
				placeholder={t("dragonduel-search")}
				aria-label={t("dragonduel-search")}
				data-testid="filter-words"
				value={sieve.words}
				onInput={(event) => onChange({ ...sieve, words: event.currentTarget.value })}
			/>
			<button
				type="button"
				class="chip"
				aria-pressed={sieve.mine}
				data-testid="filter-mine"
				onClick={() => onChange({ ...sieve, mine: !sieve.mine })}
			>
				{t("dragonduel-filter-mine")}
			</button>
			<details open={!matchMedia("(width <= 760px)").matches || undefined}>
				<summary data-testid="filter-more">{t("dragonduel-filter-more", { count })}</summary>
				<Sorts sieve={sieve} onChange={onChange} />
				{count > 0 && (
					<button type="button" class="btn btn--quiet btn--s" data-testid="filter-none" onClick={() => onChange(ALL)}>
						{t("dragonduel-filter-none")}
					</button>
				)}
			</details>
		</div>
	);
}

/** Elements, of which any number may be chosen; then one kind, one range of costs, one trait and one keyword. */
function Sorts({ sieve, onChange }: FiltersProps): JSX.Element {
	const toggle = (element: string) =>
		sieve.elements.includes(element) ? sieve.elements.filter((each) => each !== element) : [...sieve.elements, element];
	const one = (field: "kind" | "cost", values: readonly string[], say: (value: string) => string) => (
		<div class="chips" role="group" aria-label={t("dragonduel-filter", { field })}>
			{values.map((value) => (
				<button
					key={value}
					type="button"
					class="chip"
					aria-pressed={sieve[field] === value}
					data-testid={`filter-${value}`}
					onClick={() => onChange({ ...sieve, [field]: sieve[field] === value ? "" : value })}
				>
					{say(value)}
				</button>
			))}
		</div>
	);
	return (
		<>
			<div class="chips" role="group" aria-label={t("dragonduel-filter", { field: "element" })}>
				{ELEMENTS.map((element) => (
					<button
						key={element}
						type="button"
						class="chip"
						aria-pressed={sieve.elements.includes(element)}
						data-testid={`filter-${element}`}
						onClick={() => onChange({ ...sieve, elements: toggle(element) })}
					>
						<Icon name={`el-${shade(element)}`} size="s" /> {elementName(element)}
					</button>
				))}
			</div>
			{one("kind", ["monster", "magic"], (kind) => t(`dragonduel-${kind}`))}
			{one("cost", COSTS, (cost) =>
				t("dragonduel-cost-range", { cost: cost === "7-20" ? "7+" : cost.replace("-", "–") }),
			)}
			<Choice sieve={sieve} field="trait" values={allTraits()} say={traitName} onChange={onChange} />
			<Choice sieve={sieve} field="keyword" values={allKeywords()} say={flagName} onChange={onChange} />
		</>
	);
}

interface ChoiceProps extends FiltersProps {
	field: "trait" | "keyword";
	values: string[];
	say(value: string): string;
}
const Choice = ({ sieve, field, values, say, onChange }: ChoiceProps): JSX.Element => (
	<select
		class="text"
		aria-label={t("dragonduel-filter", { field })}
		data-testid={`filter-${field}`}
		value={sieve[field]}
		onChange={(event) => onChange({ ...sieve, [field]: event.currentTarget.value })}
	>
		<option value="">{t(`dragonduel-any-${field}`)}</option>
		{values.map((value) => (
			<option key={value} value={value}>
				{say(value)}
			</option>
		))}
	</select>
);
