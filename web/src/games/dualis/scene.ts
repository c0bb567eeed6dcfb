// Its picture in the hall, as SVG text.
import { starPath } from "../../ui/shapes";
import { sceneOf } from "../scene-frame";

function draw(): string {
	let rays = "";
	let rings = "";
	for (let i = 0; i < 24; i++) {
		const a = (i * Math.PI) / 12;
		rays += `<path d="M78 71L${(78 + 200 * Math.cos(a)).toFixed(1)} ${(71 + 200 * Math.sin(a)).toFixed(1)}" stroke="#fff" stroke-opacity=".10" stroke-width="7"/>`;
	}
	for (let i = 1; i < 9; i++)
		rings += `<circle cx="182" cy="71" r="${26 + i * 13}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3"/>`;
	return sceneOf(
		`<clipPath id="ra"><path d="M0 0h152L108 142H0Z"/></clipPath><clipPath id="rb"><path d="M152 0h108v142H108Z"/></clipPath><g clip-path="url(#ra)"><rect width="260" height="142" fill="#C4372C"/>${rays}</g><g clip-path="url(#rb)"><rect width="260" height="142" fill="#2B4DA0"/>${rings}</g><path d="M152 0 108 142" stroke="#F3E4BE" stroke-width="3"/><path d="${starPath(11, 44, 27, 70, 71)}" fill="#FFEFC9" stroke="#FFEFC9" stroke-width="3" stroke-linejoin="round"/><path d="M204 102A38 38 0 1 1 192 34a30 30 0 1 0 12 68Z" fill="#FFEFC9"/>`,
	);
}
export default draw();
