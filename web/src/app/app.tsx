// Renders the page for the address. Each page is a chunk of its own; the old page stays until the new one has loaded.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Route, route } from "../state/route";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { type Lazy, page, part, whenIdle } from "../ui/lazy";
import { Guarded } from "../ui/load-again";
import { vocabulary } from "../ui/locales";

const profile = part(() => import("../rooms/profile/page"), "ProfilePage", "people", "sheets");
const arriving = () => import("../rooms/profile/arriving");

const PAGES: Record<Route["page"], Lazy<{ id: string }>> = {
	home: page(() => import("../rooms/hall/home"), "Home", "home"),
	learn: part(() => import("../rooms/learn/learn"), "Learn", "learn"),
	lesson: part(() => import("../rooms/learn/lesson"), "LessonPage", "learn", "table"),
	puzzles: part(() => import("../rooms/puzzles/room"), "PuzzlesPage", "puzzles"),
	explorer: part(() => import("../rooms/explorer/room"), "Explorer", "explorer"),
	decks: part(() => import("../rooms/decks/decks"), "Decks", "home"),
	ladder: part(() => import("../rooms/ladder/ladder"), "LadderPage", "ladder"),
	circle: part(() => import("../rooms/standing/room"), "CirclePage", "circle", "home", "table"),
	event: part(() => import("../rooms/events/event"), "EventPage", "event", "sheets"),
	table: page(() => import("../rooms/play/page"), "TablePage", "table"),
	rules: part(() => import("../rooms/rules/page"), "Rules", "rules", "home"),
	games: part(() => import("../rooms/review/games"), "GamesPage", "review"),
	review: part(() => import("../rooms/review/page"), "ReviewPage", "table", "review", "coach"),
	study: part(() => import("../rooms/study/page"), "StudyPage", "study"),
	me: profile,
	person: profile,
	move: part(arriving, "MovePage", "people", "sheets"),
	friend: part(arriving, "FriendPage", "people", "sheets"),
	lost: part(() => import("../rooms/lost/lost"), "Lost"),
};

/** Loads the page for the current address. */
export const firstPage = (): Promise<void> => PAGES[route.get().page].load();

const keys = (): Promise<void> => import("./later/arrows").then(({ startArrows }) => startArrows());

export function App(): JSX.Element {
	const wanted = useStore(route);
	const [shown, show] = useState(wanted);
	useStore(settings); // a change of language re-renders everything
	useStore(vocabulary); // and so do sentences that came after they were asked for
	useEffect(() => {
		let left = false;
		// a page that cannot be had says so itself
		const go = () => left || show(wanted);
		PAGES[wanted.page].load().then(go, go);
		return () => {
			left = true;
		};
	}, [wanted]);
	const here = shown.table ?? shown.page;
	const before = useRef(here);
	useEffect(() => {
		if (before.current === here) return;
		before.current = here;
		void import("./later/arrival").then(({ focusHeading }) => focusHeading()).catch(() => undefined); // a luxury
	}, [here]);
	useEffect(() => whenIdle(() => void Promise.allSettled([keys(), PAGES.home.load(), PAGES.table.load()])), []);
	const Page = PAGES[shown.page];
	return (
		<Guarded key={here}>
			<Page id={shown.table ?? ""} />
		</Guarded>
	);
}
