// The reader's own things, at the bottom: the token in hand or the pulled ones to choose from, the cards, the coins.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { nearOf, PatternCard } from "./cards";
import { tokenName } from "./pieces";
import { completedAt, type Parts } from "./row";
import { TokenFace } from "./sides";

export function Mine({ view, picking, preview, look }: Parts): JSX.Element {
	const several = picking.refs.length > 1 || (picking.answers[0]?.verb === "return" && picking.refs.length > 0);
	const asks = (view.hand ?? []).some(({ card }) => picking.touched.has(card));
	return (
		<div class="fd-mine">
			<Tray view={view} picking={picking} />
			{view.hand && (
				<div class="fd-hand" data-testid="hand" role="group" aria-label={t("your-hand")} data-drop="draw">
					{view.hand.map((pattern) => (
						<PatternCard
							key={pattern.card}
							pattern={pattern}
							near={nearOf(pattern, view.pattern_help, completedAt(preview, pattern.card))}
							step={preview.progress[pattern.card]}
							testid={`card-${pattern.card}`}
							picking={picking}
							dim={asks && !picking.touched.has(pattern.card)}
							nth={several ? picking.refs.indexOf(pattern.card) + 1 || undefined : undefined}
							onLook={look}
						/>
					))}
				</div>
			)}
			{view.seat !== null && view.phase !== "fancy" && <Coins view={view} picking={picking} />}
		</div>
	);
}

type TrayProps = Pick<Parts, "view" | "picking">;
/** Tokens next to the board, visible to all; the one in hand glows. */
function Tray({ view, picking }: TrayProps): JSX.Element {
	const own = view.seat !== null && view.to_play === view.seat;
	const kept = view.seat === null ? null : (view.players[view.seat]?.kept ?? null);
	const loose = [...(view.ask === "taylor.keep" && view.held ? [view.held.token] : []), ...view.pulled];
	if (loose.length) {
		return (
			<div class="fd-tray" role="group" aria-label={t("flamecraft_duals-pulled")}>
				{loose.map((face, i) => (
					<Loose key={i} face={face} picking={picking} />
				))}
			</div>
		);
	}
	if (view.held && own) {
		return (
			<div class="fd-held" data-testid="held" data-token={view.held.token} data-ref="held">
				<TokenFace face={view.held.token} lifts />
				{t(view.held.rainbow ? "flamecraft_duals-rainbow" : "flamecraft_duals-held")}
			</div>
		);
	}
	if (!kept) return <div class="fd-held" />; // keeps the cards in their place
	return (
		<div class="fd-held fd-held--kept">
			<TokenFace face={kept} />
			{t("flamecraft_duals-kept", { token: tokenName(kept) })}
		</div>
	);
}

function Loose({ face, picking }: { face: string; picking: Picking }): JSX.Element {
	const ref = `token:${face}`;
	const lit = picking.lit.has(ref);
	const chosen = picking.chosen.has(ref);
	return (
		<button
			type="button"
			class={`fd-tokbtn ${chosen ? "chosen" : lit ? "lit" : ""}`}
			data-testid={`token-${face}`}
			data-ref={ref}
			data-legal={lit}
			disabled={!lit}
			aria-pressed={chosen}
			aria-label={tokenName(face)}
			onClick={(event) => picking.click(ref, event.currentTarget)}
		>
			<TokenFace face={face} />
		</button>
	);
}

function Coins({ view, picking }: TrayProps): JSX.Element {
	const mine = view.players[view.seat ?? 0]?.coins ?? 0;
	const lit = picking.lit.has("coin");
	const chosen = picking.chosen.has("coin");
	const own = view.to_play === view.seat;
	const note =
		mine === 0
			? "flamecraft_duals-coin-none"
			: own && view.coin_spent
				? "flamecraft_duals-coin-spent"
				: "flamecraft_duals-word-coin";
	return (
		<button
			type="button"
			class={`fd-coins ${chosen ? "chosen" : ""} ${lit ? "can" : ""}`}
			data-testid="coin"
			data-ref="coin"
			data-key="c"
			data-legal={lit}
			data-coins={mine}
			aria-disabled={!lit}
			aria-pressed={chosen}
			onClick={(event) => picking.live && picking.click("coin", event.currentTarget)}
		>
			<span class="fd-c" role="img" aria-label={t("flamecraft_duals-coins", { count: mine })}>
				{Array.from({ length: Math.max(view.coins_each, mine) }, (_, i) => (
					<span key={i} class={i < mine ? "" : "gone"}>
						<Icon name="coin" />
					</span>
				))}
			</span>
			<span>{t(note)}</span>
		</button>
	);
}
