// The frame of a title's workshop: a page over all others with its tools in a row, drawn or as text (T switches).
import "./workbench.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export interface WorkbenchProps {
	class: string;
	/** The title whose colours it uses, and the name of the page. */
	title: string;
	name: string;
	/** Between the name and the button to leave. */
	tools: ComponentChildren;
	children: ComponentChildren;
	onClose(): void;
	/** Called on Escape; true if it has closed something else instead. */
	onEscape?(): boolean;
}
export function Workbench(props: WorkbenchProps): JSX.Element {
	const { title, name, tools, children, onClose, onEscape } = props;
	const page = useRef<HTMLDialogElement>(null);
	const { text } = useStore(settings);
	const asText = () => settings.set({ text: !text });
	useEffect(() => page.current?.showModal(), []);
	// as text, the commands of the text view handle it
	useKeys((key) => {
		if (text || key.toLowerCase() !== "t") return false;
		asText();
		return true;
	}, page);
	return (
		<dialog
			class={`workbench ${props.class}`}
			ref={page}
			aria-label={name}
			data-title={title}
			data-testid="workshop-page"
			onClose={onClose}
			onKeyDown={(event) => {
				if (event.key === "Escape" && onEscape?.()) event.preventDefault();
			}}
		>
			<header>
				<h2 class="display">{name}</h2>
				{tools}
				<button type="button" class="sr" aria-pressed={text} data-testid="workshop-text" onClick={asText}>
					{t("text-switch")}
				</button>
				<button type="button" class="tool" aria-label={t("close")} data-testid="workshop-close" onClick={onClose}>
					<Icon name="close" />
				</button>
			</header>
			{children}
		</dialog>
	);
}
