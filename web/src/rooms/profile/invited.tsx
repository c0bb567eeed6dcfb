// In the hall and on one's own page: invitations by friends, and those who would like to be friends.
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
			{all?.wishes.map((each) => (
				<p key={each.user} class="pf-invited" data-testid={`wishes-${each.name}`}>
					<span>{t("wishes-friend", { name: each.name })}</span>
					<button
						type="button"
						class="btn btn--s btn--go"
						onClick={() => void people.wishFriend(each.user).then(onAnswer, onAnswer)}
					>
						{t("wishes-yes")}
					</button>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						onClick={() => void people.declineFriend(each.user).then(onAnswer, onAnswer)}
					>
						{t("wishes-no")}
					</button>
				</p>
			))}
		</>
	);
}

export function Invited(): JSX.Element | null {
	const [all, ask] = useFriends(true);
	if (!all || all.invitations.length + all.wishes.length === 0) return null;
	return (
		<section class="pf-asked wrap" aria-label={t("invitations")}>
			<Invitations all={all} onAnswer={ask} />
		</section>
	);
}
