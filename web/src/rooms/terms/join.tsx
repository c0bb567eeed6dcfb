// A pasted link opens its table.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../../state/route";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";

export function JoinSheet({ onClose }: { onClose(): void }): JSX.Element {
	const [text, setText] = useState("");
	const [wrong, setWrong] = useState(false);
	const join = (event: Event) => {
		event.preventDefault();
		const table = tableIn(text);
		if (table) go(table);
		else setWrong(true);
	};
	return (
		<Sheet title={t("join-by-link")} onClose={onClose}>
			<form class="sentences" onSubmit={join}>
				<label class="field">
					{t("paste-link")}
					<input
						data-testid="join-link"
						value={text}
						inputMode="url"
						onInput={(event) => {
							setText(event.currentTarget.value);
							setWrong(false);
						}}
					/>
				</label>
				{wrong && <p class="wrong">{t("link-wrong")}</p>}
				<div class="acts">
					<button type="submit" class="btn btn--go" data-testid="join-go">
						{t("open-table")}
					</button>
				</div>
			</form>
		</Sheet>
	);
}

/** A table's id from whatever a person pastes: a whole link, a path or the bare id. */
export const tableIn = (text: string): string | null =>
	/(?:^|\/t\/)([\w-]{6,})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
