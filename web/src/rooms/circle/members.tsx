// What one does about a circle itself: invite, rename it, shut its door, hand it over, remove somebody, leave.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { circles } from "../../net/circles";
import type { Circle } from "../../person/circle";
import { asMe } from "../../person/me";
import type { ChangeCircle, CircleInfo, CirclePlace } from "../../protocol";
import { go } from "../../state/route";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { circleLink } from "./address";
import { stateOf } from "./words";

const ShareLink = part(() => import("./invitation"), "Invitation", "people");

interface MembersProps {
	circle: Circle;
	info: CircleInfo;
	user: string | null;
}
export function Members({ circle, info, user }: MembersProps): JSX.Element {
	const keeper = info.keeper === user;
	const [wrong, setWrong] = useState("");
	const leave = () =>
		confirm(t("circle-leave-sure")) &&
		void asMe(() => circles.leave(circle.id)).then(
			() => go(null),
			(failure) => setWrong(failureText(failure)),
		);
	return (
		<>
			<section class="cr-panel cr-invite" aria-labelledby="cr-invite">
				<h2 class="display" id="cr-invite">
					{t("circle-invite")}
				</h2>
				<p>
					{t(info.kids ? "circle-invite-kids" : info.door === "open" ? "circle-invite-open" : "circle-invite-shut")}
				</p>
				<ShareLink id={info.id} link={circleLink(info.id)} />
			</section>
			<section class="cr-panel cr-members" aria-labelledby="cr-members">
				<h2 class="display" id="cr-members">
					{t("circle-people", { count: info.people.length })}
				</h2>
				<ul>
					{info.people.map((each, seat) => (
						<Member key={each.user} circle={circle} info={info} place={each} seat={seat} user={user} />
					))}
					{info.barred.map((each) => (
						<li key={each.user} class="cr-barred">
							<b>{each.name}</b>
							<span>{t("circle-removed")}</span>
							<button
								type="button"
								class="btn btn--s btn--quiet"
								data-testid={`unbar-${each.name}`}
								onClick={() => void circle.act(() => circles.unbar(circle.id, each.user))}
							>
								{t("circle-let-in")}
							</button>
						</li>
					))}
				</ul>
				{keeper && <Keeping circle={circle} info={info} />}
				{wrong && <p class="wrong">{wrong}</p>}
				<button type="button" class="btn btn--s btn--quiet" data-testid="circle-leave" onClick={leave}>
					{t("circle-leave")}
				</button>
			</section>
		</>
	);
}

interface MemberProps extends MembersProps {
	place: CirclePlace;
	seat: number;
}
function Member({ circle, info, place, seat, user }: MemberProps): JSX.Element {
	const keeper = info.keeper === user;
	const change = (wish: ChangeCircle) => void circle.act(() => circles.change(circle.id, wish));
	return (
		<li>
			<Face seat={seat % 5} face={place.face} width={32} />
			<span>
				<b>{place.name}</b>
				<small>
					{place.user === info.keeper ? `${t("circle-keeper")} · ` : ""}
					{place.user === user ? t("circle-you-here") : stateOf(place)}
				</small>
			</span>
			{keeper && place.user !== user && (
				<span class="cr-acts">
					<button
						type="button"
						class="btn btn--s btn--quiet"
						data-testid={`keeper-${place.name}`}
						onClick={() => change({ keeper: place.user })}
					>
						{t("circle-hand-over")}
					</button>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						data-testid={`bar-${place.name}`}
						onClick={() => void circle.act(() => circles.bar(circle.id, place.user))}
					>
						{t("circle-remove")}
					</button>
				</span>
			)}
		</li>
	);
}

/** What the keeper decides: its name, who may come, and whether children are safe here. */
function Keeping({ circle, info }: { circle: Circle; info: CircleInfo }): JSX.Element {
	const [name, setName] = useState(info.name);
	const change = (wish: ChangeCircle) => void circle.act(() => circles.change(circle.id, wish));
	const rename = (event: Event) => {
		event.preventDefault();
		change({ name });
	};
	return (
		<div class="cr-keeping">
			<form onSubmit={rename}>
				<input
					class="text"
					aria-label={t("circle-name")}
					placeholder={t("circle-name")}
					maxLength={60}
					value={name}
					data-testid="circle-name"
					onInput={(event) => setName(event.currentTarget.value)}
				/>
				<button type="submit" class="btn btn--s">
					<Icon name="pencil" size="s" /> {t("circle-rename")}
				</button>
			</form>
			<label>
				<input
					type="checkbox"
					checked={info.door === "open"}
					data-testid="circle-door"
					onChange={(event) => change({ door: event.currentTarget.checked ? "open" : "shut" })}
				/>{" "}
				{t("circle-door")}
			</label>
			<label>
				<input
					type="checkbox"
					checked={info.kids}
					data-testid="circle-kids"
					onChange={(event) => change({ kids: event.currentTarget.checked })}
				/>{" "}
				{t("circle-kids")}
			</label>
		</div>
	);
}
