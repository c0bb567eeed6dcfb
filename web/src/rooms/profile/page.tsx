// A person's page: who they are, the results of their games, the games themselves, and their account.
import { SHELF } from "../../games/titles";
import "../../board/icons";
import "./profile.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failure } from "../../net/api";
import { people } from "../../net/people";
import { isKid } from "../../person/kid";
import { me } from "../../person/me";
import type { Profile } from "../../protocol";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon, learnIcons } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { tradeOf } from "../../ui/trades";
import { RoomPage } from "../frame/frame";
import { NameSheet, SettingsSheet } from "../settings";
import { Account } from "./account";
import { Charts } from "./charts";
import { dated } from "./dates";
import { Friends } from "./friends";
import { History } from "./history";
import { Other } from "./other";
import { SECTIONS } from "./sections";
import { Unlocks } from "./unlocks";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const IN_FOLDER = import.meta.env.MODE === "folder";
const KidPage = part(() => import("../kids/page"), "KidPage", "kid", "circle", "table", "home");
const KidStart = IN_FOLDER ? null : part(() => import("../kids/start"), "KidStart", "kid");
const Keep = IN_FOLDER ? null : part(() => import("../device/keep"), "Keep", "device");
const TakesHall = IN_FOLDER ? part(() => import("../device/here"), "TakesHall", "device") : null;

/** The server knows nobody before their first game: the page still exists, with everything one can do. */
const stranger = (name: string, face: Profile["face"]): Profile => ({
	user: "",
	name,
	face,
	since: "",
	games: 0,
	titles: [],
	unlocks: [],
	you: true,
	friend: false,
});

export function ProfilePage({ id }: { id: string }): JSX.Element {
	const own = useStore(me);
	const { user, name, face } = own;
	const wanted = id || user;
	const [profile, setProfile] = useState<Profile | null>(null);
	const [lost, setLost] = useState("");
	const ask = () => {
		if (!wanted) {
			setProfile(null);
			return;
		}
		people.profile(wanted).then(
			(found) => {
				setProfile(found);
				setLost("");
			},
			(failure) => {
				if (failure instanceof Failure && failure.status === 401) me.set({ user: null, token: null, out: "" });
				else setLost(t(failure instanceof Failure && failure.status === 404 ? "nobody-there" : "no-answer"));
			},
		);
	};
	useEffect(ask, [wanted, name, face, user]);
	// the user's own page appears at once and stays: opening a sheet on it may register them
	const shown = profile ?? (id ? null : stranger(name, face));
	useEffect(() => {
		document.title = `${shown?.name ?? t("your-page")} · ${t("brand")}`;
	}, [shown?.name]);
	if (lost) return <Nothing text={lost} />;
	return (
		<RoomPage on={null}>
			{!shown ? (
				<main aria-busy="true" />
			) : shown.you && isKid(own) ? (
				<KidPage profile={shown} />
			) : (
				<Inside profile={shown} onChange={ask} />
			)}
		</RoomPage>
	);
}

function Inside({ profile, onChange }: { profile: Profile; onChange(): void }): JSX.Element {
	const [title, setTitle] = useState("");
	const one = profile.titles.find((each) => each.title === title);
	const chosen = one ?? profile.titles[0];
	return (
		<>
			<Head profile={profile} />
			<div class="pf-edge" />
			<main class="wrap pf-grid" data-title={chosen?.title ?? SHELF[0]}>
				<div class="pf-main">
					{chosen && (
						<section aria-label={t("by-title")}>
							{profile.titles.length === 1 && <h2 class="sec">{titleName(chosen.title)}</h2>}
							<div class="pf-titles" hidden={profile.titles.length === 1} role="group" aria-label={t("by-title")}>
								{profile.titles.map((each) => (
									<button
										key={each.title}
										type="button"
										aria-pressed={each.title === chosen.title}
										data-testid={`results-${each.title}`}
										onClick={() => setTitle(each.title)}
									>
										{titleName(each.title)}
									</button>
								))}
							</div>
							<div class="pf-charts">
								<Charts of={chosen} />
								{SECTIONS.map((Section, i) => (
									<Section key={i} user={profile.user} title={chosen.title} />
								))}
							</div>
						</section>
					)}
					{profile.user && <History profile={profile} title={one?.title ?? ""} />}
					{!profile.user && <p class="pf-panel pf-none">{t("history-none")}</p>}
				</div>
				<aside class="pf-aside">
					{TakesHall ? (
						<TakesHall />
					) : profile.you ? (
						<Friends known={profile.user !== ""} />
					) : (
						<Other profile={profile} onChange={onChange} />
					)}
					<Unlocks unlocks={profile.unlocks} />
					{profile.you && <Account known={profile.user !== ""} />}
					{profile.you && KidStart && <KidStart />}
					{profile.you && Keep && <Keep always />}
				</aside>
			</main>
		</>
	);
}

function Head({ profile }: { profile: Profile }): JSX.Element {
	const [sheet, setSheet] = useState<"name" | "settings" | null>(null);
	const close = () => setSheet(null);
	const since = profile.since && dated(profile.since, { month: "long", year: "numeric" });
	return (
		<section class="pf-head">
			<div class="wrap">
				<Drawing class="pf-port" svg={dragon({ type: tradeOf(profile.face), pose: "peek", mood: "happy" })} />
				<div class="pf-name">
					<h1 class="display">{profile.name}</h1>
					<p>
						{since ? t("member-since", { since }) : t("member-new")}
						{profile.games > 0 && ` · ${t("games-count", { count: profile.games })}`}
						{!profile.you && ` · ${t("only-public")}`}
					</p>
				</div>
				{profile.you && (
					<div class="pf-tools">
						<button type="button" class="btn btn--quiet" data-testid="rename" onClick={() => setSheet("name")}>
							<Icon name="person" /> <span>{t("change-name")}</span>
						</button>
						<button type="button" class="btn btn--quiet pf-desk" onClick={() => setSheet("settings")}>
							<Icon name="settings" /> {t("settings")}
						</button>
					</div>
				)}
			</div>
			{sheet === "name" && <NameSheet onClose={close} />}
			{sheet === "settings" && <SettingsSheet onClose={close} />}
		</section>
	);
}
