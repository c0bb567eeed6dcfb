// In the hall: invitations by friends.
import "./profile.css";
import type { JSX } from "preact";
import { people } from "../../net/people";
import { useFriends } from "../../person/friends";
import type { Friends } from "../../protocol";
import { follow, pathOf } from "../../state/route";
import { titleName } from "../../table/people";
import { t } from "../../ui/locales";

export interface InvitationsProps {
	all: Friends | null;
	onAnswer(): void;
}
export function Invitations({ all, onAnswer }: InvitationsProps): JSX.Element {
	return (
		<>
			{all?.invitations.map((each) => (
				<p key={each.table} class="pf-invited" data-testid={`invited-${each.table}`}>
					<span>{t("invited", { name: each.name, title: titleName(each.title) })}</span>
					<a class="btn btn--s btn--go" href={pathOf(each.table)} onClick={follow}>
						{t("invited-go")}
					</a>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						onClick={() => void people.decline(each.table).then(onAnswer, onAnswer)}
					>
						{t("invited-not")}
					</button>
				</p>
			))}
		</>
	);
}

export function Invited(): JSX.Element | null {
	const [all, ask] = useFriends(true);
	if (!all?.invitations.length) return null;
	return (
		<section class="pf-asked wrap" aria-label={t("invitations")}>
			<Invitations all={all} onAnswer={ask} />
		</section>
	);
}
