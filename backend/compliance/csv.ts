import type { Finding } from './finding.ts';

/** Excel takes a file without it for one of the machine's old code page. */
const byteOrderMark = '\uFEFF';
const columns = [
  'Súlyosság',
  'Szabály',
  'Szabály azonosítója',
  'Hol',
  'Azonosító',
  'Név',
  'Részlet',
  'Teendő',
  'Forrás',
  'Link',
];
/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`;

/** The first line, after a byte order mark. Semicolons stand between cells, as Excel wants them in Hungarian. */
export const csvHead = byteOrderMark + line(columns);

/** Severities as the reports name them. */
export const severityNames = { error: 'jogsértés', warning: 'minőségi hiba' } as const;

/** The line of a finding. */
export function csvLine({ rule, detail, place }: Finding): string {
  return line([
    severityNames[rule.severity],
    rule.title,
    rule.id,
    place.kind,
    place.id,
    place.name,
    detail,
    rule.remedy,
    rule.source,
    place.url ?? '',
  ]);
}
