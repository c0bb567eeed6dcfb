// What one can do about another person: mute, block, report, end a friendship.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import type { Profile } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { Form, Input } from "../account/form";

const AGAIN = { mute: "unmute", block: "unblock" } as const;

export function Other({ profile, onChange }: { profile: Profile; onChange(): void }): JSX.Element {
	const { user, name, shunned, friend } = profile;
	const [wrong, setWrong] = useState("");
	const [reporting, setReporting] = useState(false);
	const act = (request: () => Promise<unknown>) => () =>
		void asMe(request).then(onChange, (failure) => setWrong(failureText(failure)));
	const how = (way: "mute" | "block") =>
		shunned === way ? () => people.unshun(user) : () => people.shun({ user, how: way });
	return (
		<section class="pf-panel" aria-label={t("about-somebody", { name })}>
			<h2 class="sec">{t("about-somebody", { name })}</h2>
			{friend && <p class="pf-none">{t("is-friend", { name })}</p>}
			<div class="pf-acts">
				{(["mute", "block"] as const).map((way) => (
					<button
						key={way}
						type="button"
						class="btn btn--quiet"
						data-testid={way}
						aria-pressed={shunned === way}
						onClick={act(how(way))}
					>
						{t(shunned === way ? AGAIN[way] : way)}
					</button>
				))}
				<button type="button" class="btn btn--quiet" data-testid="report" onClick={() => setReporting(true)}>
					{t("report")}
				</button>
				{friend && (
					<button type="button" class="btn btn--quiet" onClick={act(() => people.unfriend(user))}>
						{t("unfriend")}
					</button>
				)}
			</div>
			<p class="pf-none">{t("shun-what")}</p>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{reporting && <ReportSheet user={user} name={name} onClose={() => setReporting(false)} />}
		</section>
	);
}

export interface ReportProps {
	user: string;
	name: string;
	/** The line it is about, if any. */
	line?: { table: string; n: number; text: string };
	onClose(): void;
}
export function ReportSheet({ user, name, line, onClose }: ReportProps): JSX.Element {
	const [why, setWhy] = useState("");
	const [done, setDone] = useState(false);
	const about = line ? { table: line.table, line: line.n } : {};
	return (
		<Sheet title={t("report-name", { name })} onClose={onClose}>
			{done ? (
				<p role="status">{t("report-thanks")}</p>
			) : (
				<Form
					action={t("report-send")}
					testid="report-send"
					onSend={() => asMe(() => people.report({ user, why, ...about })).then(() => setDone(true))}
				>
					<p class="pf-plain">{t("report-what")}</p>
					{line && <blockquote class="pf-quote">{line.text}</blockquote>}
					<Input label={t("report-why")} name="why" value={why} onChange={setWhy} />
				</Form>
			)}
		</Sheet>
	);
}
