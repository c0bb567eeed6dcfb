// A hand of cards: a fan of groups, one tab stop, arrow keys inside. The title decides which cards exist, how they look
// and what they do.
import type { ComponentChild, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export interface FanCard {
	ref: string;
	label: string;
	face: ComponentChild;
	class: string;
	legal: boolean;
}
export interface FanProps {
	groups: FanCard[][];
	chosen: string | null;
	/** Whether there is a question at all; without one, no card is lit or dimmed. */
	live: boolean;
	label: string;
	onPick(ref: string, at: Element): void;
	onAsk(ref: string, at: Element): void;
	onLeave(): void;
}

export function Fan({ groups, chosen, live, label, onPick, onAsk, onLeave }: FanProps): JSX.Element {
	const cards = groups.flat();
	const lit = cards.filter((card) => card.legal);
	const [tab, setTab] = useState<string | null>(null);
	const room = useRef<HTMLDivElement>(null);
	const stop = cards.find((card) => card.ref === (chosen ?? tab)) ?? lit[0] ?? cards[0];
	const at = (ref: string) => room.current?.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
	const step = (event: KeyboardEvent) => {
		const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
		const from = cards.findIndex((card) => card.ref === (event.target as HTMLElement).dataset.ref);
		const to = event.key === "Home" ? cards[0] : event.key === "End" ? cards.at(-1) : cards[from + (by ?? 0)];
		if (!to || (!by && event.key !== "Home" && event.key !== "End")) return;
		event.preventDefault();
		setTab(to.ref);
		at(to.ref)?.focus();
	};
	useEffect(() => {
		if (tab && !cards.some((card) => card.ref === tab)) setTab(null);
	});
	const soft = lit.length * 2 > cards.length ? "lit--soft" : "lit";
	let place = 0;
	return (
		<div
			class={`fan ${cards.length > 8 ? "fan--wide" : ""}`}
			ref={room}
			role="group"
			aria-label={label}
			data-testid="hand"
			style={`--n:${cards.length}`}
			onKeyDown={step}
			onPointerLeave={onLeave}
		>
			{groups.map((group, g) => (
				<div class="fan-row" key={group[0]?.ref ?? g} style={`--row:${group.length}`}>
					{group.map((card, k) => {
						const i = place++;
						const state = !live ? "" : card.ref === chosen ? "chosen" : card.legal ? soft : "dim";
						const fans = `--i:${i - (cards.length - 1) / 2};--j:${k - (group.length - 1) / 2};--g:${g - (groups.length - 1) / 2}`;
						return (
							<button
								type="button"
								key={card.ref}
								class={`${card.class} ${state} ${spread(cards, i, chosen)}`}
								style={fans}
								data-ref={card.ref}
								data-testid={`card-${card.ref}`}
								data-legal={card.legal}
								aria-disabled={!card.legal}
								aria-pressed={card.ref === chosen}
								aria-label={card.label}
								tabIndex={card.ref === stop?.ref ? 0 : -1}
								onClick={(event) => onPick(card.ref, event.currentTarget)}
								onFocus={(event) => live && !card.legal && onAsk(card.ref, event.currentTarget)}
								onBlur={onLeave}
								onPointerEnter={(event) =>
									live &&
									event.pointerType === "mouse" &&
									(card.legal ? onLeave() : onAsk(card.ref, event.currentTarget))
								}
							>
								{card.face}
							</button>
						);
					})}
				</div>
			))}
		</div>
	);
}

/** Neighbours make room for the chosen card. */
function spread(cards: FanCard[], i: number, chosen: string | null): string {
	const at = cards.findIndex((card) => card.ref === chosen);
	return at < 0 || i === at ? "" : i < at ? "parted-left" : "parted-right";
}
