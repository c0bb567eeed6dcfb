// The reader's own hand, and next to it the things elsewhere that a question lets them pick.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { CardButton, type Picking } from "../cards/card";
import { cardOf, listed, nameOf, nearSeat, playerAt, type View } from "../cards/cards";
import { discardRef, handRef, lookedRef } from "../cards/things";

export function Hand({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	const { view } = scene;
	const narrow = matchMedia("(width <= 760px)").matches;
	// a phone shows four cards at once: those the question is about come first, and stay there while one is chosen
	const last = (code: string) => narrow && picking.live && !picking.touched.has(handRef(code));
	const rank = (code: string) => (last(code) ? 100 : 0) + cardOf(code).cost;
	const hand = [...(view.hand ?? [])].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
	const pile = new Set(playerAt(view, nearSeat(view)).discard);
	const discards = [...pile].filter((code) => picking.touched.has(discardRef(code)));
	// cards that cannot answer are dimmed; but the first hand is shown whole
	const dims = scene.decision?.ask !== "mulligan" && scene.decision?.ask !== "first";
	return (
		<div class="dd-hand" data-testid="hand">
			{scene.decision?.ask === "mulligan" && (
				<p class="sr" role="status">
					{t("dragonduel-hand-is", { names: listed(hand.map(nameOf)) })}
				</p>
			)}
			{view.looking.length > 0 && (
				<Group label={t("dragonduel-looking")}>
					{view.looking.map((code, i) => (
						<CardButton
							key={`${code}${i}`}
							code={code}
							thing={lookedRef(code)}
							picking={picking}
							testid={`looking-${code}`}
							dims
						/>
					))}
				</Group>
			)}
			<div class="dd-cards" role="group" aria-label={t("your-hand")} data-place="hand">
				{hand.map((code, i) => (
					<CardButton
						key={`${code}.${hand.slice(0, i).filter((other) => other === code).length}`}
						code={code}
						thing={handRef(code)}
						picking={picking}
						testid={`card-${code}`}
						dims={dims}
					/>
				))}
			</div>
			{picking.live && discards.length > 0 && (
				<Group label={t("dragonduel-from-discard")}>
					{discards.map((code) => (
						<CardButton key={code} code={code} thing={discardRef(code)} picking={picking} testid={`discard-${code}`} />
					))}
				</Group>
			)}
		</div>
	);
}

function Group({ label, children }: { label: string; children: JSX.Element | JSX.Element[] }): JSX.Element {
	return (
		<div class="dd-group" role="group" aria-label={label}>
			<span class="dd-grouplabel">{label}</span>
			<div class="dd-cards">{children}</div>
		</div>
	);
}
