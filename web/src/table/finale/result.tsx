// The result of a game, for every title: the podium and who won above what brought it. Only the second part scrolls.
import "./styles/result.css";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import type { Person } from "../../board/scene";
import { Crowd } from "./crowd";
import { cameText, type Final, podium } from "./rank";

/** What the room adds to a result: it scrolls with it. */
export const Around = createContext<{ above?: ComponentChildren; below?: ComponentChildren }>({});

interface ResultProps {
	/** Who won. */
	heading: string;
	/** What decided it, in one sentence. */
	lead?: ComponentChildren;
	people: Person[];
	winners: number[] | null;
	/** Given where the reader has a place of their own. */
	final?: Final | undefined;
	scores?: number[] | null;
	class?: string;
	children: ComponentChildren;
	[mark: `data-${string}`]: string;
}

export function Result(props: ResultProps): JSX.Element {
	const { heading, lead, people, winners, final, scores = null, class: own = "", children, ...marks } = props;
	const { above, below } = useContext(Around);
	const came = final ? cameText(final) : "";
	return (
		<div class={`result ${own}`} data-testid="match-over" {...marks}>
			<header class="result-head">
				<Crowd people={people} winners={winners} order={podium({ winners, scores }, people.length)} />
				<div>
					<h2 class="display">{came || heading}</h2>
					{came && <p>{heading}</p>}
					{lead && <p>{lead}</p>}
				</div>
			</header>
			<div class="result-body" role="region" aria-label={came || heading} tabIndex={0}>
				{above}
				{children}
				{below}
			</div>
		</div>
	);
}
