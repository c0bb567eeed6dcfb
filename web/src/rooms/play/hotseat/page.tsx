// A table whose people share one screen. The next person to be asked draws a curtain first; behind it nobody's view is
// rendered, and the page talks to the server only as the person who drew it.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../../../net/api";
import { acting, asMe } from "../../../person/me";
import { companyOf, type Sitter } from "../../../person/sitters";
import type { TableState } from "../../../table/table";
import { t } from "../../../ui/locales";
import { Nothing } from "../../../ui/nothing";
import { askAgain } from "../../terms/together";
import { OneTable } from "../page";
import { Curtain } from "./curtain";
import { passesFor, passFor, type Window, type Wish, wish, wishesAt } from "./passing";

/** How long the last person's move stays visible, in ms. */
const REST = 1200;

export function HotSeat({ id }: { id: string }): JSX.Element {
	const company = useMemo(() => companyOf(id), [id]);
	const [seat, setSeat] = useState<number | null>(null);
	const [next, setNext] = useState<number | null>(null);
	const [lost, setLost] = useState(false);
	/** The moment that its player wanted to see again: it is not passed on automatically. */
	const [held, setHeld] = useState(-1);
	const [at, setAt] = useState(-1);
	/** What others may respond to; undefined if the title has no such windows. */
	const [open, setOpen] = useState<Window | null | undefined>(undefined);
	const [wishes, setWishes] = useState(() => wishesAt(id));
	const sitter = (number: number | null) => company.find((each) => each.seat === number);
	useEffect(() => {
		const opened = asMe(() => api.table(id));
		opened.then(
			({ status, waiting }) => {
				const asked = company.find((each) => waiting.includes(each.seat));
				status === "running" ? setNext(asked?.seat ?? 0) : setSeat(0);
			},
			() => setLost(true),
		);
		return () => acting.set({ token: null });
	}, [id]);
	const draw = (number: number | null) => {
		acting.set({ token: sitter(number)?.token ?? null });
		setSeat(number);
		setNext(null);
	};
	const shown = ({ info, shown, summary, layout, view }: TableState) => {
		if (info?.rematch && !companyOf(info.rematch).length) void askAgain(id, info.rematch, company);
		if (!info || !shown || info.status !== "running" || info.you === null || summary) return;
		setAt(shown.seq);
		if (shown.seq === held || shown.decision || shown.waiting.includes(info.you)) return;
		const asked = company.find((each) => shown.waiting.includes(each.seat));
		if (!asked) return;
		const window = layout?.window && view ? layout.window(view) : undefined;
		setOpen(window);
		const timer = setTimeout(() => {
			if (window && passesFor(wishes[asked.seat], window)) pass(asked);
			else setNext(asked.seat);
		}, REST);
		return () => clearTimeout(timer);
	};
	/** Passes for a person; if that fails, the person is asked. */
	const pass = (sitting: Sitter) => void passFor(id, sitting).then((done) => done || setNext(sitting.seat));
	const choose = (number: number) => (how: Wish) => {
		wish(id, number, how);
		setWishes(wishesAt(id));
	};
	if (lost) return <Nothing text={t("no-table")} />;
	const coming = sitter(next);
	if (coming) {
		const again = () => {
			setHeld(at);
			draw(seat);
		};
		const passed = () => {
			pass(coming);
			draw(seat);
		};
		return (
			<Curtain
				to={coming}
				from={sitter(seat)}
				onDraw={() => draw(next)}
				onAgain={seat === null ? null : again}
				onPass={open && seat !== null && seat !== next ? passed : null}
				wish={open === undefined ? null : (wishes[coming.seat] ?? "always")}
				onWish={choose(coming.seat)}
			/>
		);
	}
	if (seat === null) return <Nothing text={t("opening")} waiting />;
	return <OneTable id={id} key={seat} onShown={shown} />;
}
