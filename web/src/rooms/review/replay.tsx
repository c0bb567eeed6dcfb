// A turn played again in about five seconds: the table goes back to its start and shows each picture of the ribbon, with
// the controls in the question's place. It ends with the turn, with Esc, or when something new has happened.
import "./icons";
import "./styles/replay.css";
import type { JSX } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { slowness } from "../../board/animate";
import { useKeys } from "../../board/keys";
import type { Scene } from "../../board/scene";
import { reviews } from "../../net/reviews";
import { settings, still } from "../../state/settings";
import { useStore } from "../../state/store";
import { Beside } from "../../table/beside";
import type { Layout } from "../../table/layout";
import { Shelf } from "../../table/ribbon/shelf";
import type { Picture, Turn } from "../../table/ribbon/turns";
import { momentOf, Past } from "./past";
import { Player } from "./player";
import { Rewind } from "./rewind";
import { sceneOf } from "./scene";

const WHOLE = 5000; // ms for all pictures
const [LEAST, MOST] = [250, 900]; // and for each

export interface ReplayProps {
	layout: Layout;
	/** The table as it is now. */
	now: Scene;
	turn: Turn;
	/** Each past table that is shown. */
	onScene(scene: Scene): void;
	onTurn(turn: Turn): void;
	onNow(): void;
}

const lastOf = ({ lines }: Picture): number => Math.max(...lines.map(({ at }) => at));

/** The table as it was at a picture; at -1 before the first. */
function useThen({ layout, now, turn }: ReplayProps, at: number): Scene | null {
	const { info, heard } = now;
	const rewind = useMemo(() => new Rewind(new Past(info.id, reviews), async () => layout), [info.id, turn]);
	const state = useStore(rewind.store);
	useEffect(() => {
		const eyes = info.you ?? "watch";
		const picture = turn.pictures[at];
		const event = picture ? lastOf(picture) : turn.heading.at;
		void rewind.past.story(eyes).then(
			(told) => rewind.open(eyes, momentOf(told, Math.max(0, event + told.heard.length - heard.length))),
			(problem) => rewind.store.set({ problem }),
		);
	}, [rewind, at]);
	return sceneOf(state);
}

/** Which picture is shown, and what changes that. */
function useSteps(count: number, onEnd: () => void) {
	const [at, go] = useState(-1);
	const [playing, play] = useState(!still());
	const each = Math.min(MOST, Math.max(LEAST, WHOLE / count)) * slowness();
	useEffect(() => {
		if (!playing) return;
		const timer = setTimeout(() => (at + 1 < count ? go(at + 1) : onEnd()), at < 0 ? LEAST : each);
		return () => clearTimeout(timer);
	}, [at, playing, count]);
	const step = (by: 1 | -1) => {
		play(false);
		go(Math.min(count - 1, Math.max(0, at + by)));
	};
	return { at, playing, step, toggle: () => play(!playing) };
}

export function Replay(props: ReplayProps): JSX.Element | null {
	const { layout, now, turn, onScene, onTurn, onNow } = props;
	const { at, playing, step, toggle } = useSteps(turn.pictures.length, onNow);
	const then = useThen(props, at);
	const heard = useRef(now.heard.length);
	const beside = useContext(Beside);
	const { text } = useStore(settings);
	useEffect(() => {
		if (now.heard.length !== heard.current) onNow(); // there is something newer to see
	}, [now.heard.length]);
	useEffect(() => {
		if (then) onScene(then);
	}, [then?.seq]);
	useKeys((key) => {
		if (key === " ") toggle();
		else if (key === "." || key === ",") step(key === "." ? 1 : -1);
		else if (key === "Escape") onNow();
		else return false;
		return true;
	});
	if (!then) return null;
	const picture = turn.pictures[at];
	const player = <Player {...{ layout, now, turn, at, playing, step, toggle, onNow }} />;
	const shelf = (
		<Shelf
			layout={layout}
			scene={now}
			replayed={{ turn: turn.heading.at, picture: picture?.lines[0]?.at ?? -1 }}
			onReplay={(next) => (next.heading.at === turn.heading.at ? toggle() : onTurn(next))}
		/>
	);
	return (
		<Beside.Provider value={{ ...beside, prompt: player, shelf }}>
			<div class="replayed" data-testid="replay" data-at={at}>
				{text ? player : <layout.Stage scene={{ ...then, decision: null }} />}
			</div>
		</Beside.Provider>
	);
}
