// The talk of a circle: one sequence of lines through all its games, phrases, faces, and a line to say something.
import "./styles/talk.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { circles } from "../../net/circles";
import { people } from "../../net/people";
import { type Circle, useCircle } from "../../person/circle";
import { isKid } from "../../person/kid";
import { asMe, me } from "../../person/me";
import { type CircleInfo, type CircleSay, type CircleTold, GREETINGS } from "../../protocol";
import { useStore } from "../../state/store";
import type { Mood } from "../../ui/dragon";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { FACES } from "../../ui/reactions";
import { dayOf, lineText, timeOf } from "./words";

const MOODS = Object.keys(FACES) as (keyof typeof FACES)[];

/** The talk beside a game: as in the circle's own room. */
export function CircleTalk({ id }: { id: string }): JSX.Element {
	const [circle, { info, wrong }] = useCircle(id);
	if (!info?.you) return <p class="ct-none">{t("circle-talk-none")}</p>;
	return <Talk circle={circle} info={info} wrong={wrong} />;
}

interface TalkProps {
	circle: Circle;
	info: CircleInfo;
	wrong: unknown;
}
export function Talk({ circle, info, wrong }: TalkProps): JSX.Element {
	const end = useRef<HTMLLIElement>(null);
	const last = info.lines.at(-1)?.n;
	// only the list itself scrolls: the page stays where it is
	useEffect(() => {
		const list = end.current?.parentElement;
		if (list) list.scrollTop = list.scrollHeight;
	}, [last]);
	const say = (words: CircleSay) => circle.act(() => circles.say(circle.id, words));
	return (
		<div class="ct">
			<ol class="ct-lines" data-testid="circle-talk" aria-live="polite">
				{info.lines.length === 0 && <li class="ct-none">{t("chat-empty")}</li>}
				{info.lines.map((line, i) => (
					<Line key={line.n} line={line} before={info.lines[i - 1]} seat={seatOf(info, line.user)} />
				))}
				<li ref={end} aria-hidden="true" />
			</ol>
			{wrong != null && (
				<p class="wrong" role="alert">
					{failureText(wrong)}
				</p>
			)}
			<Say quiet={info.quiet} kids={info.kids} kid={isKid(useStore(me))} onSay={say} />
		</div>
	);
}

/** The colour of somebody: that of their place card. */
const seatOf = ({ people }: CircleInfo, user: string | undefined): number =>
	Math.max(
		0,
		people.findIndex((each) => each.user === user),
	) % 5;

interface LineProps {
	line: CircleTold;
	before: CircleTold | undefined;
	seat: number;
}
function Line({ line, before, seat }: LineProps): JSX.Element {
	const { user } = useStore(me);
	const fresh = !before || dayOf(before.at) !== dayOf(line.at);
	const mine = line.user !== undefined && line.user === user;
	return (
		<>
			{fresh && <li class="ct-day">{dayOf(line.at)}</li>}
			{line.kind === "event" ? (
				<li class="ct-event" data-event={line.text}>
					{lineText(line)}
				</li>
			) : (
				<li class={mine ? "ct-line ct-mine" : "ct-line"}>
					{!mine && line.face && <Face seat={seat} face={line.face} width={28} />}
					<Bubble line={line} mine={mine} seat={seat} />
					<small>{timeOf(line.at)}</small>
				</li>
			)}
		</>
	);
}

/** What somebody said. Their name mutes them, in one more click. */
function Bubble({ line, mine, seat }: { line: CircleTold; mine: boolean; seat: number }): JSX.Element {
	const [asked, ask] = useState(false);
	const [muted, setMuted] = useState("");
	const name = line.name || t("somebody-gone");
	const mute = () =>
		void asMe(() => people.shun({ user: line.user ?? "", how: "mute" })).then(
			() => setMuted(t("mute-done", { name })),
			(failure) => setMuted(failureText(failure)),
		);
	return (
		<span class="ct-bubble">
			{!mine && line.user && (
				<button type="button" class="ct-name" aria-expanded={asked} onClick={() => ask(!asked)}>
					{name}
				</button>
			)}
			{!mine && !line.user && <b class="ct-name">{name}</b>}
			{line.kind === "face" && line.face ? (
				<Reaction seat={seat} face={line.face} mood={line.text ?? ""} />
			) : (
				lineText(line)
			)}
			{asked && !muted && (
				<button type="button" class="btn btn--s btn--quiet" data-testid="circle-mute" onClick={mute}>
					{t("circle-mute", { name })}
				</button>
			)}
			{muted && <small role="status">{muted}</small>}
		</span>
	);
}

const moodOf = (mood: string): Mood => FACES[MOODS.find((each) => each === mood) ?? "gladly"];

/** Somebody's own dragon in a mood, with what it says. */
export const Reaction = ({ seat, face, mood }: { seat: number; face: string; mood: string }): JSX.Element => (
	<span class="ct-face">
		<Face seat={seat} face={face} width={44} mood={moodOf(mood)} /> <b>{t(`face-${mood}`)}</b>
	</span>
);

interface SayProps {
	quiet: boolean;
	kids: boolean;
	/** The reader is in kid mode. */
	kid: boolean;
	onSay(words: CircleSay): Promise<boolean>;
}
function Say({ quiet, kids, kid, onSay }: SayProps): JSX.Element {
	const [text, setText] = useState("");
	const [more, setMore] = useState(false);
	const { face } = useStore(me);
	const send = (event: Event) => {
		event.preventDefault();
		const words = text.trim();
		if (!words) return;
		setText("");
		void onSay({ text: words }).then((sent) => sent || setText(words));
	};
	return (
		<div class="ct-say">
			<div class="ct-faces" role="group" aria-label={t("circle-faces")}>
				{MOODS.map((mood) => (
					<button
						type="button"
						key={mood}
						title={t(`face-${mood}`)}
						aria-label={t(`face-${mood}`)}
						data-testid={`face-${mood}`}
						onClick={() => void onSay({ face: mood })}
					>
						<Face seat={0} face={face} width={30} mood={FACES[mood]} />
						<small aria-hidden="true">{t(`face-${mood}`)}</small>
					</button>
				))}
			</div>
			<button type="button" class="ct-more" aria-expanded={more} data-testid="phrases" onClick={() => setMore(!more)}>
				<Icon name="chat" size="s" /> {t("circle-phrases")}
			</button>
			{more && (
				<div class="ct-phrases">
					{GREETINGS.map((phrase) => (
						<button type="button" key={phrase} class="btn btn--s" onClick={() => void onSay({ phrase })}>
							{t(`greeting-${phrase}`)}
						</button>
					))}
				</div>
			)}
			{quiet ? (
				<p class="ct-none">{t(kid ? "circle-kid-talk" : kids ? "circle-kids-talk" : "circle-quiet")}</p>
			) : (
				<form onSubmit={send}>
					<input
						class="text"
						aria-label={t("circle-say")}
						placeholder={t("circle-say")}
						maxLength={500}
						value={text}
						data-testid="circle-say"
						onInput={(event) => setText(event.currentTarget.value)}
					/>
					<button type="submit" class="btn">
						{t("chat-send")}
					</button>
				</form>
			)}
		</div>
	);
}
