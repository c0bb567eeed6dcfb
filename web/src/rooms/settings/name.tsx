// A name and a face. No account: the browser remembers both.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { me, rename } from "../../person/me";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { TRADES, type Trade } from "../../ui/trades";

export function NameSheet({ onClose }: { onClose(): void }): JSX.Element {
	const now = useStore(me);
	const [name, setName] = useState(now.name);
	const [face, setFace] = useState<Trade>(now.face);
	const [wrong, setWrong] = useState("");
	const save = async (event: Event) => {
		event.preventDefault();
		if (!name.trim()) return setWrong(t("name-empty"));
		try {
			await rename({ name: name.trim(), face });
			onClose();
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	return (
		<Sheet title={t("who-are-you")} onClose={onClose}>
			<form class="sentences" onSubmit={save}>
				<label class="field">
					{t("your-name")}
					<input
						data-testid="name-input"
						maxLength={24}
						value={name}
						onInput={(event) => setName(event.currentTarget.value)}
					/>
				</label>
				<div class="pickface" role="radiogroup" aria-label={t("your-face")}>
					{TRADES.map((trade) => (
						<button
							type="button"
							key={trade}
							role="radio"
							aria-checked={trade === face}
							tabIndex={trade === face ? 0 : -1}
							aria-label={t(`face-${trade}`)}
							title={t(`face-${trade}`)}
							onClick={() => setFace(trade)}
						>
							<Face seat={0} face={trade} width={48} mood={trade === face ? "happy" : "calm"} />
						</button>
					))}
				</div>
				{wrong && <p class="wrong">{wrong}</p>}
				<div class="acts">
					<button type="submit" class="btn btn--go" data-testid="name-save">
						{t("save")}
					</button>
				</div>
			</form>
		</Sheet>
	);
}
