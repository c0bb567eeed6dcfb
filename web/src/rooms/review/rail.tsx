// Next to the reviewed table: the moment in words, then the story, the coach or the numbers.
import type { JSX } from "preact";
import { useStore } from "../../state/store";
import { Story } from "../../table/story/story";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Tool } from "../../ui/tools";
import { Coach } from "../coach/panel";
import { blind } from "./blind";
import { Moment, markedAt } from "./moment";
import { Numbers } from "./numbers";
import { momentOf } from "./past";
import type { ReviewParts } from "./reviewed";
import type { Together } from "./together";

const TABS = ["story", "coach", "numbers"];

interface RailProps extends ReviewParts {
	page: string;
	onPage(name: string): void;
	/** As a drawer, over the table. */
	open: boolean;
	together: Together;
}
export function ReviewRail(props: RailProps): JSX.Element {
	const { rewind, scene, told, layout, lines, fork, onShare, page, onPage, open, together } = props;
	const { at, eyes } = useStore(rewind.store);
	const { info, people, view } = scene;
	const over = info.status === "over";
	const seat = eyes === "watch" ? 0 : eyes;
	const own = layout.pages?.find(({ name }) => name === page);
	const { on: hidden } = useStore(blind);
	const tab = TABS.includes(page) && !hidden ? page : "story";
	const subtitle = layout.subtitle(view, people);
	const go = (moment: number) => void rewind.go(moment);
	return (
		<section
			class={`rail rv-rail ${open ? "rail--open" : ""} ${page === "table" ? "" : "rv-page"}`}
			aria-label={t("drawer")}
		>
			{!own && page !== "coach" && <Moment lines={lines} told={told} at={at} people={people} subtitle={subtitle} />}
			{!hidden && <Tabs over={over} tab={tab} onTab={onPage} />}
			<div class="panel" role="tabpanel" aria-label={t(`review-${tab}`)} tabIndex={0}>
				{own ? (
					<own.Page scene={scene} />
				) : page === "coach" && over && !hidden ? (
					<Coach info={info} layout={layout} seat={seat} moment={at} onJump={go} />
				) : page === "numbers" && !hidden ? (
					<Numbers rewind={rewind} info={info} people={people} onGo={go} />
				) : (
					<Story lines={markedAt(lines, told, at)} people={people} onJump={(event) => go(momentOf(told, event))} />
				)}
			</div>
			<Foot fork={fork} together={together} onShare={onShare} />
		</section>
	);
}

function Tabs({ over, tab, onTab }: { over: boolean; tab: string; onTab(name: string): void }): JSX.Element {
	return (
		<div class="tabs" role="tablist" aria-label={t("drawer")}>
			{TABS.filter((name) => over || name !== "coach").map((name) => (
				<button
					type="button"
					key={name}
					role="tab"
					aria-selected={tab === name}
					tabIndex={tab === name ? 0 : -1}
					data-testid={`review-${name}`}
					onClick={() => onTab(name)}
				>
					{t(`review-${name}`)}
				</button>
			))}
		</div>
	);
}

function Foot({
	fork,
	together,
	onShare,
}: {
	fork: (() => void) | null;
	together: Together;
	onShare(): void;
}): JSX.Element {
	return (
		<div class="rv-foot">
			{fork && (
				<button type="button" class="btn btn--go" data-testid="fork" onClick={fork}>
					<Icon name="fork" /> {t("review-fork")}
				</button>
			)}
			<button type="button" class="btn btn--quiet" data-testid="share" onClick={onShare}>
				<Icon name="share" /> {t("review-share-short")}
			</button>
			<Tool
				icon="spectator"
				label={t(together.leading ? "review-lead-stop" : "review-lead")}
				testid="lead"
				onClick={together.lead}
			/>
		</div>
	);
}
