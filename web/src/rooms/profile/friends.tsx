// The user's friends: who is at a table now, who invites them to one, and a link to make more friends.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { people } from "../../net/people";
import { useFriends } from "../../person/friends";
import { asMe } from "../../person/me";
import type { Friend, Pass } from "../../protocol";
import { follow, pathOf } from "../../state/route";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { Invitations } from "./invited";
import { Share } from "./share";

export function Friends({ known }: { known: boolean }): JSX.Element {
	const [all, ask] = useFriends(known);
	const [inviting, setInviting] = useState(false);
	const then = (request: Promise<unknown>) => void request.then(ask, ask);
	return (
		<section class="pf-panel" aria-label={t("friends")}>
			<h2 class="sec">
				{t("friends")} <span class="grow" />
				<button type="button" class="btn btn--s btn--quiet" data-testid="friend-link" onClick={() => setInviting(true)}>
					<Icon name="link" size="s" /> {t("friend-add")}
				</button>
			</h2>
			<Invitations all={all} onAnswer={ask} />
			{!all?.friends.length && <p class="pf-none">{t("friends-none")}</p>}
			<ul class="pf-friends">
				{all?.friends.map((friend, i) => (
					<li key={friend.user}>
						<Face seat={i % 5} face={friend.face} width={38} mood={friend.here ? "calm" : "asleep"} />
						<a href={`/p/${friend.user}`} onClick={follow}>
							<b>{friend.name}</b>
							<small>
								<i class={friend.here ? "pf-here" : ""} /> {whereOf(friend)}
							</small>
						</a>
						{friend.table && (
							<a class="btn btn--s" href={pathOf(friend.table)} onClick={follow}>
								{t("friend-visit")}
							</a>
						)}
					</li>
				))}
			</ul>
			{all && all.shunned.length > 0 && (
				<details class="pf-shunned">
					<summary>{t("shunned", { count: all.shunned.length })}</summary>
					<ul>
						{all.shunned.map((each) => (
							<li key={each.user}>
								<span>
									<b>{each.name}</b> <small>{t(`shunned-${each.how}`)}</small>
								</span>
								<button type="button" class="btn btn--s btn--quiet" onClick={() => then(people.unshun(each.user))}>
									{t("unshun")}
								</button>
							</li>
						))}
					</ul>
				</details>
			)}
			{all && (
				<label class="pf-check">
					<input
						type="checkbox"
						checked={all.shown}
						onChange={(event) => then(people.show(event.currentTarget.checked))}
					/>
					{t("friends-see-me")}
				</label>
			)}
			{inviting && <FriendSheet onClose={() => setInviting(false)} />}
		</section>
	);
}

const whereOf = ({ here, title }: Friend): string =>
	here && title ? t("friend-at", { title: titleName(title) }) : t("friend-away");

function FriendSheet({ onClose }: { onClose(): void }): JSX.Element {
	const [pass, setPass] = useState<Pass | null>(null);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		asMe(people.friendLink).then(setPass, (failure) => setWrong(failureText(failure)));
	}, []);
	return (
		<Sheet title={t("friend-add")} onClose={onClose}>
			<p>{t("friend-link-how")}</p>
			{pass && <Share link={`${location.origin}/friend#${pass.code}`} code={pass.code} />}
			{wrong && <p class="wrong">{wrong}</p>}
		</Sheet>
	);
}
