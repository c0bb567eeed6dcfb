// What one can do about the speaker of a line: mute, block, report.
import "./profile.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import type { Said } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { ReportSheet } from "./other";

export interface SpeakerProps {
	line: Said;
	/** The line as it is shown here. */
	text: string;
	onClose(): void;
}
export function SpeakerSheet({ line, text, onClose }: SpeakerProps): JSX.Element {
	const user = line.user ?? "";
	const [done, setDone] = useState("");
	const [reporting, setReporting] = useState(false);
	const shun = (how: "mute" | "block") =>
		void asMe(() => people.shun({ user, how })).then(
			() => setDone(t(`${how}-done`, { name: line.name })),
			(failure) => setDone(failureText(failure)),
		);
	if (reporting) {
		const about = { table: line.table, n: line.n, text };
		return <ReportSheet user={user} name={line.name} line={about} onClose={onClose} />;
	}
	return (
		<Sheet title={line.name} onClose={onClose}>
			<blockquote class="pf-quote">{text}</blockquote>
			{done ? (
				<p role="status">{done}</p>
			) : (
				<div class="pf-acts">
					<button type="button" class="btn btn--quiet" data-testid="mute" onClick={() => shun("mute")}>
						{t("mute")}
					</button>
					<button type="button" class="btn btn--quiet" data-testid="block" onClick={() => shun("block")}>
						{t("block")}
					</button>
					<button type="button" class="btn btn--quiet" data-testid="report" onClick={() => setReporting(true)}>
						{t("report-line")}
					</button>
					<a class="btn btn--quiet" href={`/p/${user}`} target="_blank" rel="noreferrer">
						{t("to-their-page")}
					</a>
				</div>
			)}
			<p class="pf-plain">{t("shun-what")}</p>
		</Sheet>
	);
}
