// Renders the page for the address. Each page is a chunk of its own; the old page stays until the new one has loaded.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Lazy, lazily, whenIdle } from "./lazy";
import { learn } from "./locales";
import { type Route, route } from "./route";
import { settings } from "./settings";
import { useStore } from "./store";

const aboutPeople = () => Promise.all([learn("people"), learn("sheets")]);
const profile = () => Promise.all([import("./profile/page"), aboutPeople()]).then(([page]) => page);
const arriving = () => Promise.all([import("./profile/arriving"), aboutPeople()]).then(([page]) => page);

const PAGES: Record<Route["page"], Lazy<{ id: string }>> = {
	home: lazily(() => Promise.all([import("./pages/home"), learn("home")]).then(([page]) => page.Home)),
	learn: lazily(() => Promise.all([import("./pages/learn"), learn("learn")]).then(([page]) => page.Learn)),
	lesson: lazily(() =>
		Promise.all([import("./pages/lesson"), learn("learn"), learn("table")]).then(([page]) => page.LessonPage),
	),
	decks: lazily(() => Promise.all([import("./pages/decks"), learn("home")]).then(([page]) => page.Decks)),
	ladder: lazily(() => Promise.all([import("./pages/ladder"), learn("ladder")]).then(([page]) => page.LadderPage)),
	event: lazily(() =>
		Promise.all([import("./pages/event"), learn("event"), learn("sheets")]).then(([page]) => page.EventPage),
	),
	table: lazily(() => Promise.all([import("./pages/table"), learn("table")]).then(([page]) => page.TablePage)),
	rules: lazily(() =>
		Promise.all([import("./rules/page"), learn("rules"), learn("home")]).then(([page]) => page.Rules),
	),
	games: lazily(() => Promise.all([import("./review/games"), learn("review")]).then(([page]) => page.GamesPage)),
	review: lazily(() =>
		Promise.all([import("./review/page"), learn("table"), learn("review"), learn("coach")]).then(
			([page]) => page.ReviewPage,
		),
	),
	me: lazily(() => profile().then((page) => page.ProfilePage)),
	person: lazily(() => profile().then((page) => page.ProfilePage)),
	move: lazily(() => arriving().then((page) => page.MovePage)),
	friend: lazily(() => arriving().then((page) => page.FriendPage)),
	lost: lazily(() => import("./pages/lost").then((page) => page.Lost)),
};

/** Loads the page for the current address. */
export const firstPage = (): Promise<void> => PAGES[route.get().page].load();

export function App(): JSX.Element {
	const wanted = useStore(route);
	const [shown, show] = useState(wanted);
	useStore(settings); // a change of language re-renders everything
	useEffect(() => {
		let left = false;
		void PAGES[wanted.page].load().then(() => left || show(wanted));
		return () => {
			left = true;
		};
	}, [wanted]);
	useEffect(() => whenIdle(() => void Promise.all([PAGES.home.load(), PAGES.table.load()])), []);
	const Page = PAGES[shown.page];
	return <Page id={shown.table ?? ""} key={shown.table ?? shown.page} />;
}
