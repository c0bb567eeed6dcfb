// Which page the address asks for.
import type { JSX } from "preact";
import { Home } from "./pages/home";
import { TablePage } from "./pages/table";
import { route } from "./route";
import { settings } from "./settings";
import { useStore } from "./store";

export function App(): JSX.Element {
	const { table } = useStore(route);
	useStore(settings); // another language draws everything anew
	return table ? <TablePage id={table} key={table} /> : <Home />;
}
