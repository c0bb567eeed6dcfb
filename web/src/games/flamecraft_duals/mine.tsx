// What is one's own, at the bottom: the token in hand or the pulled ones to choose from, the cards, the coins.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import { nearOf, PatternCard } from "./cards";
import { tokenName, type View } from "./pieces";
import type { Picking } from "./row";
import { TokenFace } from "./sides";
import { refOf } from "./words";

export function Mine({ view, picking }: { view: View; picking: Picking }): JSX.Element {
	const { choices, live, picked, completes, pick, refuse, look } = picking;
	const asks = live && choices.card.size > 0;
	return (
		<div class="fd-mine">
			<Tray view={view} picking={picking} />
			{view.hand && (
				<div class="fd-hand" data-testid="hand" role="group" aria-label={t("your-hand")}>
					{view.hand.map((pattern) => {
						const word = live ? choices.card.get(pattern.card) : undefined;
						const completing = completes.includes(pattern) && picked ? refOf(picked) : null;
						return (
							<PatternCard
								key={pattern.card}
								pattern={pattern}
								near={nearOf(pattern, view.pattern_help, completing)}
								testid={`card-${pattern.card}`}
								legal={word !== undefined}
								chosen={word !== undefined && word === picked}
								dim={asks && !word}
								onPick={(at) => (word ? pick(word) : view.ask === "score" && refuse(`score ${pattern.card}`, at))}
								onLook={look}
							/>
						);
					})}
				</div>
			)}
			{view.seat !== null && view.phase !== "fancy" && <Coins view={view} picking={picking} />}
		</div>
	);
}

/** Tokens that lie open beside the board; the one in hand glows. */
function Tray({ view, picking }: { view: View; picking: Picking }): JSX.Element {
	const { choices, live, picked, pick } = picking;
	const own = view.seat !== null && view.to_play === view.seat;
	const kept = view.seat === null ? null : (view.players[view.seat]?.kept ?? null);
	const loose = [...(view.ask === "taylor.keep" && view.held ? [view.held.token] : []), ...view.pulled];
	if (loose.length) {
		return (
			<div class="fd-tray" role="group" aria-label={t("flamecraft_duals-pulled")}>
				{loose.map((face, i) => {
					const word = live ? choices.token.get(face) : undefined;
					return (
						<button
							key={i}
							type="button"
							class={`fd-tokbtn ${word && word === picked ? "chosen" : word ? "lit" : ""}`}
							data-testid={`token-${face}`}
							data-legal={word !== undefined}
							disabled={!word}
							aria-pressed={word !== undefined && word === picked}
							aria-label={tokenName(face)}
							onClick={() => word && pick(word)}
						>
							<TokenFace face={face} />
						</button>
					);
				})}
			</div>
		);
	}
	if (view.held && own) {
		return (
			<div class="fd-held" data-testid="held" data-token={view.held.token}>
				<TokenFace face={view.held.token} />
				{t(view.held.rainbow ? "flamecraft_duals-rainbow" : "flamecraft_duals-held")}
			</div>
		);
	}
	if (!kept) return <div class="fd-held" />; // the cards stay where they are
	return (
		<div class="fd-held fd-held--kept">
			<TokenFace face={kept} />
			{t("flamecraft_duals-kept", { token: tokenName(kept) })}
		</div>
	);
}

function Coins({ view, picking }: { view: View; picking: Picking }): JSX.Element {
	const { choices, live, picked, pick, refuse } = picking;
	const mine = view.players[view.seat ?? 0]?.coins ?? 0;
	const word = live ? choices.coin.get("") : undefined;
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
			class={`fd-coins ${word && word === picked ? "chosen" : ""} ${word ? "can" : ""}`}
			data-testid="coin"
			data-legal={word !== undefined}
			data-coins={mine}
			aria-disabled={!word}
			aria-pressed={word !== undefined && word === picked}
			onClick={(event) => (word ? pick(word) : refuse("coin", event.currentTarget))}
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
