// The frame of a title's picture in the hall, 260 x 142. SVG text, drawn once.
export const INK = "#36223A";
export const put = (drawing: string, x: number, y: number, w: number, h: number): string =>
	drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${w}" height="${h}" `);
export const sceneOf = (inner: string, fit = "xMidYMid"): string =>
	`<svg viewBox="0 0 260 142" preserveAspectRatio="${fit} slice" aria-hidden="true">${inner}</svg>`;
