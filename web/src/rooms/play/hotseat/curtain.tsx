// The curtain between two people at one screen.
import "./hotseat.css";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Sitter } from "../../../person/sitters";
import { Face } from "../../../ui/dragons";
import { t } from "../../../ui/locales";
import { Brand } from "../../../ui/tools";
import { WISHES, type Wish } from "./passing";

export interface CurtainProps {
	to: Sitter;
	/** The person whose cards were put away. */
	from: Sitter | undefined;
	onDraw(): void;
	/** The last person wants to look again. */
	onAgain: (() => void) | null;
	/** In a window for responses: pass without looking. */
	onPass: (() => void) | null;
	/** When they want to be asked for responses; null if there are none. */
	wish: Wish | null;
	onWish(how: Wish): void;
}
export function Curtain({ to, from, onDraw, onAgain, onPass, wish, onWish }: CurtainProps): JSX.Element {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus(), [to.seat]);
	const { name } = to;
	return (
		<div class="hs-shell">
			<header class="hs-bar">
				<Brand />
			</header>
			<main class="hs-curtain" data-testid="curtain">
				<div class="hs-rod" aria-hidden="true" />
				<section class="hs-card" aria-labelledby="hs-title">
					<Face seat={to.seat} face={to.face} width={124} />
					<h1 id="hs-title">{t("hotseat-pass", { name })}</h1>
					<p>{from ? t("hotseat-hidden", { name, before: from.name }) : t("hotseat-first", { name })}</p>
					<button type="button" class="btn btn--go" ref={button} data-testid="draw-curtain" onClick={onDraw}>
						{t("hotseat-draw", { name })}
					</button>
					{onPass && (
						<button type="button" class="btn btn--quiet" data-testid="pass-blind" onClick={onPass}>
							{t("hotseat-pass-blind")}
						</button>
					)}
					{wish && (
						<label class="hs-wish">
							{t("hotseat-wish", { name })}
							<select
								value={wish}
								data-testid="hotseat-wish"
								onChange={(event) => onWish(event.currentTarget.value as Wish)}
							>
								{WISHES.map((how) => (
									<option key={how} value={how}>
										{t(`hotseat-wish-${how}`)}
									</option>
								))}
							</select>
						</label>
					)}
					{from && onAgain && from.seat !== to.seat && (
						<button type="button" class="btn btn--quiet btn--s" data-testid="again" onClick={onAgain}>
							{t("hotseat-again", { name, before: from.name })}
						</button>
					)}
				</section>
			</main>
		</div>
	);
}
