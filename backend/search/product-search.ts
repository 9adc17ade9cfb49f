import type { SearchAnswer } from '#lib/contract/search.ts';
import { countBits, emptyBitmap, hasBit, intersection, setBit, type Bitmap } from './bitmap.ts';
import { documentsFor, type Choice } from './choice.ts';
import { headAsWritten } from './hungarian/compounds.ts';
import { Narrowing } from './narrowing.ts';
import type { ReadModel } from './read-model.ts';
import { QueryRun } from './query-run.ts';
import type { TextHits } from './text-hits.ts';
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
  run?: QueryRun;
}

/** Products that a normalised query finds: the one of an exact SKU or EAN, else those with all its words. */
export function textHits(model: ReadModel, q: string, limits: TextLimits = {}): TextHits {
  const { exact = false, within = null, run = new QueryRun() } = limits;
  const live = within ?? model.everyDocument;
  const documents = emptyBitmap(model.size);
  const coded = model.codes.find(q);
  const hits = { documents, scores: new Uint8Array(model.size), corrected: null };
  if (coded === null) return model.text.search(q, { live, size: model.size, exact, run }) ?? hits;
  if (hasBit(live, coded)) setBit(documents, coded);
  return hits;
}

/** Finds the products of a choice for a request. `exact` takes the query as typed. */
export function find(model: ReadModel, choice: Choice, exact: boolean, run: QueryRun): ProductSearchResult {
  const { q, values, within } = choice;
  const isCode = q !== null && model.codes.find(q) !== null;
  const searched = (words: string) => run.hits(words, exact, () => textHits(model, words, { exact, within, run }));
  const understood = q === null || exact || isCode ? null : understand(model, q, searched);
  const hits = understood?.hits ?? (q === null ? null : searched(q));
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

/** The filters that a query names; one that is chosen by itself goes before those of its group. */
export function actingValues({ values }: Choice, understood: Understanding | null): Understanding['values'] {
  return (understood?.values ?? []).filter(({ group }) => !values.some((chosen) => chosen.group === group));
}

function withFilterWords(understood: Understanding | null, query: string): string {
  return [understood?.before ?? '', query, understood?.after ?? ''].filter((part) => part !== '').join(' ');
}

/** What was searched instead of the query, or could be: a spelling that finds far more than the one typed. */
export function correction(
  model: ReadModel,
  choice: Choice,
  found: ProductSearchResult,
  run: QueryRun,
): SearchAnswer['corrected'] {
  if (found.corrected !== null) return { query: found.corrected, applied: true, total: found.total };
  if (choice.q === null || found.total > fewHits) return null;
  const words = found.understood?.query ?? choice.q;
  const scope = { live: choice.within ?? model.everyDocument, size: model.size, isRare: found.total > 0, run };
  const spellings = model.text
    .respellings(words, scope)
    .map((spelling) => withFilterWords(found.understood, spelling))
    .map((query) => ({ query, applied: false, total: totalOf(model, { ...choice, q: query }, false, run) }));
  const [best] = spellings.toSorted((a, b) => b.total - a.total);
  return best && best.total > 0 && best.total >= found.total * correctionFactor ? best : null;
}

/**
 * Wider queries for one that finds nothing, with what each of them finds, most first: one word left out, or a compound
 * cut to what it ends in; two words left out where that is not enough.
 */
export function relaxations(
  model: ReadModel,
  choice: Choice,
  exact: boolean,
  run: QueryRun,
): SearchAnswer['relaxations'] {
  const words = (choice.q ?? '').split(' ').slice(0, longestRelaxed);
  const counted = (queries: readonly string[]) =>
    [...new Set(queries)]
      .filter((query) => query !== '')
      .map((query) => ({ query, total: totalOf(model, { ...choice, q: query }, exact, run) }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostRelaxations);
  const wider = [...shortened(words), ...cutToHeads(words)];
  const found = counted(wider.map((list) => list.join(' ')));
  return found.length > 0 || words.length < 3 ? found : counted(wider.flatMap(shortened).map((list) => list.join(' ')));
}

/** How many products a query finds that could be suggested; none once the request has asked for too much. */
const totalOf = (model: ReadModel, choice: Choice, exact: boolean, run: QueryRun) =>
  run.isSpent ? 0 : find(model, choice, exact, run).total;

const shortened = (words: readonly string[]) => words.map((_, at) => words.toSpliced(at, 1));

function cutToHeads(words: readonly string[]): string[][] {
  return words.flatMap((word, at) => {
    const head = headAsWritten(word.toLowerCase());
    return head === null ? [] : [words.with(at, head)];
  });
}
