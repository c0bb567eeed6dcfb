// A chapter of a study in the frame of another site: its board, its moments and its notes, and a way to open it here.
import "../../board/board.css";
import "../../board/icons";
import "../review/icons";
import "../review/review.css";
import "./icons";
import "./study.css";
import "./styles/embed.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { readAsNobody, studies } from "../../net/studies";
import type { ChapterInfo, StudyInfo } from "../../protocol";
import { here } from "../../state/address";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { sceneOf } from "../review/scene";
import { studyLink, wantedIn } from "./address";
import { type Chapter, useChapter } from "./chapter";
import { MomentLine } from "./line";
import { type Mark, Marks } from "./marks";
import { Notes } from "./notes";
import { chapterName } from "./words";

export function StudyEmbed({ id }: { id: string }): JSX.Element {
	const wanted = useMemo(() => wantedIn(here().search), [id]);
	const [info, setInfo] = useState<StudyInfo | null>(null);
	const [failure, setFailure] = useState<unknown>(null);
	useEffect(() => {
		readAsNobody();
		studies.look(id).then(setInfo, setFailure);
	}, [id]);
	if (!info) return <Nothing text={failure ? failureText(failure) : t("opening")} waiting={!failure} />;
	const about = info.chapters.find(({ n }) => n === wanted.chapter) ?? info.chapters[0];
	if (!about) return <Nothing text={t("study-no-notes")} />;
	return <Frame info={info} about={about} from={about.n === wanted.chapter ? wanted.moment : null} />;
}

interface FrameProps {
	info: StudyInfo;
	about: ChapterInfo;
	from: number | null;
}
function Frame({ info, about, from }: FrameProps): JSX.Element {
	const chapter = useChapter(info.id, about.n, info.hide, from);
	const { at } = useStore(chapter.rewind.store);
	return (
		<main class="st-embed study" data-title={about.title} data-at={at} data-testid="study-embed">
			<Opened chapter={chapter} info={info} about={about} />
			<footer>
				<span>
					<b class="display">{info.name}</b> {chapterName(info, about)}
				</span>
				{/* in a window of its own: nothing of this house is used inside the frame of another */}
				<a class="btn btn--s btn--quiet" href={studyLink(info.id, about.n)} target="_blank" rel="noopener">
					<Icon name="link" size="s" /> {t("study-open-here")}
				</a>
			</footer>
		</main>
	);
}

function Opened({ chapter, info, about }: Omit<FrameProps, "from"> & { chapter: Chapter }): JSX.Element {
	const { rewind, past } = chapter;
	const state = useStore(rewind.store);
	const words = useStore(chapter.words);
	const board = useRef<HTMLDivElement>(null);
	const [shown, show] = useState<Mark | null>(null);
	const scene = sceneOf(state);
	const { at, told, layout, problem } = state;
	const { lang } = useStore(settings);
	const lines = useMemo(
		() => (told && layout && scene ? layout.story(told.heard, scene.view, scene.people) : []),
		[told, at, layout, lang],
	);
	useEffect(() => {
		show(null);
		void chapter.refresh();
	}, [chapter, at, past.last]);
	if (!scene || !told || !layout)
		return <Nothing text={problem ? failureText(problem) : t("opening")} waiting={!problem} />;
	const marks = words.marks.filter(({ moment }) => moment === at);
	const people = scene.people;
	return (
		<>
			<div class="stage st-stage">
				<div class="st-field" ref={board} data-testid="study-board">
					<div class="rv-table" data-at={at} inert>
						<layout.Stage scene={scene} />
					</div>
					<Marks board={board} marks={shown ? [...marks, shown] : marks} moment={`${at}`} />
				</div>
				<MomentLine {...{ rewind, told, lines, people, at }} hide={info.hide} notes={words.notes} more={past.more} />
			</div>
			<Notes
				words={words}
				title={about.title}
				at={at}
				hide={info.hide}
				onGo={(moment) => void rewind.go(moment)}
				onShow={show}
			/>
		</>
	);
}
