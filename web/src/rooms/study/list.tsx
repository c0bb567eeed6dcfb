// The room of studies: those on the reader's list, and a field to begin one.
import "../review/icons";
import "./icons";
import "./study.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { studies } from "../../net/studies";
import { asMe, me } from "../../person/me";
import type { StudySummary } from "../../protocol";
import { follow, goTo } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { dragon } from "../../ui/dragon";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { studyAt } from "./address";

export function StudiesPage(): JSX.Element {
	const { token } = useStore(me);
	const [all, setAll] = useState<StudySummary[] | null>(null);
	const [name, setName] = useState("");
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		document.title = `${t("studies")} · ${t("brand")}`;
		if (token)
			studies.mine().then(
				(mine) => setAll(mine.studies),
				(failure) => setWrong(failureText(failure)),
			);
		else setAll([]);
	}, [token]);
	const begin = async (event: Event) => {
		event.preventDefault();
		try {
			goTo(studyAt((await asMe(() => studies.create(name))).id));
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	return (
		<RoomPage on="games">
			<main class="wrap room-main st-room" aria-busy={!all}>
				<header>
					{all?.length !== 0 && (
						<Drawing class="st-host" svg={dragon({ type: "crystal", pose: "peek", mood: "calm" })} />
					)}
					<div>
						<h1 class="display">{t("studies")}</h1>
						<p>{t("studies-what")}</p>
					</div>
				</header>
				<div class={all?.length === 0 ? "st-none" : ""}>
					{all?.length === 0 && (
						<>
							<Drawing class="st-host" svg={dragon({ type: "crystal", pose: "bust", mood: "asleep" })} />
							<p>{t("studies-none")}</p>
						</>
					)}
					<form class="st-new" onSubmit={begin}>
						<label class="field">
							{t("study-name")}
							<input
								class="text"
								maxLength={80}
								value={name}
								data-testid="study-name"
								onInput={(event) => setName(event.currentTarget.value)}
							/>
						</label>
						<button type="submit" class="btn btn--go" data-testid="study-begin" disabled={!name.trim()}>
							{t("study-begin")}
						</button>
					</form>
				</div>
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				{all && <Listed studies={all} />}
			</main>
		</RoomPage>
	);
}

const Listed = ({ studies: listed }: { studies: StudySummary[] }): JSX.Element => (
	<ul class="st-studies">
		{listed.map((each) => (
			<li key={each.id}>
				<a href={studyAt(each.id)} onClick={follow}>
					<Icon name="note" />
					<span>
						<b>{each.name}</b>
						<small>{[each.by && t("study-by", { names: each.by }), day(each.used)].filter(Boolean).join(" · ")}</small>
					</span>
					<Icon name="next" />
				</a>
			</li>
		))}
	</ul>
);

const day = (at: string): string => new Date(at).toLocaleDateString(settings.get().lang, { dateStyle: "medium" });
