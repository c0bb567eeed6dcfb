// Resigning asks for confirmation: it cannot be undone.
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";

export interface ResignProps {
	seats: number;
	onResign(): void;
	onClose(): void;
}
export function ResignSheet({ seats, onResign, onClose }: ResignProps): JSX.Element {
	return (
		<Sheet title={t("resign-question")} onClose={onClose}>
			<p>{t("resign-then", { seats })}</p>
			<div class="acts">
				<button type="button" class="btn btn--quiet" data-testid="resign-not" onClick={onClose}>
					{t("resign-not")}
				</button>
				<button
					type="button"
					class="btn btn--go"
					data-testid="resign-now"
					onClick={() => {
						onResign();
						onClose();
					}}
				>
					{t("resign")}
				</button>
			</div>
		</Sheet>
	);
}
