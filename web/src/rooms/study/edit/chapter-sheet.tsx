// What an editor changes of a chapter: its name, its place, which moments it shows, and whether readers guess.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { studies } from "../../../net/studies";
import type { ChapterInfo, StudyInfo } from "../../../protocol";
import { failureText } from "../../../ui/errors";
import { t } from "../../../ui/locales";
import { Sheet } from "../../../ui/sheets/sheet";
import type { Study } from "../live";

interface ChapterSheetProps {
	study: Study;
	info: StudyInfo;
	chapter: ChapterInfo;
	/** The moment on the board: the chapter may begin or end there. */
	at: number;
	onClose(): void;
}
export function ChapterSheet({ study, info, chapter, at, onClose }: ChapterSheetProps): JSX.Element {
	const [name, setName] = useState(chapter.name);
	const order = info.chapters.map(({ n }) => n);
	const place = order.indexOf(chapter.n);
	const move = (by: number) => {
		const next = order.toSpliced(place, 1).toSpliced(place + by, 0, chapter.n);
		void study.act(() => studies.change(info.id, { order: next }));
	};
	const alter = (wish: Parameters<typeof studies.alter>[2]) => study.act(() => studies.alter(info.id, chapter.n, wish));
	const save = async (event: Event) => {
		event.preventDefault();
		if (await alter({ name })) onClose();
	};
	const drop = async () => {
		if (await study.act(() => studies.drop(info.id, chapter.n))) onClose();
	};
	const { wrong } = study.store.get();
	return (
		<Sheet title={t("study-chapter", { number: place + 1 })} onClose={onClose}>
			<form class="sentences" onSubmit={save}>
				<label class="field">
					{t("study-chapter-name")}
					<input
						class="text"
						maxLength={80}
						value={name}
						data-testid="chapter-name"
						onInput={(event) => setName(event.currentTarget.value)}
					/>
				</label>
				<div class="acts">
					<button type="button" class="btn btn--quiet" disabled={place === 0} onClick={() => move(-1)}>
						{t("study-up")}
					</button>
					<button type="button" class="btn btn--quiet" disabled={place === order.length - 1} onClick={() => move(1)}>
						{t("study-down")}
					</button>
				</div>
				{chapter.kind !== "puzzle" && (
					<>
						<div class="acts">
							<button type="button" class="btn btn--quiet" onClick={() => void alter({ first: at })}>
								{t("study-begin-here", { at })}
							</button>
							<button type="button" class="btn btn--quiet" onClick={() => void alter({ last: at })}>
								{t("study-end-here", { at })}
							</button>
						</div>
						<label class="st-only">
							<input
								type="checkbox"
								checked={chapter.guess}
								onChange={(event) => void alter({ guess: event.currentTarget.checked })}
							/>
							{t("study-guess-chapter")}
						</label>
					</>
				)}
				{wrong != null && (
					<p class="wrong" role="alert">
						{failureText(wrong)}
					</p>
				)}
				<div class="acts">
					<button type="button" class="btn btn--quiet" data-testid="chapter-drop" onClick={() => void drop()}>
						{t("study-chapter-drop")}
					</button>
					<button type="submit" class="btn btn--go" data-testid="chapter-save">
						{t("study-save")}
					</button>
				</div>
			</form>
		</Sheet>
	);
}
