// Beside the open tables: the deals of the day, and evenings.
import type { JSX } from "preact";
import { Deals } from "./deals";
import { Evenings } from "./evenings";

export const Beside = (): JSX.Element => (
	<>
		<Deals />
		<Evenings />
	</>
);
