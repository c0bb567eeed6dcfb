// What to play next: a vote for each title, and the one that leads gets the button.
import type { JSX } from "preact";
import { sceneOf } from "../../games/scenes";
import type { CircleInfo, TableInfo, TitleInfo } from "../../protocol";
import { follow, go } from "../../state/route";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { Drawing, Icon } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { hereText } from "./words";

/** The titles by votes, and by their place on the shelf. */
export const votesFor = (info: CircleInfo, title: string) => info.people.filter(({ vote }) => vote === title);

/** The title that leads; none if nobody has voted. */
export function leading(info: CircleInfo, titles: TitleInfo[]): TitleInfo | undefined {
	const most = Math.max(...titles.map(({ name }) => votesFor(info, name).length));
	return most ? titles.find(({ name }) => votesFor(info, name).length === most) : undefined;
}

/** A game that has been set up and waits for its players. */
export const waitingGame = (info: CircleInfo): TableInfo | undefined =>
	info.shelf.find(({ status }) => status === "open");

interface VoteProps {
	info: CircleInfo;
	titles: TitleInfo[];
	user: string | null;
	onVote(title: string): void;
	onSetUp(title: string): void;
}
export function Vote({ info, titles, user, onVote, onSetUp }: VoteProps): JSX.Element {
	const own = info.people.find((each) => each.user === user)?.vote ?? "";
	const first = leading(info, titles) ?? titles[0];
	const set = waitingGame(info);
	return (
		<section class="cr-vote" aria-labelledby="cr-vote">
			<div class="cr-ask">
				<div>
					<small>{hereText(info)}</small>
					<h2 class="display" id="cr-vote">
						{set ? t("circle-set", { title: titleName(set.title) }) : t("circle-what-next")}
					</h2>
				</div>
				<a class="btn btn--quiet" href={`/events?circle=${info.id}`} data-testid="circle-evening" onClick={follow}>
					<Icon name="clock" size="s" /> {t("circle-another-day")}
				</a>
				{set ? (
					<button type="button" class="btn btn--go" data-testid="circle-to-game" onClick={() => go(set.id)}>
						<Icon name="flame" /> {t(set.you === null ? "circle-look" : "circle-sit-down")}
					</button>
				) : (
					first && (
						<button type="button" class="btn btn--go" data-testid="circle-set-up" onClick={() => onSetUp(first.name)}>
							{t("circle-set-up", { title: titleName(first.name) })}
						</button>
					)
				)}
			</div>
			<ul class="cr-titles">
				{titles.map((title) => (
					<TitleVote
						key={title.name}
						title={title}
						info={info}
						mine={own === title.name}
						onVote={() => onVote(own === title.name ? "" : title.name)}
						onSetUp={() => onSetUp(title.name)}
					/>
				))}
			</ul>
		</section>
	);
}

interface TitleVoteProps {
	title: TitleInfo;
	info: CircleInfo;
	mine: boolean;
	onVote(): void;
	onSetUp(): void;
}
function TitleVote({ title, info, mine, onVote, onSetUp }: TitleVoteProps): JSX.Element {
	const voters = votesFor(info, title.name);
	return (
		<li
			class={mine ? "cr-mine" : ""}
			data-title={title.name}
			data-testid={`vote-${title.name}`}
			data-votes={voters.length}
		>
			<button type="button" class="cr-pick" aria-pressed={mine} onClick={onVote}>
				<Drawing class="cr-art" svg={sceneOf(title.name)} />
				<span>
					<b class="display">{titleName(title.name)}</b>
					<small>{whole(`${title.name}-blurb.seats`) ?? ""}</small>
				</span>
				<span class="cr-voters">
					{voters.map((each) => (
						<Face key={each.user} seat={info.people.indexOf(each) % 5} face={each.face} width={24} />
					))}
					<em>{mine ? t("circle-your-vote") : t("circle-votes", { count: voters.length })}</em>
				</span>
			</button>
			<button type="button" class="btn btn--s btn--quiet" data-testid={`set-up-${title.name}`} onClick={onSetUp}>
				{t("set-up")}
			</button>
		</li>
	);
}
