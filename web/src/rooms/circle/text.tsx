// The room of a circle as text: who is here, what one can do, its games and its score.
import type { JSX } from "preact";
import { circles } from "../../net/circles";
import type { Circle } from "../../person/circle";
import { asMe } from "../../person/me";
import type { CircleInfo, TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { titleName } from "../../table/people";
import { useSaid } from "../../table/text/announcements";
import type { Choice, Told } from "../../table/text/content";
import { TextView } from "../../table/text/view";
import { t } from "../../ui/locales";
import { circleLink } from "./address";
import { leaderText, wonOf } from "./score";
import { gameText } from "./shelf";
import { votesFor, waitingGame } from "./vote";
import { circleName, hereText, lineText, stateOf, timeOf } from "./words";

const LINES = 12;

interface TextProps {
	circle: Circle;
	info: CircleInfo;
	offered: TitleInfo[];
	onVote(title: string): void;
	onSetUp(title: string): void;
}
export function CircleText(props: TextProps): JSX.Element {
	const { info, offered } = props;
	const log = useSaid();
	const told: Told = {
		id: info.id,
		small: circleName(info),
		heading: t("circle-what-next"),
		notes: [hereText(info)],
		choices: choicesOf(props, log[1]),
		sections: [
			{ part: "board", title: t("circle-people", { count: info.people.length }), lines: info.people.map(placeLine) },
			{
				part: "score",
				title: t("circle-votes-title"),
				lines: offered.map(
					({ name }) => `${titleName(name)}: ${t("circle-votes", { count: votesFor(info, name).length })}`,
				),
			},
			{
				part: "story",
				title: t("circle-talk"),
				lines: info.lines.slice(-LINES).map((line) => spokenLine(line)),
				none: t("chat-empty"),
			},
			{
				part: "",
				title: t("circle-shelf"),
				lines: info.shelf.map((game) => `${titleName(game.title)}: ${gameText(game)}`),
				none: t("circle-no-games"),
			},
			{
				part: "",
				title: t("circle-score"),
				lines: [
					...info.people.map(({ user, name }) => `${name}: ${t("circle-won-count", { won: wonOf(info, user, "") })}`),
					leaderText(info, ""),
				],
			},
			{ part: "", title: t("circle-invite"), lines: [circleLink(info.id)] },
		],
	};
	return <TextView told={told} log={log} />;
}

const placeLine = (place: CircleInfo["people"][number]): string => `${place.name}: ${stateOf(place)}`;

const spokenLine = (line: CircleInfo["lines"][number]): string =>
	line.kind === "event" ? lineText(line) : `${timeOf(line.at)}, ${line.name || t("somebody-gone")}: ${lineText(line)}`;

function choicesOf({ circle, info, offered, onVote, onSetUp }: TextProps, say: (text: string) => void): Choice[] {
	const choice = (id: string, text: string, act: () => void): Choice => ({ id, text, act });
	const set = waitingGame(info);
	const copy = () =>
		void Promise.resolve(navigator.clipboard?.writeText(circleLink(info.id))).then(
			() => say(t("circle-copied")),
			() => say(circleLink(info.id)),
		);
	return [
		...(set ? [choice("game", t("circle-set", { title: titleName(set.title) }), () => go(set.id))] : []),
		...offered.map(({ name }) =>
			choice(`set ${name}`, t("circle-set-up", { title: titleName(name) }), () => onSetUp(name)),
		),
		...offered.map(({ name }) =>
			choice(`vote ${name}`, t("circle-vote-for", { title: titleName(name) }), () => onVote(name)),
		),
		choice("copy", t("circle-copy"), copy),
		choice("leave", t("circle-leave"), () => void asMe(() => circles.leave(circle.id)).then(() => go(null))),
	];
}
