import { headOf } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';

/** Words of texts by which nothing is found. */
const fillers = new Set([
  'a',
  'az',
  'és',
  'es',
  'egy',
  'egyik',
  'is',
  'vagy',
  'meg',
  'hogy',
  'való',
  'valo',
  'ami',
  'amely',
  'ezt',
  'azt',
  'nekem',
  'kell',
  'keresek',
  'kérek',
  'kerek',
  'szeretnék',
  'szeretnek',
  'vennék',
  'vennek',
  'venni',
  'rendelés',
  'részére',
  'reszere',
  'számára',
  'szamara',
  'típusú',
  'tipusu',
  'fajta',
  'jellegű',
  'jellegu',
]);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** What stands right behind a number as one word with it: "750ml", "38-as", "6mm". */
const behindNumber = /^(\d+(?:,\d+)?)-?(\p{L}+)$/u;
const units = new Set([
  'kg',
  'g',
  'l',
  'dl',
  'ml',
  'cm',
  'mm',
  'm',
  'km',
  'col',
  'w',
  'lm',
  'db',
  'literes',
  'kilos',
  'colos',
  'cmes',
  'centis',
  'milis',
  'szemelyes',
  'fos',
  'os',
  'as',
  'es',
]);
const suffixes = new Set(['os', 'as', 'es', 'is', 's']);

/** An ending that is hyphened on: "kg-os", "XL-es", "Nike-os". */
const wordSuffix = /-(?:[oöaeáé]s|[ae]t|t|[bn]?[ae]n|[rb][ae])$/u;

/** Words of one run of letters, digits and hyphens; both the parts of a hyphened word and the whole. */
function partsOf(run: string): string[] {
  const bare = run.replace(wordSuffix, '');
  const counted = behindNumber.exec(bare);
  const [, number = '', tail = ''] = counted ?? [];
  if (counted && suffixes.has(fold(tail))) return [number];
  if (counted && units.has(fold(tail))) return [number, tail];
  if (!bare.includes('-')) return [bare];
  const parts = bare.split('-').filter((part) => part !== '');
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

const runs = /[\p{L}\p{M}\p{N}-]+(?:(?<=\d)[.,]\d+(?:-\p{L}+|\p{L}+)?)*/gu;

/** Letters, digits and hyphens in a row, in lower case: what the words of a text are told from. */
export function runsOf(text: string): readonly string[] {
  const composed = /\p{M}/u.test(text) ? text.normalize('NFC') : text;
  return composed.toLowerCase().match(runs) ?? [];
}

/** Whether a run is but the first half of a compound whose second half comes later: "kézi-" in "kézi- és röplabda". */
export function isSuspended(run: string): boolean {
  return run.endsWith('-') && run.length > 1;
}

/**
 * The words of a run as written; "t-shirt" gives t, shirt and tshirt, "27,5" is one word. The head of a suspended run
 * is sought in the runs that `follow`.
 */
export function wordsOfRun(run: string, follow: readonly string[] = []): string[] {
  const decimal = run.replace(/(?<=\d)\.(?=\d)/g, ',');
  const first = decimal.slice(0, -1);
  const head = isSuspended(run) ? follow.map((later) => headOf(fold(later))).find((found) => found !== null) : null;
  const words = head ? [first + head] : partsOf(decimal);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words of a query: hyphened words are taken apart, since apart and together are tried anyway. */
export function wordsOfQuery(query: string): string[] {
  return runsOf(query).flatMap((run) => {
    const decimal = run.replace(/(?<=\d)\.(?=\d)/g, ',');
    const bare = decimal.replace(wordSuffix, '');
    return behindNumber.test(bare) ? partsOf(bare) : bare.split('-').filter((part) => part !== '');
  });
}
