import type { ImportRecord } from '#lib/contract/import.ts';
import type { Problem } from './lines.ts';
import type { ReadRecord } from './records.ts';

/** Largest number that all databases hold as a rank. */
const largestRank = 2 ** 31 - 1;

const withinRange = (rank: number) => Math.min(Math.max(rank, 0), largestRank);

/** A record as it can be stored: a rank beyond all others is the first or the last of them. */
export function storable<Read extends { record: ImportRecord }>(read: Read): Read {
  const { record } = read;
  if (record.kind !== 'product' || record.salesRank === withinRange(record.salesRank)) return read;
  return { ...read, record: { ...record, salesRank: withinRange(record.salesRank) } };
}

/** What is doubtful about a line and no reason to refuse it: it may be meant so. */
export function doubtsOf({ line, record }: ReadRecord, now: Date): Problem[] {
  if (record.kind !== 'product') return [];
  const doubts: Problem[] = [];
  const rank = withinRange(record.salesRank);
  if (rank !== record.salesRank)
    doubts.push({ line, field: 'salesRank', problem: `is not from 0 to ${largestRank}: ${rank} was stored` });
  const first = Math.min(...record.priceLog.flatMap(({ role, at }) => (role === 'vk' ? [Date.parse(at)] : [])));
  if (first !== Infinity && first > now.getTime()) {
    const since = new Date(first).toISOString();
    doubts.push({
      line,
      field: 'priceLog',
      problem: `the first public price holds from ${since} on: nobody sees it before`,
    });
  }
  return doubts;
}
