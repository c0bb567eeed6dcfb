// The shelf directly above the question: the turns since the reader's last one, each a line of small pictures. What a
// picture is about is shown on the table and in the glass while it is pointed at, has the focus, or was pressed.
import "./icons";
import "./ribbon.css";
import "./small.css";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import type { Person, Scene } from "../../board/scene";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { isComplete, spoken, t, vocabulary } from "../../ui/locales";
import type { Layout } from "../layout";
import { stepsLeft } from "./ahead";
import { Glass } from "./glass";
import { keyOf, TurnLine } from "./line";
import { Marks } from "./marks";
import type { Pictures } from "./pictures";
import { usePictures } from "./titles";
import { type Picture, type Turn, turnsOf } from "./turns";

export interface ShelfProps {
	layout: Layout;
	scene: Scene;
	/** The replay that is on: its turn, by the index of its heading, and the picture it shows. */
	replayed: { turn: number; picture: number } | null;
	onReplay(turn: Turn): void;
}
const HOVER = 150; // ms

export function Shelf(props: ShelfProps): JSX.Element | null {
	useStore(vocabulary);
	const pictures = usePictures(props.scene.info.title, props.layout);
	if (!pictures || !isComplete()) return null;
	return <Turns {...props} pictures={pictures} />;
}

interface Room {
	rows: number;
	/** How many lines fit: two in a row, but one on a phone. */
	most: number;
}
const ROW = 38; // px

function useRoom(): [room: Room, shelf: { current: HTMLElement | null }] {
	const shelf = useRef<HTMLElement>(null);
	const [room, set] = useState<Room>({ rows: 1, most: 2 });
	useLayoutEffect(() => {
		const measure = () => {
			const at = shelf.current;
			if (!at) return;
			const rows = Math.floor(at.offsetHeight / ROW);
			const most = rows * (Number(getComputedStyle(at).getPropertyValue("--across")) || 1);
			set((before) => (before.rows === rows && before.most === most ? before : { rows, most }));
		};
		measure();
		addEventListener("resize", measure);
		return () => removeEventListener("resize", measure);
	}, []);
	return [room, shelf];
}

interface Look {
	picture: Picture;
	turn: Turn;
	pinned: boolean;
}
/** What is looked at: after a moment, or at once if it was pressed; then until it is closed, or something else is pressed. */
function useLook() {
	const [look, set] = useState<Look | null>(null);
	const timer = useRef(0);
	const at = (next: Look | null) => {
		clearTimeout(timer.current);
		if (next?.pinned) set(look?.pinned && look.picture === next.picture ? null : next);
		else if (look?.pinned) return;
		else if (next) timer.current = window.setTimeout(() => set(next), look ? 0 : HOVER);
		else set(null);
	};
	const close = () => {
		clearTimeout(timer.current);
		set(null);
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (!look?.pinned) return;
		const press = (event: Event) => (event.target as Element).closest(".rb-picture") ?? set(null);
		addEventListener("pointerdown", press);
		return () => removeEventListener("pointerdown", press);
	}, [look?.pinned]);
	return { look, at, close };
}

function Turns({ scene, pictures, replayed, onReplay }: ShelfProps & { pictures: Pictures }): JSX.Element {
	const { view, people, info, heard } = scene;
	const { lang } = useStore(settings);
	const turns = useMemo(() => {
		const told = pictures.told?.(heard, view) ?? heard;
		return turnsOf(pictures.speaker.groups(told), info.you, info.seats, pictures.looks);
	}, [heard, view, pictures, lang, spoken()]);
	const [{ rows, most }, shelf] = useRoom();
	const [back, setBack] = useState(0);
	useEffect(() => setBack(0), [turns.length]);
	const { look, at: lookAt, close } = useLook();
	const [reached, reach] = useState<number | null>(null);
	const end = turns.length - (turns.length > most ? back % turns.length : 0);
	const shown = turns.slice(Math.max(0, end - most), end);
	const latest = turns.at(-1);
	const hidden = most ? turns.filter((turn) => !shown.includes(turn)) : [];
	const all = shown.flatMap(({ pictures }) => pictures.map(keyOf));
	const current = reached !== null && all.includes(reached) ? reached : (all[0] ?? null);
	useKeys((key) => {
		if (key === "b" || key === "B") shelf.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		else if (key === "l" || key === "L") {
			const other = turns.findLast(({ who }) => who === null || who !== info.you) ?? latest;
			if (other) onReplay(other);
		} else if (key === "Escape" && look) close();
		else return false;
		return true;
	});
	return (
		<section
			class={`ribbon rb-shelf ${shown.length > rows ? "rb-shelf--halves" : ""} ${hidden.length ? "rb-shelf--stack" : ""}`}
			ref={shelf as never}
			inert={most === 0}
			aria-label={t("ribbon")}
			data-testid="ribbon"
			onKeyDown={(event) => move(event, shelf.current, reach)}
		>
			{hidden.length > 0 && <Stack turns={hidden} people={people} onNext={() => setBack(back + 1)} />}
			{shown.map((turn, k) => (
				<TurnLine
					key={turn.heading.at}
					turn={turn}
					pictures={pictures}
					people={people}
					view={view}
					own={info.you}
					reached={current}
					left={turn === latest && turn.who === info.you ? stepsLeft(pictures.steps, turn, scene.decision?.ask) : []}
					title={info.title}
					playing={replayed?.turn === turn.heading.at ? replayed.picture : null}
					class={k === 0 && shown.length % 2 ? "rb-line--full" : ""}
					onLook={(picture, pinned) => {
						reach(keyOf(picture));
						lookAt({ picture, turn, pinned });
					}}
					onLeave={() => lookAt(null)}
					onReplay={() => onReplay(turn)}
				/>
			))}
			{look && (
				<Marks picture={look.picture} pictures={pictures} who={look.turn.who ?? look.picture.lines[0]?.who ?? 0} />
			)}
			{look && <Glass picture={look.picture} pictures={pictures} people={people} view={view} shelf={shelf.current} />}
		</section>
	);
}

/** On a phone: whose turns are not shown; a press shows the one before. */
function Stack({ turns, people, onNext }: { turns: Turn[]; people: Person[]; onNext(): void }): JSX.Element {
	return (
		<button type="button" class="rb-stack" aria-label={t("ribbon-others", { count: turns.length })} onClick={onNext}>
			{turns.map(({ who, heading }) => {
				const seat = who ?? heading.who ?? 0;
				return <Face key={heading.at} seat={seat} face={people[seat]?.face ?? ""} width={26} />;
			})}
		</button>
	);
}

const STEPS: Record<string, [across: number, down: number]> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowDown: [0, 1],
	ArrowUp: [0, -1],
};
/** Arrow keys go from picture to picture, and from line to line. */
function move(event: KeyboardEvent, shelf: Element | null, reach: (picture: number) => void): void {
	const step = STEPS[event.key];
	const at = (event.target as Element).closest("button");
	if (!step || !at || !shelf) return;
	const lines = [...shelf.querySelectorAll(".rb-line")].map((line) => [...line.querySelectorAll("button")]);
	const row = lines.findIndex((line) => line.includes(at));
	const line = lines[row + step[1]];
	const place = lines[row]?.indexOf(at) ?? 0;
	const next = line?.[Math.min(Math.max(0, place + step[0]), line.length - 1)];
	if (!next) return;
	event.preventDefault();
	event.stopPropagation();
	if (next.dataset.picture) reach(Number(next.dataset.picture));
	next.focus();
}
