import { byteOrderMark, csvLine as line } from '#lib/core/text/csv.ts';
import type { Finding } from './finding.ts';

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
/** The first line, after a byte order mark. */
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
