// The hall behind the table edge. SVG text, drawn once.

const arch = (x: number, i: number): string => {
	const stars = [
		[22, 122],
		[66, 178],
		[30, 196],
		[70, 112],
	].map(([a = 0, b = 0], k) =>
		(i + k) % 3 ? `<circle cx="${x + a}" cy="${b}" r="${k % 2 ? 1.6 : 2.2}" class="night-star"/>` : "",
	);
	return `<path d="M${x} 316V128a46 46 0 0 1 92 0v188Z" class="pane"/><path d="M${x + 46} 82v234M${x} 150h92M${x} 224h92" class="bars-of-window"/><path d="M${x} 316V128a46 46 0 0 1 92 0v188" class="frame"/>${stars.join("")}`;
};
const LAMPS: [number, number][] = [
	[120, 66],
	[300, 81],
	[470, 68],
	[640, 55],
	[800, 62],
	[960, 84],
	[1130, 95],
	[1290, 90],
	[1440, 70],
];

export const hall = (): string =>
	`<svg class="arches" viewBox="0 0 1560 316" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs><radialGradient id="gl"><stop offset="0" stop-color="#FFB65C" stop-opacity=".75"/><stop offset="1" stop-color="#FFB65C" stop-opacity="0"/></radialGradient></defs>${Array.from({ length: 15 }, (_, i) => arch(30 + (i - 3) * 172, i)).join("")}<ellipse class="glow" cx="1040" cy="300" rx="620" ry="230" fill="url(#gl)"/><path d="M-400 60C-200 20-100 10-10 40 300 120 500 20 780 60s520 60 800-20 300 20 500 20" class="cord"/>${LAMPS.map(([x, y]) => `<circle cx="${x}" cy="${y + 9}" r="26" fill="url(#gl)"/><circle cx="${x}" cy="${y + 9}" r="7" fill="#FFE0A0" stroke="#C98A3A" stroke-width="2"/>`).join("")}</svg>`;
