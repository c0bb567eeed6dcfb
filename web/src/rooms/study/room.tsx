// A study: its chapters, the board of one of them, and its notes; for whoever may edit, the tools to write them.
import "../../board/board.css";
import "../../board/icons";
import "../review/icons";
import "../review/review.css";
import "../coach/coach.css";
import "./icons";
import "./study.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { studies } from "../../net/studies";
import type { ChapterInfo, StudyInfo } from "../../protocol";
import { here } from "../../state/address";
import { remember, remembered, settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { sceneOf } from "../review/scene";
import { wantedIn } from "./address";
import { useChapter } from "./chapter";
import { Empty } from "./empty";
import { type Study, useStudy } from "./live";
import { Reading } from "./reading";

export function StudyRoom({ id }: { id: string }): JSX.Element {
	const wanted = useMemo(() => wantedIn(here().search), [id]);
	const [study, { info, failure }] = useStudy(id, wanted.invitation);
	const [now, setNow] = useState(wanted);
	const [hidden, setHidden] = useState<boolean | null>(null);
	const [edit, setEdit] = useState(false);
	useStore(settings);
	if (!info) return <Nothing text={failure ? failureText(failure) : t("opening")} waiting={!failure} />;
	const about = info.chapters.find(({ n }) => n === now.chapter) ?? info.chapters[0];
	const edits = info.you === "editor";
	if (!about) return <Empty study={study} info={info} onAdd={(chapter) => setNow({ ...now, chapter, moment: null })} />;
	const hide = !edits && (hidden ?? info.hide);
	const onHide = (wish: boolean) => {
		if (edits) void study.act(() => studies.change(id, { hide: wish }));
		else {
			setNow({ ...now, chapter: about.n, moment: study.place.moment });
			setHidden(wish);
		}
	};
	return (
		<OneChapter
			key={`${about.n} ${hide}`}
			{...{ study, info, about, hide, onHide }}
			edit={edits && edit}
			from={now.chapter === about.n ? now.moment : null}
			onChapter={(chapter) => setNow({ ...now, chapter, moment: null })}
			onEdit={() => setEdit(!edit)}
		/>
	);
}

interface ChapterProps {
	study: Study;
	info: StudyInfo;
	about: ChapterInfo;
	hide: boolean;
	edit: boolean;
	from: number | null;
	onChapter(n: number): void;
	onHide(hide: boolean): void;
	onEdit(): void;
}
function OneChapter({ from, ...props }: ChapterProps): JSX.Element {
	const { study, about, hide } = props;
	const chapter = useChapter(study.id, about.n, hide, from);
	const state = useStore(chapter.rewind.store);
	const read = useRead(study.id, about.n, state.at >= 0 && state.at >= chapter.rewind.last && !chapter.past.more);
	const scene = sceneOf(state);
	if (state.problem && !scene) return <Nothing text={failureText(state.problem)} />;
	if (!scene || !state.told || !state.layout) return <Nothing text={t("opening")} waiting />;
	return <Reading {...props} chapter={chapter} scene={scene} told={state.told} layout={state.layout} read={read} />;
}

/** The chapters of a study that this browser has shown to their end. */
function useRead(study: string, chapter: number, end: boolean): number[] {
	const place = `emberhall.study.${study}`;
	const [read, setRead] = useState<number[]>(() => remembered<number[]>(place) ?? []);
	useEffect(() => {
		if (!end || read.includes(chapter)) return;
		const all = [...read, chapter];
		setRead(all);
		remember(place, all);
	}, [end, chapter]);
	return read;
}
