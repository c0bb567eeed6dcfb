// Keys, and how a move is made.
import type { JSX } from "preact";
import { t } from "../locales";
import { Sheet } from "./sheet";

const KEYS: [keys: string[], what: string][] = [
	[["←", "→"], "key-arrows"],
	[["1", "…", "9"], "key-numbers"],
	[["Enter"], "key-enter"],
	[["Esc"], "key-escape"],
	[["U"], "key-undo"],
	[["L"], "key-last"],
	[["T"], "key-text"],
	[["?"], "key-help"],
];

/** Every key once: what a title says of a key takes the place of what is said in general. */
export function allKeys(own: [string, string][]): [string[], string][] {
	const named = own.map(([keys, what]): [string[], string] => [keys.split(/\s+|(?<=\d)(?=–)|(?<=–)(?=\d)/), what]);
	const taken = new Set(named.map(([keys]) => keys[0]));
	return [...KEYS.filter(([keys]) => !taken.has(keys[0] ?? "")), ...named];
}

export function HelpSheet({ keys = [], onClose }: { keys?: [string, string][]; onClose(): void }): JSX.Element {
	return (
		<Sheet title={t("help")} onClose={onClose}>
			<p>{t("help-move")}</p>
			<p>{t("help-why")}</p>
			<dl class="keys">
				{allKeys(keys).map(([names, what]) => (
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
