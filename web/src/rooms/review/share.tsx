// Sharing a moment: a link to it, a link to follow along, and the record.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { recordOf } from "../../net/api";
import type { TableInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import type { Together } from "./together";

/** A link into one device is of no use elsewhere: there is only the record to give away. */
const LINKS = import.meta.env.MODE !== "folder";

interface ShareProps {
	info: TableInfo;
	/** The address of the moment. */
	path: string;
	together: Together;
	onClose(): void;
}
export function ShareSheet({ info, path, together, onClose }: ShareProps): JSX.Element {
	const link = linkTo(path);
	return (
		<Sheet title={t("review-share")} onClose={onClose}>
			<div class="rv-share">
				{LINKS && <Copy label={t("review-link")} text={link} testid="moment-link" />}
				{info.status === "over" && (
					<>
						{LINKS && <Follow link={link} together={together} />}
						<div class="acts">
							<a
								class="btn btn--quiet"
								href={recordOf(info.id)}
								download={`${info.title}-${info.id}.txt`}
								data-testid="save-record"
							>
								<Icon name="verify" /> {t("record")}
							</a>
							{LINKS && (
								<button type="button" class="btn btn--go" onClick={together.lead}>
									{t(together.leading ? "review-lead-stop" : "review-lead")}
								</button>
							)}
						</div>
					</>
				)}
			</div>
		</Sheet>
	);
}

const Follow = ({ link, together }: { link: string; together: Together }): JSX.Element => (
	<>
		<Copy label={t("review-link-follow")} text={`${link}&follow`} testid="follow-link" />
		<p class="rv-note">{t(together.leading ? "review-leading" : "review-link-follow-note")}</p>
	</>
);

function Copy({ label, text, testid }: { label: string; text: string; testid: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	return (
		<label class="field">
			{label}
			<span class="rv-copy">
				<input readOnly value={text} data-testid={testid} onFocus={(event) => event.currentTarget.select()} />
				<button
					type="button"
					class="btn btn--quiet"
					onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
				>
					{t(copied ? "review-copied" : "review-copy")}
				</button>
			</span>
		</label>
	);
}
