// Inviting others to a table: its link as a QR code, and the user's friends by name.
import "./profile.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { useFriends } from "../../person/friends";
import { me } from "../../person/me";
import { linkTo } from "../../state/address";
import { pathOf } from "../../state/route";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { Share } from "./share";

export function InviteSheet({ table, onClose }: { table: string; onClose(): void }): JSX.Element {
	const { token } = useStore(me);
	const [all] = useFriends(token !== null);
	const [asked, setAsked] = useState<string[]>([]);
	const [wrong, setWrong] = useState("");
	const ask = (user: string) =>
		void people.invite(table, user).then(
			() => setAsked([...asked, user]),
			(failure) => setWrong(failureText(failure)),
		);
	return (
		<Sheet title={t("invite-others")} onClose={onClose}>
			<Share link={linkTo(pathOf(table))} />
			{all && all.friends.length > 0 && (
				<>
					<h3 class="group">{t("friends")}</h3>
					<ul class="pf-friends">
						{all.friends.map((friend, i) => (
							<li key={friend.user}>
								<Face seat={i % 5} face={friend.face} width={34} />
								<b>{friend.name}</b>
								<button
									type="button"
									class="btn btn--s"
									data-testid={`invite-${friend.user}`}
									disabled={asked.includes(friend.user)}
									onClick={() => ask(friend.user)}
								>
									{t(asked.includes(friend.user) ? "invite-sent" : "invite-send")}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
			{wrong && <p class="wrong">{wrong}</p>}
		</Sheet>
	);
}
