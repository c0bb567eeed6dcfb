// Imports a record from elsewhere, as a file or pasted: the server's engine replays it and reports any problem.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { reviews } from "../../net/reviews";
import { asMe } from "../../person/me";
import { goTo } from "../../state/route";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";

const LONGEST = 60_000; // the server's limit

export function ImportSheet({ onClose }: { onClose(): void }): JSX.Element {
	const [text, setText] = useState("");
	const [wrong, setWrong] = useState("");
	const [busy, setBusy] = useState(false);
	const read = async (file: File | undefined) => {
		if (!file) return;
		if (file.size > LONGEST) return setWrong(t("refusal-too-large"));
		setWrong("");
		setText(await file.text());
	};
	const bring = async (event: Event) => {
		event.preventDefault();
		setBusy(true);
		try {
			goTo(`/review/${(await asMe(() => reviews.bring(text))).id}?at=0`);
		} catch (failure) {
			setWrong(failureText(failure));
		}
		setBusy(false);
	};
	return (
		<Sheet title={t("import-record")} onClose={onClose}>
			<form class="sentences" onSubmit={bring}>
				<p>{t("import-what")}</p>
				<label class="field">
					{t("import-file")}
					<input
						type="file"
						accept=".txt,.record,text/plain"
						data-testid="import-file"
						onChange={(event) => void read(event.currentTarget.files?.[0])}
					/>
				</label>
				<label class="field">
					{t("import-paste")}
					<textarea
						rows={8}
						maxLength={LONGEST}
						spellcheck={false}
						data-testid="import-text"
						value={text}
						onInput={(event) => {
							setText(event.currentTarget.value);
							setWrong("");
						}}
					/>
				</label>
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				<div class="acts">
					<button type="submit" class="btn btn--go" data-testid="import-go" disabled={!text.trim() || busy}>
						{t("import-go")}
					</button>
				</div>
			</form>
		</Sheet>
	);
}
