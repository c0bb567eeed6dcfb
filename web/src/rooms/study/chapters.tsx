// The chapters of a study: which there are, which was read, and which is open; and below, whether what comes is hidden.
import type { JSX } from "preact";
import type { StudyInfo } from "../../protocol";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Tool } from "../../ui/tools";
import type { Way } from "./edit/add";
import { byText, chapterName, kindText, toneOf } from "./words";

interface ChaptersProps {
	info: StudyInfo;
	now: number;
	/** The chapters that were read to their end. */
	read: number[];
	hide: boolean;
	edits: boolean;
	/** On a phone it is a page of its own. */
	open: boolean;
	onChapter(n: number): void;
	onHide(hide: boolean): void;
	onAdd(way: Way): void;
	onChange(n: number): void;
}
export function Chapters(props: ChaptersProps): JSX.Element {
	const { info, now, read, hide, edits, open, onChapter, onHide, onAdd, onChange } = props;
	const editors = info.people.filter(({ role }) => role === "editor");
	return (
		<aside class={`st-chapters ${open ? "st-open" : ""}`} aria-label={t("study-chapters")}>
			<header>
				<h2 class="display">{info.name}</h2>
				<p>
					<span class="faces">
						{editors.slice(0, 4).map((each) => (
							<Face key={each.user} seat={toneOf(each.user)} face={each.face} width={28} />
						))}
					</span>
					{byText(info)}
				</p>
			</header>
			<ol>
				{info.chapters.map((chapter, i) => (
					<li key={chapter.n} class={chapter.n === now ? "now" : read.includes(chapter.n) ? "read" : ""}>
						<button
							type="button"
							aria-current={chapter.n === now ? "page" : undefined}
							data-testid={`chapter-${i + 1}`}
							onClick={() => onChapter(chapter.n)}
						>
							<span class="st-no">
								{read.includes(chapter.n) && chapter.n !== now ? <Icon name="check" size="s" /> : i + 1}
							</span>
							<span>
								<b>{chapterName(info, chapter)}</b>
								<small>{kindText(chapter)}</small>
							</span>
						</button>
						{edits && (
							<Tool
								icon="pencil"
								label={t("study-chapter-change")}
								testid={`change-${i + 1}`}
								onClick={() => onChange(chapter.n)}
							/>
						)}
					</li>
				))}
			</ol>
			{edits && (
				<div class="st-add">
					{(["game", "link", "puzzle"] as const).map((way) => (
						<button type="button" key={way} data-testid={`add-${way}`} onClick={() => onAdd(way)}>
							<Icon name="plus" size="s" /> {t(`study-add-${way}`)}
						</button>
					))}
				</div>
			)}
			<footer>
				<button
					type="button"
					class="st-switch"
					role="switch"
					aria-checked={hide}
					data-testid="hide"
					onClick={() => onHide(!hide)}
				>
					<span>
						<b>{t(edits ? "study-hide-readers" : "study-hide")}</b>
						{t(edits ? "study-hide-readers-what" : "study-hide-what")}
					</span>
					<i aria-hidden="true" />
				</button>
			</footer>
		</aside>
	);
}
