// In the hall: the tables that stay, with who is there and what was said last.
import "./circles.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { circles } from "../../../net/circles";
import { asMe } from "../../../person/me";
import type { CircleSummary } from "../../../protocol";
import { follow, goTo } from "../../../state/route";
import { dragon } from "../../../ui/dragon";
import { Drawing } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { tradeOf } from "../../../ui/trades";
import { circleAt } from "../../circle/address";
import { circleName, lineText, stateOf } from "../../circle/words";

const EVERY = 15_000;
const SHOWN = 3;

export function Circles({ user }: { user: string | null }): JSX.Element | null {
	const [all, setAll] = useState<CircleSummary[] | null>(null);
	const [whole, setWhole] = useState(false);
	useEffect(() => {
		const ask = () =>
			document.hidden ||
			circles.mine().then(
				(mine) => setAll(mine.circles),
				() => undefined,
			);
		void ask();
		const timer = setInterval(ask, EVERY);
		return () => clearInterval(timer);
	}, [user]);
	if (!all?.length) return null;
	return (
		<section class="pins-place wrap" aria-labelledby="pins">
			<h2 class="sec" id="pins">
				{t("circles-yours")} <small>{t("circles-what")}</small>
				<span class="grow" />
				{all.length > SHOWN && (
					<button type="button" class="more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
						{t(whole ? "circles-fewer" : "circles-all", { count: all.length })}
					</button>
				)}
				<button type="button" class="more" data-testid="circle-begin" onClick={() => void begin()}>
					{t("circle-begin")}
				</button>
			</h2>
			<div class="pins" data-testid="circles">
				{all.slice(0, whole ? all.length : SHOWN).map((circle) => (
					<Pin key={circle.id} circle={circle} user={user} />
				))}
			</div>
		</section>
	);
}

const begin = () =>
	asMe(() => circles.create("")).then(
		({ id }) => goTo(circleAt(id)),
		() => undefined,
	);

function Pin({ circle, user }: { circle: CircleSummary; user: string | null }): JSX.Element {
	const { people, last } = circle;
	const others = people.filter((each) => each.user !== user);
	return (
		<article class="circle-pin" data-testid={`circle-${circle.id}`}>
			<div class="circle-scene" aria-hidden="true">
				{people.slice(0, 5).map((each) => (
					<Drawing
						key={each.user}
						svg={dragon({
							type: tradeOf(each.face),
							pose: "peek",
							mood: each.state === "away" && each.user !== user ? "asleep" : "calm",
						})}
					/>
				))}
			</div>
			<div class="circle-in">
				<h3 class="display">{circleName(circle)}</h3>
				<p>{others.map((each) => `${each.name}: ${stateOf(each)}`).join(" · ") || t("circle-alone")}</p>
				{last && (
					<p class="circle-last">
						{last.kind !== "event" && last.name && <b>{last.name} </b>}
						{lineText(last)}
					</p>
				)}
				<a class="btn btn--go" href={circleAt(circle.id)} onClick={follow}>
					{t("circle-sit-down")}
				</a>
			</div>
		</article>
	);
}
