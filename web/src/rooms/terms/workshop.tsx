// A title's workshop in a sheet: the button that opens it, and its page while it is open.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { WORKSHOPS } from "../../games/workshops/workshops";
import { t } from "../../ui/locales";

interface Parts {
	door: JSX.Element | undefined;
	page: JSX.Element | undefined;
}
/** Both parts, if the title has a workshop; `cards` is the mark of its card overlay. */
export function useWorkshop(
	title: string,
	workshop: (typeof WORKSHOPS)[string] | undefined,
	cards: string,
	onMade: (option: string, made: string) => void,
): Parts {
	const [making, setMaking] = useState(false);
	if (!workshop) return { door: undefined, page: undefined };
	const door = (
		<button type="button" class="btn btn--quiet" data-testid="workshop" onClick={() => setMaking(true)}>
			{t(`${title}-workshop`)}
		</button>
	);
	const page = (
		<workshop.Page
			cards={cards}
			onUse={(made) => {
				setMaking(false);
				onMade(workshop.option, made);
			}}
			onClose={() => setMaking(false)}
		/>
	);
	return { door, page: making ? page : undefined };
}
