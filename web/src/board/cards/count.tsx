// A number with an icon, as shown next to a name; a screen reader reads what is counted.
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../ui/icon";

interface CountProps {
	icon: string;
	/** "3 cards in hand" */
	says: string;
	class?: string;
	large?: boolean;
	children: ComponentChildren;
}
export const Count = ({ icon, says, large, children, ...own }: CountProps): JSX.Element => (
	<span title={says} {...own}>
		{large ? <Icon name={icon} /> : <Icon name={icon} size="s" />} <span aria-hidden="true">{children}</span>
		<span class="sr">{`${says}. `}</span>
	</span>
);
