// A prompt about the table itself, in the question's place: an absence, an undo request, a motion to kick; or its end.
import { tables } from "../../net/tables";
import "./life.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import { recordOf } from "../../net/api";
import { asMe } from "../../person/me";
import type { Heard, Motion, TableInfo, Vote } from "../../protocol";
import { go } from "../../state/route";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Line } from "../layout";
import { againText, standText } from "../series/words";
import { keysOf, spoken } from "../story/story";
import type { Table } from "../table";
import { ToEvent } from "./event-link";
import { spell, useNow } from "./time";

export interface PromptProps {
	table: Table;
	info: TableInfo;
	people: Person[];
	/** The events heard so far, and how the title tells them. */
	heard: Heard[];
	story(heard: Heard[]): Line[];
	/** When the table's chairs were last sent, on this page's clock. */
	met: number;
}

type Answer = Vote["answer"];

export function Prompt(props: PromptProps): JSX.Element | null {
	const { info } = props;
	if (info.ended) return <Closed {...props} ended={info.ended} />;
	if (!info.motion) return null;
	return <Asked {...props} motion={info.motion} />;
}

function Asked(props: PromptProps & { motion: Motion }): JSX.Element {
	const { table, info, people, motion, met } = props;
	const now = useNow(motion.left !== undefined);
	const subject = people[motion.seat];
	const name = subject?.name ?? "";
	const mine = motion.votes.find(({ seat }) => seat === info.you)?.answer;
	const asked = info.you !== null && motion.voters.includes(info.you);
	const time = motion.left === undefined ? "" : spell(Math.max(0, motion.left - (now - met)));
	const by = motion.kind === "kick" ? (people[motion.votes[0]?.seat ?? -1]?.name ?? "") : name;
	const vote = (answer: Answer) => table.tell({ t: "vote", motion: motion.id, answer });
	const own = motion.seat === info.you ? "own" : asked ? "asked" : "watched";
	return (
		<section
			class={`ask life-prompt ${asked && !mine ? "ask--mine" : ""}`}
			data-testid="prompt"
			data-kind={motion.kind}
			role="alertdialog"
			aria-label={t(`prompt-${motion.kind}`, { name })}
		>
			<Face
				seat={motion.seat}
				face={subject?.face ?? ""}
				width={48}
				mood={motion.kind === "away" ? "asleep" : "calm"}
			/>
			<div class="q">
				<small>{t(`prompt-${motion.kind}-small`, { name: by, time, own })}</small>
				<b>{t(`prompt-${motion.kind}`, { name, own })}</b>
				<p>{motion.kind === "undo" ? <Back {...props} /> : t(`prompt-${motion.kind}-then`, { name })}</p>
				<p>{t("prompt-needs", { kind: motion.kind, needed: motion.needed, asked: motion.voters.length })}</p>
			</div>
			<Votes motion={motion} people={people} />
			{asked && (
				<div class={`acts ${motion.kind === "away" ? "life-three" : ""}`}>
					{motion.kind === "away" ? (
						<>
							<Choice answer="wait" mine={mine} onVote={vote} />
							<Choice answer="end" mine={mine} onVote={vote} />
							<Choice answer="bot" mine={mine} onVote={vote} go />
						</>
					) : (
						<>
							<Choice answer="no" mine={mine} onVote={vote} />
							<Choice answer="yes" mine={mine} onVote={vote} go kind={motion.kind} />
						</>
					)}
				</div>
			)}
		</section>
	);
}

interface ChoiceProps {
	answer: Answer;
	mine: Answer | undefined;
	onVote(answer: Answer): void;
	go?: boolean;
	kind?: string;
}
function Choice({ answer, mine, onVote, go: main = false, kind = "" }: ChoiceProps): JSX.Element {
	return (
		<button
			type="button"
			class={`btn ${main && !mine ? "btn--go" : "btn--quiet"}`}
			data-testid={`vote-${answer}`}
			aria-pressed={mine === answer}
			onClick={() => onVote(answer)}
		>
			{mine === answer ? <Icon name="check" size="s" /> : answer === "bot" && <Icon name="bot" />}
			{t(`vote-${answer}`, { kind })}
		</button>
	);
}

/** The votes so far. */
function Votes({ motion, people }: { motion: Motion; people: Person[] }): JSX.Element | null {
	if (motion.voters.length < 2) return null;
	const said = motion.voters.map((seat) => ({ seat, answer: motion.votes.find((each) => each.seat === seat)?.answer }));
	const label = said
		.map(({ seat, answer }) => t("vote-said", { name: people[seat]?.name ?? "", answer: answer ?? "none" }))
		.join(" ");
	return (
		<span class="life-votes" role="img" aria-label={label} title={label}>
			{said.map(({ seat, answer }) => (
				<span key={seat}>
					<Face seat={seat} face={people[seat]?.face ?? ""} width={32} />
					<u class={answer && answer !== "no" && answer !== "wait" ? "" : "life-none"}>
						<Icon name={answer ? (answer === "no" ? "close" : answer === "wait" ? "clock" : "check") : "clock"} />
					</u>
				</span>
			))}
		</span>
	);
}

/** What would be taken back, as this person heard it; what was already revealed stays known. */
function Back({ motion, heard, story, people }: PromptProps & { motion: Motion }): JSX.Element {
	const stays = new Set(keysOf(story(heard.slice(0, Math.max(0, heard.length - (motion.back ?? 0))))));
	const all = story(heard);
	const keys = keysOf(all);
	const gone = all.filter(({ heading }, i) => !heading && !stays.has(keys[i] ?? ""));
	const choice = gone.find(({ who }) => who === motion.seat) ?? gone[0];
	const words = motion.words ?? [];
	const own = words[motion.seat] ?? 0;
	const others = words.reduce((sum, count) => sum + count, 0) - own;
	return (
		<>
			{t("prompt-undo-then", { own, others, name: people[motion.seat]?.name ?? "" })}{" "}
			{choice && <q data-testid="goes-back">{spoken(choice, people)}</q>} {t("prompt-undo-known")}
		</>
	);
}

function Closed({ info, people, ended }: PromptProps & { ended: NonNullable<TableInfo["ended"]> }): JSX.Element {
	const [wrong, setWrong] = useState("");
	const loser = people[ended.seat ?? -1];
	const winner = people[info.winners?.[0] ?? -1];
	const shown = winner ?? loser ?? people[0];
	const again = () =>
		asMe(() => tables.rematch(info.id)).then(
			({ id }) => go(id),
			(failure) => setWrong(failureText(failure)),
		);
	const names = { name: loser?.name ?? "", winner: winner?.name ?? "", won: winner ? "yes" : "no" };
	return (
		<section class="ask life-prompt" data-testid="prompt" data-kind="ended">
			<Face seat={shown?.seat ?? 0} face={shown?.face ?? ""} width={48} mood={winner ? "happy" : "calm"} />
			<div class="q">
				<small>{t(`ended-${ended.how}-small`, names)}</small>
				<b>{wrong || t(`ended-${ended.how}`, names)}</b>
				<p>{info.series ? standText(info, info.series) : t(`ended-${ended.how}-then`)}</p>
			</div>
			<div class="acts">
				<a
					class="btn btn--quiet"
					href={recordOf(info.id)}
					download={`${info.title}-${info.id}.txt`}
					data-testid="record"
				>
					<Icon name="verify" /> {t("record")}
				</a>
				{info.event ? (
					<ToEvent event={info.event} />
				) : info.you === null ? (
					<button type="button" class="btn btn--go" onClick={() => go(null)}>
						{t("to-the-hall")}
					</button>
				) : (
					<button type="button" class="btn btn--go" data-testid="rematch" onClick={() => void again()}>
						<Icon name="replay" /> {againText(info)}
					</button>
				)}
			</div>
		</section>
	);
}
