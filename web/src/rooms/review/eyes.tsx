// Through whose eyes the game is seen: one seat's, or everybody's at once.
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { blind, setBlind } from "./blind";
import type { Rewind } from "./rewind";

export function EyesRow({ rewind, people, where }: { rewind: Rewind; people: Person[]; where: string }): JSX.Element {
	const { eyes, all } = useStore(rewind.store);
	const { on: hidden } = useStore(blind);
	const base = eyes === "watch" ? 0 : eyes;
	return (
		<div class="rv-eyes">
			<span class="desk">{t("review-seen-by")}</span>
			<div class="rv-seg" role="group" aria-label={t("review-seen-by")}>
				{people.map(({ seat, name, face }) => (
					<button
						type="button"
						key={seat}
						aria-pressed={!all && eyes === seat}
						aria-label={name}
						data-testid={`eyes-${seat}`}
						onClick={() => void rewind.see(seat)}
					>
						<Face seat={seat} face={face} width={26} />
						<span>{name}</span>
					</button>
				))}
				{people.length > 1 && (
					<button
						type="button"
						aria-pressed={all}
						aria-label={t("review-all")}
						data-testid="eyes-all"
						onClick={() => void rewind.see(base, true)}
					>
						<Icon name="spectator" />
						<span>{t("review-all")}</span>
					</button>
				)}
			</div>
			<span class="rv-grow" />
			<button
				type="button"
				class="rv-blind"
				aria-pressed={hidden}
				title={t("review-blind-what")}
				data-testid="blind"
				onClick={() => setBlind(!hidden)}
			>
				{t("review-blind")}
			</button>
			<span class="rv-where desk">{where}</span>
		</div>
	);
}
