// Filters for other people's tables: by title, by what one can do there, and by who plays.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ratings } from "../../../net/ratings";
import type { TableInfo } from "../../../protocol";
import { titleName } from "../../../table/people";
import { t } from "../../../ui/locales";

export interface Offer {
	info: TableInfo;
	how: "join" | "watch";
}
export type Fits = (offer: Offer) => boolean;

const takesDays = ({ info }: Offer): boolean => info.terms?.clock.startsWith("days") === true;
const isRated = ({ info }: Offer): boolean => info.rated;

export interface FiltersProps {
	all: Offer[];
	titles: string[];
	/** Called with the new filter. */
	onChange(fits: Fits): void;
}
export function Filters({ all, titles, onChange }: FiltersProps): JSX.Element {
	const [title, setTitle] = useState("");
	const [how, setHow] = useState<Offer["how"] | "">("");
	const [rated, setRated] = useState(false);
	const [days, setDays] = useState(false);
	const [level, setLevel] = useState(false);
	const near = useNear(all);
	useEffect(
		() =>
			onChange(
				(each) =>
					(!title || each.info.title === title) &&
					(!how || each.how === how) &&
					(!rated || isRated(each)) &&
					(!days || takesDays(each)) &&
					(!level || near.has(each.info.id)),
			),
		[title, how, rated, days, level, near],
	);
	const count = (fits: Fits): number => all.filter(fits).length;
	return (
		<div class="filters" role="group" aria-label={t("filter-which")}>
			<Filter on={title === ""} name={t("any-title")} onSet={() => setTitle("")} />
			{titles.map((each) => (
				<Filter
					key={each}
					on={title === each}
					name={titleName(each)}
					onSet={() => setTitle(title === each ? "" : each)}
				/>
			))}
			{(["join", "watch"] as const).map((kind) => (
				<Filter
					key={kind}
					on={how === kind}
					name={t(`filter-${kind}`)}
					count={count((each) => each.how === kind)}
					onSet={() => setHow(how === kind ? "" : kind)}
				/>
			))}
			<Filter
				on={level}
				name={t("filter-level")}
				hint={t("filter-level-hint")}
				testid="filter-level"
				count={count(({ info }) => near.has(info.id))}
				onSet={() => setLevel(!level)}
			/>
			<Filter on={rated} name={t("filter-rated")} count={count(isRated)} onSet={() => setRated(!rated)} />
			<Filter on={days} name={t("filter-days")} count={count(takesDays)} onSet={() => setDays(!days)} />
		</div>
	);
}

/** The tables at the reader's level, requested again when the list changes. */
function useNear(all: Offer[]): Set<string> {
	const [near, setNear] = useState(new Set<string>());
	const which = all.map(({ info }) => info.id).join();
	useEffect(() => {
		ratings.near().then(
			({ tables }) => setNear(new Set(tables)),
			() => undefined, // the hall already shows that the server does not answer
		);
	}, [which]);
	return near;
}

interface FilterProps {
	on: boolean;
	name: string;
	hint?: string;
	testid?: string;
	count?: number;
	onSet(): void;
}
function Filter({ on, name, hint, testid, count, onSet }: FilterProps): JSX.Element {
	return (
		<button type="button" class="filter" aria-pressed={on} title={hint} data-testid={testid} onClick={onSet}>
			{name}
			{count !== undefined && <i>{count}</i>}
		</button>
	);
}
