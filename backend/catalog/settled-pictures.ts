import { isAddress, type MediaHost } from '#lib/core/pictures/media-host.ts';
import type { ImportRecord } from '#lib/contract/import.ts';
import type { Problem } from './lines.ts';
import { picturesOf } from './missing-pictures.ts';

type Tree = { [key: string]: Tree } & { [key: string]: unknown };

/** Puts a value at the place of a field in dots. */
function put(record: object, field: string, value: string): void {
  const path = field.split('.');
  const last = path.pop() ?? '';
  let at = record as Tree;
  for (const key of path) at = at[key] as Tree;
  (at as Record<string, unknown>)[last] = value;
}

/**
 * A record whose pictures on another host have the addresses that answers tell (ADR-0141), or what is wrong with those
 * that MEDIA_HOST does not name.
 */
export function withSettledPictures<Read extends { line: number; record: ImportRecord }>(
  read: Read,
  host: MediaHost,
): Read | Problem[] {
  const addresses = picturesOf(read.record).filter(({ name }) => isAddress(name));
  if (addresses.length === 0) return read;
  const record = structuredClone(read.record);
  const problems: Problem[] = [];
  for (const { field, name } of addresses) {
    const settled = host.settle(name);
    if ('problem' in settled) problems.push({ line: read.line, field, problem: settled.problem });
    else put(record, field, settled.address);
  }
  return problems.length > 0 ? problems : { ...read, record };
}
