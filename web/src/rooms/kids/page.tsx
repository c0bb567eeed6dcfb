// The own page of somebody in kid mode: what they can say, what they play, whom they meet, and what a grown-up decides.
import "./kids.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../games/backs";
import { learnTitles, titles } from "../../games/offered";
import { shelfWith } from "../../games/titles";
import { people } from "../../net/people";
import { endKid, learnKid } from "../../person/kid";
import { asMe } from "../../person/me";
import { type Friend, GREETINGS, type Profile } from "../../protocol";
import { rememberTitle } from "../../state/last-title";
import { go } from "../../state/route";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { Face } from "../../ui/dragons";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { FACES } from "../../ui/reactions";
import { tradeOf } from "../../ui/trades";
import { CodeForm } from "./code-form";

export function KidPage({ profile }: { profile: Profile }): JSX.Element {
	useEffect(() => void learnKid().catch(() => undefined), []); // it may have ended on another device
	return (
		<>
			<section class="pf-head kid-head">
				<div class="wrap">
					<Drawing class="pf-port" svg={dragon({ type: tradeOf(profile.face), pose: "peek", mood: "happy" })} />
					<div class="pf-name">
						<h1 class="display">{profile.name}</h1>
						<p>{t("kid-mode")}</p>
					</div>
					<p class="kid-lock">
						<Icon name="lock" size="s" /> {t("kid-locked")}
					</p>
				</div>
			</section>
			<div class="pf-edge" />
			<main class="wrap pf-grid" data-testid="kid-page">
				<div class="pf-main">
					<Phrases face={profile.face} />
					<Plays />
				</div>
				<aside class="pf-aside">
					<GrownUp />
					<Meets />
				</aside>
			</main>
		</>
	);
}

/** All that can be said, as it looks at a table. */
const Phrases = ({ face }: { face: Profile["face"] }): JSX.Element => (
	<section class="pf-panel kid-phrases" aria-labelledby="kid-phrases">
		<div>
			<h2 class="display" id="kid-phrases">
				{t("kid-phrases")}
			</h2>
			<p>{t("kid-phrases-what")}</p>
		</div>
		<ul class="kid-faces">
			{Object.entries(FACES).map(([name, mood]) => (
				<li key={name}>
					<Face seat={0} face={face} width={48} mood={mood} />
					<span>{t(`face-${name}`)}</span>
				</li>
			))}
		</ul>
		<ul class="kid-words">
			{GREETINGS.map((each) => (
				<li key={each}>{t(`greeting-${each}`)}</li>
			))}
		</ul>
	</section>
);

function Plays(): JSX.Element {
	const { all } = useStore(titles);
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	const play = (title: string) => {
		rememberTitle(title);
		go(null);
	};
	return (
		<section aria-labelledby="kid-plays">
			<h2 class="sec" id="kid-plays">
				{t("kid-plays")}
			</h2>
			<ul class="kid-titles">
				{shelfWith(all).map((title) => (
					<li key={title} class="pf-panel" data-title={title}>
						<Drawing class="mini" svg={cardBack(title)} />
						<b class="display">{titleName(title)}</b>
						<button type="button" class="btn btn--title" data-testid={`kid-play-${title}`} onClick={() => play(title)}>
							{t("kid-play")}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

const RULES = ["words", "friends", "tables", "new-friends"] as const;
const SIGNS = { words: "chat", friends: "person", tables: "lock", "new-friends": "spectator" } as const;

/** What holds, as sentences, and the way out for whoever has the code. */
const GrownUp = (): JSX.Element => (
	<section class="pf-panel kid-rules" aria-labelledby="kid-rules">
		<h2 class="display" id="kid-rules">
			{t("kid-grown-up")}
		</h2>
		<ul>
			{RULES.map((rule) => (
				<li key={rule}>
					<Icon name={SIGNS[rule]} size="s" /> {t(`kid-rule-${rule}`)}
				</li>
			))}
		</ul>
		<CodeForm label={t("kid-code")} act={t("kid-end")} testid="kid-end" onCode={endKid} />
	</section>
);

function Meets(): JSX.Element | null {
	const [friends, setFriends] = useState<Friend[]>([]);
	useEffect(() => {
		void asMe(people.friends).then(
			(known) => setFriends(known.friends),
			() => undefined, // the rest of the page stands
		);
	}, []);
	return (
		<section class="pf-panel kid-friends" aria-labelledby="kid-friends">
			<h2 class="display" id="kid-friends">
				{t("kid-friends")}
			</h2>
			{!friends.length && <p class="pf-none">{t("kid-friends-none")}</p>}
			<ul>
				{friends.map(({ user, name, face }, seat) => (
					<li key={user}>
						<Face seat={seat % 5} face={face} width={32} /> {name}
					</li>
				))}
			</ul>
		</section>
	);
}
