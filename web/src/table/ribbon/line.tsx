// One turn as a line: whose it is (a press replays it), its pictures in order, and what it brought in all. What does not
// fit is folded into a chip in its place; the chip opens the line, which then slides sideways.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import type { View } from "../../protocol";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { folding, neededBy, withFolds } from "./fold";
import { sharedName } from "./names";
import { Amounts, PictureButton } from "./picture";
import type { Pictures, Step } from "./pictures";
import type { Picture, Turn } from "./turns";

export interface LineProps {
	turn: Turn;
	pictures: Pictures;
	people: Person[];
	view: View;
	own: number | null;
	/** The picture that the arrow keys are at, by the index of its first event. */
	reached: number | null;
	/** What is still to come of it, the present step first. */
	left: Step[];
	title: string;
	/** While it is replayed: the picture that is shown. */
	playing: number | null;
	class: string;
	onLook(picture: Picture, pinned: boolean): void;
	onLeave(): void;
	onReplay(): void;
}

export const keyOf = ({ lines }: Picture): number => lines[0]?.at ?? -1;

/** Folds what does not fit into the line; none while it is open or on a phone, where it slides. If not even one picture
    fits, it is tight: then the sum makes room for it. */
function useFolds(pictures: Picture[], open: boolean) {
	const row = useRef<HTMLDivElement>(null);
	const [folded, fold] = useState<Set<number>>(new Set());
	const widths = useRef(new Map<number, number>());
	const [tight, setTight] = useState<Picture[] | null>(null);
	useLayoutEffect(() => {
		const at = row.current;
		if (!at) return;
		const measure = () => {
			for (const thing of at.querySelectorAll<HTMLElement>("[data-picture]"))
				widths.current.set(Number(thing.dataset.picture), thing.offsetWidth + 8);
			const slides = open || getComputedStyle(at).getPropertyValue("--slides") === "1";
			const weighed = pictures.map((picture) => ({ ...picture, width: widths.current.get(keyOf(picture)) ?? 60 }));
			const now = slides ? new Set<number>() : folding(weighed, at.clientWidth);
			if (!slides && at.clientWidth > 0 && neededBy(weighed, now) > at.clientWidth) setTight(pictures);
			fold((before) => ([...now].join() === [...before].join() ? before : now));
		};
		measure();
		const watcher = new ResizeObserver(measure);
		watcher.observe(at);
		return () => watcher.disconnect();
	}, [pictures, open, folded]);
	return { row, folded: open ? new Set<number>() : folded, tight: tight === pictures };
}

/** The picture that Tab and B come to: if it is folded, the first that is seen stands for it. */
function stopAt(pictures: Picture[], folded: Set<number>, reached: number | null): number | null {
	const at = pictures.findIndex((picture) => keyOf(picture) === reached);
	if (!folded.has(at)) return reached;
	const seen = pictures.find((_, place) => !folded.has(place));
	return seen ? keyOf(seen) : null;
}

export function TurnLine(props: LineProps): JSX.Element {
	const { turn, pictures, people, view, own, reached, left, title, playing, onLook, onLeave, onReplay } = props;
	const [open, setOpen] = useState(false);
	const { row, folded, tight } = useFolds(turn.pictures, open);
	const stop = stopAt(turn.pictures, folded, reached);
	const who = turn.who ?? turn.heading.who ?? 0;
	const person = people[who];
	const name = sharedName(turn, pictures, people) ?? (person?.you ? t("ribbon-own") : (person?.name ?? ""));
	const sum = turn.sum.filter(([unit]) => pictures.summed.includes(unit));
	const playingNow = turn.pictures.findIndex((picture) => keyOf(picture) === playing);
	return (
		<section
			class={`rb-line ${props.class} ${open ? "rb-line--open" : ""}`}
			style={`--who:var(--seat-${who})`}
			aria-label={name}
			data-testid="ribbon-line"
			data-who={turn.who ?? "all"}
			onKeyDown={(event) => {
				if (event.key !== "Escape" || !open) return;
				event.preventDefault();
				setOpen(false);
			}}
		>
			<button
				type="button"
				class="rb-who"
				tabIndex={-1}
				data-testid="ribbon-replay"
				aria-label={t("ribbon-replay", { name })}
				onClick={onReplay}
			>
				<Face seat={who} face={person?.face ?? ""} width={34} />
				<u>
					<Icon name={playing === null ? "play" : "pause"} />
				</u>
				<b>{name}</b>
			</button>
			<div class="rb-pictures" ref={row}>
				{withFolds(turn.pictures.length, folded).map((at, place) => {
					if (typeof at === "object")
						return (
							<button key={place} type="button" class="rb-more" tabIndex={-1} onClick={() => setOpen(true)}>
								{t("ribbon-more", { count: at.more })}
							</button>
						);
					const picture = turn.pictures[at] as Picture;
					const later = playing !== null && playingNow >= 0 && at > playingNow;
					return (
						<PictureButton
							key={keyOf(picture)}
							picture={picture}
							pictures={pictures}
							people={people}
							view={view}
							owner={turn.who}
							own={own}
							id={String(keyOf(picture))}
							class={later ? "rb-picture--later" : at === playingNow ? "rb-picture--on" : ""}
							reached={stop === keyOf(picture)}
							onLook={(pinned) => onLook(picture, pinned)}
							onLeave={onLeave}
						/>
					);
				})}
			</div>
			{left.length > 0 && <Left steps={left} title={title} />}
			{sum.length > 0 && !tight && (
				<span class="rb-sum">
					<Amounts of={sum} pictures={pictures} />
				</span>
			)}
		</section>
	);
}

/** The steps that are still to come, dotted. */
function Left({ steps, title }: { steps: Step[]; title: string }): JSX.Element {
	return (
		<ol class="rb-left" aria-label={t("ribbon-left")}>
			{steps.map(({ name, icon }, k) => (
				<li key={name} class={k === 0 ? "now" : ""} aria-current={k === 0 ? "step" : undefined}>
					<Icon name={icon} size="s" />
					<span>{t(`${title}-turn-step`, { step: name })}</span>
				</li>
			))}
		</ol>
	);
}
