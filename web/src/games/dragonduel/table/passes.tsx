// The three kinds of pass, each with what it passes. A phone shows the wider two on demand.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { answersOf } from "../../../board/picking/answers";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { passUntilMyTurn } from "./passing";
import type { QuestionProps } from "./question";

export function Passes({ scene, passing }: QuestionProps): JSX.Element {
	const { view, decision, locked, seq } = scene;
	const [open, setOpen] = useState(false);
	useEffect(() => setOpen(false), [seq]);
	const word = answersOf(decision).find(({ verb }) => verb === "pass")?.word;
	const kind = view.window?.kind ?? "card";
	const parts = { locked, kind };
	return (
		<>
			<button
				type="button"
				class="btn btn--quiet dd-phone"
				data-testid="passes"
				aria-expanded={open}
				aria-label={t("dragonduel-passes")}
				onClick={() => setOpen(!open)}
			>
				<Icon name="more" />
			</button>
			<span class="dd-passes" data-open={open}>
				<Pass {...parts} which="window" onClick={passing.thisWindow} />
				{view.active !== view.seat && <Pass {...parts} which="until" onClick={passUntilMyTurn} />}
			</span>
			{word && <Pass {...parts} which="once" onClick={() => scene.play(word)} />}
		</>
	);
}

interface PassProps {
	/** `once` answers this question; `window` also those that follow while it lasts; `until` all until the own turn. */
	which: "once" | "window" | "until";
	kind: string;
	locked: boolean;
	onClick(): void;
}
function Pass({ which, kind, locked, onClick }: PassProps): JSX.Element {
	return (
		<button
			type="button"
			class={`btn dd-pass ${which === "once" ? "btn--go" : "btn--quiet"}`}
			data-testid={which === "once" ? "do-pass" : `pass-${which}`}
			data-word={which === "once" ? "pass" : undefined}
			title={t("dragonduel-pass-why", { which })}
			disabled={locked}
			onClick={onClick}
		>
			{t("dragonduel-pass", { which, window: kind })}
			<small>{t("dragonduel-pass-means", { which })}</small>
		</button>
	);
}
