// A sheet over the page for settings, help, a name: a native dialog, so that focus and Escape just work.
import "./sheets.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icon";
import { t } from "../locales";

export interface SheetProps {
	title: string;
	onClose(): void;
	children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps): JSX.Element {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
		<dialog
			class="sheet"
			ref={dialog}
			aria-label={title}
			onClose={onClose}
			onClick={(event) => event.target === dialog.current && onClose()}
		>
			<div>
				<div class="head">
					<h2 class="display">{title}</h2>
					<button type="button" class="tool" aria-label={t("close")} title={t("close")} onClick={onClose}>
						<Icon name="close" />
					</button>
				</div>
				{children}
			</div>
		</dialog>
	);
}
