// Looking back while a game runs, as far as this seat may: the past table, marked as such, with steps and a way back.
import "./icons";
import "./review.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { reviews } from "../../net/reviews";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import type { Layout } from "../../table/layout";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { atMoment, canFork, ForkSheet } from "./fork";
import { useReviewKeys } from "./keys";
import { happenedAt } from "./moment";
import { momentOf, Past } from "./past";
import { PastText } from "./past-text";
import { Rewind } from "./rewind";
import { sceneOf } from "./scene";
import { Time } from "./time";

interface LookBackProps {
	layout: Layout;
	info: TableInfo;
	/** How many events the table remembers, and the requested one. */
	heard: number;
	event: number;
	/** Each past table that is shown. */
	onThen(then: Scene): void;
	onNow(): void;
}
export function LookBack({ layout, info, heard, event, onThen, onNow }: LookBackProps): JSX.Element {
	const rewind = useMemo(() => new Rewind(new Past(info.id, reviews), async () => layout), [info.id, layout]);
	const state = useStore(rewind.store);
	const [forks, setForks] = useState(false);
	const [barred, setBarred] = useState(false);
	useReviewKeys(rewind);
	useEffect(() => {
		const eyes = info.you ?? "watch";
		void rewind.past.story(eyes).then(
			(told) => {
				// both end with the latest event, but the table may have heard fewer of the early ones
				const at = event + told.heard.length - heard;
				setBarred(at < 0);
				return rewind.open(eyes, at < 0 ? told.review.first : momentOf(told, at));
			},
			(problem) => rewind.store.set({ problem }),
		);
		return () => rewind.pause();
	}, [rewind, event]);
	const scene = sceneOf(state);
	useEffect(() => {
		if (scene) onThen(scene);
	}, [state.view]);
	const where = t("review-where", { at: state.at, last: rewind.last });
	const { text } = useStore(settings);
	const { told } = state;
	const lines = scene && told ? layout.story(told.heard, scene.view, scene.people) : [];
	const happened = scene && told ? happenedAt(lines, told, state.at, scene.people) : [];
	return (
		<div class="rv-past" data-testid="look-back" data-at={state.at}>
			{state.problem ? <p class="rv-note rv-pad">{failureText(state.problem)}</p> : null}
			{barred && <p class="rv-note rv-barred">{t("review-barred")}</p>}
			{scene && (
				<>
					<div class="rv-table rv-table--past">
						<span class="rv-stamp" aria-hidden="true">
							{t("review-past")}
						</span>
						{text ? (
							<PastText
								rewind={rewind}
								layout={layout}
								scene={scene}
								where={`${t("review-past")} · ${where}`}
								happened={happened}
								more={[{ id: "now", text: t("to-now"), act: onNow }]}
							/>
						) : (
							<layout.Stage scene={scene} />
						)}
					</div>
					<Time
						rewind={rewind}
						where={where}
						before={
							canFork(info, state.at, rewind.last) && (
								<button type="button" class="btn btn--quiet" data-testid="fork" onClick={() => setForks(true)}>
									<Icon name="fork" size="s" /> {t("review-fork")}
								</button>
							)
						}
						after={
							<button type="button" class="btn btn--go" data-testid="to-now" onClick={onNow}>
								<Icon name="last" size="s" /> {t("to-now")}
							</button>
						}
					/>
				</>
			)}
			{forks && <ForkSheet {...atMoment(info, state.at, info.you ?? "watch")} onClose={() => setForks(false)} />}
		</div>
	);
}
