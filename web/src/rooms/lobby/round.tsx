// The chairs round the drawn table edge, with the link to hand out in their middle.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import type { TableInfo, TitleInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { pathOf } from "../../state/route";
import { tableName } from "../../table/people";
import { Drawing, Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { ChairPlace } from "./chairs";

const InviteSheet = part(() => import("../profile/invite"), "InviteSheet", "people", "sheets");

interface RoundProps {
	info: TableInfo;
	title: TitleInfo | undefined;
	host: boolean;
	act(request: () => Promise<unknown>): void;
	onName(): void;
	onBring(seat: number): void;
}
export function Round({ info, title, host, act, onName, onBring }: RoundProps): JSX.Element {
	return (
		<section class="round" style={`--chairs:${info.seats}`} aria-label={t("chairs")}>
			<div class="edge" />
			<div class="middle">
				<Drawing class="mini" svg={cardBack(info.title)} />
				<h2 class="display">{tableName(info)}</h2>
				{info.seats > 1 && <Invite id={info.id} />}
			</div>
			{info.chairs.map((chair) => (
				<ChairPlace
					key={chair.seat}
					chair={chair}
					info={info}
					title={title}
					host={host}
					act={act}
					onName={onName}
					onBring={() => onBring(chair.seat)}
				/>
			))}
		</section>
	);
}

function Invite({ id }: { id: string }): JSX.Element {
	const [open, setOpen] = useState(false);
	const [copied, setCopied] = useState(false);
	const link = linkTo(pathOf(id));
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // if copying is not allowed, the link can still be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<div class="invite">
			<input
				class="text"
				readOnly
				value={link}
				aria-label={t("invite-link")}
				onFocus={(event) => event.currentTarget.select()}
			/>
			<button type="button" class="btn" data-testid="copy-link" onClick={() => void copy()}>
				<Icon name={copied ? "check" : "link"} /> {t(copied ? "copied" : "copy-link")}
			</button>
			<button type="button" class="btn btn--quiet" data-testid="invite-more" onClick={() => setOpen(true)}>
				{t("invite-more")}
			</button>
			{open && <InviteSheet table={id} onClose={() => setOpen(false)} />}
		</div>
	);
}
