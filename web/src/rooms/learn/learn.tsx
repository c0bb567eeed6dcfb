// The room for learning: every title's lessons and puzzles, with the progress remembered by this browser.

import { onShelf } from "../../games/titles";
import { lessons as lessonsApi } from "../../net/lessons";
import "./words";
import "./lessons.css";
import "../../board/icons";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { rulesAt } from "../../games/rules-address";
import { sceneOf } from "../../games/scenes";
import type { LessonInfo } from "../../protocol";
import { follow, goTo } from "../../state/route";
import { titleName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { learn, t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Dots } from "./dots";
import { pathOf } from "./next-lesson";
import { idOf, keepProgress, progressOf, unfinished } from "./progress";

export function Learn(): JSX.Element {
	const [all, setAll] = useState<LessonInfo[] | null>(null);
	const [wrong, setWrong] = useState(false);
	useEffect(() => {
		document.title = `${t("room-learn")} · ${t("brand")}`;
		const words = (found: LessonInfo[]) =>
			Promise.all([...new Set(found.map(({ title }) => title))].map((title) => learn(`lessons/${title}`)));
		lessonsApi.lessons().then(
			(found) => words(found).then(() => setAll(found)),
			() => setWrong(true),
		);
	}, []);
	const titles = onShelf([...new Set((all ?? []).map(({ title }) => title))]);
	const left = unfinished(all ?? []);
	return (
		<RoomPage on="learn">
			<main class="wrap ln-over" aria-busy={!all}>
				{left ? (
					<Resume lesson={left} />
				) : (
					<header class="ln-hello">
						<h1 class="display">{t("learn-title")}</h1>
						<p>{t("learn-what")}</p>
					</header>
				)}
				{wrong && (
					<p class="wrong" role="alert">
						{t("learn-none")}
					</p>
				)}
				<a class="btn btn--quiet ln-to-puzzles" href="/puzzles" data-testid="to-puzzles" onClick={follow}>
					{t("learn-to-room-of-puzzles")}
				</a>
				<section class="ln-cols">
					{!all && !wrong && ["a", "b", "c", "d"].map((each) => <span key={each} class="skel" style="height:360px" />)}
					{titles.map((title) => (
						<Column key={title} title={title} all={(all ?? []).filter((each) => each.title === title)} />
					))}
				</section>
			</main>
		</RoomPage>
	);
}

function Resume({ lesson }: { lesson: LessonInfo }): JSX.Element {
	const { step } = progressOf(idOf(lesson));
	const [title, name] = [titleName(lesson.title), t(lesson.key)];
	return (
		<section class="ln-resume" data-title={lesson.title}>
			<Drawing class="ln-pic" svg={sceneOf(lesson.title)} />
			<div>
				<h1 class="display">{t("learn-resume")}</h1>
				<p>{t("learn-resume-what", { title, lesson: name, step: t(lesson.steps[step] ?? lesson.key) })}</p>
				<Dots at={step} of={lesson.steps.length} />
			</div>
			<div class="ln-acts">
				<a class="btn btn--go" href={pathOf(lesson)} data-testid="resume" onClick={follow}>
					{t("learn-resume-go")}
				</a>
				<button
					type="button"
					class="btn btn--quiet"
					onClick={() => {
						keepProgress(idOf(lesson), { acts: [], step: 0 });
						goTo(pathOf(lesson));
					}}
				>
					{t("learn-over")}
				</button>
			</div>
		</section>
	);
}

function Column({ title, all }: { title: string; all: LessonInfo[] }): JSX.Element {
	const done = (each: LessonInfo) => progressOf(idOf(each)).done;
	const rules = rulesAt(title);
	const [lessons, puzzles] = [all.filter(({ puzzle }) => !puzzle), all.filter(({ puzzle }) => puzzle)];
	return (
		<article class="ln-title" data-title={title}>
			<header>
				<Drawing svg={sceneOf(title)} />
				<span class="ln-pct">{t("learn-done-count", { done: lessons.filter(done).length, of: lessons.length })}</span>
			</header>
			<h2 class="display">{titleName(title)}</h2>
			<h3>{t("learn-lessons")}</h3>
			<ol class="ln-list">
				{lessons.map((lesson, i) => (
					<Row key={lesson.name} lesson={lesson} nth={i + 1} />
				))}
			</ol>
			{puzzles.length > 0 && <Puzzles puzzles={puzzles} done={done} />}
			{rules && (
				<a class="ln-rules" href={rules} data-testid={`rules-${title}`} onClick={follow}>
					{t("learn-rules")}
				</a>
			)}
		</article>
	);
}

function Row({ lesson, nth }: { lesson: LessonInfo; nth: number }): JSX.Element {
	const { done, step } = progressOf(idOf(lesson));
	const of = lesson.steps.length;
	return (
		<li class={step > 0 ? "now" : done ? "y" : ""}>
			<a href={pathOf(lesson)} data-testid={`lesson-${lesson.title}-${lesson.name}`} onClick={follow}>
				<span class="m">{done ? <Icon name="check" /> : nth}</span>
				<span>
					<b>{t(lesson.key)}</b>
					<small>
						{step > 0 ? t("learn-at-step", { step: step + 1, of }) : t("learn-minutes", { minutes: lesson.minutes })}
					</small>
				</span>
				{step > 0 ? (
					<span class="ln-ring" style={`--p:${Math.round((100 * step) / of)}%`} />
				) : (
					<span class={`btn btn--s ${done ? "btn--quiet" : "btn--title"}`}>
						{t(done ? "learn-again" : "learn-begin")}
					</span>
				)}
			</a>
		</li>
	);
}

function Puzzles({ puzzles, done }: { puzzles: LessonInfo[]; done(each: LessonInfo): boolean }): JSX.Element {
	const solved = puzzles.filter(done).length;
	const next = puzzles.find((each) => !done(each)) ?? puzzles[0];
	const word =
		solved === 0 ? "learn-first-puzzle" : solved < puzzles.length ? "learn-next-puzzle" : "learn-all-puzzles";
	return (
		<>
			<h3>
				<span>{t("learn-puzzles")}</span>
				<span>{t("learn-solved", { solved, of: puzzles.length })}</span>
			</h3>
			<div class="ln-puzzles">
				<div class="ln-cells">
					{puzzles.map((each, i) => (
						<a
							key={each.name}
							class={done(each) ? "y" : ""}
							href={pathOf(each)}
							title={t(each.key)}
							aria-label={`${t("learn-puzzle")} ${i + 1}: ${t(each.key)}`}
							data-testid={`puzzle-${each.title}-${each.name}`}
							onClick={follow}
						>
							{done(each) ? <Icon name="check" /> : i + 1}
						</a>
					))}
				</div>
				{next && (
					<p>
						<span>{t(next.key)}</span>
						<a class="btn btn--s btn--quiet" href={pathOf(next)} onClick={follow}>
							{t(word)}
						</a>
					</p>
				)}
			</div>
		</>
	);
}
