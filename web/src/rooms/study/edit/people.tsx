// Who may do what: those who edit, those who have it on their list, and the links that let others in.
import type { JSX } from "preact";
import { studies } from "../../../net/studies";
import { me } from "../../../person/me";
import type { StudyInfo, StudyPlace } from "../../../protocol";
import { useStore } from "../../../state/store";
import { Face } from "../../../ui/dragons";
import { t } from "../../../ui/locales";
import { frameOf, invitationLink, studyLink } from "../address";
import { CopyLink } from "../copy";
import type { Study } from "../live";
import { toneOf } from "../words";

export function People({ study, info }: { study: Study; info: StudyInfo }): JSX.Element {
	const { user } = useStore(me);
	const keeper = info.keeper === user;
	const title = (n: number) => info.chapters.findIndex((each) => each.n === n) + 1;
	const where = (each: StudyPlace) =>
		each.user === user
			? t("study-you")
			: each.here
				? t("study-is-at", { chapter: title(each.chapter), at: each.moment })
				: t(each.role === "editor" ? "study-away" : "study-reads");
	return (
		<section class="st-part">
			<h3>{t("study-who")}</h3>
			<ul class="st-who">
				{info.people.map((each) => (
					<li key={each.user}>
						<Face seat={toneOf(each.user)} face={each.face} width={34} />
						<span>
							<b>{each.name}</b>
							<small data-testid={`where-${each.name}`}>{where(each)}</small>
						</span>
						{each.user === info.keeper ? (
							<span class="tag">{t("study-keeper")}</span>
						) : keeper ? (
							<Rights study={study} person={each} />
						) : (
							<span class="tag">{t(`study-role-${each.role}`)}</span>
						)}
					</li>
				))}
			</ul>
			<CopyLink label={t("study-link")} text={studyLink(info.id)} testid="study-link" />
			{info.door === "open" && (
				<CopyLink label={t("study-embed")} text={frameOf(info.id, study.place.chapter)} testid="study-frame" />
			)}
			{info.invitation && (
				<CopyLink label={t("study-invite")} text={invitationLink(info.id, info.invitation)} testid="study-invite" />
			)}
			{keeper && (
				<div class="acts">
					<button
						type="button"
						class="btn btn--s btn--quiet"
						onClick={() => void study.act(() => studies.change(info.id, { renew: true }))}
					>
						{t("study-renew")}
					</button>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						aria-pressed={info.door === "shut"}
						onClick={() =>
							void study.act(() => studies.change(info.id, { door: info.door === "shut" ? "open" : "shut" }))
						}
					>
						{t(info.door === "shut" ? "study-open" : "study-shut")}
					</button>
				</div>
			)}
		</section>
	);
}

function Rights({ study, person }: { study: Study; person: StudyPlace }): JSX.Element {
	const choose = async (right: string) => {
		if (right !== "none") return study.act(() => studies.role(study.id, person.user, right as StudyPlace["role"]));
		await study.act(() => studies.leave(study.id, person.user));
		return study.act(() => studies.look(study.id));
	};
	return (
		<select
			aria-label={t("study-rights", { name: person.name })}
			value={person.role}
			onChange={(event) => void choose(event.currentTarget.value)}
		>
			<option value="editor">{t("study-role-editor")}</option>
			<option value="reader">{t("study-role-reader")}</option>
			<option value="none">{t("study-role-none")}</option>
		</select>
	);
}
