import type { ListOrder } from '#lib/core/filters/index.ts';
import type { Role } from '../catalog/model.ts';
import { bits, clearBit, hasBit, haveCommon, intersection, type Bitmap } from './bitmap.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import type { QueryWords } from './query-words.ts';
import type { ReadModel } from './read-model.ts';
import { readingsIn, type Acting, type Reading, type ReadPrice } from './readings.ts';
import { isStopword } from './stopwords.ts';
import type { TextHits } from './text-hits.ts';
import { isFiller } from './words.ts';

/** A reading that acts on the result. `without` is the query as typed without its words. */
interface ActingReading extends Acting {
  without: string;
}

/** How the words of a query are read: filters, a price, an order, and the words that remain. */
export interface Understanding {
  /** The words that remain. */
  query: string;
  values: readonly { value: FilterChoiceValue; without: string }[];
  price: (ReadPrice & { without: string }) | null;
  sorting: (ListOrder & { without: string }) | null;
  /** What the words that remain find; null for every product. */
  hits: TextHits | null;
  /** The goods that they mean: at least half as relevant as the best. */
  meant: Bitmap;
  /** Of the goods that remain, those that say the very number named, or come nearest to it; null for no such number. */
  exact: Bitmap | null;
  /** A kind that there is for others alone, in the words typed: "gyerek sícipő"; null for none. */
  forOthers: string | null;
  /** Words that nothing would have been found with. */
  leftOut: readonly string[];
  /** The words that were taken for something, before and after the first of those that remain. */
  before: string;
  after: string;
}

interface Asked {
  role: Role;
  /** Products that alone may be found. */
  live: Bitmap;
  /** Finds the products of words. */
  searched: (words: string) => TextHits;
}

/**
 * Reads brands, genders, sizes, offers, colours, prices and orders in a query, where goods that the rest of it finds
 * have them. A reading that would leave nothing is words again where that finds such goods, and else left out and said.
 * Null where all of it is words.
 */
export function understand(model: ReadModel, query: QueryWords, asked: Asked): Understanding | null {
  const { words } = query;
  const readings = readingsIn(model, query, asked.role);
  if (readings.length === 0) return null;
  const allPlaces = placesLeft(words, readings);
  const isBare = allPlaces.every((at) => saysNothing(words[at] ?? ''));
  if (isBare && !readings.some(({ standsAlone }) => standsAlone)) return null;
  const wordsAt = (places: readonly number[]) =>
    places
      .toSorted((a, b) => a - b)
      .map((at) => words[at] ?? '')
      .join(' ');
  const { searchedPlaces, hits } = isBare
    ? { searchedPlaces: allPlaces, hits: null }
    : searchedFor(allPlaces, readings, (places) => asked.searched(wordsAt(places)));
  const { goods, acting, failed, within } = actOnMeant(hits, asked.live, readings, query);
  if (!haveCommon(goods, goods)) return null;
  if (isBare && acting.length === 0) return null;
  const rest = asWords({ places: searchedPlaces, hits }, failed, goods, (places) => {
    const found = asked.searched(wordsAt(places));
    return haveCommon(found.documents, within) ? found : null;
  });
  if (acting.length === 0 && rest.leftOut.length === 0) return null;
  const remaining = isBare ? [] : rest.places;
  const first = remaining[0] ?? words.length;
  const leftOutPlaces = rest.leftOut.flatMap(({ places }) => places);
  const nobody = rest.leftOut.find((reading) => reading.isPerson === true && isMadeForSomebody(model, goods));
  const isTaken = (at: number) => !remaining.includes(at) && !leftOutPlaces.includes(at);
  const price = acting.find((one) => one.price !== undefined);
  const sorting = acting.find((one) => one.sorting !== undefined);
  return {
    query: wordsAt(remaining),
    values: acting.flatMap(({ values = [], without }) => values.map((value) => ({ value, without }))),
    price: price?.price ? { ...price.price, without: price.without } : null,
    sorting: sorting?.sorting ? { ...sorting.sorting, without: sorting.without } : null,
    hits: isBare ? null : rest.hits,
    meant: goods,
    exact: exactOf(acting, rest.leftOut, within),
    forOthers: nobody && hits ? wordsAt([...remaining, ...nobody.places]) : null,
    leftOut: rest.leftOut.filter((reading) => reading !== nobody).map(({ places }) => wordsAt(places)),
    before: words
      .slice(0, first)
      .filter((_, at) => isTaken(at))
      .join(' '),
    after: words.filter((_, at) => at > first && isTaken(at)).join(' '),
  };
}

/** Whether nothing of a query says which goods are meant: all of it is fillers, genders, sizes and the like. */
export function isBareQuery(model: ReadModel, query: QueryWords, role: Role): boolean {
  return placesLeft(query.words, readingsIn(model, query, role)).every((at) => saysNothing(query.words[at] ?? ''));
}

const placesLeft = (words: readonly string[], readings: readonly Reading[]) =>
  words.flatMap((_, at) =>
    readings.some(({ places, isSearchedToo }) => places.includes(at) && isSearchedToo !== true) ? [] : [at],
  );

const saysNothing = (word: string) => isFiller(word.toLowerCase()) || isStopword(word.toLowerCase());

/** What the words that are searched find; where no goods have a shade by its name, the family that it is of is enough. */
function searchedFor(
  places: readonly number[],
  readings: readonly Reading[],
  find: (places: readonly number[]) => TextHits,
): { searchedPlaces: readonly number[]; hits: TextHits } {
  const hits = find(places);
  const shades = readings.flatMap((reading) => (reading.isSearchedToo === true ? reading.places : []));
  const others = places.filter((at) => !shades.includes(at));
  if (haveCommon(hits.documents, hits.documents) || others.length === places.length || others.length === 0)
    return { searchedPlaces: places, hits };
  return { searchedPlaces: others, hits: find(others) };
}

/**
 * The readings as they act on the goods that are meant, or, where that leaves more of them, on those that match a third
 * as well as the best: where no knitted cap is white, a white cap with a peak is meant.
 */
function actOnMeant(hits: TextHits | null, live: Bitmap, readings: readonly Reading[], query: QueryWords) {
  const goods = hits ? mostRelevant(hits, 2) : live;
  const found = { goods, ...actOn(goods, readings, query) };
  if (!hits || !found.failed.some(({ mayBeElsewhere }) => mayBeElsewhere === true)) return found;
  const wider = mostRelevant(hits, 3);
  const elsewhere = { goods: wider, ...actOn(wider, readings, query) };
  return elsewhere.failed.length < found.failed.length ? elsewhere : found;
}

/** What says the numbers that act, or comes nearest to those that do not. */
function exactOf(acting: readonly Acting[], leftOut: readonly Reading[], within: Bitmap): Bitmap | null {
  const all = [
    ...acting.flatMap(({ exact }) => exact ?? []),
    ...leftOut.flatMap(({ nearest }) => nearest?.(within) ?? []),
  ];
  const [first, ...others] = all;
  return first ? intersection(first, ...others) : null;
}

/** Whether goods are made for women, men or children each: who is not among them, has no such thing here. */
const isMadeForSomebody = ({ values }: ReadModel, goods: Bitmap) =>
  bits(goods).some((document) => !hasBit(values.unisex.documents, document));

/** The readings that leave some of the goods, each of those that the ones before it left, and those that leave none. */
function actOn(goods: Bitmap, readings: readonly Reading[], query: QueryWords) {
  const acting: ActingReading[] = [];
  const failed: Reading[] = [];
  let within = goods;
  for (const reading of readings) {
    const acts = reading.actOn(within);
    if (acts && haveCommon(acts.documents, acts.documents)) {
      within = acts.documents;
      acting.push({ ...acts, without: query.without(reading.places) });
    } else {
      failed.push(reading);
    }
  }
  return { acting, failed, within };
}

/** Takes the failed readings for words, one by one, where `find` still finds what the others mean. */
function asWords(
  searched: { places: readonly number[]; hits: TextHits | null },
  failed: readonly Reading[],
  goods: Bitmap,
  find: (places: readonly number[]) => TextHits | null,
) {
  let found = searched;
  const leftOut: Reading[] = [];
  for (const reading of failed) {
    const wider = [...new Set([...found.places, ...reading.places])].toSorted((a, b) => a - b);
    const next = reading.isNoWords?.(goods) === true ? null : find(wider);
    // What is found by leaving the words out again, or by others, is not found by them.
    if (next && next.corrected === null) found = { places: wider, hits: next };
    else leftOut.push(reading);
  }
  return { ...found, leftOut };
}

/** Documents that are a half, or another part, as relevant as the best: what the words mean, not what mentions them. */
export function mostRelevant({ documents, scores }: TextHits, parts: number): Bitmap {
  if (!haveCommon(documents, documents)) return documents;
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const meant = documents.slice();
  for (const document of bits(documents)) if ((scores[document] ?? 0) * parts < best) clearBit(meant, document);
  return meant;
}
