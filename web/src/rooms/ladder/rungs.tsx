// The rungs of a ladder on one scale.
import type { JSX } from "preact";
import type { Ladder, Rung } from "../../protocol";
import { capital } from "../../ui/capital";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t, whole } from "../../ui/locales";

const STEP = 200;
const NARROWEST = 1000;
const SEATS = 5;

/** The part of the scale that contains every bar, in whole steps and never too narrow to read. */
export function scaleOf(rungs: Rung[]): { low: number; high: number } {
	let low = Math.floor(Math.min(...rungs.map(({ rating }) => rating.rating - rating.margin)) / STEP) * STEP;
	let high = Math.ceil(Math.max(...rungs.map(({ rating }) => rating.rating + rating.margin)) / STEP) * STEP;
	while (high - low < NARROWEST) {
		low -= STEP;
		if (high - low < NARROWEST) high += STEP;
	}
	return { low, high };
}

export function Rungs({ ladder }: { ladder: Ladder }): JSX.Element {
	const { low, high } = scaleOf(ladder.rungs);
	const at = (value: number) => ((value - low) / (high - low)) * 100;
	const steps = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);
	return (
		<div class="lad-rungs" style={`--step:${100 / (steps.length - 1)}%`}>
			<div class="lad-scale" aria-hidden="true">
				<span class="lad-num">{t("ladder-rank")}</span>
				<span />
				<div class="lad-axis">
					{steps.map((value) => (
						<span key={value} style={`left:${at(value)}%`}>
							{value}
						</span>
					))}
				</div>
				<span class="lad-num">{t("ladder-rating")}</span>
				<span class="lad-num">{t("ladder-games")}</span>
			</div>
			<ol>
				{ladder.rungs.map((rung, nth) => (
					<Line key={rung.user ?? rung.level} rung={rung} seat={nth % SEATS} at={at} />
				))}
			</ol>
		</div>
	);
}

function nameOf(rung: Rung): string {
	if (rung.kind === "bot") return capital(t("ladder-level", { level: whole(`bot-${rung.level}`) ?? rung.level ?? "" }));
	return rung.you ? t("ladder-you", { name: rung.name ?? "" }) : (rung.name ?? "");
}

function Line({ rung, seat, at }: { rung: Rung; seat: number; at(value: number): number }): JSX.Element {
	const { rating, margin } = rung.rating;
	const unranked = rung.rank === null;
	const left = at(rating - margin);
	return (
		<li class={`${rung.you ? "lad-you" : ""} ${unranked ? "lad-unsure" : ""}`} data-testid="rung">
			<span class="lad-rank">{rung.rank ?? "–"}</span>
			<span class="lad-who">
				<Face seat={seat} face={rung.face ?? "iron"} width={32} />
				<b>{nameOf(rung)}</b>
				{rung.kind === "bot" && (
					<span class="tag lad-kind">
						<Icon name="bot" size="s" /> {t("ladder-bot")}
					</span>
				)}
				{unranked && (
					<span class="tag" title={t("ladder-provisional-why")}>
						{t("ladder-provisional")}
					</span>
				)}
			</span>
			<span
				class={`lad-bar ${rung.kind === "bot" ? "lad-bot" : ""}`}
				role="img"
				aria-label={t("ladder-range", { rating: String(rating), margin: String(margin) })}
			>
				<u style={`left:${left}%;width:${at(rating + margin) - left}%`} />
				<i style={`left:${at(rating)}%`} />
			</span>
			<span class="lad-value">
				{rating} <small>± {margin}</small>
			</span>
			<span class="lad-games">{rung.games}</span>
		</li>
	);
}
