// One section: its text with the examples, and next to it our rulings where the rulebook is silent.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { RuleBlock, RuleExample, RuleRuling, RuleSection } from "../../protocol";
import { here, linkTo } from "../../state/address";
import type { RulesPart as Part } from "../../table/title";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Figure } from "./figure";
import { fold, holds } from "./fold";
import { Words } from "./markup";
import { Statements } from "./statements";

export interface SectionProps {
	section: RuleSection;
	number: number;
	examples: RuleExample[];
	part: Part | null;
	wanted: string;
	title: string;
	before: RuleSection | undefined;
	after: RuleSection | undefined;
}
export function Section(props: SectionProps): JSX.Element {
	const { section, number, examples, part, wanted, title, before, after } = props;
	const { anchor, heading, blocks, rulings, statements } = section;
	let drawn = 0;
	return (
		<section class="ru-sec" id={anchor} aria-labelledby={`${anchor}-heading`} data-section={anchor}>
			<div class="ru-art">
				<span class="ru-k">{t("rules-section", { number })}</span>
				<h2 class="display" id={`${anchor}-heading`}>
					<Words text={heading} wanted={wanted} /> <CopyLink anchor={anchor} heading={heading} />
				</h2>
				{blocks.map((block, k) =>
					block.kind === "example" ? (
						<Figure
							key={k}
							number={`${number}.${++drawn}`}
							example={examples.find(({ name }) => name === block.lines[0]?.[0])}
							steps={block.lines.slice(1).map(([step = ""]) => step)}
							part={part}
							wanted={wanted}
							title={title}
						/>
					) : (
						<Block key={k} block={block} wanted={wanted} />
					),
				)}
				{statements > 0 && <Statements title={title} anchor={anchor} count={statements} wanted={wanted} />}
				<nav class="ru-pn" aria-label={t("rules-around", { heading })}>
					{before ? (
						<a href={`#${before.anchor}`}>
							<Icon name="prev" size="s" /> {before.heading}
						</a>
					) : (
						<span />
					)}
					{after && (
						<a href={`#${after.anchor}`}>
							{after.heading} <Icon name="next" size="s" />
						</a>
					)}
				</nav>
			</div>
			{rulings.length > 0 && <Rulings rulings={rulings} wanted={wanted} />}
		</section>
	);
}

function Block({ block: { kind, lines }, wanted }: { block: RuleBlock; wanted: string }): JSX.Element {
	const say = (text = "") => <Words text={text} wanted={wanted} />;
	if (kind === "text") return <p>{say(lines[0]?.[0])}</p>;
	if (kind === "list") {
		return (
			<ul>
				{lines.map(([item], k) => (
					<li key={k}>{say(item)}</li>
				))}
			</ul>
		);
	}
	const [head = [], ...rows] = lines;
	return (
		<table>
			<thead>
				<tr>
					{head.map((cell) => (
						<th key={cell} scope="col">
							{say(cell)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, k) => (
					<tr key={k}>
						{row.map((cell, i) => (
							<td key={i}>{say(cell)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The link to a section; a click also copies it. */
function CopyLink({ anchor, heading }: { anchor: string; heading: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = () => {
		const link = linkTo(`${here().pathname}#${anchor}`);
		navigator.clipboard?.writeText(link).then(
			() => {
				setCopied(true);
				setTimeout(() => setCopied(false), 1800);
			},
			() => {}, // not allowed: the address bar has it
		);
	};
	return (
		<a
			class="ru-copy"
			href={`#${anchor}`}
			title={t("rules-copy")}
			aria-label={t("rules-link", { heading })}
			onClick={copy}
		>
			<Icon name="link" size="s" />
			{copied && <small role="status">{t("rules-copied")}</small>}
		</a>
	);
}

/** On a wide page they are next to the text; otherwise they are folded below it. */
const wide = (): boolean => globalThis.matchMedia?.("(width > 980px)").matches ?? true;

function Rulings({ rulings, wanted }: { rulings: RuleRuling[]; wanted: string }): JSX.Element {
	const [open] = useState(wide);
	const hit = rulings.some(({ text, id }) => (wanted && holds(text, wanted)) || (wanted && fold(id) === wanted));
	return (
		<aside class="ru-rul" aria-label={t("rules-how")}>
			<details open={open || hit}>
				<summary>
					<b>{t("rules-how")}</b> <span>{t("rules-rulings", { count: rulings.length })}</span>
				</summary>
				{rulings.map((ruling) => (
					<Ruling key={ruling.id} ruling={ruling} wanted={wanted} />
				))}
			</details>
		</aside>
	);
}

function Ruling({ ruling: { id, text, tests }, wanted }: { ruling: RuleRuling; wanted: string }): JSX.Element {
	return (
		<div class="ru-ruling" id={id}>
			<a class="ru-id" href={`#${id}`}>
				{id}
			</a>
			<p>
				<Words text={text} wanted={wanted} />
			</p>
			<details class="ru-tests">
				<summary>
					<Icon name="check" size="s" /> {t("rules-checked")}
				</summary>
				<ul>
					{tests.map((test) => (
						<li key={test}>
							<code>{test}</code>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
