// The controls of a replayed turn, in the question's place: what is shown, step back, pause, step on, and back to now.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import type { Layout } from "../../table/layout";
import { saidOf } from "../../table/ribbon/glass";
import { sharedName } from "../../table/ribbon/names";
import { usePictures } from "../../table/ribbon/titles";
import type { Turn } from "../../table/ribbon/turns";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

interface PlayerProps {
	layout: Layout;
	now: Scene;
	turn: Turn;
	at: number;
	playing: boolean;
	step(by: 1 | -1): void;
	toggle(): void;
	onNow(): void;
}
export function Player({ layout, now, turn, at, playing, step, toggle, onNow }: PlayerProps): JSX.Element {
	const pictures = usePictures(now.info.title, layout);
	const { people } = now;
	const count = turn.pictures.length;
	const who = turn.pictures[at]?.lines[0]?.who ?? turn.who ?? turn.heading.who ?? 0;
	const picture = turn.pictures[at];
	const said = pictures && picture ? saidOf(picture, pictures, people).join(" ") : "";
	const shared = pictures && sharedName(turn, pictures, people);
	const name = shared ?? people[turn.who ?? who]?.name ?? "";
	const myTurn = now.waiting.some((seat) => people[seat]?.you); // while a turn is replayed there is no question
	const where = t("ribbon-step", { shared: shared ? "yes" : "no", name, at: at + 1, count });
	return (
		<section class="ask replay" data-testid="player" style={`--who:var(--seat-${who})`}>
			<Face seat={who} face={people[who]?.face ?? ""} width={44} />
			<div class="q" aria-live="polite">
				<small>{where}</small>
				<b>{said || t("ribbon-begins")}</b>
				<span class="replay-bar" aria-hidden="true">
					{turn.pictures.map((_, k) => (
						<i key={k} class={k <= at ? "on" : ""} />
					))}
				</span>
			</div>
			<div class="replay-keys">
				<button type="button" class="tool" aria-label={t("ribbon-back")} onClick={() => step(-1)}>
					<Icon name="prev" />
				</button>
				<button
					type="button"
					class="tool"
					data-testid="replay-pause"
					aria-label={t(playing ? "ribbon-pause" : "ribbon-play")}
					onClick={toggle}
				>
					<Icon name={playing ? "pause" : "play"} />
				</button>
				<button type="button" class="tool" aria-label={t("ribbon-on")} onClick={() => step(1)}>
					<Icon name="next" />
				</button>
			</div>
			<div class="acts">
				<button type="button" class="btn btn--quiet" data-testid="replay-end" onClick={onNow}>
					{t(myTurn ? "ribbon-to-turn" : "ribbon-to-now")} <kbd class="key desk">Esc</kbd>
				</button>
			</div>
		</section>
	);
}
