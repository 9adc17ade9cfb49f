import { bits, clearBit, haveCommon, intersection, type Bitmap } from './bitmap.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';
import { childsAge, genderOf } from './people.ts';
import type { ReadModel } from './read-model.ts';
import { meaningOfLabel, sizeFits, sizesIn, type SizeWords } from './size-words.ts';
import type { TextHits } from './text-hits.ts';
import { isStopword } from './stopwords.ts';
import { isFiller } from './words.ts';

/** Words that name reduced goods, and new ones, in the dictionary form. */
const offerWords = {
  sale: [
    'akció',
    'akciós',
    'leárazás',
    'leárazott',
    'leértékelt',
    'leértékelés',
    'kedvezményes',
    'kiárusítás',
    'kiárusított',
    'sale',
  ],
  novelty: ['újdonság'],
} as const;
const offerOfWord = new Map(
  Object.entries(offerWords).flatMap(([offer, words]) =>
    words.map((word) => [fold(word), offer === 'sale' ? 'sale' : 'novelty'] as const),
  ),
);

/** The genders, sizes and offers that a query names, told from the words to be searched. */
export interface Understanding {
  /** The words that remain, as typed. */
  query: string;
  values: readonly FilterChoiceValue[];
  hits: TextHits;
  /** The words that were taken for filters, before and after the first of those that remain. */
  before: string;
  after: string;
}

/** A value of a filter that words of a query name. */
interface Named {
  value: FilterChoiceValue;
  places: readonly number[];
}

interface Reading {
  named: readonly Named[];
  sizes: readonly SizeWords[];
}

/**
 * Takes the names of genders, sizes and offers in a query for filters where that is sure: the rest of the query finds
 * goods of this gender in this size that can be bought. `searched` finds the products of words. Null where nothing is
 * sure.
 */
export function understand(
  model: ReadModel,
  query: string,
  searched: (words: string) => TextHits | null,
): Understanding | null {
  const words = query.split(' ').filter((word) => word !== '');
  const gender = genderIn(model, words);
  const offer = offerIn(model, words);
  const sizes = sizesIn(words);
  const all = [...gender, ...offer];
  const readings: Reading[] = [
    { named: all, sizes },
    { named: all, sizes: [] },
    { named: gender, sizes },
    { named: gender, sizes: [] },
    { named: offer, sizes },
    { named: offer, sizes: [] },
    { named: [], sizes },
  ];
  const different = new Map(
    readings.map((one) => [`${one.named.map(({ value }) => value.id).join()}|${one.sizes.length}`, one]),
  );
  for (const reading of different.values()) {
    if (reading.named.length === 0 && reading.sizes.length === 0) continue;
    const understanding = asRead(model, words, reading, searched);
    if (understanding) return understanding;
  }
  return null;
}

/** The gender that a query names by any number of words; none where they contradict each other. */
function genderIn(model: ReadModel, words: readonly string[]): Named[] {
  const found = words.flatMap((word, at) => {
    const gender = genderOf(word);
    return gender === undefined ? [] : [{ gender, at }];
  });
  const aged = childsAge(words);
  const genders = new Set([...found.map(({ gender }) => gender), ...(aged.length > 0 ? ['kinder' as const] : [])]);
  const [gender, ...others] = genders;
  return gender === undefined || others.length > 0
    ? []
    : [{ value: model.values[gender], places: [...found.map(({ at }) => at), ...aged] }];
}

function offerIn(model: ReadModel, words: readonly string[]): Named[] {
  const found = words.flatMap((word, at) => {
    const bases = [...basesOf(word.toLowerCase()), ...looseBasesOf(fold(word))];
    const offer = bases.map((base) => offerOfWord.get(base)).find((one) => one !== undefined);
    return offer === undefined ? [] : [{ value: model.values[offer], places: [at] }];
  });
  return found.length === 1 ? found : [];
}

function asRead(
  model: ReadModel,
  words: readonly string[],
  { named, sizes }: Reading,
  searched: (words: string) => TextHits | null,
): Understanding | null {
  const isTaken = (at: number) =>
    named.some(({ places }) => places.includes(at)) || sizes.some(({ from, to }) => at >= from && at < to);
  const rest = words.filter((_, at) => !isTaken(at));
  if (rest.every((word) => isFiller(word.toLowerCase()) || isStopword(word.toLowerCase()))) return null;
  const hits = searched(rest.join(' '));
  if (!hits) return null;
  const within = intersection(mostRelevant(hits), ...named.map(({ value }) => value.documents));
  if (!haveCommon(within, within)) return null;
  const sized = sizes.map((size) => sizeValues(model, size, words, within));
  if (sized.some((values) => values.length === 0)) return null;
  const first = words.findIndex((_, at) => !isTaken(at));
  return {
    query: rest.join(' '),
    hits,
    values: [...named.map(({ value }) => value), ...sized.flat()],
    before: words.slice(0, first).join(' '),
    after: words.filter((_, at) => at > first && isTaken(at)).join(' '),
  };
}

/** Documents that are at least half as relevant as the best: what the words mean, not what mentions them. */
function mostRelevant({ documents, scores }: TextHits): Bitmap {
  if (!haveCommon(documents, documents)) return documents;
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const meant = documents.slice();
  for (const document of bits(documents)) if ((scores[document] ?? 0) * 2 < best) clearBit(meant, document);
  return meant;
}

/** Values of the size filter among the documents that are this size; of a bare number, unless names have it too. */
function sizeValues(
  model: ReadModel,
  { meaning, isPlain, from, to }: SizeWords,
  words: readonly string[],
  within: Bitmap,
): FilterChoiceValue[] {
  if (!isPlain && words.slice(from, to).some((word) => model.text.isInNames(word, within))) return [];
  const fitting = model.values.sizes.flatMap((value) => {
    const label = meaningOfLabel(value.name);
    const fit = label ? sizeFits(meaning, label) : 0;
    return fit > 0 && haveCommon(value.documents, within) ? [{ value, fit }] : [];
  });
  const best = Math.max(0, ...fitting.map(({ fit }) => fit));
  return fitting.filter(({ fit }) => fit === best).map(({ value }) => value);
}
