// The table as it was at the moment, with the eyes above it and the timeline below.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { finishOnPress } from "../../board/press";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { CoachCurve } from "../coach/curve";
import { blind } from "./blind";
import { type Beginnings, beginningsOf, type Chapter, chaptersOf } from "./chapters";
import { EyesRow } from "./eyes";
import { happenedAt } from "./moment";
import type { Told } from "./past";
import { PastText } from "./past-text";
import { Revealed } from "./revealed";
import type { ReviewParts } from "./reviewed";
import { Time } from "./time";

interface StageProps extends ReviewParts {
	/** Another page of the dock is shown. */
	away: boolean;
	coached: boolean;
}
export function ReviewStage(props: StageProps): JSX.Element {
	const { rewind, scene, told, layout, lines, fork, onShare, away, coached } = props;
	const state = useStore(rewind.store);
	const { text } = useStore(settings);
	const chapters = useChapters(scene.info.title, told);
	const { info, people, view } = scene;
	const { at } = state;
	const subtitle = layout.subtitle(view, people);
	const { on: hidden } = useStore(blind);
	const where = hidden ? t("review-where-blind", { at }) : t("review-where", { at, last: rewind.last });
	const past = text ? (
		<PastText
			rewind={rewind}
			layout={layout}
			scene={scene}
			where={[where, subtitle].filter(Boolean).join(" · ")}
			happened={happenedAt(lines, told, at, people)}
			more={[
				...(fork ? [{ id: "fork", text: t("review-fork"), act: fork }] : []),
				{ id: "share", text: t("review-share-short"), act: onShare },
			]}
		/>
	) : (
		<layout.Stage scene={scene} />
	);
	const seat = state.eyes === "watch" ? 0 : state.eyes;
	const spans = { first: rewind.first, last: rewind.last, at, onGo: (moment: number) => void rewind.go(moment) };
	const curve = coached && !hidden && <CoachCurve info={info} seat={seat} {...spans} />;
	return (
		<div class={`stage rv-stage ${away ? "rv-away" : ""}`} data-seq={at} onPointerDownCapture={finishOnPress}>
			<EyesRow rewind={rewind} people={people} where={where} />
			{state.all && <Revealed title={info.title} views={state.others} people={people} />}
			<div class="rv-table" data-testid="review-table" data-at={at}>
				{past}
			</div>
			<Time
				rewind={rewind}
				curve={curve}
				chapters={chapters}
				where={`${where}. ${subtitle}`}
				blind={hidden}
				before={fork && <Phone icon="fork" label={t("review-fork-short")} go onClick={fork} />}
				after={<Phone icon="share" label={t("review-share-short")} onClick={onShare} />}
			/>
		</div>
	);
}

const Phone = (props: { icon: string; label: string; go?: boolean; onClick(): void }): JSX.Element => (
	<button type="button" class={`btn rv-phone ${props.go ? "btn--go" : "btn--quiet"}`} onClick={props.onClick}>
		<Icon name={props.icon} size="s" /> {props.label}
	</button>
);

/** The title's chapters; a review goes without them while its story cannot be had. */
function useChapters(title: string, told: Told): Chapter[] {
	const [beginnings, setBeginnings] = useState<Beginnings>({});
	useEffect(() => {
		beginningsOf(title).then(setBeginnings, () => undefined);
	}, [title]);
	return useMemo(() => chaptersOf(beginnings, told), [beginnings, told, settings.get().lang]);
}
