// A link as a QR code, drawn here from the encoder's cells.

import type { JSX } from "preact";
import encodeQR from "qr";

const QUIET = 4; // blank cells around it, as the standard requires

export function Drawn({ text, label }: { text: string; label: string }): JSX.Element {
	const cells = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
	const size = cells.length;
	const dark = cells.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
	return (
		<svg class="pf-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
			<path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
			<path fill="#1b1424" d={dark.join("")} />
		</svg>
	);
}
