import type { SearchAnswer } from '#lib/contract/search.ts';
import { countBits, emptyBitmap, hasBit, intersection, setBit, type Bitmap } from './bitmap.ts';
import { documentsFor, type Choice } from './choice.ts';
import { headAsWritten } from './hungarian/compounds.ts';
import { Narrowing } from './narrowing.ts';
import type { ReadModel } from './read-model.ts';
import type { TextHits } from './text-index.ts';
import { understand, type Understanding } from './understanding.ts';

/** The products of a choice with its query, and how the query was understood. */
export interface ProductSearchResult {
  hits: TextHits | null;
  understood: Understanding | null;
  /** The query as it was searched, where mistyped words were replaced. */
  corrected: string | null;
  narrowing: Narrowing;
  result: Bitmap;
  total: number;
}

/** Up to how many hits another spelling is looked for, and how many times more it must find. */
const fewHits = 20;
const correctionFactor = 10;
const mostRelaxations = 4;
const longestRelaxed = 8;

/** How a query is searched: `exact` as typed, and `within` some products alone; all of them where none are named. */
interface TextLimits {
  exact?: boolean;
  within?: Bitmap | null;
}

/** Products that a normalised query finds: the one of an exact SKU or EAN, else those with all its words. */
export function textHits(model: ReadModel, q: string, { exact = false, within = null }: TextLimits = {}): TextHits {
  const live = within ?? model.everyDocument;
  const documents = emptyBitmap(model.size);
  const coded = model.codes.find(q);
  const hits = { documents, scores: new Uint8Array(model.size), corrected: null };
  if (coded === null) return model.text.search(q, { live, size: model.size, exact }) ?? hits;
  if (hasBit(live, coded)) setBit(documents, coded);
  return hits;
}

/** Finds the products of a choice. `exact` takes the query as typed. */
export function find(model: ReadModel, choice: Choice, exact: boolean): ProductSearchResult {
  const { q, values, within } = choice;
  const isCode = q !== null && model.codes.find(q) !== null;
  const understood =
    q === null || exact || isCode
      ? null
      : understand(
          model,
          q,
          memoized((words) => textHits(model, words, { within })),
        );
  const hits = understood?.hits ?? (q === null ? null : textHits(model, q, { exact, within }));
  const ofPage = documentsFor(model, choice, choice.page);
  const recognised = actingValues(choice, understood);
  const narrowing = new Narrowing(model, hits ? intersection(ofPage, hits.documents) : ofPage, {
    ...choice,
    values: [...values, ...recognised],
  });
  const result = narrowing.result();
  const corrected = hits?.corrected ?? null;
  return {
    hits,
    understood,
    narrowing,
    result,
    total: countBits(result),
    corrected: corrected === null ? null : withFilterWords(understood, corrected),
  };
}

/** Readings of one query often search the same words. */
function memoized(search: (words: string) => TextHits): (words: string) => TextHits {
  const results = new Map<string, TextHits>();
  return (words) => {
    const known = results.get(words) ?? search(words);
    results.set(words, known);
    return known;
  };
}

/** The filters that a query names; one that is chosen by itself goes before those of its group. */
export function actingValues({ values }: Choice, understood: Understanding | null): Understanding['values'] {
  return (understood?.values ?? []).filter(({ group }) => !values.some((chosen) => chosen.group === group));
}

function withFilterWords(understood: Understanding | null, query: string): string {
  return [understood?.before ?? '', query, understood?.after ?? ''].filter((part) => part !== '').join(' ');
}

/** What was searched instead of the query, or could be: a spelling that finds far more than the one typed. */
export function correction(model: ReadModel, choice: Choice, found: ProductSearchResult): SearchAnswer['corrected'] {
  if (found.corrected !== null) return { query: found.corrected, applied: true, total: found.total };
  if (choice.q === null || found.total > fewHits) return null;
  const words = found.understood?.query ?? choice.q;
  const scope = { live: choice.within ?? model.everyDocument, size: model.size, isRare: found.total > 0 };
  const spellings = model.text
    .respellings(words, scope)
    .map((spelling) => withFilterWords(found.understood, spelling))
    .map((query) => ({ query, applied: false, total: find(model, { ...choice, q: query }, false).total }));
  const [best] = spellings.toSorted((a, b) => b.total - a.total);
  return best && best.total > 0 && best.total >= found.total * correctionFactor ? best : null;
}

/**
 * Wider queries for one that finds nothing, with what each of them finds, most first: one word left out, or a compound
 * cut to what it ends in; two words left out where that is not enough.
 */
export function relaxations(model: ReadModel, choice: Choice, exact: boolean): SearchAnswer['relaxations'] {
  const words = (choice.q ?? '').split(' ').slice(0, longestRelaxed);
  const counted = (queries: readonly string[]) =>
    [...new Set(queries)]
      .filter((query) => query !== '')
      .map((query) => ({ query, total: find(model, { ...choice, q: query }, exact).total }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostRelaxations);
  const wider = [...shortened(words), ...cutToHeads(words)];
  const found = counted(wider.map((list) => list.join(' ')));
  return found.length > 0 || words.length < 3 ? found : counted(wider.flatMap(shortened).map((list) => list.join(' ')));
}

const shortened = (words: readonly string[]) => words.map((_, at) => words.toSpliced(at, 1));

function cutToHeads(words: readonly string[]): string[][] {
  return words.flatMap((word, at) => {
    const head = headAsWritten(word.toLowerCase());
    return head === null ? [] : [words.with(at, head)];
  });
}
