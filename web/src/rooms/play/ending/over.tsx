// The end of a game over the last state of the table: first its film, then the result, which can be put aside.
import "./over.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../../../board/scene";
import { sound } from "../../../board/sound";
import { still } from "../../../state/settings";
import type { Finale } from "../../../table/finale/film";
import { Around } from "../../../table/finale/result";
import type { Layout } from "../../../table/layout";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { Foot } from "./foot";
import { More } from "./more";
import { Player } from "./player";

export { RoundNext } from "./again";

const CircleDealEnd = part(() => import("./circle-deal"), "CircleDealEnd", "deals", "circle");
const DailyEnd = part(() => import("./daily"), "DailyEnd", "deals");
const SeriesBetween = part(() => import("../../../table/series/between"), "SeriesBetween", "life");
const RatedChanges = part(() => import("../later/rated"), "RatedChanges", "ladder");

export interface OverProps {
	layout: Layout;
	scene: Scene;
	/** The game has ended before the reader's eyes. */
	fresh: boolean;
}
/** The tables whose film was shown. */
const seen = new Set<string>();

export function Over({ layout, scene, fresh }: OverProps): JSX.Element {
	const [finale, setFinale] = useState<Finale | null>(null);
	const [running, run] = useState(fresh && !seen.has(scene.info.id) && !still() && !document.hidden);
	const [aside, setAside] = useState(false);
	const own = useRef<HTMLDivElement>(null);
	useEffect(() => {
		seen.add(scene.info.id);
		layout
			.sayings()
			.then((sayings) => sayings.finale?.(scene) ?? null)
			.then(
				(made) => {
					setFinale(made);
					if (!made?.film.length) run(false);
				},
				() => run(false), // a luxury
			);
	}, []);
	useEffect(() => {
		if (!running) sound("win");
	}, [running]);
	useInert(own, !aside);
	const { info } = scene;
	const above =
		info.daily &&
		info.you !== null &&
		(info.circle ? <CircleDealEnd info={info} /> : <DailyEnd info={info} day={info.daily} />);
	const below = (
		<>
			{scene.info.series && <SeriesBetween info={scene.info} series={scene.info.series} />}
			{info.rated && <RatedChanges info={info} />}
			<More info={info} walkover={finale?.walkover ?? false}>
				{finale !== null && finale.film.length > 0 && (
					<button type="button" class="btn btn--quiet" data-testid="film-again" onClick={() => run(true)}>
						<Icon name="replay" size="s" /> {t("finale-again")}
					</button>
				)}
			</More>
		</>
	);
	if (running) {
		return (
			<div class="over over--film" ref={own}>
				{finale && <Player film={finale.film} onEnd={() => run(false)} />}
			</div>
		);
	}
	return (
		<div class={aside ? "over over--aside" : "over"} ref={own}>
			{aside ? (
				<button type="button" class="btn btn--go" data-testid="result" onClick={() => setAside(false)}>
					{t("see-result")}
				</button>
			) : (
				<div class="over-panel">
					<Around.Provider value={{ above, below }}>
						<layout.Ending scene={scene} />
					</Around.Provider>
					<Foot info={scene.info} onAside={() => setAside(true)} />
				</div>
			)}
		</div>
	);
}

/** What lies behind is inert: neither keys nor readers reach it. */
function useInert(own: { current: Element | null }, inert: boolean): void {
	useEffect(() => {
		const behind = [...(own.current?.parentElement?.children ?? [])].filter((each) => each !== own.current);
		for (const each of behind) each.toggleAttribute("inert", inert);
		return () => {
			for (const each of behind) each.removeAttribute("inert");
		};
	}, [inert]);
}
