import type { SearchAnswer } from '#lib/contract/search.ts';
import {
  bits,
  countBits,
  emptyBitmap,
  hasBit,
  haveCommon,
  intersection,
  setBit,
  union,
  type Bitmap,
} from './bitmap.ts';
import { fold } from '#lib/core/text/fold.ts';
import { documentsFor, type Choice } from './choice.ts';
import { isCommonWord } from './common-words.ts';
import { headAsWritten } from './hungarian/compounds.ts';
import type { ListingPage } from './listing-pages.ts';
import { namedPage } from './named-page.ts';
import { Narrowing } from './narrowing.ts';
import { nameKey, shopNotSold, type NotSoldEntry, type NotSoldWords } from './not-sold.ts';
import { QueryWords } from './query-words.ts';
import type { ReadModel } from './read-model.ts';
import { QueryRun } from './query-run.ts';
import { sportWeight } from './text-fields.ts';
import type { TextHits } from './text-hits.ts';
import { isBoostWord, isStopword } from './stopwords.ts';
import { isBareQuery, understand, type Understanding } from './understanding.ts';
import { isFiller, wordsOfQuery } from './words.ts';

/** The products of a choice with its query, and how the query was understood. */
export interface ProductSearchResult {
  hits: TextHits | null;
  understood: Understanding | null;
  /** The list whose name the query is (ADR-0159). */
  named: ListingPage | null;
  /** What the query names that is not sold, and what was searched instead; empty for no such thing. */
  notSold: readonly NotSoldWords[];
  /** The words that were searched, those that stand for what is not sold included. */
  searched: string;
  /** Words that nothing would have been found with. */
  leftOut: readonly string[];
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

/** Products that a normalised query finds: the one of an item number, SKU or EAN, else those with all its words. */
export function textHits(model: ReadModel, q: string, limits: TextLimits = {}): TextHits {
  const { exact = false, within = null, run = new QueryRun() } = limits;
  const live = within ?? model.everyDocument;
  const documents = emptyBitmap(model.size);
  const coded = model.coded(q);
  const hits = { documents, called: documents, scores: new Uint8Array(model.size), corrected: null };
  if (coded === null) return model.text.search(q, { live, size: model.size, exact, run }) ?? hits;
  if (hasBit(live, coded)) setBit(documents, coded);
  return hits;
}

/**
 * Finds the products of a choice for a request. `exact` takes the query as typed. The words of a corrected query are
 * read as if they had been typed so: "futócipő kékk" is of the colour that "futócipő kék" is.
 */
export function find(model: ReadModel, choice: Choice, exact: boolean, run: QueryRun): ProductSearchResult {
  const found = findAsSpelled(model, choice, exact, run);
  // Nothing is read from what was put in place of goods that are not sold, but here it would be taken for typed.
  const isInstead = found.notSold.some(({ entry }) => entry.nearest !== null);
  if (found.corrected === null || isInstead || run.isSpent) return found;
  const again = findAsSpelled(model, { ...choice, q: found.corrected }, exact, run);
  if (again.corrected !== null || readingsOf(again) <= readingsOf(found)) return found;
  const leftOut = [...new Set([...found.leftOut, ...again.leftOut])];
  return { ...again, corrected: found.corrected, notSold: found.notSold, leftOut };
}

/**
 * What a query finds once it says which goods are meant (ADR-0163): what is called so, and all of the list whose name it
 * is. What only mentions them, a jacket that no backpack rubs, is found where nothing is called so. `asTyped` finds
 * without synonyms: beside a whole kind, "jógamatrac", nothing is meant that another word for it brings.
 */
function goodsCalled(
  model: ReadModel,
  { named, hits, asTyped }: { named: ListingPage | null; hits: TextHits; asTyped: () => TextHits },
): Bitmap {
  const { documents, called } = hits;
  if (!named) return haveCommon(called, called) ? called : documents;
  const own = named.subject.category ? namedSo(model.size, asTyped()) : null;
  const isSaid = own !== null && haveCommon(own, own);
  return union(model.size, [model.documentsOf(named), isSaid ? intersection(called, own) : called]);
}

/** What the words name themselves: a sport that is called so is done with goods of other kinds. */
function namedSo(size: number, { called, scores }: TextHits): Bitmap {
  const found = emptyBitmap(size);
  for (const document of bits(called)) if ((scores[document] ?? 0) > sportWeight) setBit(found, document);
  return found;
}

/** How many filters, prices and orders were read in a query. */
function readingsOf({ understood }: ProductSearchResult): number {
  if (understood === null) return 0;
  const { values, price, sorting } = understood;
  return values.length + [price, sorting].filter((reading) => reading !== null).length;
}

function findAsSpelled(model: ReadModel, choice: Choice, exact: boolean, run: QueryRun): ProductSearchResult {
  const { q, values, within, role } = choice;
  const isPlain = q === null || exact || model.coded(q) !== null;
  const notSold = isPlain ? [] : run.notSold(() => notSoldIn(model, q));
  const query = QueryWords.of(q ?? '', notSold);
  const seek = (words: string) => run.hits(words, exact, () => textHits(model, words, { exact, within, run }));
  const isBare = notSold.length > 0 && isBareQuery(model, query, role);
  const asked = { role, live: within ?? model.everyDocument, searched: seek };
  const understood = isPlain || isBare ? null : understand(model, query, asked);
  const searched = isPlain ? (q ?? '') : query.words.join(' ');
  const plainHits = () => (q === null ? null : isBare ? noHits(model) : seek(searched));
  const allHits = understood ? understood.hits : plainHits();
  const words = allHits?.corrected ?? understood?.query ?? searched;
  const kind = namedPage(model, words);
  const asTyped = () => run.hits(words, true, () => textHits(model, words, { exact: true, within, run }));
  const hits =
    allHits && !exact
      ? { ...allHits, documents: goodsCalled(model, { named: kind, hits: allHits, asTyped }) }
      : allHits;
  // What stands in for goods that are not sold is no list that was asked for.
  const named = notSold.some(({ entry }) => entry.nearest !== null) ? null : kind;
  const ofPage = documentsFor(model, choice, choice.page);
  const narrowing = new Narrowing(model, hits ? intersection(ofPage, hits.documents) : ofPage, {
    ...choice,
    values: [...values, ...actingValues(choice, understood).map(({ value }) => value)],
    price: choice.price ?? boundsOf(understood),
  });
  const result = narrowing.result();
  const spelled = respelled(understood?.query ?? searched, hits?.corrected ?? null);
  return {
    hits,
    understood,
    named,
    notSold,
    searched,
    leftOut: [...(understood?.leftOut ?? []), ...spelled.leftOut],
    narrowing,
    result,
    total: countBits(result),
    corrected: spelled.corrected === null ? null : asShown(model, understood, spelled.corrected, run),
  };
}

/** What a query finds with all that was read in it, whatever filters are chosen: where a link that keeps it leads. */
export function foundAsRead(
  model: ReadModel,
  choice: Choice,
  { hits, understood }: ProductSearchResult,
): Bitmap | null {
  if (!hits || !understood) return hits?.documents ?? null;
  const values = understood.values.map(({ value }) => value);
  const read: Choice = { ...choice, values, price: boundsOf(understood), shop: null };
  return new Narrowing(model, hits.documents, read).result();
}

/** What a query names that the catalog does not have, of the lists of what is not sold (ADR-0114). */
export function notSoldIn(model: ReadModel, query: string): NotSoldWords[] {
  return shopNotSold.find(query.split(' '), {
    isSold: (entry) => isSold(model, entry),
    isKind: (word) => model.text.isKind(word.toLowerCase()),
    isKnown: (word) => model.text.isKnown(word.toLowerCase()),
  });
}

/** Whether the catalog has what the list says that it has not: what is on sale decides. */
export function isSold(model: ReadModel, { name, kind, keys }: NotSoldEntry): boolean {
  if (model.text.isCalled(name.toLowerCase())) return true;
  return kind === 'brand' && [...model.brands.values()].some((brand) => keys.includes(nameKey(brand.name)));
}

const noHits = (model: ReadModel): TextHits => ({
  documents: emptyBitmap(model.size),
  called: emptyBitmap(model.size),
  scores: new Uint8Array(model.size),
  corrected: null,
});

const boundsOf = (understood: Understanding | null): Choice['price'] =>
  understood?.price ? { min: understood.price.min ?? 0, max: understood.price.max ?? Infinity } : null;

/** Words of a query that were left out, where that alone was done to it; else how it was spelled. */
function respelled(query: string, corrected: string | null): { corrected: string | null; leftOut: string[] } {
  if (corrected === null) return { corrected, leftOut: [] };
  const kept = corrected.split(' ').map(fold);
  const missing = wordsOfQuery(query).filter((word) => !kept.includes(fold(word)));
  const isShortened = kept.length + missing.length === wordsOfQuery(query).length;
  if (!isShortened) return { corrected, leftOut: [] };
  return {
    corrected: null,
    leftOut: missing.filter((word) => !isStopword(word) && !isFiller(word) && !isBoostWord(word)),
  };
}

/** The filters that a query names; one that is chosen by itself goes before those of its group. */
export function actingValues({ values }: Choice, understood: Understanding | null): Understanding['values'] {
  return (understood?.values ?? []).filter(({ value }) => !values.some((chosen) => chosen.group === value.group));
}

/** A corrected query with the words that were read in it, written as the shop writes them. */
function asShown(model: ReadModel, understood: Understanding | null, query: string, run: QueryRun): string {
  const parts = [understood?.before ?? '', query, understood?.after ?? ''].filter((part) => part !== '');
  return model.text.asWritten(parts.join(' '), { size: model.size, run });
}

/** What was searched instead of the query, or could be: a spelling that finds far more than the one typed. */
export function correction(
  model: ReadModel,
  choice: Choice,
  found: ProductSearchResult,
  run: QueryRun,
): SearchAnswer['corrected'] {
  if (found.corrected !== null) return { query: found.corrected, applied: true, total: found.total };
  if (choice.q === null || found.total > fewHits || model.coded(choice.q) !== null) return null;
  const words = found.understood?.query ?? found.searched;
  const scope = { live: choice.within ?? model.everyDocument, size: model.size, isRare: found.total > 0, run };
  const spellings = model.text
    .respellings(words, scope)
    .map((spelling) => asShown(model, found.understood, spelling, run))
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
      .map((query) => countOf(model, { ...choice, q: query }, exact, run))
      .filter(({ query, total }) => total > 0 && query !== choice.q)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostRelaxations);
  const wider = [...shortened(words), ...cutToHeads(words)];
  const found = counted(wider.map((list) => list.join(' ')));
  return found.length > 0 || words.length < 3 ? found : counted(wider.flatMap(shortened).map((list) => list.join(' ')));
}

/** What a query finds that could be suggested, by the words that find it. */
function countOf(model: ReadModel, choice: Choice, exact: boolean, run: QueryRun): { query: string; total: number } {
  if (run.isSpent) return { query: choice.q ?? '', total: 0 };
  const { corrected, total } = find(model, choice, exact, run);
  return { query: corrected ?? choice.q ?? '', total };
}

/** How many products a query finds that could be suggested; none once the request has asked for too much. */
const totalOf = (model: ReadModel, choice: Choice, exact: boolean, run: QueryRun) =>
  run.isSpent ? 0 : find(model, choice, exact, run).total;

const shortened = (words: readonly string[]) => words.map((_, at) => words.toSpliced(at, 1));

function cutToHeads(words: readonly string[]): string[][] {
  return words.flatMap((word, at) => {
    const head = headAsWritten(word.toLowerCase());
    return head === null || !isCompoundOf(word.toLowerCase(), head) ? [] : [words.with(at, head)];
  });
}

/** Whether an everyday word is made of another one and its head: "kézilabda", but "zongora" ends in "óra" by chance. */
function isCompoundOf(word: string, head: string): boolean {
  return !isCommonWord(word) || isCommonWord(word.slice(0, fold(word).lastIndexOf(fold(head))));
}
