// The reader's own things: goods and coins, the hand, fancy dragons, a companion and a reserved enchantment.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { useSeen } from "../../../board/picking/later/under";
import type { Scene } from "../../../board/scene";
import { nearOf } from "../../../table/followed-seat";
import { t } from "../../../ui/locales";
import { KINDS, letterOf, some, type View } from "./cards";
import { Artisan, Companion, Fancy, Good, Spell, Thing } from "./pieces";
import { changesOf } from "./telling";
import { goodRef } from "./things";

interface Parts {
	scene: Scene<View>;
	picking: Picking;
}

export function Stores({ scene, picking, picked }: Parts & { picked?: Map<string, number> }): JSX.Element {
	const { view } = scene;
	const seen = useSeen(picking, (answer) => answer);
	const changes = changesOf(scene, picking.shown ?? seen);
	const near = nearOf(view) ?? view.turn.seat;
	const mine = view.players[near];
	const label =
		view.seat === null ? t("flamecraft-goods-of", { name: scene.people[near]?.name ?? "" }) : t("flamecraft-goods");
	const counts = [...(mine?.goods ?? []), mine?.coins ?? 0];
	return (
		<section class="fc-storesbox" aria-label={label}>
			<h2 class="fc-lab desk">{label}</h2>
			<div class="fc-stores">
				{KINDS.map((kind, k) => (
					<Thing
						key={kind}
						picking={picking}
						of={goodRef(kind)}
						class={`fc-store ${counts[k] ? "" : "fc-store--none"}`}
						label={some(kind, counts[k] ?? 0)}
					>
						<Good icon={kind} note={kind === "coin" ? "" : letterOf(kind)} size={30} />
						<b data-count={kind}>{counts[k] ?? 0}</b>
						<Change by={changes.get(kind) ?? picked?.get(kind)} />
					</Thing>
				))}
			</div>
		</section>
	);
}

/** What would be gained or lost, next to the current amount. */
function Change({ by }: { by: number | undefined }): JSX.Element | null {
	if (!by) return null;
	return <i class={`fc-change ${by < 0 ? "fc-change--less" : ""}`}>{by < 0 ? `−${-by}` : `+${by}`}</i>;
}

export function Hand({ scene: { view }, picking }: Parts): JSX.Element | null {
	if (!view.me) return null;
	return (
		<section class="fc-hand" aria-label={t("flamecraft-hand")} data-testid="hand">
			{view.me.hand.map((id) => (
				<Artisan key={id} id={id} picking={picking} rule />
			))}
			{view.me.hand.length === 0 && <p class="fc-none">{t("flamecraft-hand-empty")}</p>}
		</section>
	);
}

export function Fancies({ scene: { view }, picking }: Parts): JSX.Element | null {
	const mine = view.seat === null ? undefined : view.players[view.seat];
	if (!view.me || !mine) return null;
	return (
		<section class="fc-fancies" aria-label={t("flamecraft-fancies")}>
			{mine.companion && !mine.used && <Companion id={mine.companion} used={false} picking={picking} />}
			{mine.reserved && <Spell id={mine.reserved} picking={picking} note={t("flamecraft-reserved")} />}
			{view.me.fancies.map(({ id, worth, progress }) => (
				<Fancy key={id} id={id} worth={worth} progress={progress} picking={picking} />
			))}
			{(mine.scored.length > 0 || mine.used) && (
				<div class="fc-done">
					{mine.companion && mine.used && <Companion id={mine.companion} used picking={picking} />}
					{mine.scored.map((id) => (
						<Fancy key={id} id={id} picking={picking} scored />
					))}
				</div>
			)}
		</section>
	);
}
