// The two ways to play a card, each with where it ends.
import type { JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { coinFor } from "./arming";
import { coinIcon } from "./card";
import { cardOf, other, playOf, type View } from "./cards";

const End = part(() => import("../later/later"), "End");

interface EndsProps {
	scene: Scene<View>;
	picking: Picking;
	plain: Answer;
}
export function Ends({ scene, picking, plain }: EndsProps): JSX.Element {
	const { code } = playOf(plain);
	const { suit, colour } = cardOf(code);
	const withCoin = coinFor(picking, code);
	const coin = Boolean(picking.shown && playOf(picking.shown).coin);
	const ref = `coin:${other(colour)}`;
	return (
		<div class="ends">
			<button
				type="button"
				class={`end ${coin ? "" : "on"}`}
				data-testid="play-plain"
				data-word={plain.word}
				data-key="1"
				onClick={() => picking.play(plain)}
			>
				<b>
					<Icon name={suit === "S" ? "star" : "moon"} size="s" /> {t("dualis-play-plain", { colour })}
				</b>
				<End scene={scene} answer={plain} />
				<kbd class="key desk">1</kbd>
			</button>
			<button
				type="button"
				class={`end ${coin ? "on" : ""}`}
				data-testid="play-coin"
				data-word={withCoin?.word}
				data-key="2"
				aria-disabled={!withCoin}
				onPointerEnter={(event) => (withCoin ? picking.peek(withCoin) : picking.ask(ref, event.currentTarget))}
				onPointerLeave={() => (withCoin ? picking.peek(null) : picking.hide())}
				onFocus={() => withCoin && picking.peek(withCoin)}
				onBlur={() => picking.peek(null)}
				onClick={(event) => (withCoin ? picking.play(withCoin) : picking.click(ref, event.currentTarget))}
			>
				<b>
					<Icon name={coinIcon(other(colour))} size="s" /> {t("dualis-play-coin", { colour: other(colour) })}
				</b>
				{withCoin && <End scene={scene} answer={withCoin} />}
				<kbd class="key desk">2</kbd>
			</button>
		</div>
	);
}
