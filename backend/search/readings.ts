import type { ListOrder } from '#lib/core/filters/index.ts';
import type { AgeRange } from '#lib/core/products/child-sizes.ts';
import { fold } from '#lib/core/text/fold.ts';
import type { Role } from '../catalog/model.ts';
import { bits, countCommon, emptyBitmap, haveCommon, intersection, setBit, union, type Bitmap } from './bitmap.ts';
import { colourOf, familiesByName } from './colour-words.ts';
import { factsIn, type FactWords } from './fact-words.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';
import { childsAge, genderOf, isAdult } from './people.ts';
import { priceIn } from './price-words.ts';
import type { QueryWords } from './query-words.ts';
import type { ReadModel } from './read-model.ts';
import {
  betweenLabels,
  inCentimetres,
  isChildSize,
  isSizeOfAge,
  meaningOfLabel,
  onTheContinent,
  sizeFits,
  sizesIn,
  type SizeWords,
} from './size-words.ts';
import { shopSynonyms } from './synonyms.ts';

/** Bounds of a price in forints, both included; null for none. */
export interface ReadPrice {
  min: number | null;
  max: number | null;
}

/** What one reading does to the goods that the other words find. */
export interface Acting {
  values?: readonly FilterChoiceValue[];
  price?: ReadPrice;
  sorting?: ListOrder;
  /** The goods that it leaves. */
  documents: Bitmap;
  /** Those of them that say the very number named: they stand before others of its band. */
  exact?: Bitmap | null;
}

/** Words of a query that may be a filter or an order. */
export interface Reading {
  /** Places of its words among those searched. */
  places: readonly number[];
  /** Whether its words are searched as well: a shade is finer than the family that is the filter. */
  isSearchedToo?: boolean;
  /** Whether its words are not searched where it leaves nothing of these goods: a price, or litres of goods that tell theirs. */
  isNoWords?(goods: Bitmap): boolean;
  /** Whether goods that match less well are looked at where none of those meant has it: a white cap of another kind. */
  mayBeElsewhere?: boolean;
  /** Whether it names for whom goods are. */
  isPerson?: boolean;
  /** The goods that come nearest to a number that none of these has. */
  nearest?(goods: Bitmap): Bitmap | null;
  /** Whether it says enough where nothing else is left to search. */
  standsAlone?: boolean;
  /** What it does among these goods; null where it is none of them, or would leave nothing. */
  actOn(goods: Bitmap): Acting | null;
}

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

const cheapest: ListOrder = { field: 'price', type: 'asc' };
const dearest: ListOrder = { field: 'price', type: 'desc' };
const newest: ListOrder = { field: 'added_at', type: 'desc' };
/** Words that name an order, in the dictionary form. */
const orderOfWord = new Map<string, ListOrder>([
  ...['olcsó', 'olcsóbb', 'legolcsóbb'].map((word) => [fold(word), cheapest] as const),
  ...['legdrágább'].map((word) => [fold(word), dearest] as const),
  ...['legújabb', 'legfrissebb'].map((word) => [fold(word), newest] as const),
]);

const longestBrand = 3;
const bare = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
const formsOf = (word: string) => [...basesOf(word.toLowerCase()), ...looseBasesOf(fold(word))];

/**
 * What the words of a query may be read as, the surest first: each word once. Prices come before sizes, since their
 * numbers are sizes as well.
 */
export function readingsIn(model: ReadModel, query: QueryWords, role: Role): Reading[] {
  const { words } = query;
  const named = factsIn(words).filter((fact) => !isWordOfKind(model, words, fact));
  const all = [
    ...price(model, words, role),
    ...brands(model, words),
    ...gender(model, words),
    ...facts(
      model,
      named.filter(({ isPlain }) => isPlain),
    ),
    ...sizes(model, words),
    ...offer(model, words),
    ...colour(model, words),
    ...facts(
      model,
      named.filter(({ isPlain }) => !isPlain),
    ),
    ...order(words),
  ];
  const taken = new Set<number>();
  const phrases = ledPhrasesIn(words);
  return all.filter(({ places }) => {
    if (places.some((at) => taken.has(at) || !query.isTyped(at))) return false;
    if (phrases.some((phrase) => isPartOf(places, phrase))) return false;
    for (const at of places) taken.add(at);
    return true;
  });
}

/** Places of phrases that the synonyms lead to goods as a whole: a "téli gatya" is for skiing, not trousers for winter. */
function ledPhrasesIn(words: readonly string[]): number[][] {
  const folded = words.map(fold);
  return words.flatMap((_, from) =>
    [2, 3].flatMap((length) => {
      const to = from + length;
      if (to > words.length) return [];
      const before = folded.slice(from, to - 1);
      const isLed = formsOf(words[to - 1] ?? '').some((last) => shopSynonyms.isLedPhrase([...before, last]));
      return isLed ? [placesOf(from, to)] : [];
    }),
  );
}

/** Whether some places are in a phrase, but not all of its own. */
const isPartOf = (places: readonly number[], phrase: readonly number[]) =>
  places.some((at) => phrase.includes(at)) && !phrase.every((at) => places.includes(at));

/** Whether words of a fact begin what goods are called: a "kapucnis pulóver" is one whatever its hood is. */
function isWordOfKind(model: ReadModel, words: readonly string[], { value, isPlain, from, to }: FactWords): boolean {
  return value === null && !isPlain && to < words.length && model.text.isCalled(words.slice(from, to + 1).join(' '));
}

/** A reading as filter values: those of them that goods have. */
function ofValues(values: readonly FilterChoiceValue[], size: number): Reading['actOn'] {
  return (goods) => {
    const had = values.filter(({ documents }) => haveCommon(documents, goods));
    if (had.length === 0) return null;
    const documents = union(
      size,
      had.map((value) => value.documents),
    );
    return { values: had, documents: intersection(goods, documents) };
  };
}

function price(model: ReadModel, words: readonly string[], role: Role): Reading[] {
  const found = priceIn(words);
  if (!found) return [];
  const { min, max, places } = found;
  const actOn = (goods: Bitmap): Acting | null => {
    const documents = emptyBitmap(model.size);
    for (const document of bits(goods)) {
      const own = model.pricesOf(document)[role].price;
      if (own >= (min ?? 0) && own <= (max ?? Infinity)) setBit(documents, document);
    }
    return haveCommon(documents, documents) ? { price: { min, max }, documents } : null;
  };
  return [{ places, standsAlone: true, isNoWords: () => true, actOn }];
}

const brandNames = new WeakMap<ReadModel, ReadonlyMap<string, string>>();

/** Slugs of the brands by their bare names; a model's brands stay. */
function brandsByName(model: ReadModel): ReadonlyMap<string, string> {
  const known = brandNames.get(model);
  if (known) return known;
  const made = new Map(Array.from(model.brands.values(), ({ slug, name }) => [bare(name), slug]));
  brandNames.set(model, made);
  return made;
}

/** Names of brands; a name that is a word for goods as well stays a word. */
function brands(model: ReadModel, words: readonly string[]): Reading[] {
  const byName = brandsByName(model);
  const found: Reading[] = [];
  for (let length = Math.min(longestBrand, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length);
      const value = model.values.brands.get(byName.get(bare(part.join(''))) ?? '');
      if (!value || (length === 1 && isWordForGoods(model, part[0] ?? ''))) continue;
      found.push({ places: placesOf(from, from + length), standsAlone: true, actOn: ofValues([value], model.size) });
    }
  }
  return found;
}

const isWordForGoods = (model: ReadModel, word: string) =>
  model.text.isMoreThanBrand(word) || shopSynonyms.of([fold(word)]).length > 0;

/** The gender that a query names by any number of words; none where they contradict each other. */
function gender(model: ReadModel, words: readonly string[]): Reading[] {
  const found = words.flatMap((word, at) => {
    const named = genderOf(word);
    return named === undefined ? [] : [{ named, at }];
  });
  const child = childsAge(words);
  const aged = child?.places ?? [];
  const adult = words.flatMap((word, at) => (isAdult(word) ? [at] : []));
  const genders = new Set([...found.map(({ named }) => named), ...(aged.length > 0 ? ['kinder' as const] : [])]);
  const [only, ...others] = genders;
  if (others.length > 0 || (only === 'kinder' && adult.length > 0)) return [];
  if (only === undefined) {
    const { female, male } = model.values;
    return adult.length === 0 ? [] : [{ places: adult, isPerson: true, actOn: ofValues([female, male], model.size) }];
  }
  const places = [...found.map(({ at }) => at), ...aged, ...adult];
  const act = ofValues([model.values[only]], model.size);
  return [{ places, isPerson: true, actOn: child ? (goods) => ofAge(model, child.years, act(goods)) : act }];
}

/** An age as the sizes that are worn at it, where most of the goods for children come in sizes of theirs (ADR-0130). */
function ofAge(model: ReadModel, years: AgeRange, forChildren: Acting | null): Acting | null {
  if (!forChildren) return null;
  const { documents, values = [] } = forChildren;
  const worn = model.values.sizes.filter((value) => haveCommon(value.documents, documents));
  const all = worn.filter(({ name }) => isChildSize(name)).map((value) => value.documents);
  if (countCommon(union(model.size, all), documents) * 2 < countCommon(documents, documents)) return forChildren;
  const fitting = worn.filter(({ name }) => isSizeOfAge(name, years));
  const sized = ofValues(fitting, model.size)(documents);
  return sized ? { values: [...values, ...(sized.values ?? [])], documents: sized.documents } : forChildren;
}

function offer(model: ReadModel, words: readonly string[]): Reading[] {
  const found = words.flatMap((word, at) => {
    const named = formsOf(word)
      .map((base) => offerOfWord.get(base))
      .find((one) => one !== undefined);
    return named === undefined
      ? []
      : [{ places: [at], standsAlone: true, actOn: ofValues([model.values[named]], model.size) }];
  });
  return found.length === 1 ? found : [];
}

/** The colours of a query are one reading: "fekete vagy kék". */
function colour(model: ReadModel, words: readonly string[]): Reading[] {
  const families = familiesByName(model.values);
  const found = words.flatMap((word, at) => {
    const named = colourOf(families, word);
    return named ? [{ ...named, at, word }] : [];
  });
  if (found.length === 0) return [];
  const isShade = found.some(({ isFamily, word }) => !isFamily && isColourHere(model, word));
  const act = ofValues([...new Set(found.flatMap(({ families }) => families))], model.size);
  // "Hófehér" and "Fekete Pálya" are names of goods; "kék" beside other words is a colour.
  const isInModels = (word: string, goods: Bitmap) => model.text.isInNames(word, goods, 'model');
  const isName = (goods: Bitmap) =>
    found.some(
      ({ word, at, isFamily }) => isInModels(word, goods) && (!isFamily || isInModels(words[at + 1] ?? '', goods)),
    );
  return [
    {
      places: found.map(({ at }) => at),
      isSearchedToo: isShade,
      mayBeElsewhere: true,
      actOn: (goods) => (isName(goods) ? null : act(goods)),
    },
  ];
}

/** Whether goods have a colour of this name, or one that is called otherwise. */
const isColourHere = (model: ReadModel, word: string) =>
  [word, ...shopSynonyms.of([fold(word)]).flatMap((phrase) => (phrase.length === 1 ? phrase : []))].some((name) =>
    model.text.isColour(name),
  );

function order(words: readonly string[]): Reading[] {
  const found = words.flatMap((word, at) => {
    const named = formsOf(word)
      .map((base) => orderOfWord.get(base))
      .find((one) => one !== undefined);
    return named ? [{ places: [at], actOn: (goods: Bitmap) => ({ sorting: named, documents: goods }) }] : [];
  });
  return found.length === 1 ? found : [];
}

/** The same words may stand for several facts: the one that most of the goods have is meant. */
function facts(model: ReadModel, all: readonly FactWords[]): Reading[] {
  const alike = Map.groupBy(all, ({ from, to }) => `${from} ${to}`);
  return Array.from(alike.values(), (found) => {
    const [{ from, to } = { from: 0, to: 0 }] = found;
    const named = found.flatMap((fact) => {
      const value = model.values.find(fact.id);
      return value ? [{ ...fact, filter: value }] : [];
    });
    const isPlain = found.every((one) => one.isPlain);
    const isTold = (goods: Bitmap) =>
      named.some(({ filter }) =>
        model.values.ofGroup(filter.group).some(({ documents }) => haveCommon(documents, goods)),
      );
    return {
      places: placesOf(from, to),
      isNoWords: (goods) => isPlain && isTold(goods),
      mayBeElsewhere: isPlain,
      standsAlone: isPlain && named.length === 1,
      nearest: (goods) => {
        const all = named.flatMap(({ key, value }) =>
          value === null ? [] : (model.factNumbers.nearest(key, value, goods) ?? []),
        );
        return all.length > 0 ? union(model.size, all) : null;
      },
      actOn: (goods) => {
        const counted = named.map((fact) => ({ fact, count: countCommon(fact.filter.documents, goods) }));
        const [best] = counted.toSorted((a, b) => b.count - a.count);
        if (!best || best.count === 0) return null;
        const { key, value, filter } = best.fact;
        const acting = ofValues([filter], model.size)(goods);
        return acting && { ...acting, exact: value === null ? null : model.factNumbers.exactly(key, value, goods) };
      },
    };
  });
}

const placesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

function sizes(model: ReadModel, words: readonly string[]): Reading[] {
  return sizesIn(words).map((size) => ({
    places: placesOf(size.from, size.to),
    mayBeElsewhere: size.isPlain,
    actOn: (goods) => {
      if (size.scale) return ofValues(scaledValues(model, size, words, goods), model.size)(goods);
      const own = sizeValues(model, size, words, goods);
      const centimetres = own.length > 0 ? null : inCentimetres(size);
      const values = centimetres ? sizeValues(model, centimetres, words, goods) : own;
      return values.length === 0 ? null : ofValues(values, model.size)(goods);
    },
  }));
}

/** Values that are a size of another scale of shoes, which is that of men where the query does not say whose. */
function scaledValues(model: ReadModel, size: SizeWords, words: readonly string[], within: Bitmap) {
  const gender = words.map(genderOf).find((named) => named !== undefined) ?? 'unisex';
  const same = onTheContinent(size, gender);
  const exact = same.flatMap((one) => sizeValues(model, one, words, within, false));
  const values = exact.length > 0 ? exact : same.flatMap((one) => sizeValues(model, one, words, within));
  return [...new Set(values)];
}

/** Values of the size filter among the documents that are this size; of a bare number, unless names have it too. */
function sizeValues(
  model: ReadModel,
  { meaning, isPlain, from, to }: SizeWords,
  words: readonly string[],
  within: Bitmap,
  mayBeBeside = true,
): FilterChoiceValue[] {
  if (!isPlain && words.slice(from, to).some((word) => model.text.isInNames(word, within))) return [];
  const offered = model.values.sizes.flatMap((value) => {
    const label = meaningOfLabel(value.name);
    return label && haveCommon(value.documents, within) ? [{ value, label }] : [];
  });
  const fitting = offered.map(({ value, label }) => ({ value, fit: sizeFits(meaning, label) }));
  const best = Math.max(0, ...fitting.map(({ fit }) => fit));
  if (best > 0) return fitting.filter(({ fit }) => fit === best).map(({ value }) => value);
  if (!mayBeBeside) return [];
  const beside = betweenLabels(
    meaning,
    offered.map(({ label }) => label),
  );
  return offered.filter(({ label }) => beside.includes(label)).map(({ value }) => value);
}
