import { brand } from '#lib/config/brand/stated-brand.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '#lib/compliance/rule.ts';
import { groupThousands } from '#lib/core/text/counts.ts';
import { html, Html, type Fragment } from '../checkout/html.ts';
import { severityNames } from './csv.ts';
import type { Finding } from './finding.ts';
import type { Inspected } from './inspecting.ts';
import { mostShown, type RuleTally, type Tally } from './tally.ts';

const project = join(import.meta.dirname, '../..');

/** The shop's fonts within the page, which is read from anywhere. */
function fonts(): string {
  const tokens = readFileSync(join(project, 'app/styles/tokens.css'), 'utf8');
  return tokens
    .split('\n')
    .filter((line) => line.startsWith('@font-face') && line.includes('/fonts/'))
    .map((face) => face.replace(/'(\/fonts\/[^']+)'/, (_, path: string) => dataUrl(path)))
    .join('\n');
}

const dataUrl = (path: string) =>
  `data:font/woff2;base64,${readFileSync(join(project, 'public', path)).toString('base64')}`;

const sections: readonly { severity: Severity; heading: string; className: string; none: string }[] = [
  { severity: 'error', heading: 'Jogsértések', className: 'error', none: 'Egyetlen szabály sem talált jogsértést.' },
  {
    severity: 'warning',
    heading: 'Minőségi hibák',
    className: '',
    none: 'Egyetlen szabály sem talált minőségi hibát.',
  },
];

/** What the report is of. */
export interface ReportItem {
  inspected: Inspected;
  /** The database in words. */
  database: string;
  now: Date;
  /** Name of the table with all findings. */
  table: string;
}

const moment = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone });

function board(tally: Tally, { products }: Inspected): Html {
  const clean = tally.rules().filter(({ count }) => count === 0).length;
  const cells: [term: string, number: number, className: string][] = [
    ['termék', products, ''],
    ['jogsértés', tally.count('error'), tally.count('error') > 0 ? 'error' : 'clean'],
    ['minőségi hiba', tally.count('warning'), ''],
    [`szabály rendben, összesen ${tally.rules().length}`, clean, ''],
  ];
  return html`<dl class="board">${cells.map(
    ([term, number, className]) =>
      html`<div><dt>${term}</dt><dd class="${className}">${groupThousands(number)}</dd></div>`,
  )}</dl>`;
}

const broken = (tally: Tally, severity: Severity): RuleTally[] =>
  tally
    .rules()
    .filter(({ rule, count }) => rule.severity === severity && count > 0)
    .toSorted((a, b) => b.count - a.count);

function summary(tally: Tally): Fragment {
  const rows = sections.flatMap(({ severity, className }) =>
    broken(tally, severity).map(
      ({ rule, group, count }) => html`<tr>
<th scope="row"><a href="#${rule.id}">${rule.title}</a><small>${group}</small></th>
<td class="severity ${className}">${severityNames[severity]}</td>
<td class="count">${groupThousands(count)}</td>
</tr>`,
    ),
  );
  if (rows.length === 0) return null;
  return html`<h2 id="osszegzes">Összegzés</h2>
<table>
<thead><tr><th scope="col">Szabály</th><th scope="col">Súlyosság</th><th scope="col" class="count">Találat</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

function findingRow({ place, detail }: Finding): Html {
  const name = place.url === null ? place.name : html`<a href="${place.url}">${place.name}</a>`;
  return html`<tr><td>${name}<small>${place.kind} · ${place.id}</small></td><td>${detail}</td></tr>`;
}

/** A rule with what it found. The target of links lies within, so that following one opens it. */
function ruleDetails({ rule, count, shown }: RuleTally, className: string, table: string): Html {
  const rest = count - shown.length;
  return html`<details>
<summary><b class="${className}">${groupThousands(count)}</b><strong>${rule.title}</strong></summary>
<dl class="advice" id="${rule.id}"><dt>Teendő</dt><dd>${rule.remedy}</dd><dt>Forrás</dt><dd>${rule.source}</dd><dt>Azonosító</dt><dd>${rule.id}</dd></dl>
<table class="findings">
<thead><tr><th scope="col">Hol</th><th scope="col">Mi a baj</th></tr></thead>
<tbody>
${shown.map((finding) => html`${findingRow(finding)}\n`)}</tbody>
</table>
${rest > 0 && html`<p class="rest">Az első ${groupThousands(mostShown)} találat látszik; a további ${groupThousands(rest)} a táblázatban van: ${table}</p>`}
</details>
`;
}

function passed(tally: Tally): Fragment {
  const clean = tally.rules().filter(({ count }) => count === 0);
  return (
    clean.length > 0 &&
    html`<h2>Rendben <span>${clean.length}</span></h2>
<details>
<summary><b class="clean">✓</b><strong>Szabályok találat nélkül</strong></summary>
<ul class="passed">${clean.map(({ rule, group }) => html`<li>${rule.title}<small>${group}</small></li>`)}</ul>
</details>`
  );
}

/** The whole report as one page that needs nothing else: no script, no network. */
export function reportPage(tally: Tally, { inspected, database, now, table }: ReportItem): string {
  const style = new Html(`${fonts()}\n${readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')}`);
  const { products, shops, flipbooks, texts } = inspected;
  return html`<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Megfelelőségi jelentés, ${moment.format(now)}</title>
<style>${style}</style>
</head>
<body>
<header class="head"><div class="wrap"><span class="logo">${brand.name}</span></div></header>
<main class="wrap">
<div class="intro">
<h1>Megfelelőség és minőség</h1>
<p>${moment.format(now)} · ${groupThousands(products)}\u00A0termék, ${shops}\u00A0üzlet, ${flipbooks}\u00A0katalógus, ${texts}\u00A0szöveg és banner · adatbázis: ${database}</p>
</div>
${board(tally, inspected)}
${summary(tally)}
${sections.map(
  ({
    severity,
    heading,
    className,
    none,
  }) => html`<h2>${heading} <span>${groupThousands(tally.count(severity))}</span></h2>
${broken(tally, severity).length === 0 ? html`<p class="clean">${none}</p>` : broken(tally, severity).map((rule) => ruleDetails(rule, className, table))}
`,
)}
${passed(tally)}
</main>
<footer><div class="wrap"><p>Minden találat a táblázatban is megvan: ${table}. A jelentés a tárolt adatokat veti össze a szabályokkal; jogi tanácsot nem pótol.</p></div></footer>
</body>
</html>
`.text;
}
