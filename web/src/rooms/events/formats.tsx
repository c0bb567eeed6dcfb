// The formats of an evening, each as a picture with a sentence.
import type { JSX } from "preact";
import type { EventInfo } from "../../protocol";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export type System = EventInfo["system"];
export const SYSTEMS: System[] = ["swiss", "robin", "knockout", "arena"];

const dot = (x: number, y: number, full = true): string =>
	`<circle class="ev-dot ${full ? "ev-dot--full" : ""}" cx="${x}" cy="${y}" r="6.5"/>`;
const line = (path: string, width = 2): string => `<path class="ev-line" d="${path}" stroke-width="${width}"/>`;
const SIX = Array.from({ length: 6 }, (_, i): [number, number] => {
	const angle = (i * Math.PI) / 3 - Math.PI / 2;
	return [Math.round(90 + 31 * Math.cos(angle)), Math.round(35 + 28 * Math.sin(angle))];
});
const PICTURES: Record<System, string> = {
	swiss: [0, 1, 2]
		.map((row) => {
			const y = 12 + row * 23;
			return `${line(`M40 ${y}H90`)}${dot(40, y)}${dot(90, y, row < 1)}${line(`M104 ${y}h26`, 9 - row * 2.6)}`;
		})
		.join(""),
	robin: [
		...SIX.flatMap(([x, y], i) => SIX.slice(i + 1).map(([a, b]) => line(`M${x} ${y}L${a} ${b}`))),
		...SIX.map(([x, y]) => dot(x, y)),
	].join(""),
	knockout:
		line("M40 8h26v18H40M40 44h26v18H40M66 17h34v36H66M100 35h26", 2.5) +
		[8, 26, 44, 62].map((y) => dot(30, y, y === 8 || y === 62)).join("") +
		dot(136, 35),
	arena:
		`${line("M90 9a27 27 0 1 0 27 27", 2.5)}<path class="ev-full" d="M90 2l12 7-12 7Z"/>` +
		[
			[66, 22],
			[114, 44],
			[84, 63],
		]
			.map(([x = 0, y = 0]) => dot(x, y))
			.join("") +
		line("M90 18v17l11 7", 3),
};

export function Formats({ value, onChange }: { value: System; onChange(system: System): void }): JSX.Element {
	return (
		<div class="ev-formats" role="radiogroup" aria-label={t("event-formats")} data-testid="event-system">
			{SYSTEMS.map((system) => (
				<button
					key={system}
					type="button"
					class="ev-format"
					role="radio"
					aria-checked={system === value}
					tabIndex={system === value ? 0 : -1}
					data-value={system}
					onClick={() => onChange(system)}
				>
					<Drawing class="ev-picture" svg={`<svg viewBox="0 0 180 72" aria-hidden="true">${PICTURES[system]}</svg>`} />
					<b class="display">
						{t(`event-${system}`)} {system === value && <Icon name="check" />}
					</b>
					<span>{t(`event-${system}-what`)}</span>
					<small>{t(`event-${system}-fit`)}</small>
				</button>
			))}
		</div>
	);
}
