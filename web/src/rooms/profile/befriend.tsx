// After a game: friends with those who sat there, once both would.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { useFriends } from "../../person/friends";
import { isKid } from "../../person/kid";
import { asMe, me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { useStore } from "../../state/store";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export function Befriend({ info }: { info: TableInfo }): JSX.Element | null {
	const own = useStore(me);
	const [all, ask] = useFriends(true);
	const [said, say] = useState<Record<string, string>>({});
	if (!all || isKid(own) || info.you === null) return null;
	const wish = (user: string, name: string) =>
		void asMe(() => people.wishFriend(user, info.id)).then(
			({ friends }) => {
				say({ ...said, [user]: t(friends ? "is-friend" : "befriend-asked", { name }) });
				ask();
			},
			(failure) => say({ ...said, [user]: failureText(failure) }),
		);
	return (
		<>
			{info.chairs.map(({ kind, user, name = "" }) => {
				if (kind !== "person" || !user || user === own.user) return null;
				if (said[user])
					return (
						<span key={user} role="status" class="quiet">
							{said[user]}
						</span>
					);
				if (all.friends.some((each) => each.user === user)) return null;
				const asked = all.wishes.some((each) => each.user === user);
				return (
					<button
						key={user}
						type="button"
						class={asked ? "btn btn--go" : "btn btn--quiet"}
						data-testid={`befriend-${name}`}
						onClick={() => wish(user, name)}
					>
						<Icon name="person" size="s" /> {t(asked ? "befriend-back" : "befriend-after", { name })}
					</button>
				);
			})}
		</>
	);
}
