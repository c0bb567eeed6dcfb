// What the printed rulebooks state about a section, in plain words. Folded; fetched when one of these is first opened.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { rulebooks } from "../../net/rulebooks";
import type { RuleStatement } from "../../protocol";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { t } from "../../ui/locales";
import { found } from "./fold";
import { Words } from "./markup";

const coming = new Map<string, Promise<RuleStatement[]>>();

/** The statements of a title, fetched once for all its sections. */
function read(title: string, lang: string): Promise<RuleStatement[]> {
	const key = `${title} ${lang}`;
	let all = coming.get(key);
	if (!all) {
		all = rulebooks.statements(title, lang).then((reply) => reply.statements);
		all.catch(() => coming.delete(key)); // the next fold tries again
		coming.set(key, all);
	}
	return all;
}

export interface StatementsProps {
	title: string;
	anchor: string;
	count: number;
	wanted: string;
}
export function Statements({ title, anchor, count, wanted }: StatementsProps): JSX.Element {
	const { lang } = useStore(settings);
	const [open, setOpen] = useState(false);
	const [statements, setStatements] = useState<RuleStatement[] | null | undefined>();
	useEffect(() => setStatements(undefined), [title, lang]);
	useEffect(() => {
		let left = false;
		const show = (all: RuleStatement[]) => left || setStatements(all.filter(({ place }) => place === anchor));
		if (open) read(title, lang).then(show, () => left || setStatements(null));
		return () => {
			left = true;
		};
	}, [open, title, lang, anchor]);
	const hit = statements?.some(({ text }) => found(text, wanted).length > 0);
	return (
		<details
			class="ru-statements"
			data-testid={`statements-${anchor}`}
			open={open || hit}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>
				<b>{t("rules-book-says")}</b> <span>{t("rules-statements", { count })}</span>
			</summary>
			{statements ? (
				<ol>
					{statements.map((each) => (
						<Statement key={`${each.book} ${each.number}`} statement={each} wanted={wanted} />
					))}
				</ol>
			) : statements === null ? (
				<p role="alert">{t("rules-statements-lost")}</p>
			) : (
				open && <span class="skel" style={`height:${count * 28}px`} />
			)}
		</details>
	);
}

function Statement({
	statement: { number, text, table, book },
	wanted,
}: {
	statement: RuleStatement;
	wanted: string;
}): JSX.Element {
	return (
		<li>
			<span class="ru-n">{number}</span>
			<span>
				<Words text={text} wanted={wanted} />
				{table && (
					<small>
						{t("rules-statement-table")} <Words text={table} wanted={wanted} />
					</small>
				)}
				{book && <small>{book}</small>}
			</span>
		</li>
	);
}
