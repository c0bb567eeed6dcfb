// The last blow as a film: the attack, what was done about it, the fall, and who is left.
import type { Scene } from "../../../board/scene";
import type { Finale, Frame } from "../../../table/finale/film";
import { cardOf, nameOf, type View } from "../cards/cards";
import { Picture } from "../cards/picture";
import type { Event } from "../table/story";
import { type Blow, blowOf, Stones } from "./blow";
import { headline } from "./recap";

const ATTACK = 1600;
const LINE = 1300;
const FALL = 1800;

export async function finale(scene: Scene<View, Event>): Promise<Finale> {
	const { view } = scene;
	const blow = blowOf(scene);
	const whole = view.players.find(({ seat }) => seat === view.seat)?.tower === view.tower_size;
	const won = view.seat !== null && view.winners?.length === 1 && view.winners.includes(view.seat);
	return { film: blow ? framesOf(scene, blow) : [], walkover: won && whole };
}

function framesOf(scene: Scene<View, Event>, blow: Blow): Frame[] {
	const { view, people } = scene;
	const struck = people[blow.defender];
	const stage = (line: string, phase: "attack" | "answer" | "fall", head: string) => (
		<div class={`dd-film dd-film--${phase}`} aria-hidden="true">
			<h2 class="display">{head}</h2>
			<div class="dd-film-blow" style={`--who:var(--seat-${blow.seat})`}>
				<Picture card={cardOf(blow.card)} />
				<b>{nameOf(blow.card)}</b>
			</div>
			<div class="dd-film-tower" style={`--who:var(--seat-${blow.defender})`}>
				<Stones view={view} left={0} />
				<b>{struck?.name}</b>
			</div>
			<p>{line}</p>
		</div>
	);
	const frame = (ms: number, line: string, phase: "attack" | "answer" | "fall", head = ""): Frame => ({
		ms,
		told: [line, head].filter(Boolean).join(" "),
		show: () => stage(line, phase, head),
	});
	const [attack = "", ...others] = blow.lines;
	const fall = others.pop() ?? "";
	return [
		frame(ATTACK, attack, "attack"),
		...others.map((line) => frame(LINE, line, "answer")),
		frame(FALL, fall, "fall"),
		frame(FALL, fall, "fall", headline(scene)),
	];
}
