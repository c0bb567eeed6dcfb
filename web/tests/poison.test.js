// @ts-nocheck  (it runs in Node, whose types the page does not depend on)
// A field renamed in Python fails the build of the page: one field of an event or a preview of each title is renamed in
// a copy of the generated types, and the compiler must refuse the title's own code. Not typed: it uses Node itself.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
/** The title, a type of the protocol, and a field of it that the title's code reads. */
const POISONED = [
	["dualis", "DualisEventPlayed", "lies"],
	["dualis", "DualisPreviewTrick", "centre"],
	["flamecraft_duals", "FlamecraftDualsEventSwapped", "other_hex"],
	["flamecraft_duals", "FlamecraftDualsPreviewLanded", "covers"],
	["dragonduel", "DragonduelEventAttacked", "defender"],
	["flamecraft", "FlamecraftEventSwapped", "partner"],
	["flamecraft", "FlamecraftEventPawnCalled", "pawn"],
];

let copy;
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "poison-"));
	for (const name of ["src", "tsconfig.json", "vite.config.ts", "media.ts"])
		cpSync(join(ROOT, name), join(copy, name), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
	const path = join(copy, "src/protocol.ts");
	let protocol = readFileSync(path, "utf-8");
	for (const [, type, field] of POISONED) protocol = renamed(protocol, type, field);
	writeFileSync(path, protocol);
});
afterAll(() => rmSync(copy, { recursive: true }));

function renamed(text, type, field) {
	const start = text.indexOf(`export type ${type} = {`);
	const end = text.indexOf("\n}", start);
	const body = text.slice(start, end);
	const poisoned = body.replace(new RegExp(`\\n  ${field}(\\??):`), `\n  ${field}_renamed$1:`);
	if (start < 0 || poisoned === body) throw new Error(`The protocol has no ${field} in ${type}.`);
	return text.slice(0, start) + poisoned + text.slice(end);
}

test("a renamed field does not compile", { timeout: 120_000 }, () => {
	const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["--noEmit", "--pretty", "false"], {
		cwd: copy,
		encoding: "utf-8",
	});
	const errors = stdout.split("\n");
	for (const [title, type, field] of POISONED) {
		const own = errors.filter((line) => line.startsWith(`src/games/${title}/`) && line.includes(`'${field}'`));
		expect(own, `${field} of ${type} is read nowhere in ${title}`).not.toEqual([]);
	}
});
