// The sheets of a view side by side, or the page of one card.
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import { CardPage } from "./card";
import { List } from "./list";
import { HeatMap } from "./maps";
import { Matrix } from "./matrix";
import { Scatter } from "./scatter";
import { type Shown, sheetsIn, type Wanted } from "./wanted";

interface SheetsProps {
	shown: Shown;
	wanted: Wanted;
	onChange(change: Partial<Wanted>): void;
}
export function Sheets({ shown, wanted, onChange }: SheetsProps): JSX.Element {
	const { shelf, view, sheets, part } = shown;
	const pairs = sheetsIn(shelf, view).flatMap((info) => {
		const sheet = sheets.find((each) => each.sheet === info.name);
		return sheet ? [{ info, sheet }] : [];
	});
	const { open } = wanted;
	const own = open && pairs.find(({ info }) => info.name === open.sheet);
	if (open && own)
		return (
			<>
				<button type="button" class="btn btn--s btn--quiet ex-back" onClick={() => onChange({ open: null })}>
					‹ {t("explorer-back")}
				</button>
				<CardPage shelf={shelf} {...own} part={part} filters={wanted.filters} item={open.item} />
			</>
		);
	return (
		<div class={`ex-sheets ex-sheets--${view}`}>
			{pairs.map(({ info, sheet }) => {
				const look = (item: string) => onChange({ open: { sheet: info.name, item } });
				if (info.kind === "matrix") return <Matrix key={info.name} info={info} sheet={sheet} part={part} />;
				if (info.kind !== "list")
					return <HeatMap key={`${shelf.title} ${info.name}`} info={info} sheet={sheet} part={part} />;
				const opens = info.names === "cards";
				return (
					<div key={`${shelf.title} ${info.name}`} class={opens && view === "cards" ? "ex-grid" : ""}>
						<List info={info} sheet={sheet} part={part} onOpen={opens ? look : undefined} />
						{opens && view === "cards" && <Scatter info={info} sheet={sheet} part={part} onOpen={look} />}
					</div>
				);
			})}
		</div>
	);
}
