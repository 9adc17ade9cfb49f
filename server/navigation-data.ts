import { z } from 'zod';
import { flightRows } from './flight-rows.ts';

/**
 * Stands in the place of a layout that the old and the new page share, as Next writes it where it renders for the
 * visitor's own tree.
 */
const shared = { r: null, p: true, v: null };
const segmentSchema = z.looseObject({ d: z.unknown(), c: z.string().regex(/^\$Q[0-9a-f]+$/) });
const rootSchema = z.looseObject({ t: z.looseObject({ t: segmentSchema }) });
const branchSchema = z.tuple([
  z.tuple([z.literal('children'), segmentSchema.extend({ s: z.looseObject({ n: z.literal('locale') }) })]),
]);

const rowReference = /"\$[@A-Zhi]?([0-9a-f]+)"/g;
/** A value within another row, by its path there. */
const pathReference = /"\$([0-9a-f]+):([^"]+)"/g;
const hintedFile = /^H\w\["([^"]+)"/;
const structuredData = '{"@context":"https://schema.org"';
/** Where an element, as a row writes it, has what a path calls by name. */
const elementFields: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

function parsed<S extends z.ZodType>(schema: S, line: string | undefined): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(line ?? '')) as z.output<S>;
  } catch {
    return undefined;
  }
}

/** What stands in a row at a path; undefined where the path leads through another row. */
function valueAt(line: string | undefined, path: string): string | undefined {
  let value = parsed(z.unknown(), line);
  for (const step of path.split(':')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(
      value,
      Array.isArray(value) && value[0] === '$' ? (elementFields[step] ?? step) : step,
    ) as unknown;
  }
  return value === undefined ? undefined : JSON.stringify(value);
}

/**
 * The rows that the first one needs, with what they share with others written out; undefined where that cannot be
 * read, or is in a row that was changed.
 */
function needed(lines: ReadonlyMap<string, string>, changed: ReadonlySet<string>): Map<string, string> | undefined {
  const found = new Map<string, string>();
  const find = (start: string) => {
    const ids = new Set([start]);
    for (const id of ids) {
      const line = lines.get(id);
      if (line === undefined || found.has(id)) continue;
      found.set(id, line);
      for (const [, next = ''] of line.matchAll(rowReference)) ids.add(next);
    }
  };
  find('0');
  // What is written out may name rows that nothing else does.
  for (const [id, line] of found) {
    let isWhole = true;
    const written = line.replaceAll(pathReference, (reference, base: string, path: string) => {
      isWhole &&= !changed.has(base);
      if (found.has(base)) return reference;
      const value = valueAt(lines.get(base), path);
      isWhole &&= value !== undefined;
      for (const [, next = ''] of value?.matchAll(rowReference) ?? []) find(next);
      return value ?? reference;
    });
    if (
      !isWhole ||
      /"\$[0-9a-f]+:/.test(written.replaceAll(pathReference, (all, base: string) => (found.has(base) ? '' : all)))
    )
      return undefined;
    found.set(id, written);
  }
  return found;
}

/**
 * Page data for a visitor who is in the shop already: without the layout around the page, which they have, and without
 * what is written for search engines. Data of another form stays as it is.
 */
export function withoutSharedLayout(data: Buffer): Buffer {
  const rows = [...flightRows(data)];
  if (!rows.every((row) => row !== null)) return data;
  // A stream has a row for each piece, all of one id.
  const lines = new Map<string, string>();
  for (const { id, line } of rows) lines.set(id, lines.has(id) ? `${lines.get(id)}\n${line}` : line);
  const root = parsed(rootSchema, lines.get('0'));
  const branchId = root?.t.t.c.slice(2) ?? '';
  const branch = parsed(branchSchema, lines.get(branchId));
  if (!root || !branch) return data;
  root.t.t.d = shared;
  branch[0][1].d = shared;
  lines.set('0', JSON.stringify(root)).set(branchId, JSON.stringify(branch));
  const kept = needed(lines, new Set(['0', branchId]));
  if (!kept) return data;
  const files = [...kept.values()].join('\n');
  return Buffer.concat(
    rows.flatMap(({ id, line, text, start, end }) => {
      const file = id === '' ? hintedFile.exec(line)?.[1] : undefined;
      if (id === '' ? file && !files.includes(`"${file}"`) : !kept.has(id)) return [];
      if (text?.startsWith(structuredData)) return [Buffer.from(`${id}:""\n`)];
      const written = kept.get(id) ?? '';
      // A stream's rows have nothing to write out.
      return text !== undefined || id === '' || written.includes('\n') || written === line
        ? [data.subarray(start, end)]
        : [Buffer.from(`${id}:${written}\n`)];
    }),
  );
}
