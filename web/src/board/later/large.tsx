// A card at reading size, next to the card itself; and its link to the rules.
import "./large.css";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../../ui/locales";
import { useBeside } from "./near";
import type { Looked } from "./zooming";

export interface ZoomProps {
	looked: Looked;
	/** The section of the rules about it. */
	rules?: string | null;
	onClose(): void;
	children: ComponentChildren;
}
export function Zoom(props: ZoomProps): JSX.Element {
	const { at, stay } = props.looked;
	const box = useBeside<HTMLElement>(at);
	return (
		<aside
			ref={box}
			class={`zoom ${stay ? "zoom--stay" : ""}`}
			data-testid="zoom"
			onClick={props.onClose}
			onKeyDown={(event) => event.key === "Escape" && props.onClose()}
		>
			{props.children}
			{stay && props.rules && <RulesOf rules={props.rules} />}
		</aside>
	);
}

/** A link from a card to its section of the rules. */
export const RulesOf = ({ rules }: { rules: string }): JSX.Element => (
	<a class="zoom-rules" href={rules} target="_blank" rel="noopener" data-testid="zoom-rules">
		{t("tab-rules")}
	</a>
);
