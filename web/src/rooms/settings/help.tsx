// Keys, and how a move is made.
import type { JSX } from "preact";
import { rulesAt } from "../../games/rules-address";
import { knows, t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";

const KEYS: [keys: string[], what: string][] = [
	[["←", "→"], "arrows"],
	[["1", "…", "9"], "numbers"],
	[["Enter"], "enter"],
	[["Esc"], "escape"],
	[["␣"], "skip"],
	[["U"], "undo"],
	[["L"], "last"],
	[["B"], "ribbon"],
	[["T"], "text"],
	[["R"], "rules"],
	[["?"], "help"],
];

/** What the letter keys of the text view read. */
const TEXT: [key: string, what: string][] = [
	["1–9", "key-text-number"],
	["Q", "key-text-question"],
	["H", "key-text-hand"],
	["B", "key-text-board"],
	["S", "key-text-score"],
	["N", "key-text-news"],
	["W", "key-text-why"],
];

export interface HelpProps {
	/** The title being played: it may have its own words for these. */
	title: string;
	keys?: [string, string][] | undefined;
	onClose(): void;
}
export function HelpSheet({ title, keys = [], onClose }: HelpProps): JSX.Element {
	const rules = rulesAt(title);
	const first = (...keys: [string, string]) => keys.find(knows) ?? keys[1];
	const help = (what: string) => t(first(`${title}-help-${what}`, `help-${what}`));
	const known = KEYS.map(([names, what]): [string[], string] => [names, first(`${title}-key-${what}`, `key-${what}`)]);
	const more = keys.filter(([, what]) => !known.some(([, listed]) => listed === what));
	return (
		<Sheet title={t("help")} onClose={onClose}>
			<p>{help("move")}</p>
			<p>{help("why")}</p>
			{rules && (
				<p>
					<a class="sheet-rules" href={rules} target="_blank" rel="noopener" data-testid="help-rules">
						{t("help-rules")}
					</a>
				</p>
			)}
			<Keys keys={[...known, ...more.map(([key, what]): [string[], string] => [[key], what])]} />
			<h3>{t("help-text")}</h3>
			<p>{t("help-text-what")}</p>
			<Keys keys={TEXT.map(([key, what]) => [[key], what])} />
		</Sheet>
	);
}

function Keys({ keys }: { keys: [names: string[], what: string][] }): JSX.Element {
	return (
		<dl class="keys">
			{keys.map(([names, what]) => (
				<div key={what}>
					<dt>
						{names.map((key) => (
							<kbd class="key" key={key}>
								{key}
							</kbd>
						))}
					</dt>
					<dd>{t(what)}</dd>
				</div>
			))}
		</dl>
	);
}
