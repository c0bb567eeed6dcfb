// The players at this screen: a name for each of them, and bots for the seats without one.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { me } from "../../person/me";
import type { TitleInfo } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import type { Terms } from "./new-table";
import { playTogether } from "./together";

const LONGEST = 32;

export interface NamesProps {
	title: TitleInfo;
	terms: Terms;
	onClose(): void;
}
export function NamesSheet({ title, terms, onClose }: NamesProps): JSX.Element {
	const [names, setNames] = useState(() =>
		Array.from({ length: terms.seats }, (_, seat) => (seat ? "" : me.get().name)),
	);
	const [going, setGoing] = useState(false);
	const [wrong, setWrong] = useState("");
	const play = (event: Event) => {
		event.preventDefault();
		setGoing(true);
		playTogether(title, terms, names).catch((failure) => {
			setWrong(failureText(failure));
			setGoing(false);
		});
	};
	return (
		<Sheet title={t("hotseat-title")} onClose={onClose}>
			<form onSubmit={play}>
				{names.map((name, seat) => (
					<label class="field" key={String(seat)}>
						{t("hotseat-seat", { number: seat + 1 })}
						<input
							value={name}
							maxLength={LONGEST}
							readOnly={seat === 0}
							data-testid={`hotseat-name-${seat}`}
							onInput={({ currentTarget }) => setNames(names.with(seat, currentTarget.value))}
						/>
					</label>
				))}
				<p>{t("hotseat-bots")}</p>
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				<div class="acts">
					<button
						type="submit"
						class="btn btn--go"
						data-testid="hotseat-go"
						disabled={going || !names.some((name, seat) => seat > 0 && name.trim())}
					>
						{t("hotseat-go")}
					</button>
				</div>
			</form>
		</Sheet>
	);
}
