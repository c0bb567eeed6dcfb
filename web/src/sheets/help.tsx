// Keys, and how a move is made.
import type { JSX } from "preact";
import { knows, t } from "../locales";
import { Sheet } from "./sheet";

const KEYS: [keys: string[], what: string][] = [
	[["←", "→"], "key-arrows"],
	[["1", "…", "9"], "key-numbers"],
	[["Enter"], "key-enter"],
	[["Esc"], "key-escape"],
	[["␣"], "key-skip"],
	[["U"], "key-undo"],
	[["L"], "key-last"],
	[["T"], "key-text"],
	[["?"], "key-help"],
];

export interface HelpProps {
	/** The title that is played: it may say these things in its own words. */
	title: string;
	keys?: [string, string][] | undefined;
	onClose(): void;
}
export function HelpSheet({ title, keys = [], onClose }: HelpProps): JSX.Element {
	const own = (key: string) => (knows(`${title}-${key}`) ? `${title}-${key}` : key);
	const known = KEYS.map(([names, what]): [string[], string] => [names, own(what)]);
	const more = keys.filter(([, what]) => !known.some(([, listed]) => listed === what));
	return (
		<Sheet title={t("help")} onClose={onClose}>
			<p>{t(own("help-move"))}</p>
			<p>{t(own("help-why"))}</p>
			<dl class="keys">
				{[...known, ...more.map(([key, what]): [string[], string] => [[key], what])].map(([names, what]) => (
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
		</Sheet>
	);
}
