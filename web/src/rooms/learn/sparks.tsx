// A few sparks that fly up when a lesson or a puzzle is done; with reduced motion they stand still.
import type { JSX } from "preact";

const COUNT = 9;

export const Sparks = (): JSX.Element => (
	<span class="ln-sparks" aria-hidden="true" data-testid="sparks">
		{Array.from({ length: COUNT }, (_, n) => (
			<i key={n} style={`--n:${n}`} />
		))}
	</span>
);
