// Between the streets: the Park with its deck, and the row of enchantments.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { makeStore } from "../../../state/store";
import { t } from "../../../ui/locales";
import { Back } from "./back";
import type { View } from "./cards";
import { Artisan, Spell, Thing } from "./pieces";
import { DECK } from "./things";

interface Parts {
	scene: Scene<View>;
	picking: Picking;
}

export function Park({ scene: { view }, picking }: Parts): JSX.Element {
	const left = view.decks.artisans ?? 0;
	return (
		<section class="fc-park" aria-label={t("flamecraft-park")}>
			<h2 class="fc-lab">
				{t("flamecraft-park")} <small>{t("flamecraft-park-hint")}</small>
			</h2>
			<div class="fc-cards">
				<Thing picking={picking} of={DECK} class="fc-deck" label={t("flamecraft-deck", { count: left })}>
					<Back class="fc-back" />
					<em>{left}</em>
				</Thing>
				{view.park.map((place, k) =>
					place ? (
						<Artisan key={place.card} id={place.card} laid={place.laid} picking={picking} rule />
					) : (
						<span key={`empty-${k}`} class="fc-empty" />
					),
				)}
			</div>
		</section>
	);
}

/** The spell under the mouse or the focus: the shops where it could be cast are marked. */
export const pointed = makeStore({ spell: "" });
const point = (event: Event) =>
	pointed.set({ spell: (event.target as Element).closest("[data-zoom]")?.getAttribute("data-zoom") ?? "" });
const leave = () => pointed.set({ spell: "" });

export function Row({ scene: { view }, picking }: Parts): JSX.Element {
	return (
		<section
			class="fc-row"
			aria-label={t("flamecraft-enchantments")}
			onPointerOver={point}
			onPointerLeave={leave}
			onFocusCapture={point}
			onBlurCapture={leave}
		>
			<h2 class="fc-lab">
				<span class="fc-full">{t("flamecraft-enchantments")}</span>
				<span class="fc-nick">{t("flamecraft-spells")}</span>{" "}
				<small>{t("flamecraft-row-hint", { deck: view.enchantments, count: view.decks.enchantments ?? 0 })}</small>
			</h2>
			<div class="fc-cards">
				{view.row.map((id, k) =>
					id ? (
						<Spell key={id} id={id} picking={picking} />
					) : (
						<span key={`empty-${k}`} class="fc-empty fc-empty--spell" />
					),
				)}
			</div>
		</section>
	);
}
