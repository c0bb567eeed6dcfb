// Keys, and how a move is made.
import type { JSX } from "preact";
import { t } from "../locales";
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

export function HelpSheet({ keys = [], onClose }: { keys?: [string, string][]; onClose(): void }): JSX.Element {
	return (
		<Sheet title={t("help")} onClose={onClose}>
			<p>{t("help-move")}</p>
			<p>{t("help-why")}</p>
			<dl class="keys">
				{[...KEYS, ...keys.map(([key, what]): [string[], string] => [[key], what])].map(([names, what]) => (
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
