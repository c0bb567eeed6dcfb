// The room of a circle: its people, what to play next, its talk, its games and its score, at one address for good.
import "../circle/circle.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { shelfWith } from "../../games/titles";
import { circles } from "../../net/circles";
import { type Circle, joinCircle, useCircle } from "../../person/circle";
import { me } from "../../person/me";
import type { CircleInfo, TitleInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { learnIcons } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { learn, t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { Head } from "../circle/head";
import { Members } from "../circle/members";
import { Score } from "../circle/score";
import { Shelf } from "../circle/shelf";
import { Talk } from "../circle/talk";
import { Vote } from "../circle/vote";
import { circleName } from "../circle/words";
import { RoomPage } from "../frame/frame";
import { SetUpSheet } from "../terms";
import { Deals } from "./deals";
import { Evenings } from "./evenings";

learnIcons(import.meta.glob<string>("../circle/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const MomentOfEvening = part(() => import("./moment"), "MomentOfEvening", "review");
const CircleText = part(() => import("../circle/text"), "CircleText", "text");

export function CirclePage({ id }: { id: string }): JSX.Element {
	const [circle, { info, failure, wrong }] = useCircle(id);
	const { all } = useStore(titles);
	const [setUp, setSetUp] = useState<TitleInfo | null>(null);
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	useEffect(() => {
		document.title = info ? `${circleName(info)} · ${t("brand")}` : t("brand");
	}, [info]);
	const offered = shelfWith(all).flatMap((name) => all?.find((title) => title.name === name) ?? []);
	const open = (name: string) => {
		const title = all?.find((each) => each.name === name);
		if (title) void learn(name).then(() => setSetUp(title));
	};
	return (
		<RoomPage on={null}>
			{!info ? (
				<Nothing text={failure ? failureText(failure) : t("opening")} waiting={!failure} />
			) : info.you ? (
				<Room circle={circle} info={info} wrong={wrong} offered={offered} onSetUp={open} />
			) : (
				<Door circle={circle} info={info} wrong={wrong} />
			)}
			{setUp && info && (
				<SetUpSheet
					title={setUp}
					circle={{ id, here: info.people.filter(({ state }) => state !== "away").length }}
					onClose={() => setSetUp(null)}
				/>
			)}
		</RoomPage>
	);
}

interface RoomProps {
	circle: Circle;
	info: CircleInfo;
	wrong: unknown;
	offered: TitleInfo[];
	onSetUp(title: string): void;
}
function Room({ circle, info, wrong, offered, onSetUp }: RoomProps): JSX.Element {
	const { user } = useStore(me);
	const { text } = useStore(settings);
	const vote = (title: string) => void circle.act(() => circles.vote(circle.id, title));
	if (text)
		return (
			<main class="wrap cr-text">
				<CircleText circle={circle} info={info} offered={offered} onVote={vote} onSetUp={onSetUp} />
				<Deals info={info} />
				<Evenings info={info} />
				<MomentOfEvening info={info} />
				<Talk circle={circle} info={info} wrong={wrong} />
			</main>
		);
	return (
		<main class="cr" data-testid="circle">
			<Head info={info} user={user} />
			<div class="wrap cr-cols">
				<div class="cr-main">
					<Vote info={info} titles={offered} user={user} onVote={vote} onSetUp={onSetUp} />
					<Shelf info={info} />
					<Deals info={info} />
					<Evenings info={info} />
					<div class="cr-half">
						<Score info={info} />
						<MomentOfEvening info={info} />
					</div>
				</div>
				<div class="cr-side">
					<section class="cr-panel cr-talk" aria-labelledby="cr-talk">
						<h2 class="display" id="cr-talk">
							{t("circle-talk")} <small>{t("circle-talk-stays")}</small>
						</h2>
						<Talk circle={circle} info={info} wrong={wrong} />
					</section>
					<Members circle={circle} info={info} user={user} />
				</div>
			</div>
		</main>
	);
}

/** Somebody with the link who does not belong here yet. */
function Door({ circle, info, wrong }: Pick<RoomProps, "circle" | "info" | "wrong">): JSX.Element {
	const { name } = useStore(me);
	return (
		<main class="cr">
			<Head info={info} user={null} />
			<div class="wrap cr-door">
				<h2 class="display">{t("circle-join-question", { name })}</h2>
				<p>{t("circle-join-what")}</p>
				<button type="button" class="btn btn--go" data-testid="circle-join" onClick={() => void joinCircle(circle)}>
					{t("circle-join")}
				</button>
				{wrong != null && (
					<p class="wrong" role="alert">
						{failureText(wrong)}
					</p>
				)}
			</div>
		</main>
	);
}
